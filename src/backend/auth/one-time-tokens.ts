import { randomUUID, timingSafeEqual } from 'node:crypto';
import { type Selectable, type SqlBool, sql } from 'kysely';
import type { Language } from '#basics/language.ts';
import type { AuthOneTimeTokens } from '#platform/database/schema.gen.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { sha256 } from '../tokens/secrets.ts';
import type { AuthDeps } from './auth-deps.ts';

export type Purpose =
  | 'signup'
  | 'magiclink'
  | 'recovery'
  | 'invite'
  | 'email_change_current'
  | 'email_change_new'
  | 'sms'
  | 'phone_change'
  | 'reauthentication';

export type OneTimeToken = Selectable<AuthOneTimeTokens> & { readonly purpose: Purpose };

/** What is sent, and nothing in the database tells. */
export type SentSecrets = {
  /** 256 bits, for a link. */
  readonly token: string;
  /** Six digits, to be typed. */
  readonly code: string;
  /** 256 bits: what GET verify gives to a page that asked with a PKCE challenge. */
  readonly authCode: string;
};

/** A PKCE challenge: only the page that holds its verifier can finish. */
export type Challenge = { readonly challenge: string; readonly method: 's256' | 'plain' };

export const LIFE_MINUTES = 10;
const GUESSES = 5;
/** Asked for again within it, the same mail leaves again. */
const AGAIN_MS = 2 * 60_000;

/**
 * The secrets of a row are derived from its id with the backend's key: they can be written into a
 * mail later, though the row holds only their hashes.
 */
export function secretsOf({ secrets }: Pick<AuthDeps, 'secrets'>, id: string): SentSecrets {
  const derive = secrets['one-time-tokens'];
  const number = derive(id, 'code').readUIntBE(0, 6);
  return {
    token: derive(id, 'link').toString('base64url'),
    code: String(number % 1_000_000).padStart(6, '0'),
    authCode: derive(id, 'auth-code').toString('base64url'),
  };
}

/**
 * Issues a token; earlier ones stay as good as they were, so that nobody ends another's by asking. Asked
 * for again by the same, soon and for the same page, it is the same one.
 */
export async function issueToken(
  deps: Pick<AuthDeps, 'secrets' | 'clock'>,
  tx: Tx,
  wanted: {
    userId: string;
    purpose: Purpose;
    sentTo: string;
    redirectTo: string;
    language: Language;
    challenge?: Challenge | undefined;
    askedBy?: readonly string[];
    /** What is said with it differs from what was said before: it is not the same one. */
    isAnother?: boolean;
  },
): Promise<{ id: string; sends: number } & SentSecrets> {
  const now = deps.clock.now();
  const { challenge, askedBy = [] } = wanted;
  const same = wanted.isAnother || challenge ? undefined : await sendAgain(tx, wanted, now);
  if (same) return { ...same, ...secretsOf(deps, same.id) };
  const id = randomUUID();
  const secrets = secretsOf(deps, id);
  const row = {
    id,
    sent_to: wanted.sentTo,
    token_hash: sha256(secrets.token),
    redirect_to: wanted.redirectTo,
    language: wanted.language,
    code_challenge: challenge?.challenge ?? null,
    code_challenge_method: challenge?.method ?? null,
    auth_code_hash: challenge ? sha256(secrets.authCode) : null,
    asked_by: [...askedBy],
    created_at: now,
    expires_at: new Date(now.getTime() + LIFE_MINUTES * 60_000),
  };
  await tx
    .insertInto('auth.one_time_tokens')
    .values({ ...row, user_id: wanted.userId, purpose: wanted.purpose })
    .execute();
  return { id, sends: 1, ...secrets };
}

async function sendAgain(
  tx: Tx,
  wanted: Pick<Parameters<typeof issueToken>[2], 'userId' | 'purpose' | 'sentTo' | 'redirectTo'> & {
    readonly language: Language;
    readonly askedBy?: readonly string[];
  },
  now: Date,
): Promise<{ id: string; sends: number } | undefined> {
  return tx
    .updateTable('auth.one_time_tokens')
    .set((set) => ({ sends: set('sends', '+', 1) }))
    .where('user_id', '=', wanted.userId)
    .where('purpose', '=', wanted.purpose)
    .where('sent_to', '=', wanted.sentTo)
    .where('redirect_to', '=', wanted.redirectTo)
    .where('language', '=', wanted.language)
    .where('code_challenge', 'is', null)
    .where(sql<SqlBool>`asked_by = ${[...(wanted.askedBy ?? [])]}::text[]`)
    .where('created_at', '>', new Date(now.getTime() - AGAIN_MS))
    .where('accepted_at', 'is', null)
    .where((where) =>
      where.and([where('attempts', '<', GUESSES), where('own_attempts', '<', GUESSES)]),
    )
    .returning(['id', 'sends'])
    .executeTakeFirst();
}

/** The living token of a link, untouched. */
export async function findByToken(
  tx: Tx,
  token: string,
  now: Date,
): Promise<OneTimeToken | undefined> {
  return living(tx, now).where('token_hash', '=', sha256(token)).executeTakeFirst() as Promise<
    OneTimeToken | undefined
  >;
}

/** The living token whose page shows this PKCE code, untouched. */
export async function findByAuthCode(
  tx: Tx,
  authCode: string,
  now: Date,
): Promise<OneTimeToken | undefined> {
  return living(tx, now)
    .where('auth_code_hash', '=', sha256(authCode))
    .executeTakeFirst() as Promise<OneTimeToken | undefined>;
}

function living(tx: Tx, now: Date) {
  return tx
    .selectFrom('auth.one_time_tokens')
    .selectAll()
    .where('expires_at', '>', now)
    .where('accepted_at', 'is', null);
}

/**
 * The token to whose address this code was sent, if it is right. Each guess is counted in a
 * transaction of its own before it is compared: whatever fails afterwards, and however many are
 * made at once, five are compared, and five more from the browser that asked for the code.
 */
export async function findByCode(
  { database, secrets, clock }: Pick<AuthDeps, 'database' | 'secrets' | 'clock'>,
  wanted: {
    sentTo: string;
    purposes: readonly Purpose[];
    code: string;
    marks: readonly string[];
    userId?: string;
  },
): Promise<OneTimeToken | undefined> {
  // Nobody is signed in yet: the service compares.
  const rows = await database.asService((tx) =>
    sql<OneTimeToken>`update auth.one_time_tokens as token
      set attempts = attempts + 1 - is_own, own_attempts = own_attempts + is_own
      from (select id, (asked_by && ${[...wanted.marks]}::text[])::integer as is_own
        from auth.one_time_tokens where sent_to = ${wanted.sentTo}) as judged
      where judged.id = token.id and sent_to = ${wanted.sentTo} and purpose = any(${[...wanted.purposes]})
        and expires_at > ${clock.now()} and accepted_at is null
        and case is_own when 1 then own_attempts else attempts end < ${GUESSES}
        and (${wanted.userId ?? null}::uuid is null or user_id = ${wanted.userId ?? null})
      returning token.*`.execute(tx),
  );
  for (const row of rows.rows) {
    const { code } = secretsOf({ secrets }, row.id);
    if (isSame(code, wanted.code)) return row;
  }
  return undefined;
}

/**
 * Uses a token up, and with it the others of its kind. False when somebody else was faster: exactly one of
 * many callers gets true.
 */
export async function consumeToken(
  tx: Tx,
  { id, user_id: userId, purpose }: Pick<OneTimeToken, 'id' | 'user_id' | 'purpose'>,
): Promise<boolean> {
  const gone = await tx
    .deleteFrom('auth.one_time_tokens')
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .executeTakeFirst();
  if (gone.numDeletedRows !== 1n) return false;
  await tx
    .deleteFrom('auth.one_time_tokens')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .execute();
  return true;
}

/** Ends what was sent to somebody: of these kinds, or all. */
export async function dropTokens(
  tx: Tx,
  userId: string,
  purposes?: readonly Purpose[],
): Promise<void> {
  let query = tx.deleteFrom('auth.one_time_tokens').where('user_id', '=', userId);
  if (purposes) query = query.where('purpose', 'in', purposes);
  await query.execute();
}

/** Whether the verifier is the one whose challenge the page sent (RFC 7636). */
export function answersChallenge(token: OneTimeToken, verifier: string): boolean {
  const { code_challenge: challenge, code_challenge_method: method } = token;
  if (challenge === null) return false;
  return isSame(challenge, method === 'plain' ? verifier : sha256(verifier).toString('base64url'));
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(sha256(one), sha256(other));
}
