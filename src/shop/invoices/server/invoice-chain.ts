import { sql } from 'kysely';
import type { CheckedLink } from '#platform/chains.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { sealedChain } from '#platform/sealed-chain.ts';
import { checkDocument } from './check-document.ts';
import { checkFile } from './check-file.ts';
import { findFile } from './invoice-files.queries.ts';
import { contentOf, type InvoiceRow } from './invoices.queries.ts';
import { INVOICE_FILES, INVOICES } from './sealed-invoices.ts';

const ROWS_AT_ONCE = 200;

/**
 * Every invoice and credit note: numbers follow one another without a gap, by day; each says the amounts of
 * its text; its kept file says the same in its data; and each of both is linked as it was written. One file is
 * held at a time.
 */
export async function* invoiceChain({
  database,
}: {
  readonly database: Database;
}): AsyncGenerator<CheckedLink> {
  // A timer is no caller: the service reads the books, here and below.
  for (const { series, last } of await database.asService(findSeries)) {
    yield* documentsOf(database, series, last);
  }
  yield* sealedChain(database, INVOICES);
  yield* sealedChain(database, INVOICE_FILES);
}

async function* documentsOf(
  database: Database,
  series: string,
  last: number,
): AsyncGenerator<CheckedLink> {
  let before: Pick<InvoiceRow, 'rank' | 'issued_on'> = { rank: 0, issued_on: '0001-01-01' };
  for (;;) {
    const { rank } = before;
    const page = await database.asService((tx) => findDocumentsAfter(tx, series, rank));
    for (const row of page) {
      if (row.rank !== before.rank + 1) yield missing(series, before.rank + 1);
      const isSound = row.issued_on >= before.issued_on && saysItsAmounts(row);
      yield { companyId: undefined, subject: row.number, isSound };
      if (!(await database.asService((tx) => hasFileAsKept(tx, row)))) {
        yield { companyId: undefined, subject: `${row.number} PDF`, isSound: false };
      }
      before = row;
    }
    if (page.length === 0) break;
  }
  // Numbers are counted before their documents are read: one more may have been issued meanwhile.
  if (before.rank < last) yield missing(series, before.rank + 1);
}

function missing(series: string, rank: number): CheckedLink {
  const subject = `${series}-${String(rank).padStart(6, '0')}`;
  return { companyId: undefined, subject, isSound: false };
}

function saysItsAmounts(row: InvoiceRow): boolean {
  const { netCents, vatCents } = contentOf(row).totals ?? {};
  return Number(row.net_cents) === netCents && Number(row.vat_cents) === vatCents;
}

/** One that is not handed out, or not made yet, is told of elsewhere. */
async function hasFileAsKept(tx: Tx, row: InvoiceRow): Promise<boolean> {
  const file = await findFile(tx, row.id);
  if (!file?.is_valid) return true;
  const { xml, pdf } = file;
  if (xml === null || pdf === null) return false;
  try {
    const books = { number: row.number, totals: contentOf(row).totals };
    const rules = [...checkDocument(xml, books), ...checkFile(pdf, xml)];
    // Of all rules, those that later ones do not change.
    return rules.every(({ id, hasPassed }) => hasPassed || !LASTING.includes(id));
  } catch {
    // What is no XML any more.
    return false;
  }
}

const LASTING = ['PV-BOOKS', 'PDF-DATA'];

async function findSeries(tx: Tx) {
  const { rows } = await sql<{ series: string; last: number }>`
    select series, coalesce(max(last), 0)::integer as last
    from (select series, last from public.invoice_counters
      union all select distinct series, 0 from public.invoices) as known
    group by series order by series`.execute(tx);
  return rows;
}

function findDocumentsAfter(tx: Tx, series: string, rank: number): Promise<InvoiceRow[]> {
  return tx
    .selectFrom('invoices')
    .selectAll()
    .where('series', '=', series)
    .where('rank', '>', rank)
    .orderBy('rank')
    .limit(ROWS_AT_ONCE)
    .execute();
}
