import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { Refusal } from '#basics/refusal.ts';
import { isViolationOf } from '#platform/database/violations.ts';
import type { GrantRole, TakeRole } from '../contract.ts';
import type { CompanyDeps } from './company-deps.ts';
import { deleteMember, insertMember } from './members.queries.ts';

export async function grantRole(
  deps: CompanyDeps,
  call: Call,
  { companyId, userId, role }: ParsedInputOf<GrantRole>,
): Promise<OutputOf<GrantRole>> {
  await deps.database.asCaller(signedInCaller(call), (tx) =>
    insertMember(tx, { company_id: companyId, user_id: userId, role }),
  );
  return {};
}

export async function takeRole(
  deps: CompanyDeps,
  call: Call,
  member: ParsedInputOf<TakeRole>,
): Promise<OutputOf<TakeRole>> {
  try {
    const isTaken = await deps.database.asCaller(signedInCaller(call), (tx) =>
      deleteMember(tx, member),
    );
    if (!isTaken) throw new Refusal('not-found');
  } catch (error) {
    if (isViolationOf(error, 'company_keeps_an_owner')) throw new Refusal('conflict');
    throw error;
  }
  return {};
}
