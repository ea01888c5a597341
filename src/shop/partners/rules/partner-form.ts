/**
 * The rule: a producer who applies says who they are, under which SIREN, where they make, and what;
 * the same function judges in the browser and on the server.
 */
import { isEmail, normalizeEmail, normalizePhone } from '#basics/contact-details.ts';
import { characterCount, cleanLine, cleanText, textProblem } from '#basics/plain-text.ts';
import type { FieldProblem } from '#basics/refusal.ts';
import { isSiren, normalizeDigits } from '#basics/siren.ts';

export const PARTNER_LIMITS = {
  name: 120,
  company: 200,
  town: 120,
  productsMin: 10,
  products: 5_000,
  evidence: 1_000,
} as const;

export const PARTNER_FIELDS = [
  'name',
  'company',
  'siren',
  'email',
  'phone',
  'town',
  'products',
  'evidence',
] as const;

export type PartnerForm = Readonly<Record<(typeof PARTNER_FIELDS)[number], string>>;

/** What was typed, from whatever holds it; a field that is not there is empty. */
export function readPartnerForm(typed: Readonly<Record<string, unknown>>): PartnerForm {
  const fields = PARTNER_FIELDS.map((field) => {
    const text = typed[field];
    return [field, typeof text === 'string' ? text : ''];
  });
  return Object.fromEntries(fields) as Record<keyof PartnerForm, string>;
}

/** What is wrong, in the order of the screen; each field at most once. Expects a clean form. */
export function partnerProblems(form: PartnerForm): FieldProblem[] {
  const checks: [keyof PartnerForm, string | undefined][] = [
    ['name', line(form.name, PARTNER_LIMITS.name)],
    ['company', line(form.company, PARTNER_LIMITS.company)],
    ['siren', form.siren === '' ? 'required' : isSiren(form.siren) ? undefined : 'siren-invalid'],
    ['email', form.email === '' ? 'required' : isEmail(form.email) ? undefined : 'email-invalid'],
    ['phone', form.phone === '' || normalizePhone(form.phone) ? undefined : 'phone-invalid'],
    ['town', line(form.town, PARTNER_LIMITS.town)],
    ['products', productsProblem(form.products)],
    [
      'evidence',
      textProblem(form.evidence, {
        max: PARTNER_LIMITS.evidence,
        isRequired: false,
        isMultiline: true,
      }),
    ],
  ];
  return checks.flatMap(([path, problem]) => (problem ? [{ path, problem }] : []));
}

export function cleanPartnerForm(form: PartnerForm): PartnerForm {
  return {
    name: cleanLine(form.name),
    company: cleanLine(form.company),
    siren: normalizeDigits(form.siren),
    email: normalizeEmail(form.email),
    phone: normalizePhone(form.phone) ?? cleanLine(form.phone),
    town: cleanLine(form.town),
    products: cleanText(form.products),
    evidence: cleanText(form.evidence),
  };
}

function line(text: string, max: number): string | undefined {
  return textProblem(text, { max, isRequired: true });
}

function productsProblem(text: string): string | undefined {
  const problem = textProblem(text, {
    max: PARTNER_LIMITS.products,
    isRequired: true,
    isMultiline: true,
  });
  return problem ?? (characterCount(text) < PARTNER_LIMITS.productsMin ? 'too-short' : undefined);
}
