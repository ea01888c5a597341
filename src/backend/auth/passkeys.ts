import { z } from 'zod';
import { isUuid } from '#basics/uuid.ts';
import type { Call } from '../call.ts';
import { audit } from './audit.ts';
import type { AuthDeps } from './auth-deps.ts';
import { AuthError } from './auth-error.ts';
import {
  askForKey,
  askForNewKey,
  attemptChallenge,
  challengeExpired,
  factorNotFound,
  insertChallenge,
} from './challenges.ts';
import { keepProof, proofByKey } from './factor-proofs.ts';
import { insertFactor, removeFactor } from './factors.ts';
import { limitKeys } from './limits.ts';
import type { SignedIn } from './own-account.ts';
import { refuseWeakProof } from './second-step.ts';
import { endSessions, sessionBody, startSession } from './sessions.ts';
import { credentialShape, type KeptKey, keyShown, newChallenge } from './webauthn.ts';

// Keys as the client names them, "passkeys": the same rows as second factors of the kind `webauthn`. A key that is
// shown was unlocked by its owner, so that it is both steps at once: a session that begins by it is of the second level.

export const answeredShape = z.object({
  challenge_id: z.string().max(100),
  credential: credentialShape,
});
type Answered = z.output<typeof answeredShape>;

export async function beginPasskey(deps: AuthDeps, me: SignedIn): Promise<Record<string, unknown>> {
  const factorId = await insertFactor(deps, me, { type: 'webauthn', name: '', secret: null });
  const challenge = newChallenge();
  const { id, expiresAt } = await deps.database.asService((tx) =>
    insertChallenge(deps, tx, { factorId, challenge }),
  );
  const options = await askForNewKey(deps, me, challenge);
  return { challenge_id: id, options, expires_at: expiresAt };
}

/** The key counts from now on. This session goes on as it is; others that have shown no factor end. */
export async function addPasskey(
  deps: AuthDeps,
  me: SignedIn,
  { challenge_id: challengeId, credential }: Answered,
): Promise<Record<string, unknown>> {
  const { userId, session } = me;
  const opened = await attemptChallenge(deps, me, { challengeId });
  if (opened.status !== 'unverified') throw factorNotFound();
  const proof = await proofByKey(deps, opened, credential);
  await deps.database.asService(async (tx) => {
    await refuseWeakProof(deps, tx, me, 'verify a new factor');
    await keepProof(deps, tx, opened, proof);
    await endSessions(tx, { userId, aal: 'aal1', except: session.id });
    await audit(deps, tx, 'factor_verified', { userId, sessionId: session.id });
  });
  return passkeyOf(deps, me, opened.factor_id);
}

/** For a visitor who says nothing of who they are: the key says it. */
export async function askForPasskey(deps: AuthDeps, call: Call): Promise<Record<string, unknown>> {
  await limitKeys(deps, call.network);
  const challenge = newChallenge();
  const { id, expiresAt } = await deps.database.asService((tx) =>
    insertChallenge(deps, tx, { challenge }),
  );
  const options = await askForKey(deps, challenge);
  return { challenge_id: id, options, expires_at: expiresAt };
}

const unknownKey = () =>
  new AuthError(404, 'webauthn_credential_not_found', 'No account has this key');

export async function signInWithPasskey(
  deps: AuthDeps,
  call: Call,
  { challenge_id: challengeId, credential }: Answered,
): Promise<Record<string, unknown>> {
  const giveBack = await limitKeys(deps, call.network);
  const challenge = await takeChallenge(deps, challengeId);
  const kept = await deps.database.asService((tx) =>
    tx
      .selectFrom('auth.mfa_factors')
      .select(['id', 'user_id', 'credential_id', 'public_key', 'sign_count', 'transports'])
      .where('credential_id', '=', Buffer.from(credential.id, 'base64url'))
      .executeTakeFirst(),
  );
  if (!kept) throw unknownKey();
  const signCount = await keyShown(deps, challenge, credential, kept as KeptKey);
  if (signCount === undefined) {
    throw new AuthError(
      422,
      'webauthn_verification_failed',
      'The key has not signed this challenge',
    );
  }
  const now = deps.clock.now();
  const granted = await deps.database.asService(async (tx) => {
    // Removed meanwhile, it opens nothing.
    const shown = await tx
      .updateTable('auth.mfa_factors')
      .set({ sign_count: signCount, last_used_at: now })
      .where('id', '=', kept.id)
      .executeTakeFirst();
    if (shown.numUpdatedRows === 0n) throw unknownKey();
    return startSession(deps, tx, {
      userId: kept.user_id,
      method: 'passkey',
      aal: 'aal2',
      userAgent: call.userAgent,
      device: call.device,
    });
  });
  await giveBack();
  return sessionBody(deps, granted);
}

/** Signed once, it is gone. @throws AuthError where it is over, or was never asked of a visitor */
async function takeChallenge({ database, clock }: AuthDeps, id: string): Promise<Buffer> {
  if (!isUuid(id)) throw challengeExpired('webauthn_challenge_expired');
  const taken = await database.asService((tx) =>
    tx
      .deleteFrom('auth.mfa_challenges')
      .where('id', '=', id)
      .where('factor_id', 'is', null)
      .where('expires_at', '>', clock.now())
      .returning('challenge')
      .executeTakeFirst(),
  );
  if (!taken?.challenge) throw challengeExpired('webauthn_challenge_expired');
  return taken.challenge;
}

type Whose = { readonly userId: string };

export function listPasskeys(deps: AuthDeps, { userId }: Whose) {
  return deps.database.asService(async (tx) => {
    const rows = await tx
      .selectFrom('auth.mfa_factors')
      .select(['id', 'friendly_name', 'created_at', 'last_used_at'])
      .where('user_id', '=', userId)
      .where('credential_id', 'is not', null)
      .orderBy('created_at')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      friendly_name: row.friendly_name,
      created_at: row.created_at.toISOString(),
      ...(row.last_used_at && { last_used_at: row.last_used_at.toISOString() }),
    }));
  });
}

async function passkeyOf(deps: AuthDeps, whose: Whose, id: string) {
  const passkey = (await listPasskeys(deps, whose)).find((known) => known.id === id);
  if (!passkey) throw new AuthError(404, 'webauthn_credential_not_found', 'Passkey not found');
  return passkey;
}

export const renameShape = z.object({ friendly_name: z.string().max(100) });

/** By whoever shows as much as it takes to add one. */
export async function renamePasskey(
  deps: AuthDeps,
  me: SignedIn,
  id: string,
  { friendly_name: name }: z.output<typeof renameShape>,
) {
  await passkeyOf(deps, me, id);
  await deps.database.asService(async (tx) => {
    await refuseWeakProof(deps, tx, me, 'rename a factor');
    const isTaken = await tx
      .selectFrom('auth.mfa_factors')
      .select('id')
      .where('user_id', '=', me.userId)
      .where('id', '<>', id)
      .where('friendly_name', '=', name)
      .where('friendly_name', '<>', '')
      .executeTakeFirst();
    if (isTaken) {
      throw new AuthError(422, 'mfa_factor_name_conflict', 'Another factor has this name');
    }
    await tx
      .updateTable('auth.mfa_factors')
      .set({ friendly_name: name, updated_at: deps.clock.now() })
      .where('id', '=', id)
      .execute();
  });
  return passkeyOf(deps, me, id);
}

export async function removePasskey(deps: AuthDeps, me: SignedIn, id: string): Promise<void> {
  await passkeyOf(deps, me, id);
  await removeFactor(deps, me, id);
}
