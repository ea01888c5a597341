import { useLocale, useTranslations } from 'use-intl';
import { formatMoney } from '#basics/money.ts';
import { OrderNumber } from '#shop/orders/web/own/order-number.tsx';
import { type OwnOrder, OwnOrders } from '#shop/orders/web/own/own-orders.tsx';
import { DataTable } from '#ui/data-table.tsx';

/** What is paid and what is due, order by order. */
export function OrdersDue() {
  const t = useTranslations('orders.ownOrders');
  const language = useLocale();
  return (
    <OwnOrders none={{ title: t('billing.none.title'), text: t('billing.none.text') }}>
      {(orders) => (
        <DataTable
          caption={t('billing.title')}
          isCaptionHidden
          emptyText={t('noMatch')}
          columns={[
            { key: 'number', label: t('columns.number') },
            { key: 'payment', label: t('columns.payment') },
            { key: 'net', label: t('columns.net'), isNumber: true },
            { key: 'vat', label: t('columns.vat'), isNumber: true },
            { key: 'gross', label: t('columns.gross'), isNumber: true },
          ]}
          rows={orders.map((order) => ({
            id: order.accessKey,
            cells: {
              number: <OrderNumber order={order} />,
              payment: t(`payments.${paymentOf(order)}`),
              net: formatMoney(order.netCents, language),
              vat: formatMoney(order.vatCents, language),
              gross: formatMoney(order.grossCents, language),
            },
          }))}
        />
      )}
    </OwnOrders>
  );
}

function paymentOf({ isPaid, state, paymentMethod, credit }: OwnOrder) {
  if (isPaid) return 'paid';
  if (state === 'cancelled') return 'cancelled';
  return credit === 'requested' || credit === 'granted' ? 'terms' : paymentMethod;
}
