import { useTranslations } from 'use-intl';
import type { FieldProblem } from '#basics/refusal.ts';
import { problemWords } from '#platform/browser/refusal-words.ts';

/** The words for what is wrong with a field of signing in. */
export function useFieldWords(): (problem: FieldProblem) => string {
  return problemWords(useTranslations('accounts.signIn.problems'));
}
