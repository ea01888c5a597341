import { expect, test } from 'vitest';
import { type AuthErrorFacts, type AuthProblem, authProblem } from './auth-problem.ts';

test.each<[AuthErrorFacts, AuthProblem]>([
  [{ name: 'AuthApiError', code: 'invalid_credentials' }, 'wrong-credentials'],
  [{ name: 'AuthApiError', code: 'otp_expired' }, 'link-over'],
  [{ name: 'AuthApiError', code: 'over_email_send_rate_limit' }, 'too-many'],
  [{ name: 'AuthWeakPasswordError', reasons: ['length', 'pwned'] }, 'password-short'],
  [{ name: 'AuthWeakPasswordError', reasons: ['pwned'] }, 'password-common'],
  [{ name: 'AuthRetryableFetchError', code: undefined }, 'away'],
  [{ name: 'AuthSessionMissingError' }, 'session-over'],
  [{ name: 'AuthApiError', code: 'user_banned' }, 'closed'],
  [{ name: 'AuthApiError', code: 'constructor' }, 'unknown'],
  [{ name: 'AuthUnknownError' }, 'unknown'],
  [{}, 'unknown'],
])('%j is told as %s', (error, problem) => {
  expect(authProblem(error)).toBe(problem);
});
