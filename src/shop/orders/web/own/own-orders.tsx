import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OutputOf } from '#basics/contract.ts';
import { useSpace } from '#company/web/space-context.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FilterBar } from '#ui/filter-bar.tsx';
import { Loading } from '#ui/loading.tsx';
import { RetryNotice } from '#ui/retry-notice.tsx';
import { SearchField } from '#ui/search-field.tsx';
import type { ListOrders } from '../../contract.ts';
import { foundOrders } from '../../rules/own-orders.ts';
import { UnclaimedOrders } from './unclaimed-orders.tsx';

export type OwnOrder = OutputOf<ListOrders>['orders'][number];

type OwnOrdersProps = {
  /** What stands there when there is no order. */
  readonly none: { readonly title: string; readonly text: string };
  readonly children: (orders: readonly OwnOrder[]) => ReactNode;
};

/** The orders that whoever is in the space may see, once they are there. */
export function OwnOrders({ none, children }: OwnOrdersProps) {
  const t = useTranslations('orders.ownOrders');
  const { id: companyId } = useSpace();
  const [search, setSearch] = useState('');
  const { data, isError, refetch } = useQuery({
    queryKey: ['orders', companyId],
    queryFn: () => callFunction<ListOrders>('list-orders', { companyId }),
  });
  if (isError) {
    return (
      <RetryNotice text={t('failed')} retryLabel={t('retry')} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <Loading text={t('loading')} />;
  const unclaimed = <UnclaimedOrders orders={data.unclaimed} />;
  if (data.orders.length > 0) {
    return (
      <div className="grid gap-6">
        {unclaimed}
        <FilterBar>
          <SearchField
            name="search"
            label={t('search')}
            hint={t('searchHint')}
            value={search}
            maxLength={200}
            onSearch={setSearch}
          />
        </FilterBar>
        {children(foundOrders(data.orders, search))}
      </div>
    );
  }
  return (
    <div className="grid gap-6">
      {unclaimed}
      <EmptyState
        title={none.title}
        text={none.text}
        action={<ButtonLink to="/box">{t('order')}</ButtonLink>}
      />
    </div>
  );
}
