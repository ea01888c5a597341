import { fr as about } from './about.fr.ts';
import { fr as home } from './home.fr.ts';
import { fr as international } from './international.fr.ts';
import { fr as legalNotice } from './legal-notice.fr.ts';
import { fr as legalPage } from './legal-page.fr.ts';
import { fr as manifesto } from './manifesto.fr.ts';
import { fr as mobile } from './mobile.fr.ts';
import { fr as privacy } from './privacy.fr.ts';
import { fr as saas } from './saas.fr.ts';
import { fr as scoreExample } from './score-example.fr.ts';
import { fr as terms } from './terms.fr.ts';
import { fr as whoSees } from './who-sees.fr.ts';

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
