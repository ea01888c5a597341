import { useLocale, useTranslations } from 'use-intl';
import { formatDay } from '#basics/dates.ts';
import type { Mood } from '../contract.ts';

/** Which list holds, and when the next one is made. */
export function ListLine({ list, nextList }: Pick<Mood, 'list' | 'nextList'>) {
  const t = useTranslations('listening.mood');
  const language = useLocale();
  if (!list) return null;
  const days = { since: formatDay(list.since, language), next: formatDay(nextList, language) };
  return <p className="text-sm text-ink-soft">{t('list.holds', days)}</p>;
}
