import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { OwnOrder } from './own-orders.tsx';

/** The way to an order, and the number by which its company's accounts know it. */
export function OrderNumber({ order }: { order: OwnOrder }) {
  const t = useTranslations('orders.ownOrders');
  const { accessKey, number, purchaseOrderNumber } = order;
  return (
    <>
      <Link to={`/checkout/success?order=${accessKey}`}>{number}</Link>
      {purchaseOrderNumber && (
        <span className="block text-sm font-normal text-ink-soft [overflow-wrap:anywhere]">
          {t('purchaseOrder', { number: purchaseOrderNumber })}
        </span>
      )}
    </>
  );
}
