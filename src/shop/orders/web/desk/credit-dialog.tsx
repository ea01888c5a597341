import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatMoney } from '#basics/money.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { CreditLine, DecideCredit, OrderOnCredit } from '../../contract.ts';
import { CREDIT_DAYS, LINE_STATES, type LineState, readCreditForm } from '../../rules/credit.ts';
import { OrderDialog } from './order-dialog.tsx';

type CreditDialogProps = {
  readonly line: CreditLine;
  /** Whose it is. */
  readonly companyId: string;
  /** The order that asks; absent where only the company is decided on. */
  readonly order?: OrderOnCredit | undefined;
  readonly onClose: () => void;
};

/** What a company may owe, for how long and why. */
export function CreditDialog({ line, companyId, order, onClose }: CreditDialogProps) {
  const t = useTranslations('orders.staffOrders.credit');
  const language = useLocale();
  const leastCents = line.owedCents + (order?.grossCents ?? 0);
  const [state, setState] = useState<LineState>(line.state ?? 'granted');
  return (
    <OrderDialog
      id="credit"
      about={order?.id ?? companyId}
      title={t('dialog.title', { company: line.companyName })}
      text={order ? t('dialog.order', { number: order.number }) : undefined}
      validate={(typed) => readCreditForm(typed, order ? leastCents : 0).problems}
      send={(form, actId) =>
        callFunction<DecideCredit>('decide-credit', {
          companyId,
          orderId: order?.id ?? null,
          actId,
          seenDecision: line.decidedAt,
          form,
        })
      }
      confirm={t('dialog.confirm')}
      done={t('dialog.done')}
      conflict={t('dialog.conflict')}
      onClose={onClose}
    >
      {(field) => (
        <>
          <SelectField
            {...field('decision', state)}
            label={t('dialog.decision')}
            options={LINE_STATES.map((each) => ({ value: each, label: t(`decisions.${each}`) }))}
            onChange={({ currentTarget: { value } }) => {
              const chosen = LINE_STATES.find((each) => each === value);
              if (chosen) setState(chosen);
            }}
          />
          {state === 'granted' && (
            <>
              <TextField
                {...field(
                  'limit',
                  line.limitCents === null ? null : euros(line.limitCents, language),
                )}
                label={t('dialog.limit')}
                hint={t('dialog.limitHint', { amount: formatMoney(leastCents, language) })}
                inputMode="decimal"
              />
              <TextField
                {...field('days', String(line.days ?? CREDIT_DAYS))}
                label={t('dialog.days')}
                hint={t('dialog.daysHint')}
                inputMode="numeric"
              />
            </>
          )}
          <TextAreaField
            {...field('reason', line.reason)}
            label={t('dialog.reason')}
            hint={t('dialog.reasonHint')}
            rows={3}
          />
        </>
      )}
    </OrderDialog>
  );
}

function euros(cents: number, language: string): string {
  const text = (cents / 100).toFixed(2);
  return language === 'fr' ? text.replace('.', ',') : text;
}
