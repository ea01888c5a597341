import { requireAct } from '#access/require-act.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { GRANTED_ROLES } from '#basics/roles.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { ListMembers } from '../contract.ts';
import type { CompanyDeps } from './company-deps.ts';
import { findRoleInvitations } from './invitations.queries.ts';
import { findAddresses, findMembers } from './members.queries.ts';

export function listMembers(
  deps: CompanyDeps,
  call: Call,
  { companyId }: ParsedInputOf<ListMembers>,
): Promise<OutputOf<ListMembers>> {
  return deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireAct(tx, companyId, 'see-members');
    const held = await findMembers(tx, companyId);
    const userIds = [...new Set(held.map(({ user_id: id }) => id))];
    // Accounts are nobody's to read: the service adds the addresses of those just seen.
    const addresses = await withServiceRights(tx, (service) => findAddresses(service, userIds));
    const invitations = await findRoleInvitations(tx, companyId);
    return {
      members: userIds.map((userId) => ({
        userId,
        email: addresses.find(({ id }) => id === userId)?.email ?? null,
        roles: GRANTED_ROLES.filter((role) =>
          held.some((member) => member.user_id === userId && member.role === role),
        ),
      })),
      invitations: invitations.map((invitation) => ({
        id: invitation.id,
        email: invitation.email,
        role: GRANTED_ROLES.find((role) => role === invitation.role) ?? 'cse',
        sentAt: invitation.sent_at.toISOString(),
        expiresAt: invitation.expires_at.toISOString(),
        isOver: invitation.expires_at <= deps.clock.now(),
        refusedReason: invitation.refused_reason,
      })),
    };
  });
}
