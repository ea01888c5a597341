import { fr as items } from './items.fr.ts';
import { fr as partners } from './partners.fr.ts';
import { fr as products } from './products.fr.ts';
import { fr as space } from './space.fr.ts';

export const cms = { items, partners, products, space };
