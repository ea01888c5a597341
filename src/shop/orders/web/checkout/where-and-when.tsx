import { useLocale, useTranslations } from 'use-intl';
import { formatWeek, parseIsoWeek } from '#basics/dates.ts';
import { addressLine } from '#shop/sales/rules/postal-address.ts';
import type { OrderSummary } from '../../contract.ts';

/** Where an order goes and when its buyer wishes it; what follows, while it is still to leave. */
export function WhereAndWhen({ order }: { order: OrderSummary }) {
  const t = useTranslations('orders.success');
  const language = useLocale();
  const { deliveryAddress, wishedWeek } = order;
  const week = wishedWeek ? parseIsoWeek(wishedWeek) : undefined;
  if (!deliveryAddress) return null;
  return (
    <div className="mt-4 grid gap-1">
      <p>{t('address', { address: addressLine(deliveryAddress) })}</p>
      {week && <p>{t('week', { week: formatWeek(week, language) })}</p>}
      {isToCome(order) && <p className="text-ink-soft">{t('next')}</p>}
    </div>
  );
}

function isToCome({ state, attempt }: OrderSummary): boolean {
  const isOver = state === 'shipped' || state === 'delivered' || state === 'cancelled';
  return !isOver && attempt !== 'failed';
}
