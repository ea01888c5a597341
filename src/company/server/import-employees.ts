import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { requireAct } from '#access/require-act.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { Refusal } from '#basics/refusal.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { isViolationOf } from '#platform/database/violations.ts';
import type {
  CheckImport,
  ImportCounts,
  RecallColumns,
  RememberColumns,
  RunImport,
  StageImport,
} from '../contract.ts';
import {
  type ImportedRow,
  importedRow,
  type LineProblem,
  rowProblems,
} from '../rules/employee-import.ts';
import type { CompanyDeps } from './company-deps.ts';
import { applyPlan, countPlan, findPlanProblems, planImport } from './import-plan.queries.ts';
import {
  deleteImport,
  deleteImportsBefore,
  findMapping,
  isImportOf,
  openImport,
  upsertImportRows,
  upsertMapping,
} from './imports.queries.ts';

const DAY_MS = 24 * 3_600_000;
/** Taking a large file is one transaction: it may last longer than a page's question. */
const LONG_STATEMENT = '120s';
const JUDGED_AT_ONCE = 250;

/** Keeps lines that are without fault until the whole file is taken; says what is wrong with others. */
export async function stageImport(
  deps: CompanyDeps,
  call: Call,
  { companyId, importId, rows }: ParsedInputOf<StageImport>,
): Promise<OutputOf<StageImport>> {
  const caller = signedInCaller(call);
  const { good, problems } = await judged(rows);
  await deps.database
    .asCaller(caller, async (tx) => {
      await openImport(tx, { importId, companyId, userId: caller.claims.sub });
      if (!(await isImportOf(tx, companyId, importId))) throw new Refusal('not-found');
      await upsertImportRows(tx, importId, good);
    })
    .catch((error: unknown) => {
      throw isViolationOf(error, 'imports_pkey') ? new Refusal('not-found') : error;
    });
  return { problems: problems.map(({ line, path, problem }) => ({ line, path, problem })) };
}

/** By the rules of the browser, once more; other requests are answered between the chunks. */
async function judged(rows: readonly ImportedRow[]) {
  const good: ImportedRow[] = [];
  const problems: LineProblem[] = [];
  for (let at = 0; at < rows.length; at += JUDGED_AT_ONCE) {
    for (const row of rows.slice(at, at + JUDGED_AT_ONCE)) {
      const { line, ...values } = row;
      const typed = {
        line,
        values: {
          firstName: values.firstName,
          lastName: values.lastName,
          email: values.email ?? '',
          employeeNumber: values.employeeNumber ?? '',
          site: values.site ?? '',
          team: values.team ?? '',
        },
      };
      const found = rowProblems(typed);
      if (found.length > 0) problems.push(...found);
      else good.push(importedRow(typed));
    }
    await setImmediate();
  }
  return { good, problems };
}

/** What would come of the file; nothing is written. */
export function checkImport(
  deps: CompanyDeps,
  call: Call,
  input: ParsedInputOf<CheckImport>,
): Promise<OutputOf<CheckImport>> {
  return inPlan(deps, call, input, async (tx) => ({
    problems: [...(await findPlanProblems(tx))],
    counts: await countsOf(tx, input.companyId),
  }));
}

/** Takes the file in one transaction; the same file again changes nothing. */
export function runImport(
  deps: CompanyDeps,
  call: Call,
  input: ParsedInputOf<RunImport>,
): Promise<OutputOf<RunImport>> {
  return inPlan(deps, call, input, async (tx) => {
    const problems = await findPlanProblems(tx);
    if (problems.length > 0) throw new Refusal('conflict');
    const counts = await countsOf(tx, input.companyId);
    await applyPlan(tx, input.companyId);
    await deleteImport(tx, input.importId);
    return counts;
  });
}

async function inPlan<T>(
  deps: CompanyDeps,
  call: Call,
  { companyId, importId }: { companyId: string; importId: string },
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireAct(tx, companyId, 'keep-employees');
    if (!(await isImportOf(tx, companyId, importId))) throw new Refusal('not-found');
    // The right is known. Row by row, policies would keep the planner from the indexes by name and
    // number, and fifty thousand people would take minutes: the service does the sets.
    return withServiceRights(tx, async (service) => {
      // Joins by hashing: the statistics of large tables may not know this company yet.
      await sql`select set_config('statement_timeout', ${LONG_STATEMENT}, true),
        set_config('enable_nestloop', 'off', true)`.execute(service);
      // A statement of its own: the longer limit holds for what comes after it was set.
      await sql`select pg_advisory_xact_lock(hashtextextended(${companyId}, 0))`.execute(service);
      await planImport(service, { companyId, importId });
      return work(service);
    });
  });
}

async function countsOf(tx: Tx, companyId: string): Promise<ImportCounts> {
  const { added, changed, unchanged, new_sites, new_teams } = await countPlan(tx, companyId);
  return { added, changed, unchanged, newSites: [...new_sites], newTeams: new_teams };
}

export async function rememberColumns(
  deps: CompanyDeps,
  call: Call,
  { companyId, headings, columns }: ParsedInputOf<RememberColumns>,
): Promise<OutputOf<RememberColumns>> {
  await deps.database.asCaller(signedInCaller(call), (tx) =>
    upsertMapping(tx, { company_id: companyId, headings, columns }),
  );
  return {};
}

export function recallColumns(
  deps: CompanyDeps,
  call: Call,
  { companyId, headings }: ParsedInputOf<RecallColumns>,
): Promise<OutputOf<RecallColumns>> {
  return deps.database.asCaller(signedInCaller(call), async (tx) => {
    const found = await findMapping(tx, companyId, headings);
    return found ? { columns: found.columns } : {};
  });
}

/** Files that were never taken are forgotten: they name people. */
export async function forgetImports({ database, clock }: CompanyDeps): Promise<void> {
  const limit = new Date(clock.now().getTime() - DAY_MS);
  // A timer is no caller: the service cleans up.
  await database.asService((tx) => deleteImportsBefore(tx, limit));
}
