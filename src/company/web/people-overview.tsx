import { useQuery } from '@tanstack/react-query';
import { CheckCircle2, Circle } from 'lucide-react';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import type { OutputOf } from '#basics/contract.ts';
import { formatDay } from '#basics/dates.ts';
import { withDe } from '#basics/elision.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { Facts } from '#ui/facts.tsx';
import { Loading } from '#ui/loading.tsx';
import type { ReadOverview } from '../contract.ts';
import { Failure } from './failure.tsx';
import { useSpace } from './space-context.ts';

/** How many people are listed and have come, and what is left to do at the beginning; for owner and HR. */
export function PeopleOverview({ companyId }: { companyId: string }) {
  const t = useTranslations('company.space.overview');
  const { data, error, refetch } = useQuery({
    queryKey: ['overview', companyId],
    queryFn: () => callFunction<ReadOverview>('read-overview', { companyId }),
  });
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading text={t('loading')} />;
  return (
    <div className="grid gap-8">
      <Figures counts={data} />
      <NextSteps counts={data} />
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
  if (!next) return null;
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
      {next.to && (
        <p className="mt-6">
          <ButtonLink to={next.to}>{t(`${next.name}.action`)}</ButtonLink>
        </p>
      )}
    </Card>
  );
}

/** What a works council does here. */
export function CouncilOverview() {
  const t = useTranslations('company.space.overview');
  const { legalName: company } = useSpace();
  return (
    <Card as="section">
      <p className="max-w-prose">{t('council', { company, deCompany: withDe(company) })}</p>
      <p className="mt-6">
        <ButtonLink to="/box">{t('toBoxes')}</ButtonLink>
      </p>
    </Card>
  );
}
