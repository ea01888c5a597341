import { fr as cancel } from './cancel.fr.ts';
import { fr as cart } from './cart.fr.ts';
import { fr as checkout } from './checkout.fr.ts';
import { fr as disputeReasons } from './dispute-reasons.fr.ts';
import { fr as ownOrders } from './own-orders.fr.ts';
import { fr as parcels } from './parcels.fr.ts';
import { fr as staffOrders } from './staff-orders.fr.ts';
import { fr as success } from './success.fr.ts';

export const orders = {
  cancel,
  cart,
  checkout,
  disputeReasons,
  ownOrders,
  parcels,
  staffOrders,
  success,
};
