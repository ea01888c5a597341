import { useLocale, useTranslations } from 'use-intl';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { Loading } from '#ui/loading.tsx';
import { RetryNotice } from '#ui/retry-notice.tsx';
import type { Mood } from '../contract.ts';
import { type Overview, overviewOf } from '../rules/overview.ts';
import { AlteredNotice } from './altered-notice.tsx';
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
  const overview = overviewOf(mood, useLocale());
  if (overview.told === 'nothing') {
    return (
      <>
        <h2 className="text-2xl">{t('none.title')}</h2>
        <p className="mt-2 max-w-prose">{t('none.text', { least: overview.least })}</p>
      </>
    );
  }
  return (
    <>
      <p className="text-ink-soft">{t('week', { week: overview.week })}</p>
      {overview.told === 'week' ? (
        <PublishedClimate week={overview} />
      ) : (
        <h2 className="mt-1 text-2xl">{t('silent')}</h2>
      )}
    </>
  );
}

type PublishedClimateProps = { readonly week: Extract<Overview, { told: 'week' }> };

function PublishedClimate({ week }: PublishedClimateProps) {
  const t = useTranslations('listening.overview');
  const trends = useTranslations('listening.mood.trend');
  const names = useTranslations('listening.factors');
  const { climate, level, factors } = week;
  return (
    <>
      <h2 className="mt-1 text-2xl sm:text-3xl">
        {t('level', { climate: t(`climate.${climate}`), ...level })}
      </h2>
      <dl className="mt-5 grid gap-4 md:grid-cols-3">
        <TrendFact
          name={trends('sevenDays')}
          about={trends('sevenDaysText')}
          trend={week.sevenDays}
        />
        <TrendFact
          name={trends('thirtyDays')}
          about={trends('thirtyDaysText')}
          trend={week.thirtyDays}
        />
        <div className="rounded-md bg-sunken p-4">
          <dt className="font-semibold">{t('participation')}</dt>
          <dd className="mt-1">
            <span className="block text-xl font-semibold">{t(`rate.${week.rate}`)}</span>
            <span className="text-ink-soft">{t('listed', { count: week.listed })}</span>
          </dd>
        </div>
      </dl>
      {factors && (
        <p className="mt-4 max-w-prose">
          {t('factors', { ...factors, high: names(factors.high), low: names(factors.low) })}
        </p>
      )}
    </>
  );
}
