import { isEmail, normalizeEmail } from '#basics/contact-details.ts';
import type { AuthDeps } from './auth-deps.ts';
import { AuthError, validationFailed } from './auth-error.ts';

/** By what somebody is known or reached: exactly one of an e-mail address and a phone number. */
export type Address =
  | { readonly kind: 'email'; readonly value: string }
  | { readonly kind: 'phone'; readonly value: string };

/** @throws AuthError when neither or both are given, or the one given is malformed. */
export function readAddress(
  deps: Pick<AuthDeps, 'hasTexts'>,
  { email, phone }: { email?: string | undefined; phone?: string | undefined },
): Address {
  if (email && phone) {
    throw validationFailed('Only an email address or phone number should be provided');
  }
  if (email) return { kind: 'email', value: readEmail(email) };
  if (phone) return { kind: 'phone', value: readPhone(deps, phone) };
  throw validationFailed('An email address or a phone number is required');
}

/** The address in lower case. @throws AuthError */
export function readEmail(text: string): string {
  const email = normalizeEmail(text);
  if (isEmail(email) && email === email.toLowerCase()) return email;
  throw validationFailed('Unable to validate email address: invalid format');
}

/** E.164 without the plus sign. @throws AuthError */
export function readPhone({ hasTexts }: Pick<AuthDeps, 'hasTexts'>, text: string): string {
  if (!hasTexts) throw new AuthError(400, 'phone_provider_disabled', 'Phone logins are disabled');
  const phone = text.replace(/[\s+]/g, '');
  if (/^[1-9]\d{5,14}$/.test(phone)) return phone;
  throw validationFailed('Invalid phone number format (E.164 required)');
}
