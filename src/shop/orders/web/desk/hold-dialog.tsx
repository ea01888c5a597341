import { useTranslations } from 'use-intl';
import { callFunction } from '#platform/browser/call-function.ts';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { HoldReminders, OrderFile } from '../../contract.ts';
import { readHoldForm } from '../../rules/payment-reminders.ts';
import { OrderDialog } from './order-dialog.tsx';

/** Nothing that is due is asked for by itself, or not the part that its buyer contests. */
export function HoldDialog({ order, onClose }: { order: OrderFile; onClose: () => void }) {
  const t = useTranslations('orders.staffOrders.holding');
  const acts = useTranslations('orders.staffOrders.acts');
  return (
    <OrderDialog
      id="hold"
      about={order.id}
      title={acts('hold')}
      text={t('text')}
      validate={(typed) => readHoldForm(typed, order.money?.remainderCents ?? 0).problems}
      send={(form, actId) =>
        callFunction<HoldReminders>('hold-reminders', { orderId: order.id, actId, form })
      }
      confirm={t('confirm')}
      done={t('done')}
      onClose={onClose}
    >
      {(field) => (
        <>
          <TextAreaField {...field('reason')} label={t('reason')} rows={3} />
          <TextField
            {...field('contested')}
            label={t('contested')}
            hint={t('contestedHint')}
            inputMode="decimal"
          />
        </>
      )}
    </OrderDialog>
  );
}
