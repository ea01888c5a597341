import { en as about } from './about.en.ts';
import { en as home } from './home.en.ts';
import { en as international } from './international.en.ts';
import { en as legalNotice } from './legal-notice.en.ts';
import { en as legalPage } from './legal-page.en.ts';
import { en as manifesto } from './manifesto.en.ts';
import { en as mobile } from './mobile.en.ts';
import { en as privacy } from './privacy.en.ts';
import { en as saas } from './saas.en.ts';
import { en as scoreExample } from './score-example.en.ts';
import { en as terms } from './terms.en.ts';
import { en as whoSees } from './who-sees.en.ts';

export const site = {
  about,
  home,
  international,
  legalNotice,
  legalPage,
  manifesto,
  mobile,
  privacy,
  saas,
  scoreExample,
  terms,
  whoSees,
};
