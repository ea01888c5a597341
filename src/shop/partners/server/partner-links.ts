import { createHash, randomBytes } from 'node:crypto';
import type { Call } from '#backend/call.ts';
import { Refusal } from '#basics/refusal.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { countUse } from '#platform/rate-limit.ts';
import { LINK_DAYS } from '../rules/partner-states.ts';
import { findPartnerLink, insertPartnerLink } from './partner-links.queries.ts';
import type { PartnersDeps } from './partners-deps.ts';

const TOKEN_BYTES = 32;

/**
 * A new link to what a partner may see and do. Its token is after the `#`, which no server is sent and
 * no log keeps; here there is only its hash.
 */
export async function makePartnerLink(
  { clock, publicUrl }: Pick<PartnersDeps, 'clock' | 'publicUrl'>,
  tx: Tx,
  applicationId: string,
): Promise<{ readonly address: string; readonly expiresAt: Date }> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const madeAt = clock.now();
  const expiresAt = new Date(madeAt);
  expiresAt.setUTCDate(expiresAt.getUTCDate() + LINK_DAYS);
  await insertPartnerLink(tx, {
    application_id: applicationId,
    token_hash: hashOf(token),
    made_at: madeAt,
    expires_at: expiresAt,
  });
  const address = new URL('/boutique', publicUrl());
  address.hash = `partner-link=${token}`;
  return { address: address.href, expiresAt };
}

/**
 * The application that a token opens now.
 * @throws Refusal not-found, with `isOver` in its details where the link has only run out
 */
export async function openedApplication(
  { clock }: Pick<PartnersDeps, 'clock'>,
  tx: Tx,
  token: string,
) {
  const link = await findPartnerLink(tx, hashOf(token));
  if (!link || link.revoked_at) throw new Refusal('not-found');
  if (link.expires_at <= clock.now()) {
    throw new Refusal('not-found', { details: { isOver: true } });
  }
  return link;
}

/** A link that has run out and was not closed; undefined for any other token. */
export async function expiredLink({ clock }: Pick<PartnersDeps, 'clock'>, tx: Tx, token: string) {
  const link = await findPartnerLink(tx, hashOf(token));
  return link && !link.revoked_at && link.expires_at <= clock.now() ? link : undefined;
}

/** Tokens cannot be guessed; who tries is stopped all the same. @throws Refusal too-many-requests */
export async function countLinkUse(deps: PartnersDeps, call: Call): Promise<void> {
  await countUse(deps, 'partner-link', call.network);
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
