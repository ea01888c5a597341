import { useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useStaffMay } from '#accounts/web/use-staff-may.ts';
import { formatDay } from '#basics/dates.ts';
import { isRefusal } from '#basics/refusal.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { CARRIERS, trackingPage } from '#shop/sales/rules/carriers.ts';
import { FULFILMENT_MOVES, type FulfilmentState } from '#shop/sales/rules/order-states.ts';
import { useFailureWords } from '#staff/web/failure.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { useToast } from '#ui/toast.tsx';
import { useFocusKept } from '#ui/use-focus-kept.ts';
import type { MoveParcel, OrderFile, OrderParcel, PrintPackingList } from '../../contract.ts';
import { isAgainstUs } from '../../rules/disputes.ts';
import { RestockDialog, TransportDialog, useCarrierName } from './parcel-dialog.tsx';
import { useOrderChange } from './use-orders.ts';
import { usePaper } from './use-paper.ts';

const TONES = {
  planned: 'neutral',
  packed: 'info',
  shipped: 'primary',
  delivered: 'success',
  returned: 'warning',
  cancelled: 'neutral',
} as const;

/** What travels in which parcel, and how far each is. */
export function OrderParcels({ order }: { order: OrderFile }) {
  const t = useTranslations('orders.staffOrders.parcels');
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-xl">{t('title')}</h2>
      {order.parcels.length === 0 && <p className="text-ink-soft">{t('none')}</p>}
      <ul className="grid gap-5">
        {order.parcels.map((parcel) => (
          <Parcel key={parcel.id} order={order} parcel={parcel} />
        ))}
      </ul>
    </Card>
  );
}

function Parcel({ order, parcel }: { order: OrderFile; parcel: OrderParcel }) {
  const t = useTranslations('orders.staffOrders.parcels');
  const language = useLocale();
  const nameOf = useCarrierName();
  const carrier = CARRIERS.find((each) => each === parcel.carrier);
  const page = trackingPage(parcel.carrier, parcel.trackingNumber, language);
  const lineName = (position: number) =>
    order.lines.find((line) => line.position === position)?.name ?? '';
  return (
    <li className="grid gap-3 border-t border-line pt-4 first:border-0 first:pt-0">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="text-lg">{t('parcel', { number: parcel.number })}</h3>
        <Badge tone={TONES[parcel.state]}>{t(`states.${parcel.state}`)}</Badge>
      </div>
      <ul>
        {parcel.lines.map(({ position, quantity }) => (
          <li key={position}>{t('line', { quantity, name: lineName(position) })}</li>
        ))}
      </ul>
      {parcel.restocked.length > 0 && (
        <ul className="text-ink-soft">
          {parcel.restocked.map(({ position, quantity }) => (
            <li key={position}>{t('restocked', { quantity, name: lineName(position) })}</li>
          ))}
        </ul>
      )}
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-ink-soft">
        {carrier && <span>{nameOf(carrier)}</span>}
        {parcel.trackingNumber &&
          (page ? (
            <a
              href={page}
              target="_blank"
              rel="noreferrer"
              className="underline underline-offset-4"
            >
              {t('follow', { number: parcel.trackingNumber })}
            </a>
          ) : (
            <span>{parcel.trackingNumber}</span>
          ))}
        {parcel.deliveryDay && (
          <span>{t('day', { day: formatDay(parcel.deliveryDay, language) })}</span>
        )}
      </p>
      <ParcelActs order={order} parcel={parcel} />
    </li>
  );
}

/** Moves a parcel on, and says that it did. */
function useParcelMove({ id: parcelId, number }: OrderParcel) {
  const t = useTranslations('orders.staffOrders.parcels');
  const acts = useTranslations('orders.staffOrders.acts');
  const toast = useToast();
  const wordsOf = useFailureWords();
  const move = useOrderChange((to: FulfilmentState) =>
    callFunction<MoveParcel>('move-parcel', { parcelId, to }),
  );
  const go = (to: FulfilmentState) =>
    move.mutate(to, {
      onSuccess: () => toast.show({ title: t('moved', { number, state: t(`states.${to}`) }) }),
      onError: (error) =>
        toast.show({
          title: isRefusal(error, 'conflict') ? acts('conflict') : wordsOf(error),
          kind: 'destructive',
        }),
    });
  return { move, go };
}

function ParcelActs({ order, parcel }: { order: OrderFile; parcel: OrderParcel }) {
  const t = useTranslations('orders.staffOrders.parcels');
  const acts = useTranslations('orders.staffOrders.acts');
  const [isEdited, setEdited] = useState(false);
  const [isRestocked, setRestocked] = useState(false);
  const packing = usePaper<PrintPackingList>('print-packing-list');
  const kept = useFocusKept();
  const { move, go } = useParcelMove(parcel);
  const { number } = parcel;
  const isPacker = useStaffMay()('pack-orders');
  const moves = isPacker ? FULFILMENT_MOVES[parcel.state] : [];
  const warning = useId();
  const isWarned = moves.includes('shipped') && isAgainstUs(order.dispute);
  return (
    <div {...kept} className="flex flex-wrap gap-2">
      {isWarned && (
        <Notice kind="warning" className="basis-full">
          <p id={warning}>{t('contested')}</p>
        </Notice>
      )}
      {moves.map((to, index) => (
        <Button
          key={to}
          kind={index === 0 && to !== 'returned' ? 'primary' : 'secondary'}
          size="small"
          isBusy={move.isPending && move.variables === to}
          aria-label={t('moveNamed', { move: t(`moves.${to}`), number })}
          aria-describedby={isWarned && to === 'shipped' ? warning : undefined}
          onClick={() => go(to)}
        >
          {t(`moves.${to}`)}
        </Button>
      ))}
      {isPacker && parcel.endedAt === null && (
        <Button
          kind="quiet"
          size="small"
          aria-haspopup="dialog"
          aria-label={t('editNamed', { number })}
          onClick={() => setEdited(true)}
        >
          {t('edit')}
        </Button>
      )}
      {parcel.state !== 'cancelled' && (
        <Button
          kind="quiet"
          size="small"
          isBusy={packing.isPending}
          aria-label={t('printNamed', { number })}
          onClick={() =>
            packing.mutate({
              input: { orderId: order.id, parcelId: parcel.id },
              saveAs: acts('packingName', { number: `${order.number}-${number}` }),
            })
          }
        >
          {t('print')}
        </Button>
      )}
      {isPacker && parcel.restockable.length > 0 && (
        <Button
          kind="secondary"
          size="small"
          aria-haspopup="dialog"
          aria-label={t('moveNamed', { move: t('restock'), number })}
          onClick={() => setRestocked(true)}
        >
          {t('restock')}
        </Button>
      )}
      {isRestocked && (
        <RestockDialog order={order} parcel={parcel} onClose={() => setRestocked(false)} />
      )}
      {isEdited && <TransportDialog parcel={parcel} onClose={() => setEdited(false)} />}
    </div>
  );
}
