import { useLocale, useTranslations } from 'use-intl';
import type { ParisDay } from '#basics/dates.ts';
import { Facts } from '#ui/facts.tsx';
import { formatPoints } from '../rules/format-points.ts';
import { type OwnDay, ownTrend } from '../rules/own-trend.ts';

type OwnTrendFactsProps = { readonly days: readonly OwnDay[]; readonly today: ParisDay };

/** One’s own rolling trends, over a week and over a month. */
export function OwnTrendFacts({ days, today }: OwnTrendFactsProps) {
  const t = useTranslations('listening.own');
  const language = useLocale();
  const fact = (label: string, span: number) => {
    const { points, answers: count, change, direction } = ownTrend(days, today, span);
    const amount = change === undefined ? '' : formatPoints(Math.abs(change), language);
    return {
      label: `${label} · ${t('answers', { count })}`,
      value:
        points === undefined ? (
          <span className="text-xl text-ink-soft">{t('noScore')}</span>
        ) : (
          <>
            {formatPoints(points, language)}{' '}
            <span className="text-base text-ink-soft">{t('outOf')}</span>
          </>
        ),
      note: t(`direction.${direction ?? 'none'}`, { points: amount }),
    };
  };
  return <Facts facts={[fact(t('sevenDays'), 7), fact(t('thirtyDays'), 30)]} />;
}
