import { type FieldProblem, Refusal } from '#basics/refusal.ts';

/** What the server found wrong in the fields, when that is why it refused. */
export function problemsOf(error: unknown): readonly FieldProblem[] {
  return error instanceof Refusal && error.code === 'invalid-input' ? error.problems : [];
}
