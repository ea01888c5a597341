import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import { useLocale, useTranslations } from 'use-intl';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import type { Cell, MoodPlace } from '../contract.ts';
import { climateOf } from '../rules/climate.ts';
import {
  type Direction,
  sevenDayTrend,
  type Trend,
  thirtyDayTrend,
  weekLevel,
} from '../rules/trends.ts';
import { CLIMATE_LOOK } from './climate-look.ts';
import { formatPoints } from './format-points.ts';
import { historyOf, toldWeek } from './told-weeks.ts';

/** The score of a place with its margin and words, and where it is going. */
export function ScoreCard({ place }: { place: MoodPlace }) {
  const t = useTranslations('listening.mood');
  const cell = place.weeks.at(-1);
  const history = historyOf(place);
  return (
    <Card as="section" isRaised>
      <h2 className="text-xl">
        {t('score.title')} · {place.kind === 'company' ? t('whole') : place.name}
      </h2>
      <div className="mt-4 grid gap-6 md:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        {cell ? <Score cell={cell} /> : <p className="text-lg">{t('score.hidden')}</p>}
        <dl className="grid gap-4">
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
      </div>
      <p className="mt-5 border-t border-line pt-4 text-sm text-ink-soft">{t('climateText')}</p>
    </Card>
  );
}

/** What was told of one week: the figure, how sure it is, what it means. */
export function Score({ cell }: { cell: Cell }) {
  const t = useTranslations('listening.mood');
  const language = useLocale();
  const climate = climateOf(cell.points);
  const amount = weekLevel(toldWeek(cell)).margin;
  const margin = formatPoints(amount, language);
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-title text-5xl tabular-nums">
          {formatPoints(cell.points, language)}
        </span>
        <span className="text-lg text-ink-soft">
          {t('score.outOf')} · {t('score.margin', { margin })}
        </span>
      </p>
      <p className="mt-2">
        <span
          className={classNames(
            'rounded-md px-2.5 py-1 font-semibold forced-colors:border',
            CLIMATE_LOOK[climate],
          )}
        >
          {t(`climate.${climate}`)}
        </span>
      </p>
      <p className="mt-3 text-sm text-ink-soft">{t('score.marginText', { margin, amount })}</p>
      <p className="mt-2 text-sm text-ink-soft">
        <Respondents cell={cell} /> · <Participation percent={cell.participation} />
      </p>
      {cell.isChanged && <p className="mt-2 text-sm">{t('score.changed')}</p>}
    </div>
  );
}

/** How many answered, as far as that is told. */
export function Respondents({ cell: { from, to } }: { cell: Pick<Cell, 'from' | 'to'> }) {
  const t = useTranslations('listening.mood.score');
  return to === null ? t('respondentsFrom', { from }) : t('respondents', { from, to });
}

export function Participation({ percent }: { percent: number }) {
  const t = useTranslations('listening.mood.score.participation');
  if (percent <= 10) return t('least');
  return percent >= 90 ? t('most') : t('some', { percent });
}

type TrendFactProps = {
  readonly name: string;
  readonly about: string;
  readonly trend: Trend | undefined;
};

function TrendFact({ name, about, trend }: TrendFactProps) {
  return (
    <div className="rounded-md bg-sunken p-4">
      <dt>
        <span className="font-semibold">{name}</span>{' '}
        <span className="text-sm text-ink-soft">({about})</span>
      </dt>
      <dd className="mt-1">
        <TrendWords trend={trend} />
      </dd>
    </div>
  );
}

const ARROWS = { up: ArrowUpRight, down: ArrowDownRight, stable: ArrowRight };

function TrendWords({ trend }: { trend: Trend | undefined }) {
  const t = useTranslations('listening.mood.trend');
  const language = useLocale();
  if (!trend) return <span className="text-ink-soft">{t('none')}</span>;
  const amount = Math.abs(trend.change);
  return (
    <>
      <span className="flex items-center gap-2">
        <TrendArrow direction={trend.direction} />
        <span className="font-semibold">{t(trend.direction)}</span>
        {trend.direction !== 'stable' && (
          <span className="text-ink-soft">
            {t('change', {
              change: `${trend.change > 0 ? '+' : '−'}${formatPoints(amount, language)}`,
              amount,
            })}
          </span>
        )}
      </span>
      {trend.direction === 'stable' && (
        <span className="mt-1 block text-sm text-ink-soft">{t('stableText')}</span>
      )}
    </>
  );
}

/** An arrow that says nothing by itself: words are beside it. */
export function TrendArrow({ direction }: { direction: Direction }) {
  const Arrow = ARROWS[direction];
  return <Arrow aria-hidden className="size-5 shrink-0" />;
}
