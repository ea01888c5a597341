/** The rule: products may be exchanged for two weeks after delivery at least, a year at most, and come back somewhere. */
import { type FormValues, readForm } from '#basics/form-reader.ts';
import type { FieldProblem } from '#basics/refusal.ts';
import type { ReturnPolicy } from '#basics/settings.ts';

/** The table takes no others. */
const FEWEST_DAYS = 14;
const MOST_DAYS = 365;
const ADDRESS_MAX = 300;

export function readReturnsForm(form: FormValues): {
  readonly problems: readonly FieldProblem[];
  readonly values: ReturnPolicy;
} {
  const { people: count, line, addIssue, problems } = readForm(form);
  const days = count('days', { isRequired: true });
  if (days !== null && (days < FEWEST_DAYS || days > MOST_DAYS))
    addIssue('days', 'return-days-invalid');
  const address = line('address', { isRequired: true, max: ADDRESS_MAX }) ?? '';
  return { problems, values: { days: days ?? 0, address } };
}

export function formOfReturns({ days, address }: ReturnPolicy): Readonly<Record<string, string>> {
  return { days: String(days), address };
}
