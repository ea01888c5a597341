import { useLocale, useTranslations } from 'use-intl';
import { formatMoney } from '#basics/money.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import type { CancelOrder, OrderFile } from '../../contract.ts';
import { readCancelForm } from '../../rules/orders-at-work.ts';
import { OrderDialog } from './order-dialog.tsx';

export function CancelDialog({ order, onClose }: { order: OrderFile; onClose: () => void }) {
  const t = useTranslations('orders.staffOrders.cancelling');
  const acts = useTranslations('orders.staffOrders.acts');
  const language = useLocale();
  const refundableCents = order.money?.refundableCents ?? 0;
  const amount = formatMoney(refundableCents, language);
  return (
    <OrderDialog
      id="cancel"
      about={order.id}
      title={acts('cancel')}
      text={t('text')}
      validate={(typed) => readCancelForm(typed).problems}
      send={(form, actId) =>
        callFunction<CancelOrder>('cancel-order', { orderId: order.id, actId, form })
      }
      confirm={t('confirm')}
      done={t('done')}
      isDanger
      onClose={onClose}
    >
      {(field, tick) => (
        <>
          <TextAreaField {...field('reason')} label={t('reason')} rows={3} />
          {refundableCents > 0 &&
            (order.isRefundedByHand ? (
              <Notice kind="warning">
                <p>{t('byHand', { amount })}</p>
              </Notice>
            ) : (
              <CheckboxField {...tick('refund', true)} label={t('refund', { amount })} />
            ))}
        </>
      )}
    </OrderDialog>
  );
}
