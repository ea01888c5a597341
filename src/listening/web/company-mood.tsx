import { Printer } from 'lucide-react';
import { useCallback } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { ConnectionState } from '#accounts/web/connection-state.tsx';
import { formatWeek, isoWeekOf } from '#basics/dates.ts';
import { isRefusal } from '#basics/refusal.ts';
import { Button } from '#ui/button.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { RetryNotice } from '#ui/retry-notice.tsx';
import { useToast } from '#ui/toast.tsx';
import type { Mood } from '../contract.ts';
import { AlteredNotice } from './altered-notice.tsx';
import { FactorsCard } from './factors-card.tsx';
import { FollowUpCard } from './follow-up-card.tsx';
import { HiddenCard } from './hidden-card.tsx';
import { HistoryCard } from './history-card.tsx';
import { ListLine } from './list-line.tsx';
import { OutsideCard } from './outside-card.tsx';
import { PublishedPollsCard } from './published-polls-card.tsx';
import { PublishedQuestionnairesCard } from './published-questionnaires-card.tsx';
import { hasResults } from './published-weeks.ts';
import { ScoreCard } from './score-card.tsx';
import { SmallCompany } from './small-company.tsx';
import { SmallPlacesCard } from './small-places-card.tsx';
import { StartingUp } from './starting-up.tsx';
import { TreeCard } from './tree-card.tsx';
import { useMood, useReleases } from './use-mood.ts';
import { VerifyCard } from './verify-card.tsx';

type CompanyMoodProps = {
  readonly companyId: string;
  /** Owner, HR or works council: who reads the settings too. */
  readonly isMember: boolean;
  /** Owner or HR: who publishes what is done. */
  readonly isKeeper: boolean;
};

/** What is told of a company: the same for HR and the works council, at the same minute. */
export function CompanyMood(props: CompanyMoodProps) {
  const { companyId } = props;
  const t = useTranslations('listening.mood');
  const { show } = useToast();
  const tellArrival = useCallback(() => show({ title: t('arrived') }), [show, t]);
  const connection = useReleases(companyId, tellArrival);
  const { data, error, refetch } = useMood(companyId);
  const isForbidden = isRefusal(error, 'forbidden');
  return (
    <>
      <PageTitle size="small" title={t('title')} intro={t('intro')} />
      <p className="-mt-3 mb-6 text-ink-soft print:hidden">
        <ConnectionState state={connection} />
      </p>
      {error &&
        (isForbidden ? (
          <Notice kind="info" isLive>
            {t('forbidden')}
          </Notice>
        ) : (
          <RetryNotice text={t('failed')} retryLabel={t('retry')} onRetry={() => void refetch()} />
        ))}
      {!data && !error && <Loading text={t('loading')} />}
      {data && (
        <div className="grid gap-6">
          <AlteredNotice altered={data.altered} />
          <PublishedMood {...props} mood={data} />
        </div>
      )}
    </>
  );
}

function PublishedMood(props: CompanyMoodProps & { mood: Mood }) {
  const { mood } = props;
  const { leastListed: least, start } = mood;
  if (hasResults(mood)) return <Results {...props} />;
  if (start.employees < least) return <SmallCompany least={least} />;
  return (
    <>
      <StartingUp mood={mood} />
      {props.isKeeper && <SmallPlacesCard companyId={props.companyId} mood={mood} />}
    </>
  );
}

function Results({ mood, companyId, isMember, isKeeper }: CompanyMoodProps & { mood: Mood }) {
  const t = useTranslations('listening.mood');
  const language = useLocale();
  const [parameters] = useSearchParams();
  const whole = mood.places.find(({ kind }) => kind === 'company');
  const place = mood.places.find(({ id }) => id === parameters.get('place')) ?? whole;
  const last = mood.mondays.at(-1);
  if (!place || !last) return null;
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 grow basis-72">
          <p>{t('lastWeek', { week: formatWeek(isoWeekOf(last), language) })}</p>
          <ListLine list={mood.list} nextList={mood.nextList} />
        </div>
        <Button
          kind="secondary"
          size="small"
          icon={<Printer aria-hidden className="size-5" />}
          className="print:hidden"
          onClick={() => window.print()}
        >
          {t('print')}
        </Button>
      </div>
      <ScoreCard place={place} />
      <HistoryCard place={place} mondays={mood.mondays} />
      <TreeCard mood={mood} chosen={place.id} />
      <div className="grid gap-6 xl:grid-cols-2">
        <FactorsCard place={place} until={mood.factorsUntil} />
        {place.outside !== null && <OutsideCard percent={place.outside} />}
      </div>
      <PublishedQuestionnairesCard companyId={companyId} />
      <PublishedPollsCard companyId={companyId} />
      <FollowUpCard companyId={companyId} mood={mood} isKeeper={isKeeper} />
      <HiddenCard mood={mood} />
      {isKeeper && <SmallPlacesCard {...{ companyId, mood }} />}
      <VerifyCard companyId={companyId} />
      <p className="flex flex-wrap gap-x-6 gap-y-2 print:hidden">
        {isMember && (
          <>
            <Link to="/dashboard/listening/questions" className="underline underline-offset-4">
              {t('questions')}
            </Link>
            <Link to="/dashboard/listening/questionnaire" className="underline underline-offset-4">
              {t('questionnaire')}
            </Link>
            <Link to="/dashboard/listening/attack" className="underline underline-offset-4">
              {t('attack')}
            </Link>
            <Link to="/dashboard/listening/settings" className="underline underline-offset-4">
              {t('settings')}
            </Link>
          </>
        )}
        <Link to="/saas?part=method#methode" className="underline underline-offset-4">
          {t('method')}
        </Link>
      </p>
    </div>
  );
}
