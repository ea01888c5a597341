import { hash, hashRaw, verify } from '@node-rs/argon2';
import type { Database } from '#platform/database/database.ts';
import { AuthError } from './auth-error.ts';
import { isForeignPassword } from './foreign-passwords.ts';
import { isGuessable } from './guessable-passwords.ts';

/** Longer ones cost time and prove no more. */
export const LONGEST_PASSWORD = 1_000;

/** OWASP's parameters for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export type PasswordRules = {
  readonly minPasswordLength: number;
  readonly refusesCommonPasswords: boolean;
};

/** @throws AuthError `weak_password` with the reasons that the client package knows. */
export function refuseWeakPassword(
  password: string,
  { minPasswordLength, refusesCommonPasswords }: PasswordRules,
  email: string | undefined,
): void {
  const reasons: string[] = [];
  if ([...password].length < minPasswordLength) reasons.push('length');
  const plain = password.toLowerCase();
  if (email && (plain === email || plain === email.split('@')[0])) reasons.push('characters');
  if (refusesCommonPasswords && isGuessable(password, email)) reasons.push('pwned');
  const [reason] = reasons;
  if (reason === undefined) return;
  throw new AuthError(422, 'weak_password', WORDS[reason]?.(minPasswordLength) ?? '', {
    details: { weak_password: { reasons } },
  });
}

const WORDS: Readonly<Record<string, (minLength: number) => string>> = {
  length: (minLength) => `Password should be at least ${minLength} characters.`,
  characters: () => 'Password should not be the email address.',
  pwned: () => 'Password is known to be weak and easy to guess, please choose a different one.',
};

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** As slow to guess as a password, for what is looked up by its hash. @param salt 16 random bytes */
export function hashToLookUp(secret: Uint8Array, salt: Uint8Array): Promise<Buffer> {
  return hashRaw(secret, { ...COST, salt });
}

/** Whether it was made here, at today's price; another is replaced when its password is known again. */
export function isOurHash(hash: string): boolean {
  const { memoryCost, timeCost, parallelism } = COST;
  return hash.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
}

let nobodys: Promise<string> | undefined;

/**
 * Whether the password is the one of this hash. Where there is none (no such account, no password
 * set) the same work is done, so that the time of the answer tells nothing. A hash that was brought
 * from elsewhere takes the time that it asks for, until it is replaced.
 */
export async function isPassword(
  deps: { database: Database },
  kept: string | null | undefined,
  password: string,
): Promise<boolean> {
  if (password.length > LONGEST_PASSWORD) return false;
  if (kept && !isOurHash(kept)) {
    return isForeignPassword(deps, kept, password).catch(() => false);
  }
  nobodys ??= hashPassword('nobody’s password, which nobody can type');
  const isRight = await verify(kept || (await nobodys), password).catch(() => false);
  return isRight && Boolean(kept);
}
