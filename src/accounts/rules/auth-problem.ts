/**
 * The rule: whatever the account service or its client declines, a person is told one of these
 * things, each with a remedy; what they cannot mend is our fault, and said so.
 */

export const AUTH_PROBLEMS = [
  'wrong-credentials',
  'wrong-code',
  'link-over',
  'too-many',
  'other-browser',
  'password-short',
  'password-common',
  'password-same',
  'email-invalid',
  'email-taken',
  'session-over',
  'factor-needed',
  'proof-needed',
  'sign-in-again',
  'factor-name-taken',
  'key-not-shown',
  'key-unknown',
  'key-known',
  'phone-refused',
  'closed',
  'away',
  'unknown',
] as const;

export type AuthProblem = (typeof AUTH_PROBLEMS)[number];

const BY_CODE: Readonly<Record<string, AuthProblem>> = {
  invalid_credentials: 'wrong-credentials',
  email_not_confirmed: 'wrong-credentials',
  otp_expired: 'link-over',
  flow_state_not_found: 'link-over',
  mfa_verification_failed: 'wrong-code',
  mfa_challenge_expired: 'wrong-code',
  reauthentication_not_valid: 'wrong-code',
  reauthentication_needed: 'proof-needed',
  recent_sign_in_needed: 'sign-in-again',
  other_browser: 'other-browser',
  over_request_rate_limit: 'too-many',
  over_email_send_rate_limit: 'too-many',
  over_sms_send_rate_limit: 'too-many',
  same_password: 'password-same',
  email_address_invalid: 'email-invalid',
  email_exists: 'email-taken',
  session_not_found: 'session-over',
  session_expired: 'session-over',
  bad_jwt: 'session-over',
  no_authorization: 'session-over',
  insufficient_aal: 'factor-needed',
  mfa_factor_name_conflict: 'factor-name-taken',
  webauthn_verification_failed: 'key-not-shown',
  webauthn_challenge_expired: 'key-not-shown',
  webauthn_credential_not_found: 'key-unknown',
  webauthn_credential_exists: 'key-known',
  phone_provider_disabled: 'phone-refused',
  user_banned: 'closed',
  signup_disabled: 'closed',
};

/** What browsers say of a key: the person showed none in time, or its device has one already. */
const BY_NAME: Readonly<Record<string, AuthProblem>> = {
  NotAllowedError: 'key-not-shown',
  AbortError: 'key-not-shown',
  InvalidStateError: 'key-known',
};

/** What the client's errors have in common, whatever their class. */
export type AuthErrorFacts = {
  readonly name?: string | undefined;
  readonly code?: string | undefined;
  readonly message?: string | undefined;
  /** Of a weak password: what is weak in it. */
  readonly reasons?: readonly string[] | undefined;
};

/** What to tell a person of an error of the account client. */
export function authProblem({ name, code, reasons }: AuthErrorFacts): AuthProblem {
  if (name === 'AuthRetryableFetchError') return 'away';
  if (name === 'AuthSessionMissingError') return 'session-over';
  if (Object.hasOwn(BY_NAME, name ?? '')) return BY_NAME[name ?? ''] ?? 'unknown';
  if (code === 'weak_password' || name === 'AuthWeakPasswordError') {
    return reasons?.includes('length') ? 'password-short' : 'password-common';
  }
  return (Object.hasOwn(BY_CODE, code ?? '') && BY_CODE[code ?? '']) || 'unknown';
}

const SHORTEST_WAIT = 1;
const LONGEST_IN_MINUTES = 90;

/** A wait as it is told: in hours, rounded up, where it is long; `hours` is 0 where it is not. */
export function waitOf(minutes: number): { readonly minutes: number; readonly hours: number } {
  return { minutes, hours: minutes > LONGEST_IN_MINUTES ? Math.ceil(minutes / 60) : 0 };
}

/** In how many minutes, rounded up, the service takes what it declined for now: it says so in seconds. */
export function minutesToWait({ message = '' }: AuthErrorFacts): number {
  const [, seconds] = /after (\d+) seconds/.exec(message) ?? [];
  return Math.max(SHORTEST_WAIT, Math.ceil(Number(seconds ?? 0) / 60));
}
