import { useLocale, useTranslations } from 'use-intl';
import { formatDay } from '#basics/dates.ts';
import type { Mood } from '../contract.ts';

/** Which list holds, until when, and how many of its people count: of the whole company alone. */
export function ListLine({ list, nextList }: Pick<Mood, 'list' | 'nextList'>) {
  const t = useTranslations('listening.mood');
  const language = useLocale();
  if (!list) return null;
  const days = { since: formatDay(list.since, language), next: formatDay(nextList, language) };
  return (
    <p className="text-sm text-ink-soft">
      {t('list.holds', days)} {t(`score.rate.${list.rate}`)}
    </p>
  );
}
