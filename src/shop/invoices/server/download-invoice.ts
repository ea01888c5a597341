import { requireStaff } from '#access/require-staff.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { Refusal } from '#basics/refusal.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import { enqueueJob } from '#platform/jobs/enqueue-job.ts';
import type { FindPaper } from '#shop/orders/lends.ts';
import type { DownloadInvoice, ReadInvoiceReport, RemakeInvoiceFile } from '../contract.ts';
import { findFile, reportOf } from './invoice-files.queries.ts';
import { findDocuments, findInvoice } from './invoices.queries.ts';
import type { InvoicesDeps } from './invoices-deps.ts';
import { KEEP_FILE_TASK } from './keep-invoice-file.ts';
import { isAsIssued, refuseAltered } from './sealed-invoices.ts';

export async function downloadInvoice(
  deps: InvoicesDeps,
  call: Call,
  input: ParsedInputOf<DownloadInvoice>,
): Promise<OutputOf<DownloadInvoice>> {
  const file = await fileFor(deps, call, input);
  if (!file?.pdf) throw new Refusal('not-found');
  return new Blob([new Uint8Array(file.pdf)], { type: 'application/pdf' });
}

export async function readInvoiceReport(
  deps: InvoicesDeps,
  call: Call,
  input: ParsedInputOf<ReadInvoiceReport>,
): Promise<OutputOf<ReadInvoiceReport>> {
  const file = await fileFor(deps, call, input);
  if (!file) return { report: null };
  const { version, rules } = reportOf(file);
  return {
    report: {
      madeAt: file.made_at.toISOString(),
      isValid: file.is_valid,
      version,
      rules: [...rules],
    },
  };
}

/**
 * Undefined while it is not made.
 * @throws Refusal not-found for a document that is not the caller's to see, conflict for one that was altered
 */
async function fileFor(deps: InvoicesDeps, call: Call, asked: ParsedInputOf<DownloadInvoice>) {
  const { number, file, isSound } = await readFor(deps, call, asked);
  // Of what has no file, there is nothing to be handed out: its report may say why.
  return file?.is_valid && !isSound ? refuseAltered(deps, number) : file;
}

function readFor(
  { database }: InvoicesDeps,
  call: Call,
  { invoiceId, accessKey }: ParsedInputOf<DownloadInvoice>,
) {
  if (accessKey === null) {
    return database.asCaller(signedInCaller(call), async (tx) => {
      const invoice = await findInvoice(tx, invoiceId);
      if (!invoice) throw new Refusal('not-found');
      const file = await findFile(tx, invoiceId);
      return { number: invoice.number, file, isSound: await isAsIssued(tx, invoiceId, file) };
    });
  }
  // Guests have no rights on orders: the service reads for whoever holds the access key.
  return database.asService(async (tx) => {
    const order = await tx
      .selectFrom('orders')
      .select('id')
      .where('access_key', '=', accessKey)
      .executeTakeFirst();
    const invoice = order && (await findInvoice(tx, invoiceId));
    if (invoice?.order_id !== order?.id || !invoice) throw new Refusal('not-found');
    const file = await findFile(tx, invoiceId);
    return {
      number: invoice.number,
      file: file?.is_valid ? file : undefined,
      isSound: await isAsIssued(tx, invoiceId, file),
    };
  });
}

export async function remakeInvoiceFile(
  { database }: InvoicesDeps,
  call: Call,
  { invoiceId }: ParsedInputOf<RemakeInvoiceFile>,
): Promise<OutputOf<RemakeInvoiceFile>> {
  await database.asCaller(signedInCaller(call), async (tx) => {
    await requireStaff(tx, 'keep-accounts');
    if (!(await findInvoice(tx, invoiceId))) throw new Refusal('not-found');
    if ((await findFile(tx, invoiceId))?.is_valid) throw new Refusal('already-done');
    // The queue is the service's.
    await withServiceRights(tx, (service) =>
      enqueueJob(service, {
        task: KEEP_FILE_TASK,
        payload: { invoiceId },
        key: `${KEEP_FILE_TASK}:${invoiceId}`,
      }),
    );
  });
  return {};
}

/** As its buyer was handed it; undefined where it was not, or was altered since. */
export const findHandedOutInvoice: FindPaper = async (tx, of) => {
  const invoice =
    'paperId' in of
      ? await findInvoice(tx, of.paperId)
      : (await findDocuments(tx, of.orderId)).findLast(({ kind }) => kind === 'invoice');
  if (!invoice) return undefined;
  const file = await findFile(tx, invoice.id);
  if (!file?.is_valid || !file.pdf || !(await isAsIssued(tx, invoice.id, file))) return undefined;
  return { number: invoice.number, pdf: file.pdf };
};
