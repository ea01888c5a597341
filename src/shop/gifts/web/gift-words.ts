import { useTranslations } from 'use-intl';
import type { FieldProblem } from '#basics/refusal.ts';

/** The words for what is wrong with a field of a gift. */
export function useGiftWords(): (problem: FieldProblem) => string {
  const t = useTranslations('gifts.meter.problems');
  return ({ path, problem }) => {
    const key = `${path}.${problem}` as 'receivers.nobody';
    if (t.has(key)) return t(key);
    const general = `any.${problem}` as 'any.required';
    return t.has(general) ? t(general) : t('unknown');
  };
}
