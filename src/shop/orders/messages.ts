import { texts as cancel } from './messages/cancel.ts';
import { texts as cart } from './messages/cart.ts';
import { texts as checkout } from './messages/checkout.ts';
import { texts as disputeReasons } from './messages/dispute-reasons.ts';
import { texts as ownOrders } from './messages/own-orders.ts';
import { texts as parcels } from './messages/parcels.ts';
import { texts as sales } from './messages/sales.ts';
import { texts as staffOrders } from './messages/staff-orders.ts';
import { texts as success } from './messages/success.ts';

export const orders = {
  cancel,
  cart,
  checkout,
  disputeReasons,
  ownOrders,
  parcels,
  sales,
  staffOrders,
  success,
};
