import { useInfiniteQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { formatMoment } from '#basics/dates.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { pageContext } from '#platform/page-context.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import type { ListRiskChanges, RiskChange } from '../contract.ts';
import { ChangedFields } from './difference-card.tsx';
import { RISK_TEXTS, RisksFrame } from './risks-frame.tsx';
import { Unread } from './unread.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return { messages: context.get(pageContext).messages(...RISK_TEXTS, 'risks.versions') };
}

/** Who changed what in the document. */
export default function ChangesPage() {
  const t = useTranslations('risks.versions.changes');
  return (
    <RisksFrame tab="changes" intro={t('intro')}>
      {(_duerp, companyId) => <Changes companyId={companyId} />}
    </RisksFrame>
  );
}

function Changes({ companyId }: { companyId: string }) {
  const t = useTranslations('risks.versions.changes');
  const language = useLocale();
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery(
    {
      queryKey: ['duerp', companyId, 'changes', language],
      queryFn: ({ pageParam: before }) =>
        callFunction<ListRiskChanges>('list-risk-changes', {
          companyId,
          ...(before && { before }),
        }),
      initialPageParam: undefined as { instant: string; id: string } | undefined,
      getNextPageParam: ({ next }) => next,
    },
  );
  if (error) {
    return <Unread onRetry={() => void refetch()} />;
  }
  if (!data) return <Loading text={t('loading')} />;
  const changes = data.pages.flatMap((page) => page.changes);
  const isWhole = data.pages.every((page) => page.isWhole);
  if (changes.length === 0 && isWhole) return <EmptyState title={t('none')} />;
  return (
    <Card as="section">
      {(!isWhole || changes.some(({ isAltered }) => isAltered)) && (
        <Notice kind="danger" title={t('notWhole.title')} className="mb-4">
          <p>{t('notWhole.text')}</p>
        </Notice>
      )}
      <ul className="divide-y divide-line">
        {changes.map((change) => (
          <ChangeItem key={change.id} change={change} />
        ))}
      </ul>
      {hasNextPage && (
        <Button
          kind="secondary"
          className="mt-4"
          isBusy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </Card>
  );
}

function ChangeItem({ change }: { change: RiskChange }) {
  const t = useTranslations('risks.versions.changes');
  const acts = useTranslations('risks.words.acts');
  const language = useLocale();
  const who =
    change.by === 'product'
      ? t('product')
      : change.by === 'you'
        ? t('you')
        : (change.byEmail ?? t('member'));
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,15rem)]">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
          <Badge>{acts(change.act)}</Badge>
          {change.subject}
          {change.isAltered && <Badge tone="danger">{t('altered')}</Badge>}
        </p>
        {change.label && <p className="mt-1 font-semibold">{change.label}</p>}
        <ChangedFields fields={change.fields} />
      </div>
      <p className="text-sm text-ink-soft [overflow-wrap:anywhere] sm:text-right">
        {t('by', { who })}
        {' · '}
        <time dateTime={change.happenedAt}>
          {formatMoment(new Date(change.happenedAt), language)}
        </time>
      </p>
    </li>
  );
}
