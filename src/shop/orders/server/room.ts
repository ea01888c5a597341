import { serve } from '#backend/functions/functions-host.ts';
import type { LendingRoom } from '#backend/room.ts';
import * as contracts from '../contract.ts';
import { orderEvents } from '../events.ts';
import type { OrdersLends } from '../lends.ts';
import { askAboutPayment } from './ask-about-payment.ts';
import { claimOrder } from './claim-order.ts';
import { functionsByStaff } from './desk/functions.ts';
import { countOrderWork } from './desk/order-search.queries.ts';
import { lateSince } from './desk/search-orders.ts';
import { orderForms } from './form-actions.ts';
import { orderJobs } from './jobs.ts';
import { keepLogo } from './keep-logo.ts';
import { lendOrders } from './lend-orders.ts';
import { listOrders } from './list-orders.ts';
import { listPaymentMethods } from './list-payment-methods.ts';
import { createOrderGuards } from './order-guards.ts';
import { orderMails } from './order-mails.ts';
import { createOrderPapers } from './order-papers.ts';
import type { OrdersDeps } from './orders-deps.ts';
import { payOrder } from './pay-order.ts';
import { ordersData } from './personal-data.ts';
import { placeOrder } from './place-order.ts';
import { quoteCart } from './quote-cart.ts';
import { readLastBuyer } from './read-last-buyer.ts';
import { readOrder } from './read-order.ts';
import { receivePayment } from './receive-payment.ts';
import { checkVatNumber } from './vat-numbers.ts';

const LOGO = { bodyLimitBytes: 4_500_000 };

/** Orders from the cart to their payment, and the desk where staff work on them. */
export function openOrders(rest: Omit<OrdersDeps, 'guards' | 'papers'>): LendingRoom<OrdersLends> {
  const deps = { ...rest, guards: createOrderGuards(), papers: createOrderPapers() };
  return {
    name: 'orders',
    lends: lendOrders(deps),
    functions: [
      serve(contracts.quoteCart, (call, input) => quoteCart(deps, call, input)),
      serve(contracts.placeOrder, (call, input) => placeOrder(deps, call, input)),
      serve(contracts.listPaymentMethods, async () => listPaymentMethods(deps)),
      serve(contracts.readOrder, (_call, input) => readOrder(deps, input)),
      serve(contracts.askAboutPayment, (_call, input) => askAboutPayment(deps, input)),
      serve(contracts.payOrder, (_call, input) => payOrder(deps, input)),
      serve(contracts.readLastBuyer, (call, input) => readLastBuyer(deps, call, input)),
      serve(contracts.listOrders, (call, input) => listOrders(deps, call, input)),
      serve(contracts.claimOrder, (call, input) => claimOrder(deps, call, input)),
      serve(contracts.checkVatNumber, (call, input) => checkVatNumber(deps, call, input)),
      serve(contracts.keepLogo, (call, input) => keepLogo(deps, call, input), LOGO),
      ...functionsByStaff(deps),
    ],
    jobs: orderJobs(deps),
    tells: Object.values(orderEvents),
    mails: orderMails(deps),
    forms: orderForms,
    personalData: { name: 'shop', ...ordersData },
    pendingWork: (tx, { now }) => countOrderWork(tx, lateSince(now)),
    webhooks: { payments: (provider, request) => receivePayment(deps, provider, request) },
  };
}
