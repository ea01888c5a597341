import { useTranslations } from 'use-intl';
import { parisDayOf } from '#basics/dates.ts';
import { Loading } from '#ui/loading.tsx';
import { useFocusKept } from '#ui/use-focus-kept.ts';
import { ListeningFailure } from './listening-failure.tsx';
import { OwnCalendar } from './own-calendar.tsx';
import { OwnData } from './own-data.tsx';
import { OwnFactors } from './own-factors.tsx';
import { OwnNote } from './own-note.tsx';
import { OwnTrendFacts } from './own-trend-facts.tsx';
import { useOwnAnswers } from './use-own-answers.ts';

/** What somebody has said, for themselves: rolling trends, days, subjects, a note. */
export function OwnTrends({ userId, companyId }: { userId: string; companyId: string }) {
  const t = useTranslations('listening.own');
  const { data, error, refetch } = useOwnAnswers(companyId);
  const today = parisDayOf(new Date());
  const kept = useFocusKept('h2');
  return (
    <section {...kept} aria-labelledby="own-trends" className="grid gap-6">
      <header>
        <h2 id="own-trends" tabIndex={-1} className="text-2xl">
          {t('title')}
        </h2>
        <p className="mt-1 text-ink-soft">{t('intro')}</p>
      </header>
      <ListeningFailure error={error} onRetry={() => void refetch()} />
      {!data && !error && <Loading text={t('loading')} />}
      {data?.answers.length === 0 && <p>{t('empty')}</p>}
      {data && data.answers.length > 0 && (
        <>
          <OwnTrendFacts days={data.answers} today={today} />
          <OwnCalendar answers={data.answers} today={today} />
          <OwnFactors answers={data.answers} today={today} />
        </>
      )}
      <OwnNote userId={userId} />
      {data && data.answers.length > 0 && <OwnData companyId={companyId} answers={data.answers} />}
    </section>
  );
}
