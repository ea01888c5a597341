import { useTranslations } from 'use-intl';
import type { LineProblem } from '../rules/risk-import.ts';

/** What is wrong with a line of a file, in words, its column first. */
export function useImportWords(): (problem: LineProblem) => string {
  const t = useTranslations('risks.import.wrong');
  const columns = useTranslations('risks.import.columns.kinds');
  const aside = useTranslations('risks.import.aside');
  return ({ path, problem }) => {
    const particular = `${path}.${problem}` as 'unit.required';
    const general = `any.${problem}` as 'any.required';
    const found = [particular, general].find((key) => t.has(key)) ?? 'unknown';
    const column = path as 'unit';
    const words = t(found as 'unknown');
    return columns.has(column)
      ? aside('problem', { column: columns(column), problem: words })
      : words;
  };
}
