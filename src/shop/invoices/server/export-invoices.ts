import { makeZip } from 'client-zip';
import { requireAct } from '#access/require-act.ts';
import { requireStaff } from '#access/require-staff.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { addDays } from '#basics/dates.ts';
import type { Language } from '#basics/language.ts';
import { inLanguage } from '#basics/messages.ts';
import { Refusal } from '#basics/refusal.ts';
import { StreamedFile } from '#basics/streamed-file.ts';
import type { Seal } from '#platform/seals.ts';
import type { DownloadInvoices, ExportInvoices, ExportSales } from '../contract.ts';
import { texts } from '../messages/invoice-files.ts';
import { journalHead, journalLines, reportHead, reportLine } from '../rules/sales-lists.ts';
import { entriesOf } from './export-entries.ts';
import { findFile, reportOf } from './invoice-files.queries.ts';
import {
  findInvoicesAfter,
  findReportedSales,
  type Period,
  type PeriodRow,
} from './invoice-search.queries.ts';
import { contentOf, issuedInvoice } from './invoices.queries.ts';
import type { InvoicesDeps } from './invoices-deps.ts';
import { invoiceSeals, isAsIssued, refuseAltered, reportAltered } from './sealed-invoices.ts';

// The official client reads other types as text, and loses the mark at the head of a list.
const STREAM = 'application/octet-stream';
const AT_ONCE = 200;

type SealedRow = PeriodRow & { readonly seal: Seal | undefined };
type NextPage = (after: PeriodRow | undefined) => Promise<readonly SealedRow[]>;

export async function exportInvoices(
  deps: InvoicesDeps,
  call: Call,
  { companyId, ...period }: ParsedInputOf<ExportInvoices>,
): Promise<OutputOf<ExportInvoices>> {
  const page = pagesOfCompany(deps, call, companyId, period);
  // Before the answer begins, so that a refusal is one.
  const first = await page(undefined);
  return new StreamedFile(STREAM, journal(deps, first, page));
}

export async function exportSales(
  deps: InvoicesDeps,
  call: Call,
  { month, list }: ParsedInputOf<ExportSales>,
): Promise<OutputOf<ExportSales>> {
  const { database } = deps;
  const caller = signedInCaller(call);
  const period = monthOf(month);
  const page: NextPage = (after) =>
    database.asCaller(caller, async (tx) => {
      await requireStaff(tx, 'keep-accounts');
      return sealed(
        tx,
        await findInvoicesAfter(tx, period, { companyId: null, after, limit: AT_ONCE }),
      );
    });
  const first = await page(undefined);
  if (list === 'journal') return new StreamedFile(STREAM, journal(deps, first, page));
  // Sums name no document: of altered ones, none is given, and none is entered.
  const documents: SealedRow[] = [];
  for await (const row of everyRow(first, page)) {
    if (!row.seal?.isSound) await refuseAltered(deps, row.number);
    if (list === 'entries') documents.push(row);
  }
  if (list === 'e-reporting') {
    const sales = await database.asCaller(caller, async (tx) => {
      await requireStaff(tx, 'keep-accounts');
      return findReportedSales(tx, period);
    });
    return new StreamedFile(
      STREAM,
      (async function* lines() {
        yield reportHead();
        yield sales.map(reportLine).join('');
      })(),
    );
  }
  const file = await entriesOf(deps, call, period, documents);
  return new StreamedFile(
    STREAM,
    (async function* entries() {
      yield file;
    })(),
  );
}

/**
 * Each file with what was checked of it, one after the other as the archive leaves. What is no longer what was
 * issued is left out, and named in a file of its own.
 */
export async function downloadInvoices(
  deps: InvoicesDeps,
  call: Call,
  { companyId, ...period }: ParsedInputOf<DownloadInvoices>,
): Promise<OutputOf<DownloadInvoices>> {
  const page = pagesOfCompany(deps, call, companyId, period);
  const first = await page(undefined);
  if (first.length === 0) throw new Refusal('not-found');
  async function* files() {
    const altered: string[] = [];
    for await (const row of everyRow(first, page)) {
      const { file, isSound } = await deps.database.asCaller(signedInCaller(call), async (tx) => {
        const found = await findFile(tx, row.id);
        return { file: found, isSound: await isAsIssued(tx, row.id, found) };
      });
      if (!isSound) {
        altered.push(row.number);
        await reportAltered(deps, row.number);
        continue;
      }
      if (!file?.pdf) continue;
      const about = { lastModified: file.made_at };
      yield { ...about, name: `${row.number}.pdf`, input: new Uint8Array(file.pdf) };
      const report = { number: row.number, madeAt: file.made_at, ...reportOf(file) };
      yield {
        ...about,
        name: `${row.number}.controles.json`,
        input: `${JSON.stringify(report, null, 2)}\n`,
      };
    }
    if (altered.length > 0) yield alteredNote(altered, deps.clock.now(), call.language);
  }
  return new StreamedFile(STREAM, makeZip(files()));
}

/** Each page asks for the right anew: whose role is withdrawn meanwhile gets a file that breaks. */
function pagesOfCompany(
  { database }: InvoicesDeps,
  call: Call,
  companyId: string,
  period: Period,
): NextPage {
  const caller = signedInCaller(call);
  return (after) =>
    database.asCaller(caller, async (tx) => {
      await requireAct(tx, companyId, 'order-boxes');
      return sealed(tx, await findInvoicesAfter(tx, period, { companyId, after, limit: AT_ONCE }));
    });
}

/** With the place of each in its chain. */
async function sealed(
  tx: Parameters<typeof invoiceSeals>[0],
  rows: readonly PeriodRow[],
): Promise<SealedRow[]> {
  const seals = await invoiceSeals(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, seal: seals.get(row.id) }));
}

function alteredNote(numbers: readonly string[], at: Date, language: Language) {
  const { alteredName: name, altered } = inLanguage(texts, language);
  return { name, lastModified: at, input: `${altered}\n\n${numbers.join('\n')}\n` };
}

async function* journal(deps: InvoicesDeps, first: readonly SealedRow[], page: NextPage) {
  yield journalHead();
  for await (const row of everyRow(first, page)) {
    if (!row.seal?.isSound) await reportAltered(deps, row.number);
    yield journalLines({
      seal: row.seal,
      ...issuedInvoice(row),
      content: contentOf(row),
      citedNumber: row.cited_number,
    }).join('');
  }
}

async function* everyRow(first: readonly SealedRow[], page: NextPage) {
  for (let rows = first; rows.length > 0; rows = await page(rows.at(-1))) {
    yield* rows;
    if (rows.length < AT_ONCE) return;
  }
}

/** `2026-11`, from its first day to its last. */
function monthOf(month: string): Period {
  const from = `${month}-01`;
  const next = `${addDays(from, 31).slice(0, 7)}-01`;
  return { from, to: addDays(next, -1) };
}
