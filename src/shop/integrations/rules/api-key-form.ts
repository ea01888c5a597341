/** The rule: a key has a name, reads what was ticked and nothing else, and ends within a year. */
import { type FormValues, readForm } from '#basics/form-reader.ts';
import type { FieldProblem } from '#basics/refusal.ts';

/** What a program may read, and be told of. */
export const SCOPES = ['orders', 'invoices', 'deliveries'] as const;
export type Scope = (typeof SCOPES)[number];

export const KEY_NAME_MAX = 80;
export const KEY_MONTHS = ['1', '3', '6', '12'] as const;

/** The name of the box that is ticked for a scope. */
export const scopeField = (scope: Scope) => `scope-${scope}`;

export function readScopes(form: FormValues): Scope[] {
  return SCOPES.filter((scope) => form[scopeField(scope)] === 'on');
}

export function readApiKeyForm(form: FormValues): {
  readonly problems: readonly FieldProblem[];
  readonly values: {
    readonly name: string;
    readonly scopes: readonly Scope[];
    readonly months: number;
  };
} {
  const { line, choice, problems, addIssue } = readForm(form);
  const name = line('name', { isRequired: true, max: KEY_NAME_MAX }) ?? '';
  const scopes = readScopes(form);
  if (scopes.length === 0) addIssue(scopeField(SCOPES[0]), 'scope-missing');
  const months = Number(choice('months', KEY_MONTHS, { isRequired: true }));
  return { problems, values: { name, scopes, months } };
}
