import { sql, type Transaction } from 'kysely';
import { mailboxKey } from '#basics/contact-details.ts';
import { Refusal } from '#basics/refusal.ts';
import type { DB } from '#platform/database/schema.gen.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import { isViolationOf } from '#platform/database/violations.ts';
import { countUse } from '#platform/rate-limit.ts';
import type { CompanyDeps } from './company-deps.ts';

/** So that nobody's mailbox is filled by somebody else's company. @throws Refusal too-many-requests */
export async function limitInvitations(
  deps: CompanyDeps,
  { sender, address }: { sender: string; address: string },
): Promise<void> {
  await countUse(deps, 'invite-by-sender', sender);
  await countUse(deps, 'invite-address', mailboxKey(address));
}

/**
 * Of these, whom the company may invite today: everybody where it is verified; else all of the domain of its
 * owners, and of the others as many as are left for the day. The table refuses more.
 */
export function invitableToday<Invited extends { readonly email: string }>(
  tx: Transaction<DB>,
  companyId: string,
  people: readonly Invited[],
): Promise<readonly Invited[]> {
  // What counts is nobody's to read: the service tells how many are left to the caller.
  return withServiceRights(tx, async (service) => {
    const { rows } = await sql<{ is: boolean; domains: string[]; left: number }>`
      select access.is_verified(${companyId}) as is,
        array(select access.proven_domains(${companyId})) as domains,
        access.invitations_left(${companyId}, auth.uid()) as left`.execute(service);
    const [{ is: isVerified, domains, left } = { is: false, domains: [], left: 0 }] = rows;
    if (isVerified) return people;
    let others = 0;
    return people.filter(({ email }) => {
      if (domains.includes(email.slice(email.lastIndexOf('@') + 1))) return true;
      others += 1;
      return others <= left;
    });
  });
}

/**
 * Says why an invitation did not leave.
 * @throws Refusal conflict where the company is not verified and has invited what it may today
 */
export async function saidOfLimit<T>(sending: Promise<T>): Promise<T> {
  try {
    return await sending;
  } catch (error) {
    if (!isViolationOf(error, 'invitations_of_unverified_company')) throw error;
    throw new Refusal('conflict', { details: { reason: 'unverified-company' } });
  }
}
