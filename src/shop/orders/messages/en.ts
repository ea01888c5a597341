import { en as cancel } from './cancel.en.ts';
import { en as cart } from './cart.en.ts';
import { en as checkout } from './checkout.en.ts';
import { en as disputeReasons } from './dispute-reasons.en.ts';
import { en as ownOrders } from './own-orders.en.ts';
import { en as parcels } from './parcels.en.ts';
import { en as staffOrders } from './staff-orders.en.ts';
import { en as success } from './success.en.ts';

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
