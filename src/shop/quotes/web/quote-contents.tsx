import { useLocale, useTranslations } from 'use-intl';
import { formatMoney } from '#basics/money.ts';
import { OrderTotals } from '#shop/orders/web/checkout/order-totals.tsx';
import { addressLine } from '#shop/sales/rules/postal-address.ts';
import { DataTable } from '#ui/data-table.tsx';
import type { OpenedQuote } from '../contract.ts';

/** What a version of a quote offers, line by line, and what it costs. */
export function QuoteContents({ content }: { content: OpenedQuote['content'] }) {
  const t = useTranslations('quotes.quote');
  const language = useLocale();
  const { lines, note, totals, deliveryAddress } = content;
  return (
    <div className="grid gap-5">
      <DataTable
        caption={t('contents')}
        isCaptionHidden
        columns={[
          { key: 'name', label: t('columns.name') },
          { key: 'quantity', label: t('columns.quantity'), isNumber: true },
          { key: 'unit', label: t('columns.unit'), isNumber: true },
          { key: 'rate', label: t('columns.rate'), isNumber: true },
          { key: 'net', label: t('columns.net'), isNumber: true },
        ]}
        rows={lines.map((line, index) => ({
          id: String(index),
          cells: {
            name: (
              <>
                {line.name}
                <span className="block text-sm font-normal text-ink-soft">
                  {line.commitmentMonths !== null &&
                    `${t('plan', { months: line.commitmentMonths })} · `}
                  {line.vatReason}
                </span>
              </>
            ),
            quantity: line.quantity,
            unit: formatMoney(line.unitNetCents, language),
            rate: t('rate', { rate: line.rateBasisPoints / 10_000 }),
            net: formatMoney(line.netCents, language),
          },
        }))}
      />
      <OrderTotals totals={totals} hasDeliveryLine={lines.every(({ isCarriage }) => !isCarriage)} />
      {deliveryAddress && <p>{t('deliveredTo', { address: addressLine(deliveryAddress) })}</p>}
      {note !== null && <p className="break-words whitespace-pre-line">{note}</p>}
    </div>
  );
}
