import { en as allergens } from './allergens.en.ts';
import { en as approvals } from './approvals.en.ts';
import { en as boutique } from './boutique.en.ts';
import { en as box } from './box.en.ts';
import { en as cancel } from './cancel.en.ts';
import { en as cart } from './cart.en.ts';
import { en as checkout } from './checkout.en.ts';
import { en as composer } from './composer.en.ts';
import { en as disputeReasons } from './dispute-reasons.en.ts';
import { en as licence } from './licence.en.ts';
import { en as orders } from './orders.en.ts';
import { en as originPassport } from './origin-passport.en.ts';
import { en as parcels } from './parcels.en.ts';
import { en as partnerFile } from './partner-file.en.ts';
import { en as product } from './product.en.ts';
import { en as quote } from './quote.en.ts';
import { en as returns } from './returns.en.ts';
import { en as simulator } from './simulator.en.ts';
import { en as success } from './success.en.ts';

export const shop = {
  allergens,
  approvals,
  boutique,
  box,
  cancel,
  cart,
  checkout,
  composer,
  disputeReasons,
  licence,
  orders,
  originPassport,
  parcels,
  partnerFile,
  product,
  quote,
  returns,
  simulator,
  success,
};
