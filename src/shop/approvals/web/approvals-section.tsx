import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { formatShortDay, parisDayOf } from '#basics/dates.ts';
import { formatMoney } from '#basics/money.ts';
import { Failure } from '#company/web/failure.tsx';
import { useSpace } from '#company/web/space-context.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { DataTable } from '#ui/data-table.tsx';
import { ListPages } from '#ui/list-pages.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { ListApprovals, ListedApproval } from '../contract.ts';
import { APPROVAL_STATES, APPROVALS_PAGE, type ApprovalState } from '../rules/order-approval.ts';
import { ApprovalBadge } from './approval-badge.tsx';

/** As many are seen at a glance. */
const FEW = 5;
const FIRST = { state: null as ApprovalState | null, page: 1 };

/** What waits for an approval and what became of the others; nothing where nothing was ever asked. */
export function ApprovalsSection() {
  const t = useTranslations('approvals.requests');
  const { id: companyId } = useSpace();
  const [wish, setWish] = useState(FIRST);
  const { data, error, refetch } = useQuery({
    queryKey: ['approvals', companyId, wish],
    queryFn: () => callFunction<ListApprovals>('list-approvals', { companyId, ...wish }),
    placeholderData: keepPreviousData,
  });
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data || (data.total === 0 && wish.state === null && wish.page === 1)) return null;
  const pages = Math.ceil(data.total / APPROVALS_PAGE);
  return (
    <section aria-labelledby="approvals-title" className="mb-12 grid gap-5">
      <div>
        <h2 id="approvals-title" className="text-2xl">
          {t('title')}
        </h2>
        <p className="mt-1 max-w-prose text-ink-soft">{t('waiting', { count: data.waiting })}</p>
      </div>
      {(data.total > FEW || wish.state !== null) && (
        <SelectField
          name="state"
          label={t('state')}
          className="max-w-xs"
          value={wish.state ?? ''}
          onChange={({ currentTarget: { value } }) =>
            setWish({ state: APPROVAL_STATES.find((each) => each === value) ?? null, page: 1 })
          }
          options={[
            { value: '', label: t('everyState') },
            ...APPROVAL_STATES.map((state) => ({ value: state, label: t(`states.${state}`) })),
          ]}
        />
      )}
      <ApprovalsTable requests={data.requests} />
      <ListPages
        page={wish.page}
        pages={pages}
        onPage={(page) => setWish((now) => ({ ...now, page }))}
        words={{
          label: t('pages.label'),
          previous: t('pages.previous'),
          next: t('pages.next'),
          here: t('pages.here', { page: wish.page, pages: Math.max(1, pages) }),
        }}
      />
    </section>
  );
}

function ApprovalsTable({ requests }: { requests: readonly ListedApproval[] }) {
  const t = useTranslations('approvals.requests');
  const language = useLocale();
  return (
    <DataTable
      caption={t('title')}
      isCaptionHidden
      emptyText={t('none')}
      columns={[
        { key: 'content', label: t('columns.content') },
        { key: 'by', label: t('columns.by') },
        { key: 'day', label: t('columns.day') },
        { key: 'gross', label: t('columns.gross'), isNumber: true },
        { key: 'state', label: t('columns.state') },
      ]}
      rows={requests.map((request) => ({
        id: request.id,
        cells: {
          content: <Link to={`?request=${request.id}`}>{contentOf(request)}</Link>,
          by: (
            <span className="[overflow-wrap:anywhere]">
              {request.isOwn ? t('you') : (request.askedBy ?? t('somebody'))}
            </span>
          ),
          day: formatShortDay(parisDayOf(new Date(request.askedAt)), language),
          gross: formatMoney(request.grossCents, language),
          state: <ApprovalBadge state={request.state} />,
        },
      }))}
    />
  );

  function contentOf({ lines }: ListedApproval): string {
    return lines.map(({ quantity, name }) => t('line', { quantity, name })).join(', ');
  }
}
