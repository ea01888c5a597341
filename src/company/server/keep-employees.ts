import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { isParisDay, parisDayOf } from '#basics/dates.ts';
import { type FieldProblem, Refusal, refuseProblems } from '#basics/refusal.ts';
import { isViolationOf } from '#platform/database/violations.ts';
import type { MarkDeparture, SaveEmployee } from '../contract.ts';
import { employeeOf, employeeProblems } from '../rules/employee-form.ts';
import type { CompanyDeps } from './company-deps.ts';
import { findEmployeeEmail, insertEmployee, updateEmployee } from './employees.queries.ts';
import { revokeEmployeeInvitations } from './invitations.queries.ts';

/** Adds a person, or changes what is kept of them. */
export async function saveEmployee(
  deps: CompanyDeps,
  call: Call,
  { companyId, employeeId, form, siteId, teamId }: ParsedInputOf<SaveEmployee>,
): Promise<OutputOf<SaveEmployee>> {
  refuseProblems(employeeProblems(form));
  const { firstName, lastName, email, employeeNumber } = employeeOf(form);
  const kept = {
    first_name: firstName,
    last_name: lastName,
    email,
    employee_number: employeeNumber,
    site_id: siteId,
    team_id: teamId,
  };
  await deps.database
    .asCaller(signedInCaller(call), async (tx) => {
      const known = await findEmployeeEmail(tx, companyId, employeeId);
      if (!known) return insertEmployee(tx, { ...kept, id: employeeId, company_id: companyId });
      // A link that left for the address before is for nobody any more.
      if (known.email !== email) {
        await revokeEmployeeInvitations(tx, employeeId, deps.clock.now());
      }
      const isChanged = await updateEmployee(tx, companyId, employeeId, kept);
      if (!isChanged) throw new Refusal('forbidden');
    })
    .catch(refuseTaken);
  return {};
}

/** From that day the person is no longer counted, nor let in; nothing of theirs is deleted. */
export async function markDeparture(
  deps: CompanyDeps,
  call: Call,
  { companyId, employeeId, leftOn }: ParsedInputOf<MarkDeparture>,
): Promise<OutputOf<MarkDeparture>> {
  refuseProblems(departureProblems(leftOn, parisDayOf(deps.clock.now())));
  await deps.database
    .asCaller(signedInCaller(call), async (tx) => {
      if (leftOn !== null) await revokeEmployeeInvitations(tx, employeeId, deps.clock.now());
      const isChanged = await updateEmployee(tx, companyId, employeeId, { left_on: leftOn });
      if (!isChanged) throw new Refusal('not-found');
    })
    .catch(refuseTaken);
  return {};
}

function departureProblems(leftOn: string | null, today: string): FieldProblem[] {
  if (leftOn === null) return [];
  if (!isParisDay(leftOn)) return [{ path: 'leftOn', problem: 'day-invalid' }];
  return leftOn > today ? [{ path: 'leftOn', problem: 'in-future' }] : [];
}

/** What is taken is said beside its field; places and ids of others are none of the caller's. */
function refuseTaken(error: unknown): never {
  const taken: readonly [constraint: string, path: string, problem: string][] = [
    ['employees_email', 'email', 'email-taken'],
    ['employees_number', 'employeeNumber', 'number-taken'],
  ];
  for (const [constraint, path, problem] of taken) {
    if (isViolationOf(error, constraint)) {
      throw new Refusal('invalid-input', { problems: [{ path, problem }] });
    }
  }
  const foreign = [
    'employees_pkey',
    'employees_company_id_site_id_fkey',
    'employees_company_id_site_id_team_id_fkey',
  ];
  if (foreign.some((constraint) => isViolationOf(error, constraint))) {
    throw new Refusal('not-found');
  }
  throw error;
}
