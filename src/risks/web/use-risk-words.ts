import { useTranslations } from 'use-intl';
import type { FieldProblem } from '#basics/refusal.ts';
import { problemWords } from '#platform/browser/refusal-words.ts';

/** The words for what is wrong with a field of the risk document. */
export function useRiskWords(): (problem: FieldProblem) => string {
  return problemWords(useTranslations('risks.duerp.problems'));
}
