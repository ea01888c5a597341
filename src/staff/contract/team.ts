import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { STAFF_ROLES } from '#basics/roles.ts';
import { form, instant, nothing } from '../shapes.ts';

const role = z.enum(STAFF_ROLES);

/** Who is of the staff, and who is asked to be. */
export const listTeam = contract('list-team', {
  access: 'keep-team',
  input: nothing,
  output: z.object({
    members: z.array(
      z.object({
        id: z.uuid(),
        /** Null of whoever was administrator before names were asked. */
        name: z.string().nullable(),
        email: z.string(),
        role,
        lastSignInAt: instant.nullable(),
        hasSecondStep: z.boolean(),
        isSelf: z.boolean(),
      }),
    ),
    invitations: z.array(
      z.object({ id: z.uuid(), email: z.string(), role, expiresAt: instant, isOver: z.boolean() }),
    ),
  }),
});
export type ListTeam = typeof listTeam;

/**
 * Writes to somebody with a link for their address alone, which is good for a week and once. An address that is invited
 * already is written to anew. Refuses: invalid-input (`email`, `role`; `already-member`).
 */
export const inviteColleague = contract('invite-colleague', {
  access: 'keep-team',
  input: z.object({ invitationId: z.uuid(), form }),
  output: nothing,
});
export type InviteColleague = typeof inviteColleague;

/** Refuses: not-found (no open invitation). */
export const withdrawColleagueInvitation = contract('withdraw-colleague-invitation', {
  access: 'keep-team',
  input: z.object({ invitationId: z.uuid() }),
  output: nothing,
});
export type WithdrawColleagueInvitation = typeof withdrawColleagueInvitation;

/**
 * Another name, or another role, with which they sign in anew. `before` is the role that was shown. Refuses: not-found,
 * conflict (it is another meanwhile; `last-administrator`), invalid-input (`name`, `role`).
 */
export const changeColleague = contract('change-colleague', {
  access: 'keep-team',
  input: z.object({ userId: z.uuid(), before: role, form }),
  output: nothing,
});
export type ChangeColleague = typeof changeColleague;

/** Takes every right and ends every session at once. Refuses: not-found, conflict (`last-administrator`). */
export const removeColleague = contract('remove-colleague', {
  access: 'keep-team',
  input: z.object({ userId: z.uuid() }),
  output: nothing,
});
export type RemoveColleague = typeof removeColleague;

/** What an invitation says, for whoever has its link. Refuses: not-found. */
export const readColleagueInvitation = contract('read-colleague-invitation', {
  access: 'public',
  input: z.object({ invitationId: z.uuid() }),
  output: z.object({
    email: z.string(),
    role,
    state: z.enum(['open', 'over', 'revoked', 'accepted']),
  }),
});
export type ReadColleagueInvitation = typeof readColleagueInvitation;

/**
 * Joins the staff under a name. Refuses: not-found (no open invitation), forbidden (for another address, or `needs:
 * second-step`), already-done, invalid-input (`name`).
 */
export const acceptColleagueInvitation = contract('accept-colleague-invitation', {
  access: 'account',
  input: z.object({ invitationId: z.uuid(), form }),
  output: nothing,
});
export type AcceptColleagueInvitation = typeof acceptColleagueInvitation;
