import { useLocale, useTranslations } from 'use-intl';
import { parisDayOf } from '#basics/dates.ts';
import { Facts } from '#ui/facts.tsx';
import { Loading } from '#ui/loading.tsx';
import type { OwnAnswer } from '../contract.ts';
import { ownTrend } from '../rules/own-trend.ts';
import { formatPoints } from './format-points.ts';
import { ListeningFailure } from './listening-failure.tsx';
import { OwnCalendar } from './own-calendar.tsx';
import { OwnData } from './own-data.tsx';
import { OwnFactors } from './own-factors.tsx';
import { OwnNote } from './own-note.tsx';
import { useOwnAnswers } from './use-own-answers.ts';

/** What somebody has said, for themselves: rolling trends, days, subjects, a note. */
export function OwnTrends({ userId, companyId }: { userId: string; companyId: string }) {
  const t = useTranslations('listening.own');
  const { data, error, refetch } = useOwnAnswers(companyId);
  const today = parisDayOf(new Date());
  return (
    <section aria-labelledby="own-trends" className="grid gap-6">
      <header>
        <h2 id="own-trends" className="text-2xl">
          {t('title')}
        </h2>
        <p className="mt-1 text-ink-soft">{t('intro')}</p>
      </header>
      <ListeningFailure error={error} onRetry={() => void refetch()} />
      {!data && !error && <Loading text={t('loading')} />}
      {data?.answers.length === 0 && <p>{t('empty')}</p>}
      {data && data.answers.length > 0 && (
        <>
          <Trends answers={data.answers} today={today} />
          <OwnCalendar answers={data.answers} today={today} />
          <OwnFactors answers={data.answers} today={today} />
        </>
      )}
      <OwnNote userId={userId} />
      {data && data.answers.length > 0 && <OwnData companyId={companyId} answers={data.answers} />}
    </section>
  );
}

function Trends({ answers, today }: { answers: readonly OwnAnswer[]; today: string }) {
  const t = useTranslations('listening.own');
  const language = useLocale();
  const fact = (label: string, span: number) => {
    const { points, answers: count, change, direction } = ownTrend(answers, today, span);
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
