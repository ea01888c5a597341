import { useLocale, useTranslations } from 'use-intl';
import { formatDay, formatTime } from '#basics/dates.ts';
import { PRODUCT_NAME } from '#basics/product-name.ts';
import { Badge } from '#ui/badge.tsx';
import type { JournalEntry } from '../contract.ts';

/** One thing that happened: what, to whom or to which place, by whom, at what time. */
export function JournalLine({ entry }: { entry: JournalEntry }) {
  const t = useTranslations('company.journal');
  const roles = useTranslations('company.space.roles');
  const language = useLocale();
  const { action, times, name, role, licence, days, changes, byEmail, happenedAt } = entry;
  const facts = [
    name,
    role && roles(`${role}.name`),
    licence && t('licence', { seats: licence.seats, day: formatDay(licence.endsOn, language) }),
    days &&
      t('days', { from: formatDay(days.first, language), to: formatDay(days.last, language) }),
    ...changes.map(({ column, from, to }) =>
      from === null || to === null
        ? t(`columns.${column}`)
        : t('change', { column: t(`columns.${column}`), from, to }),
    ),
    times > 1 && t('times', { count: times }),
  ].filter(Boolean);
  const who =
    entry.by === 'product'
      ? PRODUCT_NAME
      : entry.by === 'you'
        ? t('you')
        : (byEmail ?? t('member'));
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <p className="min-w-0 [overflow-wrap:anywhere]">
        <span className="font-semibold">{t(`actions.${action}`)}</span>
        {facts.length > 0 && <span>{` · ${facts.join(' · ')}`}</span>}
        {entry.isAltered && (
          <Badge tone="danger" className="ml-2">
            {t('altered')}
          </Badge>
        )}
      </p>
      <p className="text-sm text-ink-soft [overflow-wrap:anywhere] sm:text-right">
        {t('by', { who })}
        {' · '}
        <time dateTime={happenedAt}>{formatTime(new Date(happenedAt), language)}</time>
      </p>
    </li>
  );
}
