import { makeZip } from 'client-zip';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { addDays } from '#basics/dates.ts';
import { Refusal } from '#basics/refusal.ts';
import { StreamedFile } from '#basics/streamed-file.ts';
import { refuseAllBut } from '#platform/database/refuse-all-but.ts';
import { refuseAllButStaff } from '#platform/database/refuse-all-but-staff.ts';
import type { DownloadInvoices, ExportInvoices, ExportSales } from '../contract.ts';
import { journalHead, journalLines, reportHead, reportLine } from '../rules/sales-lists.ts';
import { findFile, reportOf } from './invoice-files.queries.ts';
import {
  findInvoicesAfter,
  findReportedSales,
  type Period,
  type PeriodRow,
} from './invoice-search.queries.ts';
import { contentOf, issuedInvoice } from './invoices.queries.ts';
import type { InvoicesDeps } from './invoices-deps.ts';
import { BUYING_ROLES } from './list-invoices.ts';

// The official client reads other types as text, and loses the mark at the head of a list.
const STREAM = 'application/octet-stream';
const AT_ONCE = 200;

type NextPage = (after: PeriodRow | undefined) => Promise<readonly PeriodRow[]>;

export async function runExportInvoices(
  deps: InvoicesDeps,
  call: Call,
  { companyId, ...period }: ParsedInputOf<ExportInvoices>,
): Promise<OutputOf<ExportInvoices>> {
  const page = pagesOfCompany(deps, call, companyId, period);
  // Before the answer begins, so that a refusal is one.
  const first = await page(undefined);
  return new StreamedFile(STREAM, journal(first, page));
}

export async function runExportSales(
  { database }: InvoicesDeps,
  call: Call,
  { month, list }: ParsedInputOf<ExportSales>,
): Promise<OutputOf<ExportSales>> {
  const caller = signedInCaller(call);
  const period = monthOf(month);
  if (list === 'e-reporting') {
    const sales = await database.asCaller(caller, async (tx) => {
      await refuseAllButStaff(tx);
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
  const page: NextPage = (after) =>
    database.asCaller(caller, async (tx) => {
      await refuseAllButStaff(tx);
      return findInvoicesAfter(tx, period, { companyId: null, after, limit: AT_ONCE });
    });
  const first = await page(undefined);
  return new StreamedFile(STREAM, journal(first, page));
}

/** Each file with what was checked of it, one after the other as the archive leaves. */
export async function runDownloadInvoices(
  deps: InvoicesDeps,
  call: Call,
  { companyId, ...period }: ParsedInputOf<DownloadInvoices>,
): Promise<OutputOf<DownloadInvoices>> {
  const page = pagesOfCompany(deps, call, companyId, period);
  const first = await page(undefined);
  if (first.length === 0) throw new Refusal('not-found');
  async function* files() {
    for await (const row of everyRow(first, page)) {
      const file = await deps.database.asCaller(signedInCaller(call), (tx) => findFile(tx, row.id));
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
      await refuseAllBut(tx, companyId, BUYING_ROLES);
      return findInvoicesAfter(tx, period, { companyId, after, limit: AT_ONCE });
    });
}

async function* journal(first: readonly PeriodRow[], page: NextPage) {
  yield journalHead();
  for await (const row of everyRow(first, page)) {
    yield journalLines({
      ...issuedInvoice(row),
      content: contentOf(row),
      citedNumber: row.cited_number,
    }).join('');
  }
}

async function* everyRow(first: readonly PeriodRow[], page: NextPage) {
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
