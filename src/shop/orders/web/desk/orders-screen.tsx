import { useMutation } from '@tanstack/react-query';
import { Banknote, BookOpenText, CalendarClock, CalendarSync, Download, Truck } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useStaffMay } from '#accounts/web/use-staff-may.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { saveFile } from '#platform/browser/save-file.ts';
import { Failure, useFailureWords } from '#staff/web/failure.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Loading } from '#ui/loading.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { useToast } from '#ui/toast.tsx';
import type { ExportOrders } from '../../contract.ts';
import { OrdersFilterBar } from './orders-filter-bar.tsx';
import { OrdersTable } from './orders-table.tsx';
import { PalletDialog } from './pallet-dialog.tsx';
import { SalesDialog } from './sales-dialog.tsx';
import { type OrdersFilter, useOrders, useOrdersFilter } from './use-orders.ts';

/** Every order: to find, to open, and to begin several at once. */
export function OrdersScreen() {
  const t = useTranslations('orders.staffOrders');
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
      <PageTitle size="dense" title={t('title')}>
        {data && <Papers filter={filter} />}
      </PageTitle>
      {data && <Elsewhere />}
      {data ? (
        <div className="grid gap-2">
          <OrdersFilterBar filter={filter} onChange={change} data={data} />
          <OrdersTable data={data} filter={filter} onChange={change} />
        </div>
      ) : (
        <Loading text={t('loading')} />
      )}
    </>
  );
}

/** What is saved of orders. */
function Papers({ filter: { page: _, ...filter } }: { filter: OrdersFilter }) {
  const t = useTranslations('orders.staffOrders');
  const may = useStaffMay();
  const toast = useToast();
  const wordsOf = useFailureWords();
  const [hasSales, setSales] = useState(false);
  const list = useMutation({
    mutationFn: () => callFunction<ExportOrders>('export-orders', filter),
    onSuccess: (file) => saveFile(file as unknown as Blob, t('exportName')),
    onError: (error) => toast.show({ title: wordsOf(error), kind: 'destructive' }),
  });
  return (
    <>
      {may('read-orders') && (
        <Button
          kind="quiet"
          size="small"
          isBusy={list.isPending}
          icon={<Download aria-hidden className="size-5" />}
          onClick={() => list.mutate()}
        >
          {t('export')}
        </Button>
      )}
      {may('keep-accounts') && (
        <Button
          kind="quiet"
          size="small"
          aria-haspopup="dialog"
          icon={<BookOpenText aria-hidden className="size-5" />}
          onClick={() => setSales(true)}
        >
          {t('sales.open')}
        </Button>
      )}
      {hasSales && <SalesDialog onClose={() => setSales(false)} />}
    </>
  );
}

/** What belongs to orders and has a list of its own. */
function Elsewhere() {
  const t = useTranslations('orders.staffOrders');
  const may = useStaffMay();
  const [hasPallets, setPallets] = useState(false);
  return (
    <div className="-mx-1 mb-2 flex gap-2 overflow-x-auto px-1 py-0.5 *:shrink-0 sm:flex-wrap">
      {may('keep-accounts') && (
        <>
          <ButtonLink
            to="/cms/orders?view=transfers"
            kind="secondary"
            size="small"
            icon={<Banknote aria-hidden className="size-5" />}
          >
            {t('transfersLink')}
          </ButtonLink>
          <ButtonLink
            to="/cms/orders?view=credit"
            kind="secondary"
            size="small"
            icon={<CalendarClock aria-hidden className="size-5" />}
          >
            {t('creditLink')}
          </ButtonLink>
        </>
      )}
      {may('read-orders') && (
        <ButtonLink
          to="/cms/orders?view=subscriptions"
          kind="secondary"
          size="small"
          icon={<CalendarSync aria-hidden className="size-5" />}
        >
          {t('subscriptionsLink')}
        </ButtonLink>
      )}
      <Button
        kind="secondary"
        size="small"
        aria-haspopup="dialog"
        icon={<Truck aria-hidden className="size-5" />}
        onClick={() => setPallets(true)}
      >
        {t('pallets.open')}
      </Button>
      {hasPallets && <PalletDialog onClose={() => setPallets(false)} />}
    </div>
  );
}
