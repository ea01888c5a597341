import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay, formatMoment } from '#basics/dates.ts';
import { formatMoney } from '#basics/money.ts';
import { Refusal } from '#basics/refusal.ts';
import { Failure } from '#company/web/failure.tsx';
import { callFunction } from '#platform/browser/call-function.ts';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import type { Approval, ReadApproval } from '../contract.ts';
import { ApprovalActs } from './approval-acts.tsx';
import { ApprovalBadge } from './approval-badge.tsx';
import { ApprovalContents } from './approval-contents.tsx';

/** Texts that a page with this screen must bring. */
export const APPROVAL_TEXTS = [
  'approvals.requests',
  'orders.checkout.totals',
  'orders.checkout.lineProblems',
];

/** One order that somebody asked for: what, for how much, who, why, and what may be done with it. */
export function ApprovalScreen({ requestId }: { requestId: string }) {
  const t = useTranslations('approvals.requests.screen');
  const language = useLocale();
  const { data, error, refetch } = useQuery({
    queryKey: ['approval', requestId, language],
    queryFn: () => callFunction<ReadApproval>('read-approval', { requestId }),
    retry: false,
    staleTime: 0,
  });
  const queries = useQueryClient();
  /** What it has become, and what it costs now, is shown here and in the lists. */
  function showAgain() {
    void refetch();
    void queries.invalidateQueries({ queryKey: ['approvals'] });
    void queries.invalidateQueries({ queryKey: ['orders'] });
  }
  const isUnknown =
    error instanceof Refusal && (error.code === 'not-found' || error.code === 'invalid-input');
  return (
    <>
      <PageHead title={t('title')} />
      <Link
        to="/dashboard/billing"
        className="inline-flex min-h-11 items-center gap-2 underline underline-offset-4"
      >
        <ArrowLeft aria-hidden className="size-5" />
        {t('back')}
      </Link>
      <PageTitle size="small" eyebrow={data?.companyName} title={t('title')} />
      {isUnknown && (
        <Notice kind="warning">
          <p>{t('unknown')}</p>
        </Notice>
      )}
      {error && !isUnknown && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading text={t('loading')} />}
      {data && (
        <div className="grid gap-8">
          <Standing approval={data} />
          <ApprovalContents approval={data} />
          <ApprovalActs approval={data} onChanged={showAgain} />
        </div>
      )}
    </>
  );
}

const KINDS = {
  waiting: 'info',
  approved: 'success',
  refused: 'danger',
  withdrawn: 'info',
  lapsed: 'warning',
} as const;

/** Where it stands, for whoever looks at it. */
function Standing({ approval }: { approval: Approval }) {
  const t = useTranslations('approvals.requests.screen');
  const words = useTranslations('approvals.requests');
  const language = useLocale();
  const { state, isOwn, waiting, endedAt, endedBy, reason, order } = approval;
  const day = waiting ? formatDay(waiting.untilDay, language) : '';
  const amount = formatMoney(approval.grossCents, language);
  const facts = {
    day,
    amount,
    who: endedBy ?? words('somebody'),
    moment: endedAt ? formatMoment(new Date(endedAt), language) : '',
  };
  const asker = isOwn ? 'own' : approval.mayDecide ? 'decide' : 'other';
  return (
    <div className="grid gap-3" role="status">
      <p>
        <ApprovalBadge state={state} />
      </p>
      <Notice kind={KINDS[state]}>
        <p>
          {state === 'waiting'
            ? t(`standing.waiting.${asker}`, facts)
            : t(`standing.${state}`, facts)}
        </p>
        {reason && (
          <p className="[overflow-wrap:anywhere] whitespace-pre-line">
            {t('reasonGiven', { reason })}
          </p>
        )}
        {order && (
          <p>
            <Link to={`/checkout/success?order=${order.accessKey}`}>
              {t('order', { number: order.number })}
            </Link>
          </p>
        )}
      </Notice>
    </div>
  );
}
