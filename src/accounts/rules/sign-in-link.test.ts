import { expect, test } from 'vitest';
import { readSignInLink, type SignInLink } from './sign-in-link.ts';

test.each<[string, string, SignInLink]>([
  ['?token_hash=abc&type=magiclink', '', { kind: 'whole', tokenHash: 'abc', type: 'magiclink' }],
  ['?next=%2Fmood&token_hash=a&type=signup', '', { kind: 'whole', tokenHash: 'a', type: 'signup' }],
  ['?token_hash=abc', '', { kind: 'cut' }],
  ['?token_hash=&type=magiclink', '', { kind: 'cut' }],
  ['?token_hash=abc&type=magic', '', { kind: 'cut' }],
  ['?type=recovery', '', { kind: 'cut' }],
  ['?error=access_denied&error_code=otp_expired', '', { kind: 'over' }],
  ['', '#error=access_denied&error_code=otp_expired', { kind: 'over' }],
  ['?code=abc', '', { kind: 'foreign' }],
  ['', '#access_token=abc&refresh_token=def', { kind: 'foreign' }],
  ['', '', { kind: 'none' }],
  ['?next=%2Fmood', '', { kind: 'none' }],
])('%s%s', (search, hash, link) => {
  expect(readSignInLink(search, hash)).toEqual(link);
});
