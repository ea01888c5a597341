/** The rule: a colleague is invited by an address to one role, and called by a name that a customer may read. */

import { isEmail, normalizeEmail } from '#basics/contact-details.ts';
import { nameProblem } from '#basics/plain-name.ts';
import { cleanLine } from '#basics/plain-text.ts';
import type { FieldProblem } from '#basics/refusal.ts';
import { STAFF_ROLES, type StaffRole } from '#basics/roles.ts';

type Typed = Readonly<Record<string, string>>;
type Read<Values> = { readonly problems: readonly FieldProblem[]; readonly values: Values };

export const COLLEAGUE_NAME_MAX = 120;
export const INVITATION_DAYS = 7;

export function readInvitationForm(typed: Typed): Read<{ email: string; role: StaffRole }> {
  const email = normalizeEmail(typed.email ?? '');
  const { problems, role } = roleIn(typed);
  if (email === '') problems.push({ path: 'email', problem: 'required' });
  else if (!isEmail(email)) problems.push({ path: 'email', problem: 'email-invalid' });
  return { problems, values: { email, role } };
}

export function readNameForm(typed: Typed): Read<{ name: string }> {
  const name = cleanLine(typed.name ?? '');
  const problem =
    nameProblem(name) ?? ([...name].length > COLLEAGUE_NAME_MAX ? 'too-long' : undefined);
  return { problems: problem ? [{ path: 'name', problem }] : [], values: { name } };
}

export function readColleagueForm(typed: Typed): Read<{ name: string; role: StaffRole }> {
  const { problems, role } = roleIn(typed);
  const { problems: ofName, values } = readNameForm(typed);
  return { problems: [...ofName, ...problems], values: { ...values, role } };
}

/** Who chose none is refused; the role that is answered then is the narrowest. */
function roleIn(typed: Typed): { problems: FieldProblem[]; role: StaffRole } {
  const role = STAFF_ROLES.find((each) => each === typed.role);
  return { problems: role ? [] : [{ path: 'role', problem: 'required' }], role: role ?? 'packer' };
}
