import { useTranslations } from 'use-intl';
import type { FieldProblem } from '#basics/refusal.ts';
import { problemWords } from '#platform/browser/refusal-words.ts';

/** The words for what is wrong with a field, in the visitor's language. */
export function useProblemWords(): (problem: FieldProblem) => string {
  return problemWords(useTranslations('quotes.contact.problems'));
}
