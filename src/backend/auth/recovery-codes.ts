import { randomInt, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Call } from '../call.ts';
import { audit } from './audit.ts';
import type { AuthDeps } from './auth-deps.ts';
import { AuthError } from './auth-error.ts';
import { limitFactors } from './limits.ts';
import { readOwnAccount, type SignedIn } from './own-account.ts';
import { hashToLookUp } from './passwords.ts';
import { refuseWeakProof } from './second-step.ts';
import { raiseSession, sessionBody } from './sessions.ts';

// Ten codes on paper, each good once, for whoever lost the telephone with the application.

const COUNT = 10;
const LENGTH = 10;
/** Without letters and digits that are read for one another. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

type CodesStatus = {
  /** Of the set. */
  readonly id: string;
  readonly type: 'recovery_code';
  readonly total: number;
  readonly remaining: number;
};

export async function readRecoveryCodes(
  deps: AuthDeps,
  { userId }: Pick<SignedIn, 'userId'>,
): Promise<CodesStatus> {
  const rows = await deps.database.asService((tx) =>
    tx
      .selectFrom('auth.recovery_codes')
      .select(['set_id', 'used_at'])
      .where('user_id', '=', userId)
      .execute(),
  );
  const [first] = rows;
  if (!first) throw noCodes();
  return {
    id: first.set_id,
    type: 'recovery_code',
    total: rows.length,
    remaining: rows.filter(({ used_at: usedAt }) => usedAt === null).length,
  };
}

const noCodes = () => new AuthError(404, 'mfa_factor_not_found', 'Recovery codes not found');

/** Makes ten codes in place of those there were; they are shown now and never again. */
export async function makeRecoveryCodes(
  deps: AuthDeps,
  { userId, session }: SignedIn,
): Promise<Record<string, unknown>> {
  const { factors } = await readOwnAccount(deps, { userId });
  if (!factors.some(({ status }) => status === 'verified')) {
    throw new AuthError(
      422,
      'mfa_recovery_codes_sole_factor',
      'Recovery codes need another verified factor',
    );
  }
  if (session.aal !== 'aal2') {
    throw new AuthError(403, 'insufficient_aal', 'AAL2 required to manage recovery codes');
  }
  const codes = Array.from({ length: COUNT }, newCode);
  const setId = randomUUID();
  const hashes = await Promise.all(codes.map((code) => hashesOf(deps, userId, setId, code)));
  const now = deps.clock.now();
  await deps.database.asService(async (tx) => {
    await refuseWeakProof(deps, tx, { userId, session }, 'manage recovery codes');
    await tx.deleteFrom('auth.recovery_codes').where('user_id', '=', userId).execute();
    await tx
      .insertInto('auth.recovery_codes')
      .values(
        hashes.map(({ slow }) => ({
          user_id: userId,
          code_hash: slow,
          set_id: setId,
          created_at: now,
        })),
      )
      .execute();
    await audit(deps, tx, 'recovery_codes_made', { userId, sessionId: session.id });
  });
  return { id: setId, type: 'recovery_code', total: COUNT, codes };
}

function newCode(): string {
  const signs = Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length)));
  return `${signs.slice(0, 5).join('')}-${signs.slice(5).join('')}`;
}

/**
 * What is kept of a code: its keyed hash made slow, with the id of its set as salt. Sets that were made
 * before have the keyed hash alone.
 */
async function hashesOf(deps: AuthDeps, userId: string, setId: string, code: string) {
  const keyed = deps.secrets['recovery-codes'](userId, plain(code));
  const salt = Buffer.from(setId.replaceAll('-', ''), 'hex');
  return { keyed, slow: await hashToLookUp(keyed, salt) };
}

/** As it is compared, however it was typed from the paper. */
function plain(code: string): string {
  return code.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

export const recoveryCodeShape = z.object({ code: z.string().max(100) });

/** Shows one of the codes instead of the application's: the session is of the second level. */
export async function verifyRecoveryCode(
  deps: AuthDeps,
  call: Call,
  { userId, session }: SignedIn,
  { code }: z.output<typeof recoveryCodeShape>,
): Promise<Record<string, unknown>> {
  const giveBack = await limitFactors(deps, call, userId);
  const { id: setId } = await readRecoveryCodes(deps, { userId });
  const { keyed, slow } = await hashesOf(deps, userId, setId, code);
  const granted = await deps.database.asService(async (tx) => {
    const used = await tx
      .updateTable('auth.recovery_codes')
      .set({ used_at: deps.clock.now() })
      .where('user_id', '=', userId)
      .where('code_hash', 'in', [slow, keyed])
      .where('used_at', 'is', null)
      .executeTakeFirst();
    if (used.numUpdatedRows === 0n) {
      throw new AuthError(422, 'mfa_verification_failed', 'Invalid recovery code');
    }
    await audit(deps, tx, 'recovery_code_used', { userId, sessionId: session.id });
    return raiseSession(deps, tx, session.id, 'recovery_code', call.device);
  });
  await giveBack();
  return sessionBody(deps, granted);
}

export async function dropRecoveryCodes(
  deps: AuthDeps,
  { userId, session }: SignedIn,
): Promise<Record<string, unknown>> {
  if (session.aal !== 'aal2') {
    throw new AuthError(403, 'insufficient_aal', 'AAL2 required to manage recovery codes');
  }
  const status = await readRecoveryCodes(deps, { userId });
  await deps.database.asService(async (tx) => {
    await refuseWeakProof(deps, tx, { userId, session }, 'manage recovery codes');
    await tx.deleteFrom('auth.recovery_codes').where('user_id', '=', userId).execute();
  });
  return { id: status.id };
}
