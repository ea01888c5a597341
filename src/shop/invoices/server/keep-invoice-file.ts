import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { enqueueMail } from '#platform/mail/mail-jobs.ts';
import { CHECKS_VERSION, type CheckedRule } from '../rules/document-checks.ts';
import { facturXml } from '../rules/factur-x-xml.ts';
import type { IssuedInvoice } from '../rules/invoice-content.ts';
import type { FinishedFile } from './finish-invoice-file.ts';
import { findFile, storeFile } from './invoice-files.queries.ts';
import { invoicePaper } from './invoice-paper.ts';
import { findInvoice, issuedInvoice } from './invoices.queries.ts';
import type { InvoicesDeps } from './invoices-deps.ts';
import { isAsIssued, reportAltered } from './sealed-invoices.ts';

export const KEEP_FILE_TASK = 'keep-invoice-file';
export const ISSUED_MAIL = 'invoice-issued';
export const NOT_HANDED_OUT_MAIL = 'invoice-not-handed-out';

const TEMPLATE = readFileSync(new URL('./invoice.typ', import.meta.url), 'utf8');
const FINISH = new URL('./finish-invoice-file.ts', import.meta.url);
const job = z.object({ invoiceId: z.uuid() });

/**
 * Makes the file of a document that was issued, reads it again, and keeps it, once. What breaks a rule is
 * not handed out: staff are told, and may ask for it anew when its cause is mended.
 */
export async function keepInvoiceFile(deps: InvoicesDeps, payload: unknown): Promise<void> {
  const { invoiceId } = job.parse(payload);
  // A job is no caller: the service keeps the books, here and below.
  const found = await deps.database.asService(async (tx) => ({
    row: await findInvoice(tx, invoiceId),
    file: await findFile(tx, invoiceId),
    isSound: await isAsIssued(tx, invoiceId, undefined),
  }));
  if (!found.row || found.file?.is_valid) return;
  // No file is made good of what is no longer what was issued.
  if (!found.isSound) await reportAltered(deps, found.row.number);
  const made = await makeFile(deps, issuedInvoice(found.row)).catch((error: unknown) => ({
    file: null,
    rules: [{ id: 'PV-FILE', hasPassed: false }],
    error,
  }));
  const rules = [...made.rules, { id: 'PV-CHAIN', hasPassed: found.isSound }];
  const isValid = made.file !== null && rules.every(({ hasPassed }) => hasPassed);
  await deps.database.asService(async (tx) => {
    const isKept = await storeFile(tx, {
      invoice_id: invoiceId,
      made_at: deps.clock.now(),
      report: { version: CHECKS_VERSION, rules },
      made: isValid ? made.file : null,
    });
    if (!isKept) return;
    await enqueueMail(tx, {
      kind: isValid ? ISSUED_MAIL : NOT_HANDED_OUT_MAIL,
      subjectId: invoiceId,
    });
  });
  // Tried again by the queue: a machine that is too busy may not be so later.
  if ('error' in made) throw made.error;
}

type MadeFile = {
  readonly file: { readonly xml: string; readonly pdf: Uint8Array } | null;
  readonly rules: readonly CheckedRule[];
};

export async function makeFile(
  { pdf: printer }: Pick<InvoicesDeps, 'pdf'>,
  invoice: IssuedInvoice,
): Promise<MadeFile> {
  const { number, content } = invoice;
  const xml = facturXml(invoice);
  const paper = {
    template: TEMPLATE,
    language: content.language,
    // Part of the file: printed again, it is the same.
    madeAt: new Date(`${invoice.issuedOn}T12:00:00Z`),
    standard: 'a-3a',
    data: invoicePaper(invoice),
    attached: xml,
  } as const;
  const input = { xml, number, totals: content.totals };
  const finished = await printer.printAndFinish(paper, { module: FINISH, input });
  const { pdf, rules } = finished as FinishedFile;
  return { file: { xml, pdf }, rules };
}
