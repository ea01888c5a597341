import { requireStaff } from '#access/require-staff.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { isViolationOf } from '#platform/database/violations.ts';
import type { ChangeColleague, ListTeam, RemoveColleague } from '../../contract.ts';
import { readColleagueForm } from '../../rules/team/colleague-form.ts';
import type { StaffDeps } from '../staff-deps.ts';
import {
  deleteRoles,
  findMembers,
  findOpenInvitations,
  findRoles,
  keepName,
  updateRole,
} from './team.queries.ts';

export function listTeam(deps: StaffDeps, call: Call): Promise<OutputOf<ListTeam>> {
  const caller = signedInCaller(call);
  const now = deps.clock.now();
  return onTeam(deps, call, async (tx) => {
    const members = await findMembers(tx);
    const invitations = await findOpenInvitations(tx);
    return {
      members: members.map((row) => ({
        id: row.id,
        name: row.name,
        email: row.email,
        role: row.role,
        lastSignInAt: row.last_sign_in_at?.toISOString() ?? null,
        hasSecondStep: row.has_second_step,
        isSelf: row.id === caller.claims.sub,
      })),
      invitations: invitations.map((row) => ({
        id: row.id,
        email: row.email,
        role: row.role as (typeof members)[number]['role'],
        expiresAt: row.expires_at.toISOString(),
        isOver: row.expires_at <= now,
      })),
    };
  });
}

export async function changeColleague(
  deps: StaffDeps,
  call: Call,
  { userId, before, form }: ParsedInputOf<ChangeColleague>,
): Promise<OutputOf<ChangeColleague>> {
  const { problems, values } = readColleagueForm(form);
  await onTeam(deps, call, async (tx) => {
    refuseProblems(problems);
    const roles = await findRoles(tx, userId);
    if (roles.length === 0) throw new Refusal('not-found');
    const { name, role } = values;
    await keepName(tx, userId, name);
    // Sent again, it is done.
    if (roles.includes(role)) return;
    if (!roles.includes(before)) throw new Refusal('conflict');
    await saidOfLast(updateRole(tx, { userId, before, role }));
  });
  return {};
}

export async function removeColleague(
  deps: StaffDeps,
  call: Call,
  { userId }: ParsedInputOf<RemoveColleague>,
): Promise<OutputOf<RemoveColleague>> {
  await onTeam(deps, call, async (tx) => {
    if ((await findRoles(tx, userId)).length === 0) throw new Refusal('not-found');
    await saidOfLast(deleteRoles(tx, userId, deps.clock.now()));
  });
  return {};
}

/**
 * Roles and accounts are granted to no caller: once the database has said that the caller keeps the team, the service
 * writes in their name, so that the journal knows who it was.
 */
export function onTeam<Answer>(
  { database }: StaffDeps,
  call: Call,
  work: (tx: Tx) => Promise<Answer>,
): Promise<Answer> {
  return database.asCaller(signedInCaller(call), async (tx) => {
    await requireStaff(tx, 'keep-team');
    return withServiceRights(tx, work);
  });
}

/** @throws Refusal conflict where nobody would be left who keeps the team */
async function saidOfLast(change: Promise<void>): Promise<void> {
  try {
    await change;
  } catch (error) {
    if (!isViolationOf(error, 'last_administrator')) throw error;
    throw new Refusal('conflict', { details: { reason: 'last-administrator' } });
  }
}
