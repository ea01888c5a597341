import type { Room } from '#backend/room.ts';
import { on } from '#platform/jobs/events.ts';
import { orderEvents } from '#shop/orders/events.ts';
import { invoiceEvents } from '../events.ts';
import { findHandedOutInvoice } from './download-invoice.ts';
import { invoiceForms } from './form-actions.ts';
import { invoicesFunctions } from './functions.ts';
import { invoiceMails } from './invoice-mails.ts';
import { findOrdersOfInvoices } from './invoices.queries.ts';
import type { InvoicesDeps } from './invoices-deps.ts';
import { followOrder, followRefund } from './issue-documents.ts';
import { KEEP_FILE_TASK, keepInvoiceFile } from './keep-invoice-file.ts';

/** Invoices and credit notes: what an order is owed. */
export function openInvoices(deps: InvoicesDeps): Room {
  deps.orders.papers.add({ findOrders: findOrdersOfInvoices, findInvoice: findHandedOutInvoice });
  return {
    name: 'invoices',
    functions: invoicesFunctions(deps),
    jobs: [{ name: KEEP_FILE_TASK, run: (payload) => keepInvoiceFile(deps, payload) }],
    tells: Object.values(invoiceEvents),
    follows: [
      on(orderEvents.stateChanged, (moved) => followOrder(deps, moved), {
        after: ['licences', 'subscriptions'],
      }),
      on(orderEvents.refundSettled, (refund) => followRefund(deps, refund)),
    ],
    mails: invoiceMails(deps),
    forms: invoiceForms,
  };
}
