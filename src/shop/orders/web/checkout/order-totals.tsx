import { useLocale, useTranslations } from 'use-intl';
import { formatMoney } from '#basics/money.ts';
import type { Quote } from '../../contract.ts';

/** Net, VAT once per rate, and what is paid. */
export function OrderTotals({
  totals,
  hasDeliveryLine = true,
}: {
  totals: Quote['totals'];
  /** That delivery is included is not said of a licence, nor to staff. */
  hasDeliveryLine?: boolean;
}) {
  const t = useTranslations('orders.checkout.totals');
  const language = useLocale();
  const row = 'flex flex-wrap justify-between gap-x-4 tabular-nums';
  return (
    <dl className="grid gap-1.5 border-t border-line pt-4">
      <div className={row}>
        <dt>{t('net')}</dt>
        <dd className="ml-auto">{formatMoney(totals.netCents, language)}</dd>
      </div>
      {totals.vatGroups.map((group) => (
        <div key={group.rateBasisPoints} className={`${row} text-ink-soft`}>
          <dt>{t('vat', { rate: group.rateBasisPoints / 10_000 })}</dt>
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
