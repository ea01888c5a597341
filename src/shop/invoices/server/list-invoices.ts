import { requireAct } from '#access/require-act.ts';
import { requireStaff } from '#access/require-staff.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { Refusal } from '#basics/refusal.ts';
import type {
  ListedInvoice,
  ListInvoices,
  ListInvoicesForStaff,
  ListOrderInvoices,
} from '../contract.ts';
import {
  countInvoices,
  findInvoicesPage,
  findInvoiceYears,
  findOrderInvoices,
  type ListedRow,
} from './invoice-search.queries.ts';
import type { InvoicesDeps } from './invoices-deps.ts';

const PER_PAGE = 20;

/** Who orders for a company, and sees what it was invoiced. */

export function listInvoices(
  { database }: InvoicesDeps,
  call: Call,
  { page, ...wanted }: ParsedInputOf<ListInvoices>,
): Promise<OutputOf<ListInvoices>> {
  return database.asCaller(signedInCaller(call), async (tx) => {
    await requireAct(tx, wanted.companyId, 'order-boxes');
    const rows = await findInvoicesPage(tx, wanted, {
      limit: PER_PAGE,
      offset: (page - 1) * PER_PAGE,
    });
    return {
      invoices: rows.map(listedInvoice),
      total: await countInvoices(tx, wanted),
      perPage: PER_PAGE,
      years: await findInvoiceYears(tx, wanted.companyId),
    };
  });
}

export async function listOrderInvoices(
  { database }: InvoicesDeps,
  { accessKey }: ParsedInputOf<ListOrderInvoices>,
): Promise<OutputOf<ListOrderInvoices>> {
  // Guests have no rights on orders: the service reads for whoever holds the access key.
  return database.asService(async (tx) => {
    const order = await tx
      .selectFrom('orders')
      .select('id')
      .where('access_key', '=', accessKey)
      .executeTakeFirst();
    if (!order) throw new Refusal('not-found');
    return { invoices: (await findOrderInvoices(tx, order.id)).map(listedInvoice) };
  });
}

export function listInvoicesForStaff(
  { database }: InvoicesDeps,
  call: Call,
  { orderId }: ParsedInputOf<ListInvoicesForStaff>,
): Promise<OutputOf<ListInvoicesForStaff>> {
  return database.asCaller(signedInCaller(call), async (tx) => {
    await requireStaff(tx, 'read-orders');
    return { invoices: (await findOrderInvoices(tx, orderId)).map(listedInvoice) };
  });
}

function listedInvoice(row: ListedRow): ListedInvoice {
  return {
    id: row.id,
    kind: row.kind as ListedInvoice['kind'],
    number: row.number,
    issuedOn: row.issued_on,
    dueOn: row.due_on,
    isSettled: row.is_settled,
    orderNumber: row.order_number,
    cites: row.cited_number,
    netCents: row.net_cents,
    vatCents: row.vat_cents,
    grossCents: row.gross_cents,
    isReady: row.is_ready,
  };
}
