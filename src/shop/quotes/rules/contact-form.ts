/**
 * The rule: we can answer a request when we know who asks, for which company, at which address, and
 * what about; everything else is welcome and optional, but right when it is given.
 *
 * Source: decisions on the specification, "contact validation". The same function judges in the
 * browser and on the server.
 */
import { isEmail, normalizeEmail, normalizePhone } from '#basics/contact-details.ts';
import {
  characterCount,
  cleanLine,
  cleanText,
  type TextProblem,
  textProblem,
} from '#basics/plain-text.ts';
import type { FieldProblem } from '#basics/refusal.ts';
import { isOfferType, type OfferType } from './offer-types.ts';

/** In characters, as people count them; the database has the same limits for the message. */
export const CONTACT_LIMITS = {
  name: 120,
  company: 200,
  email: 254,
  phone: 40,
  messageMin: 10,
  message: 5_000,
} as const;

// More people than any company employs, and well inside the column's integer.
const LARGEST_COMPANY = 10_000_000;

export const CONTACT_FIELDS = [
  'name',
  'company',
  'email',
  'phone',
  'employeeCount',
  'offerType',
  'message',
] as const;

export type ContactField = (typeof CONTACT_FIELDS)[number];

/** What was typed, field by field; an empty text is a field left out. */
export type ContactForm = Readonly<Record<ContactField, string>>;

export type ContactProblem =
  | TextProblem
  | 'email-invalid'
  | 'phone-invalid'
  | 'employee-count-invalid'
  | 'offer-type-unknown'
  | 'too-short';

/** A form without problems, as it is kept. */
export interface ContactRequest {
  readonly name: string;
  readonly company: string;
  readonly email: string;
  /** E.164. */
  readonly phone: string | undefined;
  readonly employeeCount: number | undefined;
  readonly offerType: OfferType | undefined;
  readonly message: string;
}

/** Reads what arrived from outside: unknown fields are dropped, numbers are taken as typed. */
export function readContactForm(sent: Readonly<Record<string, unknown>>): ContactForm {
  const entries = CONTACT_FIELDS.map((field) => [field, textOf(sent[field])]);
  return Object.fromEntries(entries) as Record<ContactField, string>;
}

/** What is wrong, in the order of the screen; each field at most once. */
export function contactProblems(form: ContactForm): FieldProblem[] {
  const checks: [ContactField, ContactProblem | undefined][] = [
    ['name', requiredLine(form.name, CONTACT_LIMITS.name)],
    ['company', requiredLine(form.company, CONTACT_LIMITS.company)],
    ['email', emailProblem(normalizeEmail(form.email))],
    ['phone', phoneProblem(cleanLine(form.phone))],
    ['employeeCount', employeeCountProblem(form.employeeCount)],
    ['offerType', offerTypeProblem(cleanLine(form.offerType))],
    ['message', messageProblem(cleanText(form.message))],
  ];
  return checks.flatMap(([path, problem]) => (problem ? [{ path, problem }] : []));
}

/** Expects a form without problems. */
export function contactRequestOf(form: ContactForm): ContactRequest {
  const offerType = cleanLine(form.offerType);
  return {
    name: cleanLine(form.name),
    company: cleanLine(form.company),
    email: normalizeEmail(form.email),
    phone: normalizePhone(cleanLine(form.phone)),
    employeeCount: employeeCountOf(form.employeeCount),
    offerType: isOfferType(offerType) ? offerType : undefined,
    message: cleanText(form.message),
  };
}

function requiredLine(text: string, max: number): TextProblem | undefined {
  return textProblem(cleanLine(text), { max, isRequired: true });
}

function emailProblem(email: string): ContactProblem | undefined {
  if (email === '') return 'required';
  return isEmail(email) ? undefined : 'email-invalid';
}

function phoneProblem(phone: string): ContactProblem | undefined {
  if (phone === '') return undefined;
  const field = { max: CONTACT_LIMITS.phone, isRequired: false };
  return textProblem(phone, field) ?? (normalizePhone(phone) ? undefined : 'phone-invalid');
}

function employeeCountProblem(typed: string): ContactProblem | undefined {
  const isGiven = cleanLine(typed) !== '';
  return isGiven && employeeCountOf(typed) === undefined ? 'employee-count-invalid' : undefined;
}

/** `1 200` is how a French reader writes it: spaces between digits are no mistake. */
function employeeCountOf(typed: string): number | undefined {
  const digits = typed.replace(/\s/g, '');
  const count = /^\d{1,9}$/.test(digits) ? Number(digits) : 0;
  return count >= 1 && count <= LARGEST_COMPANY ? count : undefined;
}

function offerTypeProblem(offerType: string): ContactProblem | undefined {
  return offerType === '' || isOfferType(offerType) ? undefined : 'offer-type-unknown';
}

function messageProblem(message: string): ContactProblem | undefined {
  const field = { max: CONTACT_LIMITS.message, isRequired: true, isMultiline: true };
  const problem = textProblem(message, field);
  if (problem) return problem;
  return characterCount(message) < CONTACT_LIMITS.messageMin ? 'too-short' : undefined;
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
