import { useTranslations } from 'use-intl';
import type { FormValues } from '#basics/form-reader.ts';
import type { FieldProblem } from '#basics/refusal.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { readReason } from '#shop/orders/rules/orders-at-work.ts';
import { OrderDialog, type OrderField } from '#shop/orders/web/desk/order-dialog.tsx';
import { useCarrierName } from '#shop/orders/web/desk/parcel-dialog.tsx';
import { CARRIERS } from '#shop/sales/rules/carriers.ts';
import { readParcelTravel } from '#shop/sales/rules/parcels.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { DecideReturn, ReturnForStaff } from '../../contract.ts';
import {
  RETURN_WAYS,
  readAcceptance,
  readReceipt,
  type StaffReturnMove,
} from '../../rules/order-returns.ts';

type ReturnDialogProps = {
  readonly exchange: ReturnForStaff;
  readonly to: StaffReturnMove;
  readonly onClose: () => void;
};

/** What staff say as they bring an exchange further. */
export function ReturnDialog({ exchange, to, onClose }: ReturnDialogProps) {
  const t = useTranslations('orders.staffOrders.returns');
  const { id: returnId, reference } = exchange;
  return (
    <OrderDialog
      id="return"
      about={`${returnId} ${to}`}
      title={t('actNamed', { act: t(`acts.${to}`), reference })}
      text={t(`texts.${to}`)}
      validate={(typed) => problemsOf(to, typed, exchange)}
      send={(form) => callFunction<DecideReturn>('decide-return', { returnId, to, form })}
      refused={({ code, details }) => {
        if (code === 'out-of-stock') return t('outOfStock');
        return details?.state === 'given-back' ? t('givenBack') : undefined;
      }}
      confirm={t(`acts.${to}`)}
      done={t('done')}
      isDanger={to === 'refused' || to === 'closed'}
      onClose={onClose}
    >
      {(field) => <Fields to={to} exchange={exchange} field={field} />}
    </OrderDialog>
  );
}

function problemsOf(
  to: StaffReturnMove,
  typed: FormValues,
  { restockable }: ReturnForStaff,
): readonly FieldProblem[] {
  switch (to) {
    case 'accepted':
      return readAcceptance(typed).problems;
    case 'received':
      return readReceipt(typed, restockable).problems;
    case 'replaced':
      return readParcelTravel(typed).problems;
    case 'refused':
    case 'closed':
      return readReason(typed, 'reason').problems;
  }
}

type FieldsProps = Pick<ReturnDialogProps, 'exchange' | 'to'> & { readonly field: OrderField };

function Fields({ exchange, to, field }: FieldsProps) {
  const t = useTranslations('orders.staffOrders.returns');
  switch (to) {
    case 'accepted':
      return (
        <>
          <SelectField
            {...field('way', exchange.usualWay)}
            label={t('way')}
            options={RETURN_WAYS.map((value) => ({ value, label: t(`ways.${value}`) }))}
          />
          <TextAreaField
            {...field('instructions')}
            label={t('instructions')}
            hint={t('instructionsHint')}
            rows={3}
          />
        </>
      );
    case 'received':
      return <Receipt exchange={exchange} field={field} />;
    case 'replaced':
      return <Travel field={field} />;
    case 'refused':
    case 'closed':
      return <TextAreaField {...field('reason')} label={t('reason')} rows={3} />;
  }
}

function Receipt({ exchange, field }: Omit<FieldsProps, 'to'>) {
  const t = useTranslations('orders.staffOrders.returns');
  if (exchange.restockable.length === 0) return <p>{t('nothingToStock')}</p>;
  return (
    <>
      <fieldset className="grid gap-4">
        <legend className="mb-3 font-title text-xl">{t('toStock')}</legend>
        {exchange.restockable.map(({ position, quantity }) => (
          <TextField
            key={position}
            {...field(`quantity ${position}`, '0')}
            label={t('left', {
              name: exchange.lines.find((line) => line.position === position)?.name ?? '',
              count: quantity,
            })}
            inputMode="numeric"
          />
        ))}
      </fieldset>
      <TextAreaField {...field('reason')} label={t('stockReason')} rows={2} />
    </>
  );
}

function Travel({ field }: { field: OrderField }) {
  const t = useTranslations('orders.staffOrders.parcels');
  const nameOf = useCarrierName();
  return (
    <>
      <SelectField
        {...field('carrier')}
        label={t('carrier')}
        options={[
          { value: '', label: t('noCarrier') },
          ...CARRIERS.map((value) => ({ value, label: nameOf(value) })),
        ]}
      />
      <TextField
        {...field('trackingNumber')}
        label={t('tracking')}
        optionalLabel={t('optional')}
        autoCapitalize="characters"
        spellCheck={false}
      />
    </>
  );
}
