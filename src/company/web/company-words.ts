import { useTranslations } from 'use-intl';
import type { FieldProblem } from '#basics/refusal.ts';

/** The words for what is wrong with a field of a company's space. */
export function useCompanyWords(): (problem: FieldProblem) => string {
  const t = useTranslations('company.space.problems');
  return ({ path, problem }) => {
    const key = `${path}.${problem}` as 'email.required';
    if (t.has(key)) return t(key);
    const general = `any.${problem}` as 'any.required';
    return t.has(general) ? t(general) : t('unknown');
  };
}
