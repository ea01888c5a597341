import { hash, verify } from '@node-rs/argon2';
import { AuthError } from './auth-error.ts';

/** Longer ones cost time and prove no more. */
export const LONGEST_PASSWORD = 1_000;

/** OWASP's parameters for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** First guesses of everybody who guesses. */
const COMMON = new Set([
  'password',
  'password1',
  'password12',
  'password123',
  'password1234',
  'motdepasse',
  'motdepasse1',
  'motdepasse123',
  '123456',
  '1234567',
  '12345678',
  '123456789',
  '1234567890',
  '12345678910',
  '0123456789',
  '000000',
  '0000000000',
  '111111',
  '1111111111',
  'azerty',
  'azertyuiop',
  'azerty123',
  'azerty1234',
  'azerty12345',
  'qwerty',
  'qwertyuiop',
  'qwerty123',
  'qwerty1234',
  'iloveyou',
  'iloveyou123',
  'jetaime',
  'jetaime123',
  'bonjour',
  'bonjour123',
  'soleil',
  'soleil123',
  'doudou',
  'chouchou',
  'loulou',
  'marseille',
  'marseille13',
  'administrateur',
  'admin',
  'admin123',
  'admin1234',
  'administrator',
  'bienvenue',
  'bienvenue1',
  'welcome',
  'welcome1',
  'welcome123',
  'letmein',
  'letmein123',
  'changeme',
  'changeme123',
  'secret123',
  'abcdefghij',
  'abc123',
  'abcd1234',
  'monkey',
  'dragon',
  'football',
  'superman',
  'prevenance',
  'prevenance1',
  'prevenance123',
  'entreprise',
  'entreprise1',
  'france',
  'france2026',
  'paris75',
]);

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
  if (refusesCommonPasswords && COMMON.has(plain)) reasons.push('pwned');
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

let nobodys: Promise<string> | undefined;

/**
 * Whether the password is the one of this hash. Where there is none (no such account, no password
 * set) the same work is done, so that the time of the answer tells nothing.
 */
export async function isPassword(
  kept: string | null | undefined,
  password: string,
): Promise<boolean> {
  if (password.length > LONGEST_PASSWORD) return false;
  nobodys ??= hashPassword('nobody’s password, which nobody can type');
  const isRight = await verify(kept ?? (await nobodys), password).catch(() => false);
  return isRight && typeof kept === 'string';
}
