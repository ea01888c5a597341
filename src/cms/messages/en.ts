import { en as items } from './items.en.ts';
import { en as products } from './products.en.ts';
import { en as settings } from './settings.en.ts';
import { en as space } from './space.en.ts';

export const cms = { items, products, settings, space };
