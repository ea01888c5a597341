import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Call } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { typedEuros } from '#basics/money.ts';
import { Refusal } from '#basics/refusal.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { CheckGiftImport, GiftImportCounts, RunGiftImport } from '../contract.ts';
import { type GiftLineProblem, giftProblems, type ImportedGift } from '../rules/gift-import.ts';
import { findReceiversOf, insertAct } from './gifts.queries.ts';
import type { GiftsDeps } from './gifts-deps.ts';
import { applyPlan, countPlan, findPlanProblems, planGifts } from './import.queries.ts';
import { withWriter } from './in-company.ts';

/** Taking a long list is one transaction: it may last longer than a page’s question. */
const LONG_STATEMENT = '60s';
const JUDGED_AT_ONCE = 500;

type Input = ParsedInputOf<CheckGiftImport>;

/** What would come of the lines; nothing is written. */
export async function checkGiftImport(
  deps: GiftsDeps,
  call: Call,
  input: Input,
): Promise<OutputOf<CheckGiftImport>> {
  const wrong = await judged(input.rows);
  const bad = new Set(wrong.map(({ line }) => line));
  const rows = input.rows.filter(({ line }) => !bad.has(line));
  return inPlan(deps, call, { ...input, rows }, async (tx) => ({
    counts: await countsOf(tx),
    problems: [...wrong, ...(await findPlanProblems(tx))],
  }));
}

/** Takes the lines in one transaction; the same again add nothing. */
export async function runGiftImport(
  deps: GiftsDeps,
  call: Call,
  input: Input,
): Promise<OutputOf<RunGiftImport>> {
  if ((await judged(input.rows)).length > 0) throw new Refusal('conflict');
  return inPlan(deps, call, input, async (tx, callerId) => {
    const { companyId, actId } = input;
    if ((await findPlanProblems(tx)).length > 0) throw new Refusal('conflict');
    const counts = await countsOf(tx);
    if (counts.added === 0) return counts;
    const act = { id: actId, company_id: companyId, source: 'imported', acted_by: callerId };
    const isNew = await insertAct(tx, act);
    if (!isNew && !(await findReceiversOf(tx, companyId, actId))) throw new Refusal('not-found');
    await applyPlan(tx, { companyId, actId });
    return counts;
  });
}

async function inPlan<T>(
  deps: GiftsDeps,
  call: Call,
  { companyId, rows }: Input,
  work: (tx: Tx, callerId: string) => Promise<T>,
): Promise<T> {
  return withWriter(deps, call, companyId, (tx, callerId) =>
    // The right is known. The works council may not read the list of employees, and row by row policies
    // would take minutes for ten thousand lines: the service does the sets.
    withServiceRights(tx, async (service) => {
      await sql`select set_config('statement_timeout', ${LONG_STATEMENT}, true)`.execute(service);
      // A statement of its own: the longer limit holds for what comes after it was set.
      await sql`select pg_advisory_xact_lock(hashtextextended(${companyId}, 46))`.execute(service);
      await planGifts(service, companyId, rows);
      return work(service, callerId);
    }),
  );
}

async function countsOf(tx: Tx): Promise<GiftImportCounts> {
  const { total_cents: totalCents, ...counts } = await countPlan(tx);
  return { ...counts, totalCents };
}

/** By the rules of the browser, once more; other requests are answered between the chunks. */
async function judged(rows: readonly ImportedGift[]): Promise<GiftLineProblem[]> {
  const problems: GiftLineProblem[] = [];
  for (let at = 0; at < rows.length; at += JUDGED_AT_ONCE) {
    problems.push(...rows.slice(at, at + JUDGED_AT_ONCE).flatMap(rowProblems));
    await setImmediate();
  }
  const seen = new Set<number>();
  for (const { line } of rows) {
    if (seen.has(line)) problems.push({ line, path: 'what', problem: 'line-twice' });
    seen.add(line);
  }
  return problems;
}

function rowProblems({ line, valueCents, ...row }: ImportedGift): GiftLineProblem[] {
  const { employeeNumber, email, lastName, firstName, givenOn, what, event } = row;
  return giftProblems({
    line,
    values: {
      ...(employeeNumber !== null && { employeeNumber }),
      ...(email !== null && { email }),
      ...(lastName !== null && { lastName }),
      ...(firstName !== null && { firstName }),
      givenOn,
      value: valueCents < 0 ? '' : typedEuros(valueCents),
      what,
      event: event ?? '',
    },
  });
}
