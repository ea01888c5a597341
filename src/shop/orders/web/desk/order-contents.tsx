import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatMoney } from '#basics/money.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { DataTable } from '#ui/data-table.tsx';
import type { OrderFile, ReadOrderLogo } from '../../contract.ts';
import { OrderTotals } from '../checkout/order-totals.tsx';
import { usePaper } from './use-paper.ts';

type Line = OrderFile['lines'][number];

/** What was ordered, as each box was wished, and what it costs. */
export function OrderContents({ order }: { order: OrderFile }) {
  const t = useTranslations('orders.staffOrders.file');
  const language = useLocale();
  const money = (cents: number | null) => cents !== null && formatMoney(cents, language);
  const { totals } = order;
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-xl">{t('lines')}</h2>
      <DataTable
        caption={t('lines')}
        isCaptionHidden
        columns={[
          { key: 'name', label: t('columns.name') },
          { key: 'quantity', label: t('columns.quantity'), isNumber: true },
          ...(totals
            ? [
                { key: 'unit', label: t('columns.unit'), isNumber: true },
                { key: 'net', label: t('columns.net'), isNumber: true },
              ]
            : []),
        ]}
        rows={order.lines.map((line) => ({
          id: String(line.position),
          cells: {
            name: <Name order={order} line={line} />,
            quantity: line.quantity,
            unit: money(line.unitNetCents),
            net: money(line.netCents),
          },
        }))}
      />
      {/* Its line is the last one of the table. */}
      {totals && (
        <div className="-mt-[calc(--spacing(4)+1px)] ml-auto w-full max-w-sm">
          <OrderTotals totals={totals} hasDeliveryLine={false} />
        </div>
      )}
    </Card>
  );
}

function Name({ order, line }: { order: OrderFile; line: Line }) {
  const t = useTranslations('orders.staffOrders.file');
  const logo = usePaper<ReadOrderLogo>('read-order-logo');
  const { customisation: custom } = line;
  const saveAs = t('logoName', { number: order.number });
  return (
    <span className="block">
      {line.name}
      {line.commitmentMonths !== null && (
        <Detail>{t('months', { count: line.commitmentMonths })}</Detail>
      )}
      {custom && (
        <Detail>
          {t('sleeve')} {t(`sleeves.${custom.sleeveColour}`)}
        </Detail>
      )}
      {custom?.swaps.map((swap) => (
        <Detail key={swap.from}>{t('swap', swap)}</Detail>
      ))}
      {custom?.cardMessage && (
        <Detail>
          <span className="font-semibold">{t('card')}</span>
          <span className="mt-1 block border-l-2 border-line-strong pl-3 whitespace-pre-line">
            {custom.cardMessage}
          </span>
        </Detail>
      )}
      {custom?.hasLogo && (
        <Button
          kind="quiet"
          size="small"
          className="-ml-3.5"
          isBusy={logo.isPending}
          onClick={() =>
            logo.mutate({ input: { orderId: order.id, position: line.position }, saveAs })
          }
        >
          {t('logo')}
        </Button>
      )}
    </span>
  );
}

function Detail({ children }: { children: ReactNode }) {
  return <span className="mt-0.5 block text-sm font-normal text-ink-soft">{children}</span>;
}
