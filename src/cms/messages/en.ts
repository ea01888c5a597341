import { en as home } from './home.en.ts';
import { en as items } from './items.en.ts';
import { en as journal } from './journal.en.ts';
import { en as media } from './media.en.ts';
import { en as orders } from './orders.en.ts';
import { en as partnerLetters } from './partner-letters.en.ts';
import { en as partners } from './partners.en.ts';
import { en as products } from './products.en.ts';
import { en as quotes } from './quotes.en.ts';
import { en as requests } from './requests.en.ts';
import { en as settings } from './settings.en.ts';
import { en as space } from './space.en.ts';
import { en as subscriptions } from './subscriptions.en.ts';

export const cms = {
  home,
  items,
  journal,
  media,
  orders,
  partnerLetters,
  partners,
  products,
  quotes,
  requests,
  settings,
  space,
  subscriptions,
};
