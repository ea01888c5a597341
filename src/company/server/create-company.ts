import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { parisDayOf } from '#basics/dates.ts';
import type { Language } from '#basics/language.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import { countUse } from '#platform/rate-limit.ts';
import type { CreateCompany } from '../contract.ts';
import { companyOf, companyProblems } from '../rules/company-form.ts';
import { trialFrom } from '../rules/licence.ts';
import { findCompany, insertCompany, insertLicence } from './companies.queries.ts';
import type { CompanyDeps } from './company-deps.ts';
import { insertMember } from './members.queries.ts';
import { insertSite } from './places.queries.ts';

/** Opens a space: the company, its first site, a trial, and the caller as owner. */
export async function createCompany(
  deps: CompanyDeps,
  call: Call,
  { companyId, form }: ParsedInputOf<CreateCompany>,
): Promise<OutputOf<CreateCompany>> {
  const { claims } = signedInCaller(call);
  if (claims.is_anonymous === true) throw new Refusal('forbidden');
  refuseProblems(companyProblems(form));
  await countUse(deps, 'create-company', claims.sub);
  await countUse(deps, 'create-company-network', call.network);
  const company = companyOf(form);
  const licence = trialFrom(parisDayOf(deps.clock.now()), company.headcount);
  // Nobody has rights in a company that does not exist yet: the service opens it, in the caller's name.
  await deps.database.asCaller({ role: 'service_role', claims }, async (tx) => {
    const isNew = await insertCompany(tx, {
      id: companyId,
      legal_name: company.legalName,
      siren: company.siren,
      kind: company.kind,
      headcount: company.headcount,
      created_by: claims.sub,
    });
    if (!isNew) return refuseForeign(await findCompany(tx, companyId), claims.sub);
    await insertLicence(tx, {
      company_id: companyId,
      kind: licence.kind,
      seats: licence.seats,
      starts_on: licence.startsOn,
      ends_on: licence.endsOn,
    });
    await insertMember(tx, { company_id: companyId, user_id: claims.sub, role: 'owner' });
    await insertSite(tx, { companyId, name: FIRST_SITE[call.language] });
  });
  return { companyId };
}

const FIRST_SITE: Readonly<Record<Language, string>> = { fr: 'Siège', en: 'Head office' };

/** The same form arrived before; an id that is somebody else's company is refused. */
function refuseForeign(
  found: { created_by: string | null } | undefined,
  userId: string,
): undefined {
  if (found?.created_by !== userId) throw new Refusal('conflict');
}
