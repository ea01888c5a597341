import { useQuery } from '@tanstack/react-query';
import { CheckCircle2, Circle } from 'lucide-react';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import type { OutputOf } from '#basics/contract.ts';
import { formatDay } from '#basics/dates.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { Facts } from '#ui/facts.tsx';
import { Loading } from '#ui/loading.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import type { ReadOverview } from '../contract.ts';
import { Failure } from './failure.tsx';
import { useSpace } from './space-context.ts';

/** What one meets on coming in: how far along the space is, and what is next. */
export default function OverviewPage() {
  const t = useTranslations('company.space.overview');
  const space = useSpace();
  return (
    <>
      <PageHead title={t('title')} />
      <PageTitle size="small" title={t('title')} />
      {space.can('keep-employees') ? <KeepersOverview companyId={space.id} /> : <MembersOverview />}
    </>
  );
}

function KeepersOverview({ companyId }: { companyId: string }) {
  const t = useTranslations('company.space.overview');
  const { data, error, refetch } = useQuery({
    queryKey: ['overview', companyId],
    queryFn: () => callFunction<ReadOverview>('read-overview', { companyId }),
  });
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading text={t('loading')} />;
  return (
    <div className="grid gap-10">
      <Figures counts={data} />
      <NextSteps counts={data} />
      <Listening />
    </div>
  );
}

type Counts = OutputOf<ReadOverview>;

function Figures({ counts }: { counts: Counts }) {
  const t = useTranslations('company.space.overview');
  const { licence } = useSpace();
  const language = useLocale();
  return (
    <Facts
      facts={[
        {
          label: t('present', { count: counts.present }),
          value: counts.present,
          note: t('places', { sites: counts.sites, teams: counts.teams }),
        },
        {
          label: t('cameIn'),
          value: counts.cameIn,
          note: t('invited', { count: counts.invited }),
        },
        {
          label: t('seats', { count: licence.seats }),
          value: licence.seats,
          note:
            counts.present > licence.seats
              ? t('seatsOver', { count: counts.present - licence.seats })
              : t('until', { day: formatDay(licence.endsOn, language) }),
        },
      ]}
    />
  );
}

function NextSteps({ counts }: { counts: Counts }) {
  const t = useTranslations('company.space.overview.steps');
  const steps = [
    { name: 'created', isDone: true, to: undefined },
    { name: 'employees', isDone: counts.present > 0, to: '/dashboard/employees' },
    { name: 'invited', isDone: counts.invited + counts.cameIn > 0, to: '/dashboard/employees' },
    { name: 'members', isDone: counts.members > 1, to: '/dashboard/settings' },
  ] as const;
  const next = steps.find(({ isDone }) => !isDone);
  return (
    <Card as="section">
      <h2 className="text-2xl">{t('title')}</h2>
      <ol className="mt-5 grid gap-4">
        {steps.map(({ name, isDone, to }) => (
          <li key={name} className="flex gap-3">
            {isDone ? (
              <CheckCircle2 aria-label={t('done')} className="mt-0.5 shrink-0 text-success" />
            ) : (
              <Circle aria-label={t('toDo')} className="mt-0.5 shrink-0 text-line-strong" />
            )}
            <span className="min-w-0">
              <span className="font-semibold">
                {to && !isDone ? <Link to={to}>{t(`${name}.title`)}</Link> : t(`${name}.title`)}
              </span>
              <span className="block text-ink-soft">{t(`${name}.text`)}</span>
            </span>
          </li>
        ))}
      </ol>
      {next?.to && (
        <p className="mt-6">
          <ButtonLink to={next.to}>{t(`${next.name}.action`)}</ButtonLink>
        </p>
      )}
    </Card>
  );
}

function Listening() {
  const t = useTranslations('company.space.overview.listening');
  const { can } = useSpace();
  return (
    <Card as="section" tint="wellness">
      <h2 className="text-2xl">{t('title')}</h2>
      <p className="mt-2 max-w-prose">{t('text')}</p>
      {can('read-mood') && (
        <p className="mt-5">
          <ButtonLink to="/dashboard/listening" kind="secondary">
            {t('action')}
          </ButtonLink>
        </p>
      )}
    </Card>
  );
}

/** The works council and employees: no list of people is theirs to see. */
function MembersOverview() {
  const t = useTranslations('company.space.overview');
  const { can, legalName: company } = useSpace();
  const isCouncil = can('order-boxes');
  return (
    <div className="grid gap-8">
      <Card as="section">
        <p className="max-w-prose">
          {isCouncil ? t('council', { company }) : t('employee', { company })}
        </p>
        <p className="mt-6 flex flex-wrap gap-3">
          {isCouncil ? (
            <ButtonLink to="/box">{t('toBoxes')}</ButtonLink>
          ) : (
            <ButtonLink to="/mood">{t('toMood')}</ButtonLink>
          )}
          <ButtonLink to="/user-dashboard" kind="secondary">
            {t('toAccount')}
          </ButtonLink>
        </p>
      </Card>
      <Listening />
    </div>
  );
}
