import { Refusal } from '#basics/refusal.ts';

/** The translator of a group of texts: keys are codes of refusals, which the server may have more of. */
type Words = { (key: never): string; readonly has: (key: never) => boolean };

/** Where a group has the same words for all fields, the field is not asked. */
type Problem = { readonly path?: string; readonly problem: string };

function firstOf(t: Words, keys: readonly string[]): string {
  return t((keys.find((key) => t.has(key as never)) ?? 'unknown') as never);
}

/**
 * What is wrong with a field, in the words of a group: those of that field (`email.required`), of any field
 * (`any.required`, `required`), else `unknown`.
 */
export function problemWords(t: Words): (problem: Problem) => string {
  return ({ path, problem }) => firstOf(t, [`${path}.${problem}`, `any.${problem}`, problem]);
}

/** What is wrong with each field of what was refused, in those words; undefined where nothing is. */
export function fieldErrors(
  error: unknown,
  words: (problem: Problem) => string,
): (path: string) => string | undefined {
  const problems = error instanceof Refusal ? error.problems : [];
  return (path) => {
    const found = problems.find((problem) => problem.path === path);
    return found && words(found);
  };
}

/**
 * Why something was not done, in the words of a group: by the reason that the refusal gives (`invited-today`), by
 * its code (`conflict`), else `unknown`, which is also said where nothing was answered.
 */
export function failureWords(t: Words): (error: unknown) => string {
  return (error) => {
    if (!(error instanceof Refusal)) return t('unknown' as never);
    const { reason } = error.details ?? {};
    return firstOf(t, [...(typeof reason === 'string' ? [reason] : []), error.code]);
  };
}
