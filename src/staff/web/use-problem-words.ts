import { useTranslations } from 'use-intl';
import type { FieldProblem } from '#basics/refusal.ts';

/** What is wrong with a field, in words. */
export function useProblemWords(): (problem: FieldProblem) => string {
  const t = useTranslations('catalogue.staffProducts.problems');
  return ({ problem }) => {
    const key = problem as 'required';
    return t.has(key) ? t(key) : t('wrong');
  };
}
