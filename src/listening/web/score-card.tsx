import { useLocale, useTranslations } from 'use-intl';
import { Card } from '#ui/card.tsx';
import type { MoodPlace } from '../contract.ts';
import { formatPoints } from '../rules/format-points.ts';
import {
  historyOf,
  type PublishedWeek,
  sevenDayTrend,
  thirtyDayTrend,
  weekLevel,
} from '../rules/trends.ts';
import { ClimateWord } from './level-words.tsx';
import { TrendFact } from './trend-words.tsx';

/** Where a place is going, and then where it stands, with its margin and words. */
export function ScoreCard({ place }: { place: MoodPlace }) {
  const t = useTranslations('listening.mood');
  const language = useLocale();
  const history = historyOf(place);
  const week = history.at(-1);
  const former = week ? undefined : place.weeks.at(-1)?.points;
  return (
    <Card as="section" isRaised>
      <h2 className="text-xl">
        {t('score.title')} · {place.kind === 'company' ? t('whole') : place.name}
      </h2>
      <div className="mt-4 grid gap-6 md:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        {week ? (
          <dl className="grid content-start gap-4">
            <TrendFact
              name={t('trend.sevenDays')}
              about={t('trend.sevenDaysText')}
              trend={sevenDayTrend(history)}
            />
            <TrendFact
              name={t('trend.thirtyDays')}
              about={t('trend.thirtyDaysText')}
              trend={thirtyDayTrend(history)}
            />
          </dl>
        ) : (
          <p className="text-lg">
            {former === undefined
              ? t('score.hidden')
              : t('score.former', { points: formatPoints(former, language) })}
          </p>
        )}
        {week && <Score week={week} />}
      </div>
      <p className="mt-5 border-t border-line pt-4 text-sm text-ink-soft">
        {t('climateText')} {t('noRanking')}
      </p>
    </Card>
  );
}

/** What was told of one week: the figure, how sure it is, what it means. */
export function Score({ week }: { week: PublishedWeek }) {
  const t = useTranslations('listening.mood.score');
  const language = useLocale();
  const level = weekLevel(week);
  const margin = formatPoints(level.margin, language);
  return (
    <div>
      <p className="font-semibold">{t('level')}</p>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
        <span className="font-title text-4xl tabular-nums">
          {formatPoints(level.points, language)}
        </span>
        <span className="text-lg text-ink-soft">
          {t('outOf')} · {t('margin', { margin })}
        </span>
      </p>
      <p className="mt-2">
        <ClimateWord level={level} />
      </p>
      <p className="mt-3 text-sm text-ink-soft">
        {t('marginText', { margin, amount: level.margin })}
      </p>
      <p className="mt-2 text-sm text-ink-soft">
        {t('listed', { count: week.listed })} {t(`rate.${week.rate}`)}
      </p>
      {week.begins && <p className="mt-2 text-sm">{t('begins')}</p>}
    </div>
  );
}
