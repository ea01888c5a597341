import { useTranslations } from 'use-intl';
import type { FieldProblem } from '#basics/refusal.ts';
import { problemWords } from '#platform/browser/refusal-words.ts';

/** What is wrong with a field, in words. */
export function useProblemWords(): (problem: FieldProblem) => string {
  return problemWords(useTranslations('catalogue.staffProducts.problems'));
}
