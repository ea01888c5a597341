import { requireAct } from '#access/require-act.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { normalizeSearch } from '#basics/normalize-search.ts';
import { plainHeading } from '#imports/rules/import-columns.ts';
import type { Employee, ExportEmployees, ListEmployees } from '../contract.ts';
import { EMPLOYEES_PAGE } from '../rules/page-sizes.ts';
import type { CompanyDeps } from './company-deps.ts';
import { findEmployees, findEmployeesAfter } from './employees.queries.ts';

const EXPORT_PAGE = 1_000;
const MOST_WORDS = 6;

export function listEmployees(
  deps: CompanyDeps,
  call: Call,
  { companyId, search, page, ...wanted }: ParsedInputOf<ListEmployees>,
): Promise<OutputOf<ListEmployees>> {
  const now = deps.clock.now();
  return deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireAct(tx, companyId, 'see-employees');
    const rows = await findEmployees(tx, {
      ...wanted,
      siteId: wanted.siteId,
      teamId: wanted.teamId,
      companyId,
      words: searchedWords(search),
      limit: EMPLOYEES_PAGE,
      offset: (page - 1) * EMPLOYEES_PAGE,
    });
    return {
      employees: rows.map((row) => employeeView(row, now)),
      total: rows[0]?.total ?? 0,
    };
  });
}

/** Words as they are compared, with the signs that addresses and numbers have. */
function searchedWords(search: string): string[] {
  const words = normalizeSearch(search)
    .split(/\s+/)
    .filter((word) => plainHeading(word) !== '');
  return words.slice(0, MOST_WORDS);
}

type Row = Awaited<ReturnType<typeof findEmployees>>[number];

function employeeView(row: Row, now: Date): Employee {
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    employeeNumber: row.employee_number,
    siteId: row.site_id,
    teamId: row.team_id,
    leftOn: row.left_on,
    access: accessOf(row, now),
    invitationId: row.invitation_id,
  };
}

function accessOf(row: Row, now: Date): Employee['access'] {
  if (row.user_id !== null) return 'in';
  if (row.expires_at === null) {
    if (row.code_expires_at === null) return 'none';
    return row.code_expires_at <= now ? 'code-over' : 'code';
  }
  if (row.refused_reason !== null) return 'undelivered';
  return row.expires_at <= now ? 'over' : 'invited';
}

export function exportEmployees(
  deps: CompanyDeps,
  call: Call,
  { companyId, after }: ParsedInputOf<ExportEmployees>,
): Promise<OutputOf<ExportEmployees>> {
  return deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireAct(tx, companyId, 'see-employees');
    const rows = await findEmployeesAfter(tx, { companyId, after, limit: EXPORT_PAGE });
    const next = rows.length === EXPORT_PAGE ? rows.at(-1)?.id : undefined;
    return {
      employees: rows.map((row) => ({
        id: row.id,
        firstName: row.first_name,
        lastName: row.last_name,
        email: row.email,
        employeeNumber: row.employee_number,
        site: row.site,
        team: row.team,
      })),
      ...(next && { next }),
    };
  });
}
