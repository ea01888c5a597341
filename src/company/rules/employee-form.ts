/**
 * The rule: an employee has a first and a last name and one place in the company; an address and a
 * number are welcome, not required: many people at work have no mailbox.
 */
import { isEmail, normalizeEmail } from '#basics/contact-details.ts';
import { NAME_MAX, nameProblem } from '#basics/plain-name.ts';
import { cleanLine, textProblem } from '#basics/plain-text.ts';
import type { FieldProblem } from '#basics/refusal.ts';
import { problemAt } from './company-form.ts';

/** What was typed, field by field. */
export type EmployeeForm = Readonly<Partial<Record<string, string>>>;

/** A person without problems, as they are kept. */
export interface EmployeeDescription {
  readonly firstName: string;
  readonly lastName: string;
  /** Lower case; null for who has no mailbox. */
  readonly email: string | null;
  readonly employeeNumber: string | null;
}

/** What is wrong, in the order of the screen; each field at most once. */
export function employeeProblems(form: EmployeeForm): FieldProblem[] {
  const first = nameProblem(form.firstName);
  // Read as one, a number in two parts is a number.
  const last = nameProblem(form.lastName) ?? (first ? undefined : fullNameProblem(form));
  return [
    ...problemAt('firstName', first),
    ...problemAt('lastName', last),
    ...problemAt('email', emailProblem(form.email)),
    ...problemAt('employeeNumber', numberProblem(form.employeeNumber)),
  ];
}

/** Expects a form without problems. */
export function employeeOf(form: EmployeeForm): EmployeeDescription {
  return {
    firstName: cleanLine(form.firstName ?? ''),
    lastName: cleanLine(form.lastName ?? ''),
    email: normalizeEmail(form.email ?? '') || null,
    employeeNumber: cleanLine(form.employeeNumber ?? '') || null,
  };
}

function fullNameProblem({ firstName = '', lastName = '' }: EmployeeForm) {
  const full = `${cleanLine(firstName)} ${cleanLine(lastName)}`;
  return nameProblem([...full].slice(0, NAME_MAX).join(''));
}

function emailProblem(typed = ''): 'email-invalid' | undefined {
  const email = normalizeEmail(typed);
  return email === '' || isEmail(email) ? undefined : 'email-invalid';
}

function numberProblem(typed = '') {
  return textProblem(cleanLine(typed), { max: NAME_MAX, isRequired: false });
}
