import { texts as allergens } from './messages/allergens.ts';
import { texts as boutique } from './messages/boutique.ts';
import { texts as box } from './messages/box.ts';
import { texts as composer } from './messages/composer.ts';
import { texts as originPassport } from './messages/origin-passport.ts';
import { texts as product } from './messages/product.ts';
import { texts as staffItems } from './messages/staff-items.ts';
import { texts as staffMedia } from './messages/staff-media.ts';
import { texts as staffProducts } from './messages/staff-products.ts';

export const catalogue = {
  allergens,
  boutique,
  box,
  composer,
  originPassport,
  product,
  staffItems,
  staffMedia,
  staffProducts,
};
