import { expect, test } from 'vitest';
import {
  type AuthErrorFacts,
  type AuthProblem,
  authProblem,
  minutesToWait,
  waitOf,
} from './auth-problem.ts';

test.each<[AuthErrorFacts, AuthProblem]>([
  [{ name: 'AuthApiError', code: 'invalid_credentials' }, 'wrong-credentials'],
  [{ name: 'AuthApiError', code: 'otp_expired' }, 'link-over'],
  [{ name: 'AuthApiError', code: 'over_email_send_rate_limit' }, 'too-many'],
  [{ name: 'AuthApiError', code: 'other_browser' }, 'other-browser'],
  [{ name: 'AuthWeakPasswordError', reasons: ['length', 'pwned'] }, 'password-short'],
  [{ name: 'AuthWeakPasswordError', reasons: ['pwned'] }, 'password-common'],
  [{ name: 'AuthRetryableFetchError', code: undefined }, 'away'],
  [{ name: 'AuthSessionMissingError' }, 'session-over'],
  [{ name: 'AuthApiError', code: 'reauthentication_needed' }, 'proof-needed'],
  [{ name: 'AuthApiError', code: 'recent_sign_in_needed' }, 'sign-in-again'],
  [{ name: 'AuthApiError', code: 'user_banned' }, 'closed'],
  [{ name: 'AuthApiError', code: 'constructor' }, 'unknown'],
  [{ name: 'AuthUnknownError' }, 'unknown'],
  [{}, 'unknown'],
])('%j is told as %s', (error, problem) => {
  expect(authProblem(error)).toBe(problem);
});

test.each([
  ['For security purposes, you can only request this after 480 seconds.', 8],
  ['For security purposes, you can only request this after 481 seconds.', 9],
  ['For security purposes, you can only request this after 3 seconds.', 1],
  ['Request rate limit reached', 1],
])('%s: in %i minutes', (message, minutes) => {
  expect(minutesToWait({ message })).toBe(minutes);
});

test.each([
  [1, 0],
  [90, 0],
  [91, 2],
  [1_440, 24],
])('%i minutes are told in hours where they are many: %i', (minutes, hours) => {
  expect(waitOf(minutes)).toEqual({ minutes, hours });
});
