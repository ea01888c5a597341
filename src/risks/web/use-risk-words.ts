import { useTranslations } from 'use-intl';
import type { FieldProblem } from '#basics/refusal.ts';

/** The words for what is wrong with a field of the risk document. */
export function useRiskWords(): (problem: FieldProblem) => string {
  const t = useTranslations('risks.duerp.problems');
  return ({ problem }) => {
    const key = problem as 'required';
    return t.has(key) ? t(key) : t('unknown');
  };
}
