import { useTranslations } from 'use-intl';
import type { LineProblem } from '../rules/employee-import.ts';

/** The words for what is wrong with a line of a file. */
export function useImportWords(): (problem: LineProblem) => string {
  const t = useTranslations('company.import.wrong');
  return ({ path, problem, otherLine }) => {
    if (problem === 'repeated' && otherLine !== undefined) {
      return t('repeated', { line: otherLine });
    }
    const key = `${path}.${problem}` as 'email.email-invalid';
    if (t.has(key)) return t(key);
    const general = `any.${problem}` as 'any.required';
    return t.has(general) ? t(general) : t('unknown');
  };
}
