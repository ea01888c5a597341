import { fr as allergens } from './allergens.fr.ts';
import { fr as boutique } from './boutique.fr.ts';
import { fr as box } from './box.fr.ts';
import { fr as composer } from './composer.fr.ts';
import { fr as originPassport } from './origin-passport.fr.ts';
import { fr as product } from './product.fr.ts';
import { fr as staffItems } from './staff-items.fr.ts';
import { fr as staffMedia } from './staff-media.fr.ts';
import { fr as staffProducts } from './staff-products.fr.ts';

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
