import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useStaffMay } from '#accounts/web/use-staff-may.ts';
import { formatDay, parisDayOf } from '#basics/dates.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import type { OrderFile } from '#shop/orders/contract.ts';
import { useCarrierName } from '#shop/orders/web/desk/parcel-dialog.tsx';
import { orderReturnsKey } from '#shop/orders/web/desk/use-orders.ts';
import { CARRIERS } from '#shop/sales/rules/carriers.ts';
import { Failure } from '#staff/web/failure.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Loading } from '#ui/loading.tsx';
import { useFocusKept } from '#ui/use-focus-kept.ts';
import type { ReadOrderReturns, ReturnForStaff } from '../../contract.ts';
import type { StaffReturnMove } from '../../rules/order-returns.ts';
import { ReturnDialog } from './return-dialogs.tsx';

const TONES = {
  asked: 'warning',
  accepted: 'info',
  refused: 'neutral',
  cancelled: 'neutral',
  'sent-back': 'info',
  received: 'warning',
  replaced: 'success',
  closed: 'neutral',
} as const;

/** What the buyer asked to have exchanged, and what staff may do with it; nothing where there is nothing. */
export function OrderReturns({ order }: { order: OrderFile }) {
  const may = useStaffMay();
  return may('read-orders') && <Exchanges order={order} />;
}

function Exchanges({ order }: { order: OrderFile }) {
  const t = useTranslations('orders.staffOrders.returns');
  const wait = useTranslations('orders.staffOrders');
  const { data, error, refetch } = useQuery({
    queryKey: orderReturnsKey(order.id),
    queryFn: () => callFunction<ReadOrderReturns>('read-order-returns', { orderId: order.id }),
    retry: false,
    staleTime: 0,
  });
  if (!error && !data) return <Loading text={wait('file.loading')} />;
  if (data?.returns.length === 0) return null;
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-xl">{t('title')}</h2>
      {error && <Failure isBelowTitle error={error} onRetry={() => void refetch()} />}
      <ul className="grid gap-5">
        {data?.returns.map((each) => (
          <Exchange key={each.id} exchange={each} />
        ))}
      </ul>
    </Card>
  );
}

function Exchange({ exchange }: { exchange: ReturnForStaff }) {
  const t = useTranslations('orders.staffOrders.returns');
  const language = useLocale();
  const nameOf = useCarrierName();
  const { reference, state, way, lines } = exchange;
  const carrier = CARRIERS.find((each) => each === exchange.carrier);
  const travel = [carrier && nameOf(carrier), exchange.trackingNumber].filter(Boolean).join(', ');
  return (
    <li className="grid gap-3 border-t border-line pt-4 first:border-0 first:pt-0">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="text-lg">{t('reference', { reference })}</h3>
        <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
      </div>
      <p className="text-ink-soft">
        {t('asked', {
          day: formatDay(parisDayOf(new Date(exchange.askedAt)), language),
          reason: t(`reasons.${exchange.reason}`),
        })}
      </p>
      <ul>
        {lines.map(({ position, quantity, name, instead }) => (
          <li key={position}>
            {instead ? t('swapped', { quantity, name, instead }) : t('line', { quantity, name })}
          </li>
        ))}
      </ul>
      {exchange.note && <Said text={t('note', { text: exchange.note })} />}
      {way && <p>{t(`ways.${way}`)}</p>}
      {exchange.instructions && <Said text={t('told', { text: exchange.instructions })} />}
      {exchange.decisionReason && <Said text={t('because', { text: exchange.decisionReason })} />}
      {travel && <p className="text-ink-soft [overflow-wrap:anywhere]">{travel}</p>}
      <Acts exchange={exchange} />
    </li>
  );
}

function Said({ text }: { text: string }) {
  return <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>;
}

function Acts({ exchange }: { exchange: ReturnForStaff }) {
  const t = useTranslations('orders.staffOrders.returns');
  const [asked, setAsked] = useState<StaffReturnMove>();
  const kept = useFocusKept();
  const may = useStaffMay();
  if (exchange.moves.length === 0 || !may('serve-orders')) return null;
  return (
    <div {...kept} className="flex flex-wrap gap-2">
      {exchange.moves.map((to, index) => (
        <Button
          key={to}
          kind={index === 0 ? 'primary' : 'secondary'}
          size="small"
          aria-haspopup="dialog"
          aria-label={t('actNamed', { act: t(`acts.${to}`), reference: exchange.reference })}
          onClick={() => setAsked(to)}
        >
          {t(`acts.${to}`)}
        </Button>
      ))}
      {asked && <ReturnDialog exchange={exchange} to={asked} onClose={() => setAsked(undefined)} />}
    </div>
  );
}
