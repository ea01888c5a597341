import { z } from 'zod';
import type { AuthDeps } from './auth-deps.ts';
import { validationFailed } from './auth-error.ts';
import { canCompare } from './foreign-passwords.ts';
import { hashPassword } from './passwords.ts';
import { password, text } from './shapes.ts';

// What holders of the service key may say of an account.

const anyMetadata = z
  .record(z.string(), z.json())
  .nullish()
  .refine((value) => !JSON.stringify(value ?? {}).includes('\\u0000'), 'unsupported character');

export const userShape = z.object({
  id: z.guid().nullish(),
  email: text,
  phone: text,
  password,
  password_hash: z.string().max(1_000).nullish(),
  email_confirm: z.boolean().nullish(),
  phone_confirm: z.boolean().nullish(),
  user_metadata: anyMetadata,
  app_metadata: anyMetadata,
  role: z.string().max(60).nullish(),
  ban_duration: z
    .string()
    .regex(/^(none|(\d+(\.\d+)?(ns|us|ms|s|m|h))+)$/)
    .nullish(),
});

export type WantedUser = z.output<typeof userShape>;

/** The hash of the password that is given, or the one that was made elsewhere. */
export async function hashOf(
  deps: AuthDeps,
  { password, password_hash: brought }: Pick<WantedUser, 'password' | 'password_hash'>,
): Promise<string | undefined> {
  if (password && brought)
    throw validationFailed('Only a password or a password hash should be provided');
  if (!brought) return password ? hashPassword(password) : undefined;
  if (await canCompare(deps, brought)) return brought;
  throw validationFailed(
    'password_hash is of no kind that passwords can be compared with here: argon2i, argon2id, bcrypt (with pgcrypto) or fbscrypt, at a cost that a sign-in can bear',
  );
}

const UNIT_MS: Readonly<Record<string, number>> = {
  ns: 1e-6,
  us: 1e-3,
  ms: 1,
  s: 1_000,
  m: 60_000,
  h: 3_600_000,
};
const CENTURY_MS = 100 * 365 * 24 * 3_600_000;

/** The end of a ban of so long (`24h`, `1h30m`); null lifts it; undefined says nothing of it. */
export function bannedUntil(
  duration: string | null | undefined,
  now: Date,
): Date | null | undefined {
  if (!duration) return undefined;
  if (duration === 'none') return null;
  const parts = [...duration.matchAll(/(\d+(?:\.\d+)?)(ns|us|ms|s|m|h)/g)];
  const ms = parts.reduce(
    (sum, [, count, unit]) => sum + Number(count) * (UNIT_MS[unit ?? ''] ?? 0),
    0,
  );
  return new Date(now.getTime() + Math.min(ms, CENTURY_MS));
}
