import { accounts as accountsEn } from '#accounts/messages/en.ts';
import { accounts as accountsFr } from '#accounts/messages/fr.ts';
import type { Language } from '#basics/language.ts';
import { company as companyEn } from '#company/messages/en.ts';
import { company as companyFr } from '#company/messages/fr.ts';
import { listening as listeningEn } from '#listening/messages/en.ts';
import { listening as listeningFr } from '#listening/messages/fr.ts';
import { risks as risksEn } from '#risks/messages/en.ts';
import { risks as risksFr } from '#risks/messages/fr.ts';
import { approvals as approvalsEn } from '#shop/approvals/messages/en.ts';
import { approvals as approvalsFr } from '#shop/approvals/messages/fr.ts';
import { catalogue as catalogueEn } from '#shop/catalogue/messages/en.ts';
import { catalogue as catalogueFr } from '#shop/catalogue/messages/fr.ts';
import { choices as choicesEn } from '#shop/choices/messages/en.ts';
import { choices as choicesFr } from '#shop/choices/messages/fr.ts';
import { gifts as giftsEn } from '#shop/gifts/messages/en.ts';
import { gifts as giftsFr } from '#shop/gifts/messages/fr.ts';
import { invoices as invoicesEn } from '#shop/invoices/messages/en.ts';
import { invoices as invoicesFr } from '#shop/invoices/messages/fr.ts';
import { licences as licencesEn } from '#shop/licences/messages/en.ts';
import { licences as licencesFr } from '#shop/licences/messages/fr.ts';
import { orders as ordersEn } from '#shop/orders/messages/en.ts';
import { orders as ordersFr } from '#shop/orders/messages/fr.ts';
import { partners as partnersEn } from '#shop/partners/messages/en.ts';
import { partners as partnersFr } from '#shop/partners/messages/fr.ts';
import { quotes as quotesEn } from '#shop/quotes/messages/en.ts';
import { quotes as quotesFr } from '#shop/quotes/messages/fr.ts';
import { returns as returnsEn } from '#shop/returns/messages/en.ts';
import { returns as returnsFr } from '#shop/returns/messages/fr.ts';
import { simulator as simulatorEn } from '#shop/simulator/messages/en.ts';
import { simulator as simulatorFr } from '#shop/simulator/messages/fr.ts';
import { subscriptions as subscriptionsEn } from '#shop/subscriptions/messages/en.ts';
import { subscriptions as subscriptionsFr } from '#shop/subscriptions/messages/fr.ts';
import { site as siteEn } from '#site/messages/en.ts';
import { site as siteFr } from '#site/messages/fr.ts';
import { staff as staffEn } from '#staff/messages/en.ts';
import { staff as staffFr } from '#staff/messages/fr.ts';
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
  company: companyFr,
  invoices: invoicesFr,
  gifts: giftsFr,
  listening: listeningFr,
  risks: risksFr,
  subscriptions: subscriptionsFr,
  approvals: approvalsFr,
  catalogue: catalogueFr,
  licences: licencesFr,
  orders: ordersFr,
  partners: partnersFr,
  quotes: quotesFr,
  returns: returnsFr,
  simulator: simulatorFr,
  site: siteFr,
  staff: staffFr,
};
const EN = {
  shell: shellEn,
  frame: frameEn,
  palette: paletteEn,
  accounts: accountsEn,
  choices: choicesEn,
  company: companyEn,
  invoices: invoicesEn,
  gifts: giftsEn,
  listening: listeningEn,
  risks: risksEn,
  subscriptions: subscriptionsEn,
  approvals: approvalsEn,
  catalogue: catalogueEn,
  licences: licencesEn,
  orders: ordersEn,
  partners: partnersEn,
  quotes: quotesEn,
  returns: returnsEn,
  simulator: simulatorEn,
  site: siteEn,
  staff: staffEn,
};

/** Every text of the product. On the server only: a page is sent the parts it asks for. */
export const MESSAGES: Readonly<Record<Language, typeof FR>> = { fr: FR, en: EN };

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language;
    Messages: typeof FR;
  }
}
