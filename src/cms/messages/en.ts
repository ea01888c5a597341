import { en as items } from './items.en.ts';
import { en as products } from './products.en.ts';
import { en as quotes } from './quotes.en.ts';
import { en as requests } from './requests.en.ts';
import { en as space } from './space.en.ts';

export const cms = { items, products, quotes, requests, space };
