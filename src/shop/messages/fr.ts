import { fr as allergens } from './allergens.fr.ts';
import { fr as approvals } from './approvals.fr.ts';
import { fr as boutique } from './boutique.fr.ts';
import { fr as box } from './box.fr.ts';
import { fr as cancel } from './cancel.fr.ts';
import { fr as cart } from './cart.fr.ts';
import { fr as checkout } from './checkout.fr.ts';
import { fr as composer } from './composer.fr.ts';
import { fr as disputeReasons } from './dispute-reasons.fr.ts';
import { fr as licence } from './licence.fr.ts';
import { fr as orders } from './orders.fr.ts';
import { fr as originPassport } from './origin-passport.fr.ts';
import { fr as parcels } from './parcels.fr.ts';
import { fr as partnerFile } from './partner-file.fr.ts';
import { fr as product } from './product.fr.ts';
import { fr as quote } from './quote.fr.ts';
import { fr as returns } from './returns.fr.ts';
import { fr as simulator } from './simulator.fr.ts';
import { fr as success } from './success.fr.ts';

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
