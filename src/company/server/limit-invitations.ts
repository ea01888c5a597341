import { countUse } from '#platform/rate-limit.ts';
import type { CompanyDeps } from './company-deps.ts';

const HOUR_SECONDS = 3_600;
/** Of single invitations; a whole list is invited at once. */
const USES_PER_SENDER = 60;
const USES_PER_ADDRESS = 5;

/** So that nobody's mailbox is filled by somebody else's company. @throws Refusal too-many-requests */
export async function limitInvitations(
  deps: CompanyDeps,
  { sender, address }: { sender: string; address: string },
): Promise<void> {
  await countUse(deps, {
    action: 'invite-by-sender',
    subject: sender,
    uses: USES_PER_SENDER,
    windowSeconds: HOUR_SECONDS,
  });
  await countUse(deps, {
    action: 'invite-address',
    subject: address,
    uses: USES_PER_ADDRESS,
    windowSeconds: HOUR_SECONDS,
  });
}
