import { mailboxKey } from '#basics/contact-details.ts';
import { Refusal } from '#basics/refusal.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { isViolationOf } from '#platform/database/violations.ts';
import { countUse } from '#platform/rate-limit.ts';
import type { CompanyDeps } from './company-deps.ts';
import { findInvitationsLeft, findInvitedEnough } from './invitations.queries.ts';

/** So that nobody's mailbox is filled by somebody else's company. @throws Refusal too-many-requests */
export async function limitInvitations(
  deps: CompanyDeps,
  { sender, address }: { sender: string; address: string },
): Promise<void> {
  await countUse(deps, 'invite-by-sender', sender);
  await countUse(deps, 'invite-address', mailboxKey(address));
}

const ROWS_A_STATEMENT = 500;

type Wished = { readonly id: string; readonly email: string };

/** Of these, whom the company may invite today, and the ids of those who were invited again today already. */
export async function invitableToday<Invited extends Wished>(
  tx: Tx,
  companyId: string,
  wished: readonly Invited[],
): Promise<{ readonly people: readonly Invited[]; readonly tooSoon: readonly string[] }> {
  // What counts is nobody's to read: the service tells the caller what is left of it.
  return withServiceRights(tx, async (service) => {
    const tooSoon: string[] = [];
    for (let at = 0; at < wished.length; at += ROWS_A_STATEMENT) {
      const some = wished.slice(at, at + ROWS_A_STATEMENT);
      tooSoon.push(...(await findInvitedEnough(service, companyId, some)));
    }
    const left = new Set(tooSoon);
    const others = wished.filter(({ id }) => !left.has(id));
    return { people: await withinCompany(service, companyId, others), tooSoon };
  });
}

/**
 * Everybody where the company is verified; else, of the domain of its owners and of the others, as many as are
 * left for the day, and of one mailbox as many as it may get. The table refuses more.
 */
async function withinCompany<Invited extends Wished>(
  service: Tx,
  companyId: string,
  people: readonly Invited[],
): Promise<readonly Invited[]> {
  const left = await findInvitationsLeft(service, companyId, people);
  if (left.isVerified) return people;
  const mailboxes = new Map(Object.entries(left.mailsToday));
  return people.filter(({ email }) => {
    const mailbox = mailboxKey(email);
    const mails = mailboxes.get(mailbox) ?? 0;
    const isFree = left.domains.includes(email.slice(email.lastIndexOf('@') + 1));
    const kind = isFree ? 'free' : 'others';
    if (mails >= left.mailsToMailbox || left[kind] <= 0) return false;
    mailboxes.set(mailbox, mails + 1);
    left[kind] -= 1;
    return true;
  });
}

const REASONS = {
  invitations_of_unverified_company: 'unverified-company',
  invitations_again_once_a_day: 'invited-today',
} as const;

/**
 * Says why an invitation did not leave.
 * @throws Refusal conflict where the company is not verified and has invited what it may today
 *   (`unverified-company`), or where they were invited again today already (`invited-today`)
 */
export async function saidOfLimit<T>(sending: Promise<T>): Promise<T> {
  try {
    return await sending;
  } catch (error) {
    for (const [constraint, reason] of Object.entries(REASONS)) {
      if (isViolationOf(error, constraint)) throw new Refusal('conflict', { details: { reason } });
    }
    throw error;
  }
}
