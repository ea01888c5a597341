import { z } from 'zod';
import type { Challenge } from './one-time-tokens.ts';
import { LONGEST_PASSWORD } from './passwords.ts';

// What several requests carry.

const MOST_METADATA_BYTES = 65_536;

export const text = z
  .string()
  .max(320)
  .nullish()
  .transform((value) => value ?? undefined);

export const password = z
  .string()
  .max(LONGEST_PASSWORD)
  .nullish()
  .transform((value) => value ?? undefined);

export const metadata = z
  .record(z.string(), z.json())
  .nullish()
  .transform((value) => value ?? {})
  .refine((value) => JSON.stringify(value).length <= MOST_METADATA_BYTES, 'too large')
  // PostgreSQL has no place for it.
  .refine((value) => !JSON.stringify(value).includes('\\u0000'), 'unsupported character');

const method = z
  .string()
  .nullish()
  .transform((value) => value?.toLowerCase() ?? 's256')
  .pipe(z.enum(['s256', 'plain']));

/** The fields of a request that begins a PKCE flow, and `challengeOf` what they mean. */
export const pkce = {
  code_challenge: z
    .string()
    .regex(/^[A-Za-z0-9._~-]{43,128}$/)
    .nullish(),
  code_challenge_method: method,
};

export function challengeOf(body: {
  code_challenge?: string | null | undefined;
  code_challenge_method: 's256' | 'plain';
}): Challenge | undefined {
  return body.code_challenge
    ? { challenge: body.code_challenge, method: body.code_challenge_method }
    : undefined;
}
