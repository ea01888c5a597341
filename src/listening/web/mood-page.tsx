import type { Session } from '@supabase/auth-js';
import { type ReactNode, useCallback } from 'react';
import { type LoaderFunctionArgs, NavLink, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useSession } from '#accounts/web/session-provider.tsx';
import { SIGN_IN_TEXTS, SignedInOnly } from '#accounts/web/signed-in-only.tsx';
import { may } from '#basics/roles.ts';
import type { Space } from '#company/contract.ts';
import { useChosenSpace } from '#company/web/chosen-space.ts';
import { useSpaces } from '#company/web/use-spaces.ts';
import { hasStoredSession } from '#platform/browser/stored-session.ts';
import { pageContext } from '#platform/page-context.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Container } from '#ui/container.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Loading } from '#ui/loading.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { CheckInCard } from './check-in-card.tsx';
import { type KeptQuestions, keptQuestions } from './check-in-store.ts';
import { CompanyMood } from './company-mood.tsx';
import { LinkCheckIn } from './link-check-in.tsx';
import { ListeningFailure } from './listening-failure.tsx';
import { OpenPollCard } from './open-poll-card.tsx';
import { OpenQuestionnaireCard } from './open-questionnaire-card.tsx';
import { OwnFollowUps } from './own-follow-ups.tsx';
import { OwnTrends } from './own-trends.tsx';
import { askedOffline, useCheckIn, useWaitingCheckIns } from './use-check-in.ts';
import { useOfflinePage } from './use-offline-page.ts';
import { useToday } from './use-today.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return {
    messages: context
      .get(pageContext)
      .messages(
        SIGN_IN_TEXTS,
        'listening.checkIn',
        'listening.help',
        'listening.own',
        'listening.privacy',
        'listening.mood',
        'listening.verify',
        'listening.factors',
        'listening.followUp',
        'listening.poll',
        'listening.questionnaire',
        'listening.statements',
        'accounts.notifications.connection',
      ),
  };
}

/** How it is going: for oneself, and, for who may read it, for the company. */
export default function MoodPage() {
  const [parameters] = useSearchParams();
  const token = parameters.get('check-in');
  const state = useSession();
  if (token !== null) return <LinkCheckIn token={token} />;
  // Offline, a session that is over cannot be made good: what was kept for its owner is asked.
  if (state.status === 'signed-out' && !navigator.onLine && hasStoredSession()) {
    const kept = keptQuestions();
    if (kept) return <Offline kept={kept} />;
  }
  return <SignedInOnly>{(session) => <Inside session={session} />}</SignedInOnly>;
}

function Inside({ session }: { session: Session }) {
  const t = useTranslations('listening.checkIn');
  const userId = session.user.id;
  const { show } = useToast();
  const tellSent = useCallback(() => show({ title: t('sentLater') }), [show, t]);
  useWaitingCheckIns(userId, tellSent);
  const { data, error, refetch } = useSpaces(userId);
  const [space, choose] = useChosenSpace(data?.spaces ?? []);
  useOfflinePage('/mood');
  const kept = error ? keptQuestions(userId) : undefined;
  if (kept) return <Offline kept={kept} />;
  return (
    <Screen isWide={space !== undefined}>
      <ListeningFailure error={error} onRetry={() => void refetch()} />
      {!data && !error && <Loading text={t('loading')} />}
      {data && !space && (
        <EmptyState
          titleAs="h1"
          title={t('noSpace.title')}
          text={t('noSpace.text')}
          action={<ButtonLink to="/dashboard">{t('noSpace.action')}</ButtonLink>}
        />
      )}
      {data && data.spaces.length > 1 && space && (
        <SelectField
          name="company"
          label={t('space')}
          className="mt-6 max-w-sm"
          value={space.id}
          onChange={(event) => choose(event.currentTarget.value)}
          options={data.spaces.map(({ id, legalName }) => ({ value: id, label: legalName }))}
        />
      )}
      {space && <SpaceMood key={space.id} userId={userId} space={space} />}
    </Screen>
  );
}

const keeps = (space: Space) => may(space.roles, 'keep-employees');
const showsCompany = (space: Space) => may(space.roles, 'read-mood');

function SpaceMood({ userId, space }: { userId: string; space: Space }) {
  const [parameters] = useSearchParams();
  if (!space.roles.includes('employee'))
    return <CompanyMood companyId={space.id} isMember isKeeper={keeps(space)} />;
  const isOfCompany = parameters.get('of') === 'company';
  return <EmployeesMood {...{ userId, space, isOfCompany }} />;
}

type EmployeesMoodProps = {
  readonly userId: string;
  readonly space: Space;
  readonly isOfCompany: boolean;
};

/** Oneself first; the company beside it for who may read of it. */
function EmployeesMood({ userId, space, isOfCompany }: EmployeesMoodProps) {
  const t = useTranslations('listening.checkIn');
  const today = useToday();
  const { data, error, refetch } = useCheckIn(userId, space.id, today);
  const mayRead = showsCompany(space) || data?.tellsEverybody === true;
  return (
    <>
      {mayRead && <Views isOfCompany={isOfCompany} />}
      {mayRead && isOfCompany ? (
        <CompanyMood companyId={space.id} isMember={showsCompany(space)} isKeeper={keeps(space)} />
      ) : (
        <div className="grid max-w-3xl gap-4 sm:gap-8">
          <PageTitle size="small" title={t('title')} intro={t('intro')} />
          <ListeningFailure error={error} onRetry={() => void refetch()} />
          {!data && !error && <Loading text={t('loading')} />}
          {data && (
            <CheckInCard
              key={`${today} ${data.isOffline}`}
              userId={userId}
              companyId={space.id}
              asked={data}
              today={today}
            />
          )}
          {data && !data.isOffline && <OpenQuestionnaireCard companyId={space.id} />}
          {data && !data.isOffline && <OpenPollCard companyId={space.id} />}
          {data && !data.isOffline && <OwnFollowUps companyId={space.id} />}
          {data && !data.isOffline && <OwnTrends userId={userId} companyId={space.id} />}
        </div>
      )}
    </>
  );
}

function Offline({ kept }: { kept: KeptQuestions }) {
  const t = useTranslations('listening.checkIn');
  const today = useToday();
  return (
    <Screen>
      <PageTitle size="small" title={t('title')} intro={t('intro')} />
      <CheckInCard
        key={today}
        userId={kept.userId}
        companyId={kept.companyId}
        asked={askedOffline(kept, today)}
        today={today}
      />
    </Screen>
  );
}

/** Whoever is an employee and reads the results has both, side by side. */
function Views({ isOfCompany }: { isOfCompany: boolean }) {
  const t = useTranslations('listening.checkIn.views');
  const look = (isHere: boolean) =>
    `rounded-md px-4 py-2.5 no-underline ${isHere ? 'picked bg-primary-tint font-semibold text-primary' : 'text-ink-soft hover:bg-sunken hover:text-ink'}`;
  return (
    <nav aria-label={t('label')} className="flex gap-1 pt-6">
      <NavLink
        to="/mood"
        end
        aria-current={isOfCompany ? undefined : 'page'}
        className={look(!isOfCompany)}
      >
        {t('own')}
      </NavLink>
      <NavLink
        to="/mood?of=company"
        aria-current={isOfCompany ? 'page' : undefined}
        className={look(isOfCompany)}
      >
        {t('company')}
      </NavLink>
    </nav>
  );
}

function Screen({ isWide = false, children }: { isWide?: boolean; children: ReactNode }) {
  const t = useTranslations('listening.checkIn');
  return (
    <Container width={isWide ? 'normal' : 'narrow'} className="pb-16">
      <PageHead title={t('title')} />
      {children}
    </Container>
  );
}
