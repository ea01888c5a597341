import { en as products } from './products.en.ts';
import { en as space } from './space.en.ts';

export const cms = { products, space };
