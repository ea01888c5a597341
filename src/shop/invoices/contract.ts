import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { StreamedFile } from '#basics/streamed-file.ts';

const cents = z.number().int();
/** A day in Paris. */
const day = z.iso.date();
const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);

const invoice = z.object({
  id: z.uuid(),
  kind: z.enum(['invoice', 'credit-note']),
  number: z.string(),
  issuedOn: day,
  dueOn: day,
  isSettled: z.boolean(),
  orderNumber: z.string(),
  /** Of the document that it corrects. */
  cites: z.string().nullable(),
  netCents: cents,
  vatCents: cents,
  grossCents: cents,
  /** Made, checked and handed out; it is a few seconds after it was issued. */
  isReady: z.boolean(),
});
export type ListedInvoice = z.output<typeof invoice>;

/**
 * Documents of a company's orders, and of orders under the caller's confirmed address; the newest first, a
 * page at a time.
 */
export const listInvoices = contract('list-invoices', {
  access: 'order-boxes',
  input: z.object({
    companyId: z.uuid(),
    /** Number of the document or of the order, in any part. */
    search: z.string().max(200),
    year: z.number().int().min(2000).max(2999).nullable(),
    page: z.number().int().min(1).max(100_000),
  }),
  output: z.object({
    invoices: z.array(invoice),
    total: z.number().int(),
    perPage: z.number().int(),
    /** In which there are any, the newest first. */
    years: z.array(z.number().int()),
  }),
});
export type ListInvoices = typeof listInvoices;

/** Documents of one order, for whoever holds its key. Refuses: not-found. */
export const listOrderInvoices = contract('list-order-invoices', {
  access: 'public',
  input: z.object({ accessKey: z.uuid() }),
  output: z.object({ invoices: z.array(invoice) }),
});
export type ListOrderInvoices = typeof listOrderInvoices;

/** The same for staff, by the order itself. */
export const listInvoicesForStaff = contract('list-invoices-for-staff', {
  access: 'read-orders',
  input: z.object({ orderId: z.uuid() }),
  output: z.object({ invoices: z.array(invoice) }),
});
export type ListInvoicesForStaff = typeof listInvoicesForStaff;

/** Null: whoever is signed in, by their rights; else the key of the order, which a guest holds as well. */
const accessKey = z.uuid().nullable();

/**
 * The PDF with its data. Refuses: not-found (also while it is not handed out), conflict (`invoice`: altered since it
 * was issued).
 */
export const downloadInvoice = contract('download-invoice', {
  access: 'public',
  input: z.object({ invoiceId: z.uuid(), accessKey }),
  output: z.instanceof(Blob),
});
export type DownloadInvoice = typeof downloadInvoice;

/**
 * What was checked of a document when its file was made; null where none was made yet. Whoever is not of
 * the staff is told of files that are handed out. Refuses: not-found, conflict (`invoice`: altered).
 */
export const readInvoiceReport = contract('read-invoice-report', {
  access: 'public',
  input: z.object({ invoiceId: z.uuid(), accessKey }),
  output: z.object({
    report: z
      .object({
        madeAt: z.iso.datetime(),
        isValid: z.boolean(),
        version: z.string(),
        rules: z.array(z.object({ id: z.string(), hasPassed: z.boolean() })),
      })
      .nullable(),
  }),
});
export type ReadInvoiceReport = typeof readInvoiceReport;

const period = { companyId: z.uuid(), from: day, to: day };

/**
 * Every file of a period with its report, as a ZIP, while it leaves; those that were altered since are left
 * out and named in it. Refuses: not-found (no document in it).
 */
export const downloadInvoices = contract('download-invoices', {
  access: 'order-boxes',
  input: z.object(period),
  output: z.instanceof(StreamedFile),
});
export type DownloadInvoices = typeof downloadInvoices;

/**
 * For the accountant: a line for each document and rate, with its place and hash in the chain, and whether it
 * is as it was issued.
 */
export const exportInvoices = contract('export-invoices', {
  access: 'order-boxes',
  input: z.object(period),
  output: z.instanceof(StreamedFile),
});
export type ExportInvoices = typeof exportInvoices;

/**
 * A month of the whole house: the journal of sales, what is reported of sales to whoever is not liable
 * to VAT (e-reporting), by day and rate, or its accounting entries (FEC). Refuses: conflict (sums of a document that
 * was altered), invalid-input (entries of a month that is not over).
 */
export const exportSales = contract('export-sales', {
  access: 'keep-accounts',
  input: z.object({ month, list: z.enum(['journal', 'e-reporting', 'entries']) }),
  output: z.instanceof(StreamedFile),
});
export type ExportSales = typeof exportSales;

/**
 * Makes anew a file that was not handed out. Refuses: not-found, already-done.
 */
export const remakeInvoiceFile = contract('remake-invoice-file', {
  access: 'keep-accounts',
  input: z.object({ invoiceId: z.uuid() }),
  output: z.object({}),
});
export type RemakeInvoiceFile = typeof remakeInvoiceFile;
