import { fr as home } from './home.fr.ts';
import { fr as items } from './items.fr.ts';
import { fr as journal } from './journal.fr.ts';
import { fr as media } from './media.fr.ts';
import { fr as orders } from './orders.fr.ts';
import { fr as partnerLetters } from './partner-letters.fr.ts';
import { fr as partners } from './partners.fr.ts';
import { fr as products } from './products.fr.ts';
import { fr as quotes } from './quotes.fr.ts';
import { fr as requests } from './requests.fr.ts';
import { fr as settings } from './settings.fr.ts';
import { fr as space } from './space.fr.ts';
import { fr as subscriptions } from './subscriptions.fr.ts';

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
