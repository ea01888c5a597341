/** The rule: a period has a first and a last day, in that order. */
import type { ParisDay } from '#basics/dates.ts';
import { type FormValues, readForm } from '#basics/form-reader.ts';
import type { FieldProblem } from '#basics/refusal.ts';

export function readPeriodForm(form: FormValues): {
  readonly problems: readonly FieldProblem[];
  readonly values: { readonly from: ParisDay; readonly to: ParisDay };
} {
  const { day, problems, addIssue } = readForm(form);
  const from = day('from', { isRequired: true }) ?? '';
  const to = day('to', { isRequired: true }) ?? '';
  if (from !== '' && to !== '' && to < from) addIssue('to', 'period-reversed');
  return { problems, values: { from, to } };
}
