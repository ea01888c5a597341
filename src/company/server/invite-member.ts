import { requireAct } from '#access/require-act.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import { isEmail, normalizeEmail } from '#basics/contact-details.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import { enqueueMail } from '#platform/mail/mail-jobs.ts';
import type { InviteMember, ResendInvitation, RevokeInvitation } from '../contract.ts';
import type { CompanyDeps } from './company-deps.ts';
import {
  findOpenRoleInvitation,
  insertInvitations,
  renewInvitations,
  revokeOpenInvitation,
} from './invitations.queries.ts';
import { limitInvitations, saidOfLimit } from './limit-invitations.ts';

export const INVITATION_DAYS = 7;
const DAY_MS = 24 * 3_600_000;

/** When an invitation that leaves now is over. */
export function invitationTimes({ clock }: Pick<CompanyDeps, 'clock'>) {
  const sentAt = clock.now();
  return { sentAt, expiresAt: new Date(sentAt.getTime() + INVITATION_DAYS * DAY_MS) };
}

/** Invites an address to a role. Asked twice, the same invitation leaves again. */
export async function inviteMember(
  deps: CompanyDeps,
  call: Call,
  input: ParsedInputOf<InviteMember>,
): Promise<OutputOf<InviteMember>> {
  const caller = signedInCaller(call);
  const email = normalizeEmail(input.email);
  refuseProblems(isEmail(email) ? [] : [{ path: 'email', problem: 'email-invalid' }]);
  const { companyId, role } = input;
  // Before it counts: who may invite nobody would use up what a mailbox may be sent.
  await deps.database.asCaller(caller, (tx) => requireAct(tx, companyId, 'grant-roles'));
  await limitInvitations(deps, { sender: caller.claims.sub, address: email });
  const { sentAt, expiresAt } = invitationTimes(deps);
  const invited = deps.database.asCaller(caller, async (tx) => {
    const open = await findOpenRoleInvitation(tx, { companyId, email, role });
    if (open) {
      const [sending] = await renewInvitations(tx, [open.id], { sentAt, expiresAt });
      if (!sending) throw new Refusal('forbidden');
      await sendInvitation(tx, sending);
      return { invitationId: open.id };
    }
    const [invitationId = ''] = await insertInvitations(tx, [
      {
        company_id: companyId,
        email,
        role,
        employee_id: null,
        language: call.language,
        invited_by: caller.claims.sub,
        sent_at: sentAt,
        expires_at: expiresAt,
      },
    ]);
    await sendInvitation(tx, { id: invitationId, round: 1 });
    return { invitationId };
  });
  return saidOfLimit(invited);
}

/** Sends an invitation again, with a link of its own. */
export async function resendInvitation(
  deps: CompanyDeps,
  call: Call,
  { invitationId }: ParsedInputOf<ResendInvitation>,
): Promise<OutputOf<ResendInvitation>> {
  const caller = signedInCaller(call);
  // Of a mailbox, not of an invitation: it may have been invited more than once.
  const address = await deps.database.asCaller(caller, (tx) =>
    tx.selectFrom('invitations').select('email').where('id', '=', invitationId).executeTakeFirst(),
  );
  if (!address) throw new Refusal('not-found');
  await limitInvitations(deps, { sender: caller.claims.sub, address: address.email });
  const sent = deps.database.asCaller(caller, async (tx) => {
    const [sending] = await renewInvitations(tx, [invitationId], invitationTimes(deps));
    if (!sending) throw new Refusal('not-found');
    await sendInvitation(tx, sending);
  });
  await saidOfLimit(sent);
  return {};
}

export async function revokeInvitation(
  deps: CompanyDeps,
  call: Call,
  { invitationId }: ParsedInputOf<RevokeInvitation>,
): Promise<OutputOf<RevokeInvitation>> {
  await deps.database.asCaller(signedInCaller(call), async (tx) => {
    const isRevoked = await revokeOpenInvitation(tx, invitationId, deps.clock.now());
    if (!isRevoked) throw new Refusal('not-found');
  });
  return {};
}

/** The mail leaves with the transaction in which the database accepted the invitation. */
export async function sendInvitation(
  tx: Parameters<typeof enqueueMail>[0],
  { id, round }: { id: string; round: number },
): Promise<void> {
  // Callers cannot queue work: the service does, for what they were allowed to write.
  await withServiceRights(tx, (service) =>
    enqueueMail(service, { kind: 'invitation', subjectId: `${id}.${round}` }),
  );
}
