import { sql } from 'kysely';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { Refusal } from '#basics/refusal.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { countUse } from '#platform/rate-limit.ts';
import type { AcceptInvitation, EnterByInvitation, ReadInvitation } from '../contract.ts';
import type { CompanyDeps } from './company-deps.ts';
import { linkEmployee } from './employees.queries.ts';
import { invitationIdOf, isTokenOf } from './invitation-link.ts';
import { findInvitation, lockInvitation, markAccepted } from './invitations.queries.ts';
import { roleOf } from './list-spaces.ts';
import { insertMember } from './members.queries.ts';
import { endCodeEntry } from './personal-codes.queries.ts';

/** What the invitation of this link says. */
export async function readInvitation(
  deps: CompanyDeps,
  call: Call,
  { token }: ParsedInputOf<ReadInvitation>,
): Promise<OutputOf<ReadInvitation>> {
  const { email, role, legal_name, ...invitation } = await invitationOf(deps, call, token);
  return {
    companyName: legal_name,
    email,
    role: roleOf(role),
    state: stateOf(invitation, deps.clock.now()),
  };
}

/**
 * Lets in whoever holds the link and has no account yet: the mail was sent to their address, so the
 * link proves it once. An account that exists may have rights elsewhere, and proves itself anew.
 */
export async function enterByInvitation(
  deps: CompanyDeps,
  call: Call,
  { token }: ParsedInputOf<EnterByInvitation>,
): Promise<OutputOf<EnterByInvitation>> {
  const invitation = await invitationOf(deps, call, token);
  if (stateOf(invitation, deps.clock.now()) !== 'open') throw new Refusal('not-found');
  // Nobody is signed in: the service looks whether the address has an account.
  const known = await deps.database.asService((tx) =>
    tx
      .selectFrom('auth.users')
      .select('id')
      .where('email', '=', invitation.email)
      .where('email_confirmed_at', 'is not', null)
      .where('deleted_at', 'is', null)
      .executeTakeFirst(),
  );
  if (known) return {};
  return { tokenHash: await deps.issueSignIn(invitation.email, call.language) };
}

/** Takes the role, or the place as an employee, that the invitation is for. */
export async function acceptInvitation(
  deps: CompanyDeps,
  call: Call,
  input: ParsedInputOf<AcceptInvitation>,
): Promise<OutputOf<AcceptInvitation>> {
  const { claims } = signedInCaller(call);
  const id = 'token' in input ? invitationIdOf(input.token) : input.invitationId;
  if (id === undefined) throw new Refusal('not-found');
  // Who is invited has no right in that company yet: the service acts, in their name, once it has
  // seen that the confirmed address of their account is the one that was invited.
  return deps.database.asCaller({ role: 'service_role', claims }, async (tx) => {
    const invitation = await lockInvitation(tx, id);
    if (!invitation) throw new Refusal('not-found');
    if (!(await isAddressOf(tx, claims.sub, invitation.email))) {
      // Who shows the link of an invitation knows of it; others are told nothing.
      const isShown = 'token' in input && isTokenOf(deps, input.token, invitation);
      throw new Refusal(isShown ? 'forbidden' : 'not-found');
    }
    const state = stateOf(invitation, deps.clock.now());
    if (state === 'accepted') throw new Refusal('already-done');
    if (state !== 'open') throw new Refusal('not-found');
    const { company_id: companyId, employee_id: employeeId, role } = invitation;
    if (role !== null) {
      await insertMember(tx, { company_id: companyId, user_id: claims.sub, role });
    } else if (!employeeId || !(await linkEmployee(tx, employeeId, claims.sub))) {
      throw new Refusal('not-found');
    } else {
      await endCodeEntry(tx, employeeId, claims.sub, deps.clock.now());
    }
    await markAccepted(tx, id, deps.clock.now());
    return { companyId };
  });
}

/** @throws Refusal not-found when the token is of no invitation, or of a link that was replaced */
async function invitationOf(deps: CompanyDeps, call: Call, token: string) {
  const id = invitationIdOf(token);
  // The link is the proof: the service reads what it is for.
  const found = id && (await deps.database.asService((tx) => findInvitation(tx, id)));
  if (found && isTokenOf(deps, token, found)) return found;
  await countUse(deps, 'read-invitation', call.network);
  throw new Refusal('not-found');
}

type Times = { accepted_at: Date | null; revoked_at: Date | null; expires_at: Date };

function stateOf(
  { accepted_at: accepted, revoked_at: revoked, expires_at: end }: Times,
  now: Date,
) {
  if (accepted) return 'accepted';
  if (revoked) return 'revoked';
  return end <= now ? 'over' : 'open';
}

async function isAddressOf(tx: Tx, userId: string, email: string): Promise<boolean> {
  const found = await tx
    .selectFrom('auth.users')
    .select(sql`true`.as('is'))
    .where('id', '=', userId)
    .where('email', '=', email)
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}
