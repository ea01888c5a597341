import { type Selectable, sql } from 'kysely';
import type { ParisDay } from '#basics/dates.ts';
import type { Invoices } from '#platform/database/schema.gen.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { InvoiceContent, InvoiceKind, IssuedInvoice } from '../rules/invoice-content.ts';

export type InvoiceRow = Selectable<Invoices>;

/** The oldest first. */
export function findDocuments(tx: Tx, orderId: string): Promise<InvoiceRow[]> {
  return tx
    .selectFrom('invoices')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('sequence')
    .execute();
}

export function findInvoice(tx: Tx, id: string): Promise<InvoiceRow | undefined> {
  return tx.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Of these numbers those that are of documents, each with its order. */
export async function findOrdersOfInvoices(
  tx: Tx,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectFrom('invoices')
    .select(['number', 'order_id'])
    .where('kind', '=', 'invoice')
    .where('number', 'in', [...numbers])
    .execute();
  return new Map(rows.map(({ number, order_id: orderId }) => [number, orderId]));
}

/**
 * The next number of the series, held until the transaction ends: to be taken last. The day is never
 * before that of the number before it.
 */
export async function takeNumber(tx: Tx, series: string, today: ParisDay) {
  return tx
    .insertInto('invoice_counters')
    .values({ series, last: 1, last_on: today })
    .onConflict((conflict) =>
      conflict.column('series').doUpdateSet({
        last: sql`invoice_counters.last + 1`,
        last_on: sql`greatest(invoice_counters.last_on, excluded.last_on)`,
      }),
    )
    .returning(['last', 'last_on'])
    .executeTakeFirstOrThrow();
}

type NewInvoice = Pick<
  InvoiceRow,
  | 'series'
  | 'rank'
  | 'issued_at'
  | 'issued_on'
  | 'due_on'
  | 'order_id'
  | 'occasion'
  | 'cites_id'
  | 'net_cents'
  | 'vat_cents'
> & { readonly content: InvoiceContent };

export async function insertInvoice(tx: Tx, { content, ...invoice }: NewInvoice): Promise<string> {
  const { id } = await tx
    .insertInto('invoices')
    .values({ ...invoice, content: JSON.stringify(content) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export function issuedInvoice(row: InvoiceRow): IssuedInvoice {
  return {
    id: row.id,
    kind: row.kind as InvoiceKind,
    number: row.number,
    issuedOn: row.issued_on,
    dueOn: row.due_on,
    content: contentOf(row),
  };
}

/** Written by `issue-documents.ts` alone, and never altered. */
export function contentOf({ content }: Pick<InvoiceRow, 'content'>): InvoiceContent {
  return content as unknown as InvoiceContent;
}
