import { type FieldProblem, isRefusal } from '#basics/refusal.ts';

/** What the server found wrong in the fields, when that is why it refused. */
export function problemsOf(error: unknown): readonly FieldProblem[] {
  return isRefusal(error, 'invalid-input') ? error.problems : [];
}
