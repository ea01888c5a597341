import { fr as home } from './home.fr.ts';
import { fr as items } from './items.fr.ts';
import { fr as journal } from './journal.fr.ts';
import { fr as media } from './media.fr.ts';
import { fr as products } from './products.fr.ts';
import { fr as space } from './space.fr.ts';

export const cms = { home, items, journal, media, products, space };
