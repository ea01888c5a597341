import { useLocale, useTranslations } from 'use-intl';
import { formatWeek, isoWeekOf } from '#basics/dates.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { Loading } from '#ui/loading.tsx';
import { RetryNotice } from '#ui/retry-notice.tsx';
import type { Mood, MoodPlace } from '../contract.ts';
import { climatesWithin } from '../rules/climate.ts';
import { FACTORS } from '../rules/daily-question.ts';
import {
  type Level,
  type PublishedWeek,
  sevenDayTrend,
  thirtyDayTrend,
  weekLevel,
} from '../rules/trends.ts';
import { AlteredNotice } from './altered-notice.tsx';
import { formatPoints } from './format-points.ts';
import { historyOf } from './published-weeks.ts';
import { TrendFact } from './trend-words.tsx';
import { useMood } from './use-mood.ts';

/** How the whole company is doing, in a sentence and three facts; the same for HR and the works council. */
export function ClimateSummary({ companyId }: { companyId: string }) {
  const t = useTranslations('listening.overview');
  const { data, error, refetch } = useMood(companyId);
  return (
    <Card as="section" isRaised>
      {error && (
        <RetryNotice text={t('failed')} retryLabel={t('retry')} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Loading text={t('loading')} />}
      {data && (
        <>
          <AlteredNotice altered={data.altered} />
          <Whole mood={data} />
        </>
      )}
      <p className="mt-5">
        <ButtonLink to="/dashboard/listening" kind="secondary">
          {t('action')}
        </ButtonLink>
      </p>
    </Card>
  );
}

function Whole({ mood }: { mood: Mood }) {
  const t = useTranslations('listening.overview');
  const language = useLocale();
  const whole = mood.places.find(({ kind }) => kind === 'company');
  const last = mood.mondays.at(-1);
  if (!whole || last === undefined) {
    return (
      <>
        <h2 className="text-2xl">{t('none.title')}</h2>
        <p className="mt-2 max-w-prose">{t('none.text', { least: mood.leastListed })}</p>
      </>
    );
  }
  const week = historyOf(whole).at(-1);
  return (
    <>
      <p className="text-ink-soft">{t('week', { week: formatWeek(isoWeekOf(last), language) })}</p>
      {week ? (
        <PublishedClimate place={whole} week={week} />
      ) : (
        <h2 className="mt-1 text-2xl">{t('silent')}</h2>
      )}
    </>
  );
}

function PublishedClimate({ place, week }: { place: MoodPlace; week: PublishedWeek }) {
  const t = useTranslations('listening.overview');
  const trends = useTranslations('listening.mood.trend');
  const language = useLocale();
  const history = historyOf(place);
  const level = weekLevel(week);
  return (
    <>
      <h2 className="mt-1 text-2xl sm:text-3xl">
        {t('level', {
          climate: t(`climate.${climateWithin(level)}`),
          points: formatPoints(level.points, language),
          margin: formatPoints(level.margin, language),
        })}
      </h2>
      <dl className="mt-5 grid gap-4 md:grid-cols-3">
        <TrendFact
          name={trends('sevenDays')}
          about={trends('sevenDaysText')}
          trend={sevenDayTrend(history)}
        />
        <TrendFact
          name={trends('thirtyDays')}
          about={trends('thirtyDaysText')}
          trend={thirtyDayTrend(history)}
        />
        <div className="rounded-md bg-sunken p-4">
          <dt className="font-semibold">{t('participation')}</dt>
          <dd className="mt-1">
            <span className="block text-xl font-semibold">{t(`rate.${week.rate}`)}</span>
            <span className="text-ink-soft">{t('listed', { count: week.listed })}</span>
          </dd>
        </div>
      </dl>
      <Extremes place={place} />
    </>
  );
}

/** The factors that stand highest and lowest; nothing where none is told. */
function Extremes({ place: { factors } }: { place: MoodPlace }) {
  const t = useTranslations('listening.overview');
  const names = useTranslations('listening.factors');
  const language = useLocale();
  const told = FACTORS.flatMap((factor) => {
    const points = factors[factor]?.points;
    return points === undefined ? [] : [{ factor, points }];
  }).toSorted((one, other) => other.points - one.points);
  const [high, low] = [told.at(0), told.at(-1)];
  if (!high || !low || high.points === low.points) return null;
  return (
    <p className="mt-4 max-w-prose">
      {t('factors', {
        high: names(high.factor),
        highPoints: formatPoints(high.points, language),
        low: names(low.factor),
        lowPoints: formatPoints(low.points, language),
      })}
    </p>
  );
}

/** The climates in which the level may truly lie, given its margin. */
function climateWithin(level: Level) {
  const [from, to] = climatesWithin(level);
  if (from === to) return from;
  if (from === 'low') return to === 'middle' ? 'lowToMiddle' : 'lowToHigh';
  return 'middleToHigh';
}
