import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isRefusal } from '#basics/refusal.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { useFailureWords } from '#staff/web/failure.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useToast } from '#ui/toast.tsx';
import { useFocusKept } from '#ui/use-focus-kept.ts';
import type {
  OrderFile,
  PrepareOrders,
  PrintDeskLabels,
  PrintPackingList,
  ReinstateOrder,
  RemindOfTransfer,
  ResumeReminders,
} from '../../contract.ts';
import type { OrderAct } from '../../rules/orders-at-work.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { HoldDialog } from './hold-dialog.tsx';
import { ParcelDialog } from './parcel-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { useOrderChange } from './use-orders.ts';
import { usePaper } from './use-paper.ts';

/** Acts that ask for something first. */
const DIALOGS = {
  pack: ParcelDialog,
  cancel: CancelDialog,
  hold: HoldDialog,
  refund: RefundDialog,
} as const;
type Asking = keyof typeof DIALOGS;
const isAsking = (act: OrderAct): act is Asking => act in DIALOGS;

/** What may be done with an order now; nothing else is offered. */
export function OrderActs({ order }: { order: OrderFile }) {
  const t = useTranslations('orders.staffOrders.acts');
  const [asked, setAsked] = useState<Asking>();
  const Dialog = asked && DIALOGS[asked];
  const kept = useFocusKept();
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-xl">{t('title')}</h2>
      {order.acts.length === 0 && <p className="text-ink-soft">{t('none')}</p>}
      <div {...kept} className="flex flex-wrap gap-2 xl:grid">
        {order.acts.map((act, index) =>
          isAsking(act) ? (
            <Button
              key={act}
              kind={act === 'pack' && index === 0 ? 'primary' : 'secondary'}
              size="small"
              aria-haspopup="dialog"
              onClick={() => setAsked(act)}
            >
              {t(act)}
            </Button>
          ) : (
            <Immediate key={act} act={act} order={order} />
          ),
        )}
      </div>
      <Papers order={order} />
      {Dialog && <Dialog order={order} onClose={() => setAsked(undefined)} />}
    </Card>
  );
}

type ImmediateAct = Exclude<OrderAct, Asking>;
const DONE = {
  prepare: 'prepared',
  reinstate: 'reinstated',
  remind: 'reminded',
  resume: 'resumed',
} as const;

function Immediate({ act, order }: { act: ImmediateAct; order: OrderFile }) {
  const t = useTranslations('orders.staffOrders.acts');
  const toast = useToast();
  const wordsOf = useFailureWords();
  // One act for one order as it is shown: pressed twice, it is done once.
  const [actId, setActId] = useState(() => crypto.randomUUID());
  const change = useOrderChange(() => run(act, order.id, actId));
  return (
    <Button
      kind={act === 'remind' || act === 'resume' ? 'secondary' : 'primary'}
      size="small"
      isBusy={change.isPending}
      onClick={() =>
        change.mutate(undefined, {
          onSuccess() {
            toast.show({ title: t(DONE[act]) });
            setActId(crypto.randomUUID());
          },
          onError: (error) =>
            toast.show({
              title: isOutOfStock(error)
                ? t('outOfStock')
                : isRefusal(error, 'conflict')
                  ? t('conflict')
                  : wordsOf(error),
              kind: 'destructive',
            }),
        })
      }
    >
      {t(act)}
    </Button>
  );
}

function run(act: ImmediateAct, orderId: string, actId: string): Promise<unknown> {
  switch (act) {
    case 'prepare':
      return callFunction<PrepareOrders>('prepare-orders', { orderIds: [orderId] });
    case 'reinstate':
      return callFunction<ReinstateOrder>('reinstate-order', { orderId, actId });
    case 'remind':
      return callFunction<RemindOfTransfer>('remind-of-transfer', { orderId, actId });
    case 'resume':
      return callFunction<ResumeReminders>('resume-reminders', { orderId, actId });
  }
}

function isOutOfStock(error: Error): boolean {
  return isRefusal(error, 'out-of-stock');
}

function Papers({ order }: { order: OrderFile }) {
  const t = useTranslations('orders.staffOrders.acts');
  const packing = usePaper<PrintPackingList>('print-packing-list');
  const labels = usePaper<PrintDeskLabels>('print-desk-labels');
  const { id: orderId, number } = order;
  return (
    <div className="flex flex-wrap gap-2 border-t border-line pt-4 xl:grid">
      <Button
        kind="quiet"
        size="small"
        isBusy={packing.isPending}
        onClick={() =>
          packing.mutate({
            input: { orderId, parcelId: null },
            saveAs: t('packingName', { number }),
          })
        }
      >
        {t('packing')}
      </Button>
      <Button
        kind="quiet"
        size="small"
        isBusy={labels.isPending}
        onClick={() => labels.mutate({ input: { orderId }, saveAs: t('labelsName', { number }) })}
      >
        {t('labels')}
      </Button>
    </div>
  );
}
