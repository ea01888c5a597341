import { useMutation } from '@tanstack/react-query';
import { Banknote, BookOpenText, CalendarClock, CalendarSync, Download, Truck } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callFunction } from '#platform/browser/call-function.ts';
import { saveFile } from '#platform/browser/save-file.ts';
import type { ExportOrders } from '#shop/contract.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Loading } from '#ui/loading.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { useToast } from '#ui/toast.tsx';
import { Failure, useFailureWords } from '../failure.tsx';
import { OrdersFilterBar } from './orders-filter-bar.tsx';
import { OrdersTable } from './orders-table.tsx';
import { PalletDialog } from './pallet-dialog.tsx';
import { SalesDialog } from './sales-dialog.tsx';
import { type OrdersFilter, useOrders, useOrdersFilter } from './use-orders.ts';

/** Every order: to find, to open, and to begin several at once. */
export function OrdersScreen() {
  const t = useTranslations('cms.orders');
  const [filter, change] = useOrdersFilter();
  const { data, error, refetch } = useOrders(filter);
  if (error && !data) {
    return (
      <>
        <PageHead title={t('title')} />
        <Failure error={error} onRetry={() => void refetch()} />
      </>
    );
  }
  return (
    <>
      <PageHead title={t('title')} />
      <PageTitle size="small" title={t('title')} intro={t('intro')}>
        {data && <Papers filter={filter} />}
      </PageTitle>
      {data ? (
        <div className="grid gap-6">
          <OrdersFilterBar filter={filter} onChange={change} data={data} />
          <OrdersTable
            data={data}
            page={filter.page}
            onPage={(page) => change({ page: String(page) })}
          />
        </div>
      ) : (
        <Loading text={t('loading')} />
      )}
    </>
  );
}

function Papers({ filter: { page: _, ...filter } }: { filter: OrdersFilter }) {
  const t = useTranslations('cms.orders');
  const toast = useToast();
  const wordsOf = useFailureWords();
  const [hasPallets, setPallets] = useState(false);
  const [hasSales, setSales] = useState(false);
  const list = useMutation({
    mutationFn: () => callFunction<ExportOrders>('export-orders', filter),
    onSuccess: (file) => saveFile(file as unknown as Blob, t('exportName')),
    onError: (error) => toast.show({ title: wordsOf(error), kind: 'destructive' }),
  });
  return (
    <>
      <ButtonLink
        to="/cms/orders?view=transfers"
        kind="secondary"
        icon={<Banknote aria-hidden className="size-5" />}
      >
        {t('transfersLink')}
      </ButtonLink>
      <ButtonLink
        to="/cms/orders?view=credit"
        kind="secondary"
        icon={<CalendarClock aria-hidden className="size-5" />}
      >
        {t('creditLink')}
      </ButtonLink>
      <ButtonLink
        to="/cms/orders?view=subscriptions"
        kind="secondary"
        icon={<CalendarSync aria-hidden className="size-5" />}
      >
        {t('subscriptionsLink')}
      </ButtonLink>
      <Button
        kind="secondary"
        aria-haspopup="dialog"
        icon={<Truck aria-hidden className="size-5" />}
        onClick={() => setPallets(true)}
      >
        {t('pallets.open')}
      </Button>
      <Button
        kind="quiet"
        isBusy={list.isPending}
        icon={<Download aria-hidden className="size-5" />}
        onClick={() => list.mutate()}
      >
        {t('export')}
      </Button>
      <Button
        kind="quiet"
        aria-haspopup="dialog"
        icon={<BookOpenText aria-hidden className="size-5" />}
        onClick={() => setSales(true)}
      >
        {t('sales.open')}
      </Button>
      {hasSales && <SalesDialog onClose={() => setSales(false)} />}
      {hasPallets && <PalletDialog onClose={() => setPallets(false)} />}
    </>
  );
}
