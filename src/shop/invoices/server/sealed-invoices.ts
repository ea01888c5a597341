import { sql } from 'kysely';
import { Refusal } from '#basics/refusal.ts';
import { reportFault } from '#platform/chains.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { readSeals, type Seal, type SealedTable } from '#platform/seals.ts';
import type { InvoicesDeps } from './invoices-deps.ts';

/** Invoices and credit notes of all years, in the order in which they were issued. */
export const INVOICES: SealedTable = {
  chain: 'invoices',
  entries: sql`public.invoices as entry`,
  id: sql<string>`entry.id`,
  label: sql<string | null>`entry.number`,
  isSealed: sql<boolean>`true`,
  isByCompany: false,
};

/** Their files, as they are handed out, in the order in which they were kept. */
export const INVOICE_FILES: SealedTable = {
  chain: 'invoice-files',
  entries: sql`public.invoice_files as entry`,
  id: sql<string>`entry.invoice_id`,
  label: sql<string | null>`(select number || ' PDF' from public.invoices
    where id = coalesce(entry.invoice_id, link.entry_id))`,
  isSealed: sql<boolean>`entry.is_valid`,
  isByCompany: false,
};

export function invoiceSeals(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, Seal>> {
  // Links are nobody's to read: the service compares what the caller has just read.
  return withServiceRights(tx, (service) => readSeals(service, INVOICES, ids));
}

/** Whether a document and its file are what was issued; one whose file is not handed out has none to compare. */
export async function isAsIssued(
  tx: Tx,
  invoiceId: string,
  file: { readonly is_valid: boolean } | undefined,
): Promise<boolean> {
  if (!(await invoiceSeals(tx, [invoiceId])).get(invoiceId)?.isSound) return false;
  if (!file?.is_valid) return true;
  // As above.
  const seals = await withServiceRights(tx, (service) =>
    readSeals(service, INVOICE_FILES, [invoiceId]),
  );
  return seals.get(invoiceId)?.isSound === true;
}

/** @throws Refusal conflict: nobody is handed what is no longer what was issued */
export async function refuseAltered(deps: InvoicesDeps, number: string): Promise<never> {
  await reportAltered(deps, number);
  throw new Refusal('conflict', { problems: [{ path: 'invoice', problem: 'altered' }] });
}

export function reportAltered(deps: InvoicesDeps, number: string): Promise<void> {
  const fault = { companyId: undefined, subject: number, at: deps.clock.now() };
  return reportFault(deps, 'invoices', fault);
}
