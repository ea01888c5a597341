import { accounts } from '#accounts/messages.ts';
import type { Language } from '#basics/language.ts';
import { type InLanguage, inLanguages } from '#basics/messages.ts';
import { company } from '#company/messages.ts';
import { imports } from '#imports/messages.ts';
import { listening } from '#listening/messages.ts';
import { risks } from '#risks/messages.ts';
import { approvals } from '#shop/approvals/messages.ts';
import { catalogue } from '#shop/catalogue/messages.ts';
import { choices } from '#shop/choices/messages.ts';
import { gifts } from '#shop/gifts/messages.ts';
import { integrations } from '#shop/integrations/messages.ts';
import { invoices } from '#shop/invoices/messages.ts';
import { licences } from '#shop/licences/messages.ts';
import { orders } from '#shop/orders/messages.ts';
import { partners } from '#shop/partners/messages.ts';
import { quotes } from '#shop/quotes/messages.ts';
import { returns } from '#shop/returns/messages.ts';
import { simulator } from '#shop/simulator/messages.ts';
import { subscriptions } from '#shop/subscriptions/messages.ts';
import { site } from '#site/messages.ts';
import { staff } from '#staff/messages.ts';
import { texts as frame } from './messages/frame.ts';
import { texts as palette } from './messages/palette.ts';
import { texts as shell } from './messages/shell.ts';

/** Every text of the product, both languages side by side. */
export const TEXTS = {
  shell,
  frame,
  palette,
  accounts,
  choices,
  company,
  integrations,
  invoices,
  gifts,
  imports,
  listening,
  risks,
  subscriptions,
  approvals,
  catalogue,
  licences,
  orders,
  partners,
  quotes,
  returns,
  simulator,
  site,
  staff,
};

type Messages = InLanguage<typeof TEXTS>;

/** The same by language. On the server only: a page is sent the parts it asks for. */
export const MESSAGES: Readonly<Record<Language, Messages>> = inLanguages(TEXTS);

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language;
    Messages: Messages;
  }
}
