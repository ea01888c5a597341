import { requireStaff } from '#access/require-staff.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { nameProblem } from '#basics/plain-name.ts';
import { cleanLine } from '#basics/plain-text.ts';
import { type FieldProblem, Refusal, refuseProblems } from '#basics/refusal.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { isViolationOf } from '#platform/database/violations.ts';
import {
  type RegisteredCompany,
  RegistryUnavailable,
} from '#platform/registry/company-registry.ts';
import type { AskRegistry, DecideVerification } from '../contract.ts';
import { isRegisteredName, readVerificationForm } from '../rules/verification.ts';
import { findCompany } from './companies.queries.ts';
import type { CompanyDeps } from './company-deps.ts';
import { type Decided, insertVerification, lockVerification } from './verifications.queries.ts';

/**
 * What staff decide of a space, on the name and number that they saw. The directory says that a company
 * exists, not who may speak for it: that is theirs to see.
 */
export async function decideVerification(
  deps: CompanyDeps,
  call: Call,
  { companyId, decisionId, seen, form }: ParsedInputOf<DecideVerification>,
): Promise<OutputOf<DecideVerification>> {
  const caller = signedInCaller(call);
  await deps.database.asCaller(caller, (tx) => requireStaff(tx, 'verify-companies'));
  const { problems, decision, means, note } = readVerificationForm(form);
  refuseProblems(problems);
  // No company is called what no name is, so it was not seen either.
  const isName = nameProblem(seen.legalName) === undefined;
  if (!isName || cleanLine(seen.legalName) !== seen.legalName) throw new Refusal('conflict');
  if (means === 'registry') refuseProblems(await registryProblems(deps, seen));
  await deps.database.asCaller(caller, async (tx) => {
    await requireStaff(tx, 'verify-companies');
    const key = { companyId, id: decisionId };
    // Companies are nobody's to hold: the service does, so that the same sent twice is decided once.
    const held = await withServiceRights(tx, (service) => lockVerification(service, key));
    if (!held) throw new Refusal('not-found');
    if (held.isDecided) return;
    await insertSeen(tx, {
      id: decisionId,
      company_id: companyId,
      state: decision,
      siren: seen.siren,
      legal_name: seen.legalName,
      means,
      note,
    });
  });
  return {};
}

/** @throws Refusal conflict where the company, or what was decided of it, is no longer what was seen */
async function insertSeen(tx: Tx, decided: Decided): Promise<void> {
  try {
    await insertVerification(tx, decided);
  } catch (error) {
    const isOther = ['verification_of_what_was_seen', 'verification_follows'].some((name) =>
      isViolationOf(error, name),
    );
    throw isOther ? new Refusal('conflict') : error;
  }
}

/** What the public directory says of the SIREN of a space, for staff. */
export async function askRegistry(
  deps: CompanyDeps,
  call: Call,
  { companyId }: ParsedInputOf<AskRegistry>,
): Promise<OutputOf<AskRegistry>> {
  const company = await deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireStaff(tx, 'verify-companies');
    return findCompany(tx, companyId);
  });
  if (!company) throw new Refusal('not-found');
  if (!deps.registry) return { answer: 'off', company: null };
  const found = await askedOf(deps, company.siren);
  if (found === 'silent') return { answer: 'silent', company: null };
  if (!found) return { answer: 'unknown', company: null };
  const { names, isActive, town } = found;
  const isSameName = isRegisteredName(company.legal_name, names);
  return { answer: 'known', company: { names: [...names], isActive, town, isSameName } };
}

type Seen = ParsedInputOf<DecideVerification>['seen'];

/** The directory is believed where it knows this company, under this name, and it still exists. */
async function registryProblems(
  deps: CompanyDeps,
  { siren, legalName }: Seen,
): Promise<readonly FieldProblem[]> {
  const tell = (problem: string) => [{ path: 'means', problem }];
  if (!deps.registry) return tell('registry-off');
  const found = await askedOf(deps, siren);
  if (found === 'silent') return tell('registry-silent');
  if (!found) return tell('registry-unknown');
  if (!found.isActive) return tell('registry-closed');
  return isRegisteredName(legalName, found.names) ? [] : tell('registry-other-name');
}

async function askedOf(
  { registry }: CompanyDeps,
  siren: string,
): Promise<RegisteredCompany | 'silent' | undefined> {
  try {
    return await registry?.find(siren);
  } catch (error) {
    if (error instanceof RegistryUnavailable) return 'silent';
    throw error;
  }
}
