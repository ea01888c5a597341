import { useTranslations } from 'use-intl';
import type { FieldProblem } from '#basics/refusal.ts';

/** The words for what is wrong with a field of signing in. */
export function useFieldWords(): (problem: FieldProblem) => string {
  const t = useTranslations('accounts.signIn.problems');
  return ({ path, problem }) => {
    const key = `${path}.${problem}` as 'email.required';
    return t.has(key) ? t(key) : t('unknown');
  };
}
