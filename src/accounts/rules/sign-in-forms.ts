/**
 * The rule: what is asked before signing in is judged only as far as it spares a useless message;
 * whether a password is right, and good enough, the account service alone says.
 */
import { isEmail, normalizeEmail, normalizePhone } from '#basics/contact-details.ts';
import type { FieldProblem } from '#basics/refusal.ts';

type Typed = Readonly<Record<string, string>>;

export function emailProblems(typed: Typed): FieldProblem[] {
  const problem = addressProblem(typed.email ?? '');
  return problem ? [{ path: 'email', problem }] : [];
}

function addressProblem(typed: string): 'required' | 'email-invalid' | undefined {
  const email = normalizeEmail(typed);
  if (email === '') return 'required';
  return isEmail(email) ? undefined : 'email-invalid';
}

/** An e-mail address or a telephone number, as the account service takes it. */
export type Identifier = { readonly email: string } | { readonly phone: string };

/** Undefined when what was typed is neither. */
export function identifierOf(typed: string): Identifier | undefined {
  const email = normalizeEmail(typed);
  if (isEmail(email)) return { email };
  const phone = normalizePhone(typed);
  return phone === undefined ? undefined : { phone };
}

/** Signing in, or up, with a password: an e-mail address or a telephone number, and a password. */
export function passwordFormProblems(typed: Typed): FieldProblem[] {
  const { identifier = '', password = '' } = typed;
  return [
    ...(identifier.trim() === '' ? [{ path: 'identifier', problem: 'required' }] : []),
    ...(identifier.trim() !== '' && !identifierOf(identifier)
      ? [{ path: 'identifier', problem: 'identifier-invalid' }]
      : []),
    ...passwordProblems({ password }),
  ];
}

export function passwordProblems({ password = '' }: Typed): FieldProblem[] {
  return password === '' ? [{ path: 'password', problem: 'required' }] : [];
}

/** The digits of a code, however they were typed or pasted; undefined unless there are six. */
export function codeOf(typed: string): string | undefined {
  const digits = typed.replace(/[\s.\u2010-\u2015-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : undefined;
}

export function codeProblems({ code = '' }: Typed): FieldProblem[] {
  if (code.trim() === '') return [{ path: 'code', problem: 'required' }];
  return codeOf(code) ? [] : [{ path: 'code', problem: 'code-invalid' }];
}
