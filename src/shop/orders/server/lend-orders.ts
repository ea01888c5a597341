import { formOnTerms } from './ask-for-credit.ts';
import { chargeRenewal } from './charge-renewal.ts';
import { actOnOrder } from './desk/act-on-order.ts';
import { findParcels } from './desk/order-file.queries.ts';
import { storedCustomisation } from './desk/order-view.ts';
import { addressLine } from './desk/packing-sheet.ts';
import { countedAsSpace, ordererOf } from './limit-orders.ts';
import { transitionOrder } from './move-order.ts';
import { openPayment } from './open-payment.ts';
import { isAddressOf } from './order-limits.queries.ts';
import {
  findOrder,
  findOrderByAccessKey,
  findOrderByCheckoutKey,
  insertOrderEvent,
  listOrderLines,
  lockOrder,
} from './orders.queries.ts';
import type { OrdersDeps } from './orders-deps.ts';
import {
  contentHash,
  orderFromCatalogue,
  refuseOtherContent,
  refuseUnpayable,
  sellableQuote,
} from './place-order.ts';
import { quoteLines } from './quote-lines.ts';
import { writeRenewal } from './renewals.ts';
import { provenNumbers, refreshVatNumber, vatPlaceOf } from './vat-numbers.ts';
import { writeOrder } from './write-order.ts';

/** What other rooms do with orders; where a transaction is given, with its rights. */
export function lendOrders(deps: OrdersDeps) {
  const bound =
    <Args extends readonly unknown[], Answer>(use: (deps: OrdersDeps, ...args: Args) => Answer) =>
    (...args: Args) =>
      use(deps, ...args);
  return {
    findOrder,
    findOrderByAccessKey,
    findOrderByCheckoutKey,
    lockOrder,
    listOrderLines,
    findParcels,
    isAddressOf,
    storedCustomisation,
    addressLine,
    insertOrderEvent,
    moveOrder: transitionOrder,
    formOnTerms,
    contentHash,
    refuseOtherContent,
    guards: deps.guards,
    papers: deps.papers,
    refuseUnpayable: bound(refuseUnpayable),
    ordererOf: bound(ordererOf),
    countedAsSpace: bound(countedAsSpace),
    quoteLines: bound(quoteLines),
    vatPlaceOf: bound(vatPlaceOf),
    refreshVatNumber: bound(refreshVatNumber),
    provenNumbers: bound(provenNumbers),
    sellableQuote: bound(sellableQuote),
    orderFromCatalogue: bound(orderFromCatalogue),
    writeOrder: bound(writeOrder),
    openPayment: bound(openPayment),
    actOnOrder: bound(actOnOrder),
    writeRenewal: bound(writeRenewal),
    chargeRenewal: bound(chargeRenewal),
  };
}
