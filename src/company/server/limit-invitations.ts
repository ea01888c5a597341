import { countUse } from '#platform/rate-limit.ts';
import type { CompanyDeps } from './company-deps.ts';

const HOUR_SECONDS = 3_600;
/** Of single invitations; a whole list is invited at once. */
const USES_PER_COMPANY = 60;
const USES_PER_ADDRESS = 5;

/** So that nobody's mailbox is filled by somebody else's company. @throws Refusal too-many-requests */
export async function limitInvitations(
  deps: CompanyDeps,
  companyId: string,
  address: string,
): Promise<void> {
  await countUse(deps, {
    action: 'invite-by-company',
    subject: companyId,
    uses: USES_PER_COMPANY,
    windowSeconds: HOUR_SECONDS,
  });
  await countUse(deps, {
    action: 'invite-address',
    subject: address,
    uses: USES_PER_ADDRESS,
    windowSeconds: HOUR_SECONDS,
  });
}
