import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { nameProblem } from '#basics/plain-name.ts';
import { cleanLine } from '#basics/plain-text.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import { isViolationOf } from '#platform/database/violations.ts';
import type { RemovePlace, SaveSite, SaveTeam } from '../contract.ts';
import { problemAt } from '../rules/company-form.ts';
import type { CompanyDeps } from './company-deps.ts';
import {
  deleteSite,
  deleteTeam,
  insertSite,
  insertTeam,
  renameSite,
  renameTeam,
} from './places.queries.ts';

export async function saveSite(
  deps: CompanyDeps,
  call: Call,
  { companyId, siteId: id, name: typed }: ParsedInputOf<SaveSite>,
): Promise<OutputOf<SaveSite>> {
  refuseProblems(problemAt('name', nameProblem(typed)));
  const site = { id, companyId, name: cleanLine(typed) };
  await deps.database
    .asCaller(signedInCaller(call), async (tx) => {
      if (!(await renameSite(tx, site))) await insertSite(tx, site);
    })
    .catch(refuseTaken);
  return {};
}

export async function saveTeam(
  deps: CompanyDeps,
  call: Call,
  { companyId, siteId, teamId: id, name: typed }: ParsedInputOf<SaveTeam>,
): Promise<OutputOf<SaveTeam>> {
  refuseProblems(problemAt('name', nameProblem(typed)));
  const team = { id, companyId, siteId, name: cleanLine(typed) };
  await deps.database
    .asCaller(signedInCaller(call), async (tx) => {
      if (!(await renameTeam(tx, team))) await insertTeam(tx, team);
    })
    .catch(refuseTaken);
  return {};
}

export async function removePlace(
  deps: CompanyDeps,
  call: Call,
  { companyId, siteId, teamId }: ParsedInputOf<RemovePlace>,
): Promise<OutputOf<RemovePlace>> {
  const isRemoved = await deps.database
    .asCaller(signedInCaller(call), (tx) =>
      teamId ? deleteTeam(tx, companyId, teamId) : deleteSite(tx, companyId, siteId),
    )
    .catch((error: unknown) => {
      const isInUse = IN_USE.some((constraint) => isViolationOf(error, constraint));
      throw isInUse ? new Refusal('conflict') : error;
    });
  if (!isRemoved) throw new Refusal('not-found');
  return {};
}

const IN_USE = [
  'employees_company_id_site_id_fkey',
  'employees_company_id_site_id_team_id_fkey',
  'teams_company_id_site_id_fkey',
];

/** A name twice is a mistake of the form; an id that is somebody else's is none of the caller's. */
function refuseTaken(error: unknown): never {
  if (isViolationOf(error, 'sites_name') || isViolationOf(error, 'teams_name')) {
    throw new Refusal('invalid-input', { problems: [{ path: 'name', problem: 'name-taken' }] });
  }
  const foreign = ['sites_pkey', 'teams_pkey', 'teams_company_id_site_id_fkey'];
  if (foreign.some((constraint) => isViolationOf(error, constraint))) {
    throw new Refusal('not-found');
  }
  throw error;
}
