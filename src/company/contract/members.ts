import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { COMPANY_ROLES, GRANTED_ROLES } from '#basics/roles.ts';
import { companyId } from './shapes.ts';

const member = z.object({
  userId: z.uuid(),
  email: z.string().nullable(),
  roles: z.array(z.enum(GRANTED_ROLES)),
});

/** Who has a role, and whom an owner has invited to one. */
export const listMembers = contract('list-members', {
  access: 'see-members',
  input: z.object({ companyId }),
  output: z.object({
    members: z.array(member),
    invitations: z.array(
      z.object({
        id: z.uuid(),
        email: z.string(),
        role: z.enum(GRANTED_ROLES),
        sentAt: z.iso.datetime(),
        expiresAt: z.iso.datetime(),
        isOver: z.boolean(),
        refusedReason: z.string().nullable(),
      }),
    ),
  }),
});
export type ListMembers = typeof listMembers;
export type Members = z.output<typeof listMembers.output>;

/**
 * Invites an address to a role; the same again sends the mail again, once a day. Refuses: invalid-input,
 * too-many-requests, conflict (`reason` `invited-today` or `unverified-company`).
 */
export const inviteMember = contract('invite-member', {
  access: 'grant-roles',
  input: z.object({ companyId, email: z.string().max(300), role: z.enum(GRANTED_ROLES) }),
  output: z.object({ invitationId: z.uuid() }),
});
export type InviteMember = typeof inviteMember;

/** Grants a role to somebody who is in the company. */
export const grantRole = contract('grant-role', {
  access: 'grant-roles',
  input: z.object({ companyId, userId: z.uuid(), role: z.enum(GRANTED_ROLES) }),
  output: z.object({}),
});
export type GrantRole = typeof grantRole;

/** Takes a role away, or lays down one’s own. Refuses: conflict when it is the last owner’s. */
export const takeRole = contract('take-role', {
  access: 'grant-roles',
  input: z.object({ companyId, userId: z.uuid(), role: z.enum(GRANTED_ROLES) }),
  output: z.object({}),
});
export type TakeRole = typeof takeRole;

/** Sends an invitation again, once a day, with a new link and seven new days. Refuses: as above. */
export const resendInvitation = contract('resend-invitation', {
  access: 'see-members',
  input: z.object({ invitationId: z.uuid() }),
  output: z.object({}),
});
export type ResendInvitation = typeof resendInvitation;

export const revokeInvitation = contract('revoke-invitation', {
  access: 'see-members',
  input: z.object({ invitationId: z.uuid() }),
  output: z.object({}),
});
export type RevokeInvitation = typeof revokeInvitation;

/** The token of a mailed link: the invitation and a keyed hash. */
const invitationToken = z.string().max(200);

/**
 * What an invitation says, to whoever holds its link. `not-found` for a link that was never one, or
 * that a newer one replaced.
 */
export const readInvitation = contract('read-invitation', {
  access: 'public',
  input: z.object({ token: invitationToken }),
  output: z.object({
    companyName: z.string(),
    email: z.string(),
    role: z.enum(COMPANY_ROLES),
    state: z.enum(['open', 'accepted', 'revoked', 'over']),
  }),
});
export type ReadInvitation = typeof readInvitation;

/**
 * Signs in whoever holds the link of an invitation, when its address has no account yet: answers a
 * one-time token for the account client. Otherwise `undefined`: they sign in as they always do.
 */
export const enterByInvitation = contract('enter-by-invitation', {
  access: 'public',
  input: z.object({ token: invitationToken }),
  output: z.object({ tokenHash: z.string().optional() }),
});
export type EnterByInvitation = typeof enterByInvitation;

/**
 * Accepts an invitation that is for the caller’s own confirmed address. Refuses: forbidden for any
 * other, already-done, not-found when it is over or revoked.
 */
export const acceptInvitation = contract('accept-invitation', {
  access: 'account',
  input: z.object({ invitationId: z.uuid() }).or(z.object({ token: invitationToken })),
  output: z.object({ companyId }),
});
export type AcceptInvitation = typeof acceptInvitation;
