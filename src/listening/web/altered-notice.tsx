import { useLocale, useTranslations } from 'use-intl';
import { formatDay } from '#basics/dates.ts';
import { Notice } from '#ui/notice.tsx';
import type { Mood } from '../contract.ts';

/** Weeks that are not as they were told any more: said, and not shown. */
export function AlteredNotice({ altered }: Pick<Mood, 'altered'>) {
  const t = useTranslations('listening.mood.altered');
  const language = useLocale();
  if (altered.length === 0) return null;
  const days = altered.map((monday) => formatDay(monday, language)).join(', ');
  return (
    <Notice kind="danger" title={t('title', { count: altered.length })}>
      {t('text', { days, count: altered.length })}
    </Notice>
  );
}
