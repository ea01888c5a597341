import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { formatMoment } from '#basics/dates.ts';
import { useListLink } from '#platform/browser/use-list-address.ts';
import { OrderChoices } from '#shop/choices/web/order-choices.tsx';
import { OrderInvoices } from '#shop/invoices/web/staff/order-invoices.tsx';
import { OrderReturns } from '#shop/returns/web/staff/order-returns.tsx';
import { Failure } from '#staff/web/failure.tsx';
import { Loading } from '#ui/loading.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import type { OrderFile } from '../../contract.ts';
import { OrderActs } from './order-acts.tsx';
import { OrderBadges } from './order-badges.tsx';
import { OrderBuyer } from './order-buyer.tsx';
import { OrderContents } from './order-contents.tsx';
import { OrderDisputes } from './order-disputes.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderMoney } from './order-money.tsx';
import { OrderNotes } from './order-notes.tsx';
import { OrderParcels } from './order-parcels.tsx';
import { useOrderFile } from './use-orders.ts';

/** Everything about one order, and what may be done with it now. */
export function OrderScreen({ orderId }: { orderId: string }) {
  const t = useTranslations('orders.staffOrders');
  const { data, error, refetch } = useOrderFile(orderId);
  if (data) return <Opened order={data} />;
  return (
    <>
      <PageHead title={t('title')} />
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <PageTitle size="small" title={t('title')} />
          <Loading text={t('file.loading')} />
        </>
      )}
    </>
  );
}

function Opened({ order }: { order: OrderFile }) {
  const t = useTranslations('orders.staffOrders.file');
  const language = useLocale();
  const linkTo = useListLink();
  const title = t('title', { number: order.number });
  const at = formatMoment(new Date(order.placedAt), language);
  return (
    <>
      <PageHead title={title} />
      <Link
        to={linkTo({ order: '' })}
        className="inline-flex min-h-11 items-center gap-2 underline underline-offset-4"
      >
        <ArrowLeft aria-hidden className="size-5" />
        {t('back')}
      </Link>
      <PageTitle
        size="small"
        title={title}
        intro={t('placed', { at, language: t(`languages.${order.language}`) })}
      >
        <OrderBadges
          state={order.state}
          payment={order.payment}
          dispute={order.dispute}
          isLate={order.isLate}
        />
      </PageTitle>
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_22rem] xl:items-start">
        <div className="grid min-w-0 gap-6">
          <OrderContents order={order} />
          <OrderChoices orderId={order.id} number={order.number} />
          <OrderReturns order={order} />
          <OrderParcels order={order} />
          <OrderBuyer order={order} />
        </div>
        <div className="grid min-w-0 gap-6 -order-1 xl:order-none">
          <OrderDisputes order={order} />
          <OrderActs order={order} />
          <OrderMoney order={order} />
          {order.totals && <OrderInvoices order={order} />}
          <OrderNotes order={order} />
        </div>
      </div>
      <div className="mt-6">
        <OrderHistory order={order} />
      </div>
    </>
  );
}
