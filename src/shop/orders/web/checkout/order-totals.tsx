import { useLocale, useTranslations } from 'use-intl';
import { formatMoney } from '#basics/money.ts';
import { deliveryZone } from '#shop/sales/rules/delivery-zones.ts';
import { categoryOf } from '#shop/sales/rules/vat.ts';
import type { OrderSummary, Quote } from '../../contract.ts';

/** Whether delivery is in the prices of an order: it goes somewhere, and not abroad. */
export function isInPrice({ deliveryAddress }: Pick<OrderSummary, 'deliveryAddress'>): boolean {
  return deliveryAddress !== null && deliveryZone(deliveryAddress) === 'france';
}

/** Net, VAT once per rate, and what is paid. */
export function OrderTotals({
  totals,
  hasDeliveryLine = true,
}: {
  totals: Quote['totals'];
  /** That delivery is included is not said of a licence, nor abroad, where it is a line, nor to staff. */
  hasDeliveryLine?: boolean;
}) {
  const t = useTranslations('orders.checkout.totals');
  const language = useLocale();
  function vatLabel(group: Quote['totals']['vatGroups'][number]) {
    const category = categoryOf(group);
    return category === 'S' || category === 'E'
      ? t('vat', { rate: group.rateBasisPoints / 10_000 })
      : t(`vatNone.${category}`);
  }
  const row = 'flex flex-wrap justify-between gap-x-4 tabular-nums';
  return (
    <dl className="grid gap-1.5 border-t border-line pt-4">
      <div className={row}>
        <dt>{t('net')}</dt>
        <dd className="ml-auto">{formatMoney(totals.netCents, language)}</dd>
      </div>
      {totals.vatGroups.map((group) => (
        <div
          key={`${group.rateBasisPoints} ${categoryOf(group)}`}
          className={`${row} text-ink-soft`}
        >
          <dt>{vatLabel(group)}</dt>
          <dd className="ml-auto">{formatMoney(group.vatCents, language)}</dd>
        </div>
      ))}
      {hasDeliveryLine && (
        <div className={row}>
          <dt>{t('delivery')}</dt>
          <dd className="ml-auto">{t('included')}</dd>
        </div>
      )}
      <div className={`${row} pt-1 text-xl font-bold`}>
        <dt>{t('gross')}</dt>
        <dd className="ml-auto">{formatMoney(totals.grossCents, language)}</dd>
      </div>
    </dl>
  );
}
