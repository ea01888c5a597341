import { texts as about } from './messages/about.ts';
import { texts as home } from './messages/home.ts';
import { texts as international } from './messages/international.ts';
import { texts as legalNotice } from './messages/legal-notice.ts';
import { texts as legalPage } from './messages/legal-page.ts';
import { texts as manifesto } from './messages/manifesto.ts';
import { texts as mobile } from './messages/mobile.ts';
import { texts as privacy } from './messages/privacy.ts';
import { texts as saas } from './messages/saas.ts';
import { texts as saasMethod } from './messages/saas-method.ts';
import { texts as scoreExample } from './messages/score-example.ts';
import { texts as terms } from './messages/terms.ts';
import { texts as whoSees } from './messages/who-sees.ts';

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
  saasMethod,
  scoreExample,
  terms,
  whoSees,
};
