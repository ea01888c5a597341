import { accounts as accountsEn } from '#accounts/messages/en.ts';
import { accounts as accountsFr } from '#accounts/messages/fr.ts';
import type { Language } from '#basics/language.ts';
import { choices as choicesEn } from '#choices/messages/en.ts';
import { choices as choicesFr } from '#choices/messages/fr.ts';
import { cms as cmsEn } from '#cms/messages/en.ts';
import { cms as cmsFr } from '#cms/messages/fr.ts';
import { company as companyEn } from '#company/messages/en.ts';
import { company as companyFr } from '#company/messages/fr.ts';
import { gifts as giftsEn } from '#gifts/messages/en.ts';
import { gifts as giftsFr } from '#gifts/messages/fr.ts';
import { invoices as invoicesEn } from '#invoices/messages/en.ts';
import { invoices as invoicesFr } from '#invoices/messages/fr.ts';
import { listening as listeningEn } from '#listening/messages/en.ts';
import { listening as listeningFr } from '#listening/messages/fr.ts';
import { risks as risksEn } from '#risks/messages/en.ts';
import { risks as risksFr } from '#risks/messages/fr.ts';
import { shop as shopEn } from '#shop/messages/en.ts';
import { shop as shopFr } from '#shop/messages/fr.ts';
import { site as siteEn } from '#site/messages/en.ts';
import { site as siteFr } from '#site/messages/fr.ts';
import { subscriptions as subscriptionsEn } from '#subscriptions/messages/en.ts';
import { subscriptions as subscriptionsFr } from '#subscriptions/messages/fr.ts';
import { en as frameEn } from './messages/frame.en.ts';
import { fr as frameFr } from './messages/frame.fr.ts';
import { en as paletteEn } from './messages/palette.en.ts';
import { fr as paletteFr } from './messages/palette.fr.ts';
import { en as shellEn } from './messages/shell.en.ts';
import { fr as shellFr } from './messages/shell.fr.ts';

const FR = {
  shell: shellFr,
  frame: frameFr,
  palette: paletteFr,
  accounts: accountsFr,
  choices: choicesFr,
  cms: cmsFr,
  company: companyFr,
  invoices: invoicesFr,
  gifts: giftsFr,
  listening: listeningFr,
  risks: risksFr,
  shop: shopFr,
  site: siteFr,
  subscriptions: subscriptionsFr,
};
const EN = {
  shell: shellEn,
  frame: frameEn,
  palette: paletteEn,
  accounts: accountsEn,
  choices: choicesEn,
  cms: cmsEn,
  company: companyEn,
  invoices: invoicesEn,
  gifts: giftsEn,
  listening: listeningEn,
  risks: risksEn,
  shop: shopEn,
  site: siteEn,
  subscriptions: subscriptionsEn,
};

/** Every text of the product. On the server only: a page is sent the parts it asks for. */
export const MESSAGES: Readonly<Record<Language, typeof FR>> = { fr: FR, en: EN };

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language;
    Messages: typeof FR;
  }
}
