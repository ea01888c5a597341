/**
 * The rule: a space is opened for a French company or works council that can be named and numbered;
 * the number of its people is as declared.
 */
import { nameProblem } from '#basics/plain-name.ts';
import { cleanLine } from '#basics/plain-text.ts';
import type { FieldProblem } from '#basics/refusal.ts';
import { isSiren, normalizeDigits } from '#basics/siren.ts';

export const COMPANY_KINDS = ['employer', 'cse'] as const;
export type CompanyKind = (typeof COMPANY_KINDS)[number];

const LARGEST_COMPANY = 10_000_000;

/** What was typed, field by field. */
export type CompanyForm = Readonly<Partial<Record<string, string>>>;

/** A form without problems, as it is kept. */
export interface CompanyDescription {
  readonly legalName: string;
  readonly siren: string;
  readonly kind: CompanyKind;
  readonly headcount: number;
}

/** What is wrong, in the order of the screen; each field at most once. */
export function companyProblems(form: CompanyForm): FieldProblem[] {
  return [
    ...problemAt('legalName', nameProblem(form.legalName)),
    ...problemAt('siren', sirenProblem(form.siren ?? '')),
    ...problemAt('kind', kindOf(form.kind) ? undefined : 'required'),
    ...problemAt('headcount', headcountProblem(form.headcount)),
  ];
}

/** What owners may still change of a company: the SIREN says which one it is. */
export function companyChangeProblems(form: CompanyForm): FieldProblem[] {
  return [
    ...problemAt('legalName', nameProblem(form.legalName)),
    ...problemAt('headcount', headcountProblem(form.headcount)),
  ];
}

/** Expects a form without problems. */
export function companyOf(form: CompanyForm): CompanyDescription {
  return {
    ...companyChangeOf(form),
    siren: normalizeDigits(form.siren ?? ''),
    kind: kindOf(form.kind) ?? 'employer',
  };
}

/** Expects a form without problems. */
export function companyChangeOf(
  form: CompanyForm,
): Pick<CompanyDescription, 'legalName' | 'headcount'> {
  return { legalName: cleanLine(form.legalName ?? ''), headcount: countOf(form.headcount) ?? 1 };
}

export function problemAt(path: string, problem: string | undefined): FieldProblem[] {
  return problem === undefined ? [] : [{ path, problem }];
}

function sirenProblem(typed: string): 'required' | 'siret-given' | 'siren-invalid' | undefined {
  const digits = normalizeDigits(typed);
  if (digits === '') return 'required';
  if (/^\d{14}$/.test(digits)) return 'siret-given';
  return isSiren(digits) ? undefined : 'siren-invalid';
}

function kindOf(typed: string | undefined): CompanyKind | undefined {
  return COMPANY_KINDS.find((kind) => kind === typed);
}

function headcountProblem(typed = ''): 'required' | 'headcount-invalid' | undefined {
  if (typed.trim() === '') return 'required';
  return countOf(typed) === undefined ? 'headcount-invalid' : undefined;
}

/** `1 200` is how a French reader writes it. */
function countOf(typed = ''): number | undefined {
  const digits = typed.replace(/\s/g, '');
  const count = /^\d{1,8}$/.test(digits) ? Number(digits) : 0;
  return count >= 1 && count <= LARGEST_COMPANY ? count : undefined;
}
