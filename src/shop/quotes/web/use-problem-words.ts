import { useTranslations } from 'use-intl';
import type { FieldProblem } from '#basics/refusal.ts';

/** The words for what is wrong with a field, in the visitor's language. */
export function useProblemWords(): (problem: FieldProblem) => string {
  const t = useTranslations('quotes.contact.problems');
  return ({ path, problem }) => {
    // Both parts come from the rules; should the server know more, the sentence stays general.
    const key = `${path}.${problem}` as 'message.required';
    return t.has(key) ? t(key) : t('unknown');
  };
}
