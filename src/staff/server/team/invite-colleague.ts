import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import type { StaffRole } from '#basics/roles.ts';
import { enqueueMail } from '#platform/mail/mail-jobs.ts';
import type {
  AcceptColleagueInvitation,
  InviteColleague,
  ReadColleagueInvitation,
  WithdrawColleagueInvitation,
} from '../../contract.ts';
import {
  INVITATION_DAYS,
  readInvitationForm,
  readNameForm,
} from '../../rules/team/colleague-form.ts';
import type { StaffDeps } from '../staff-deps.ts';
import { onTeam } from './keep-team.ts';
import {
  findInvitation,
  findRoles,
  insertMember,
  isAddressOf,
  isStaffAddress,
  keepInvitation,
  lockInvitation,
  markAccepted,
  revokeInvitation,
} from './team.queries.ts';

const DAY_MS = 24 * 3_600_000;

export async function inviteColleague(
  deps: StaffDeps,
  call: Call,
  { invitationId, form }: ParsedInputOf<InviteColleague>,
): Promise<OutputOf<InviteColleague>> {
  const { problems, values } = readInvitationForm(form);
  const sentAt = deps.clock.now();
  await onTeam(deps, call, async (tx) => {
    refuseProblems(problems);
    if (await isStaffAddress(tx, values.email)) {
      throw new Refusal('invalid-input', {
        problems: [{ path: 'email', problem: 'already-member' }],
      });
    }
    const id = await keepInvitation(tx, {
      id: invitationId,
      ...values,
      language: call.language,
      invited_by: signedInCaller(call).claims.sub,
      sent_at: sentAt,
      expires_at: new Date(sentAt.getTime() + INVITATION_DAYS * DAY_MS),
    });
    // Another mail each time that it is sent.
    const subjectId = `${id}.${sentAt.getTime()}`;
    await enqueueMail(tx, { kind: 'staff-invitation', subjectId });
  });
  return {};
}

export async function withdrawColleagueInvitation(
  deps: StaffDeps,
  call: Call,
  { invitationId }: ParsedInputOf<WithdrawColleagueInvitation>,
): Promise<OutputOf<WithdrawColleagueInvitation>> {
  await onTeam(deps, call, async (tx) => {
    const isRevoked = await revokeInvitation(tx, invitationId, deps.clock.now());
    if (!isRevoked) throw new Refusal('not-found');
  });
  return {};
}

export async function readColleagueInvitation(
  { database, clock }: StaffDeps,
  { invitationId }: ParsedInputOf<ReadColleagueInvitation>,
): Promise<OutputOf<ReadColleagueInvitation>> {
  // Its random id, which only the mail tells, is the proof: the service reads what it is for.
  const found = await database.asService((tx) => findInvitation(tx, invitationId));
  if (!found) throw new Refusal('not-found');
  const { email, role } = found;
  return { email, role: role as StaffRole, state: stateOf(found, clock.now()) };
}

export async function acceptColleagueInvitation(
  { database, clock }: StaffDeps,
  call: Call,
  { invitationId, form }: ParsedInputOf<AcceptColleagueInvitation>,
): Promise<OutputOf<AcceptColleagueInvitation>> {
  const { claims } = signedInCaller(call);
  const { problems, values } = readNameForm(form);
  const at = clock.now();
  // Who is invited has no right yet: the service acts, in their name, once it has seen that the confirmed address of
  // their account is the one that was invited, and that this session has shown a second step.
  await database.asCaller({ role: 'service_role', claims }, async (tx) => {
    const invitation = await lockInvitation(tx, invitationId);
    if (!invitation) throw new Refusal('not-found');
    if (!(await isAddressOf(tx, claims.sub, invitation.email))) throw new Refusal('forbidden');
    const state = stateOf(invitation, at);
    if (state === 'accepted') throw new Refusal('already-done');
    if (state !== 'open') throw new Refusal('not-found');
    if (claims.aal !== 'aal2') {
      throw new Refusal('forbidden', { details: { needs: 'second-step' } });
    }
    refuseProblems(problems);
    if ((await findRoles(tx, claims.sub)).length > 0) throw new Refusal('already-done');
    const role = invitation.role as StaffRole;
    await insertMember(tx, { userId: claims.sub, name: values.name, role, at });
    await markAccepted(tx, invitationId, claims.sub, at);
  });
  return {};
}

type Times = { accepted_at: Date | null; revoked_at: Date | null; expires_at: Date };

export function stateOf(
  { accepted_at: accepted, revoked_at: revoked, expires_at: end }: Times,
  now: Date,
) {
  if (accepted) return 'accepted';
  if (revoked) return 'revoked';
  return end <= now ? 'over' : 'open';
}
