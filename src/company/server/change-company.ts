import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import type { ChangeCompany } from '../contract.ts';
import { companyChangeOf, companyChangeProblems } from '../rules/company-form.ts';
import { updateCompany } from './companies.queries.ts';
import type { CompanyDeps } from './company-deps.ts';

export async function changeCompany(
  deps: CompanyDeps,
  call: Call,
  { companyId, form }: ParsedInputOf<ChangeCompany>,
): Promise<OutputOf<ChangeCompany>> {
  const caller = signedInCaller(call);
  refuseProblems(companyChangeProblems(form));
  const { legalName, headcount } = companyChangeOf(form);
  await deps.database.asCaller(caller, async (tx) => {
    const isChanged = await updateCompany(tx, companyId, { legal_name: legalName, headcount });
    if (!isChanged) throw new Refusal('forbidden');
  });
  return {};
}
