import { en as allergens } from './allergens.en.ts';
import { en as boutique } from './boutique.en.ts';
import { en as box } from './box.en.ts';
import { en as composer } from './composer.en.ts';
import { en as originPassport } from './origin-passport.en.ts';
import { en as product } from './product.en.ts';
import { en as staffItems } from './staff-items.en.ts';
import { en as staffMedia } from './staff-media.en.ts';
import { en as staffProducts } from './staff-products.en.ts';

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
