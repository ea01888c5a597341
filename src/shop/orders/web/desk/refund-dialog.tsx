import { useLocale, useTranslations } from 'use-intl';
import { formatMoney } from '#basics/money.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { readRefundForm } from '#shop/sales/rules/order-money.ts';
import { Notice } from '#ui/notice.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { OrderFile, RefundOrder } from '../../contract.ts';
import { OrderDialog } from './order-dialog.tsx';

export function RefundDialog({ order, onClose }: { order: OrderFile; onClose: () => void }) {
  const t = useTranslations('orders.staffOrders.refunding');
  const language = useLocale();
  const { refundableCents: mostCents = 0, heldCents = 0, owedBackCents = 0 } = order.money ?? {};
  const isByHand = order.isRefundedByHand;
  const typedAmount = (cents: number) => {
    const text = (cents / 100).toFixed(2);
    return language === 'fr' ? text.replace('.', ',') : text;
  };
  return (
    <OrderDialog
      id="refund"
      about={order.id}
      title={t('confirm')}
      text={t('text', { amount: formatMoney(mostCents, language) })}
      validate={(typed) => readRefundForm(typed, { mostCents, heldCents, isByHand }).problems}
      send={(form, refundId) =>
        callFunction<RefundOrder>('refund-order', { orderId: order.id, refundId, form })
      }
      confirm={t('confirm')}
      done={t('done')}
      onClose={onClose}
    >
      {(field) => (
        <>
          {heldCents > 0 && (
            <Notice kind="warning">
              <p>{t('held', { amount: formatMoney(heldCents, language) })}</p>
            </Notice>
          )}
          {isByHand && (
            <Notice kind="info">
              <p>{t('byHand')}</p>
            </Notice>
          )}
          <TextField
            {...field('amount', owedBackCents > 0 ? typedAmount(owedBackCents) : null)}
            label={t('amount')}
            inputMode="decimal"
          />
          <TextAreaField {...field('reason')} label={t('reason')} rows={2} />
          {isByHand && <TextField {...field('bankReference')} label={t('bankReference')} />}
        </>
      )}
    </OrderDialog>
  );
}
