import { en as home } from './home.en.ts';
import { en as items } from './items.en.ts';
import { en as journal } from './journal.en.ts';
import { en as media } from './media.en.ts';
import { en as products } from './products.en.ts';
import { en as space } from './space.en.ts';

export const cms = { home, items, journal, media, products, space };
