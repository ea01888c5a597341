import { useLocale, useTranslations } from 'use-intl';
import { formatMoney } from '#basics/money.ts';
import type { Quote } from '../contract.ts';

/** Net, VAT once per rate, and what is paid. */
export function OrderTotals({
  totals,
  isDelivered = true,
}: {
  totals: Quote['totals'];
  isDelivered?: boolean;
}) {
  const t = useTranslations('shop.checkout.totals');
  const language = useLocale();
  const row = 'flex justify-between gap-4 tabular-nums';
  return (
    <dl className="grid gap-1.5 border-t border-line pt-4">
      <div className={row}>
        <dt>{t('net')}</dt>
        <dd>{formatMoney(totals.netCents, language)}</dd>
      </div>
      {totals.vatGroups.map((group) => (
        <div key={group.rateBasisPoints} className={`${row} text-ink-soft`}>
          <dt>{t('vat', { rate: group.rateBasisPoints / 10_000 })}</dt>
          <dd>{formatMoney(group.vatCents, language)}</dd>
        </div>
      ))}
      {isDelivered && (
        <div className={row}>
          <dt>{t('delivery')}</dt>
          <dd>{t('included')}</dd>
        </div>
      )}
      <div className={`${row} pt-1 text-xl font-bold`}>
        <dt>{t('gross')}</dt>
        <dd>{formatMoney(totals.grossCents, language)}</dd>
      </div>
    </dl>
  );
}
