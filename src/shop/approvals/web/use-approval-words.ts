import { useTranslations } from 'use-intl';
import type { FieldProblem } from '#basics/refusal.ts';

/** The words for what is wrong with a field of the rules, or of a decision. */
export function useApprovalWords(): (problem: FieldProblem) => string {
  const t = useTranslations('approvals.requests.problems');
  return ({ path, problem }) => {
    const key = `${path}.${problem}` as 'reason.required';
    return t.has(key) ? t(key) : t('unknown');
  };
}
