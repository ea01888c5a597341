import { requireAct } from '#access/require-act.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import { countUse } from '#platform/rate-limit.ts';
import type { AskVerification, ReadVerification } from '../contract.ts';
import { readVerificationRequest } from '../rules/verification.ts';
import type { CompanyDeps } from './company-deps.ts';
import { findOwnersView, upsertRequest } from './verifications.queries.ts';

/** Whether a space is verified, and what that changes; for its owners. */
export function readVerification(
  deps: CompanyDeps,
  call: Call,
  { companyId }: ParsedInputOf<ReadVerification>,
): Promise<OutputOf<ReadVerification>> {
  return deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireAct(tx, companyId, 'describe-company');
    // What staff decided and noted is theirs: the service tells owners the state alone.
    const view = await withServiceRights(tx, (service) => findOwnersView(service, companyId));
    if (!view) throw new Refusal('not-found');
    return {
      state: view.state,
      isSirenShared: view.isSirenShared,
      askedAt: view.askedAt?.toISOString() ?? null,
      domains: [...view.domains],
      ownDomainInvitations: view.ownDomain,
      dailyInvitations: view.daily,
    };
  });
}

/** An owner asks that staff look at their space; asked again, staff read the newer words. */
export async function askVerification(
  deps: CompanyDeps,
  call: Call,
  { companyId, form }: ParsedInputOf<AskVerification>,
): Promise<OutputOf<AskVerification>> {
  const caller = signedInCaller(call);
  const { problems, note } = readVerificationRequest(form);
  refuseProblems(problems);
  await countUse(deps, 'ask-verification', caller.claims.sub);
  await deps.database.asCaller(caller, async (tx) => {
    await requireAct(tx, companyId, 'describe-company');
    await upsertRequest(tx, companyId, note);
  });
  return {};
}
