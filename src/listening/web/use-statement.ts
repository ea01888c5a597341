import { useTranslations } from 'use-intl';
import type { Item } from '../rules/questionnaire-items.ts';

/** The words of a statement. */
export function useStatement(): (item: Item) => string {
  const t = useTranslations('listening.statements');
  return ({ dimension, number }) => t(`${dimension}.n${number as 1 | 2 | 3}`);
}
