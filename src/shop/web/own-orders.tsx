import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { OutputOf } from '#basics/contract.ts';
import { useSpace } from '#company/web/space-context.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import type { ListOrders } from '../contract.ts';

export type OwnOrder = OutputOf<ListOrders>['orders'][number];

type OwnOrdersProps = {
  /** What stands there when there is no order. */
  readonly none: { readonly title: string; readonly text: string };
  readonly children: (orders: readonly OwnOrder[]) => ReactNode;
};

/** The orders that whoever is in the space may see, once they are there. */
export function OwnOrders({ none, children }: OwnOrdersProps) {
  const t = useTranslations('shop.orders');
  const { id: companyId } = useSpace();
  const { data, isError, refetch } = useQuery({
    queryKey: ['orders', companyId],
    queryFn: () => callFunction<ListOrders>('list-orders', { companyId }),
  });
  if (isError) {
    return (
      <Notice kind="danger" isLive>
        <p>{t('failed')}</p>
        <p className="mt-2">
          <Button kind="secondary" size="small" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </p>
      </Notice>
    );
  }
  if (!data) return <Loading text={t('loading')} />;
  if (data.orders.length > 0) return children(data.orders);
  return (
    <EmptyState
      title={none.title}
      text={none.text}
      action={<ButtonLink to="/box">{t('order')}</ButtonLink>}
    />
  );
}
