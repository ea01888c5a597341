import { fr as items } from './items.fr.ts';
import { fr as products } from './products.fr.ts';
import { fr as quotes } from './quotes.fr.ts';
import { fr as requests } from './requests.fr.ts';
import { fr as space } from './space.fr.ts';

export const cms = { items, products, quotes, requests, space };
