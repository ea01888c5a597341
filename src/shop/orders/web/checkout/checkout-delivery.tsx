import { useLocale, useTranslations } from 'use-intl';
import { formatWeek, isoWeekText, type ParisDay } from '#basics/dates.ts';
import { wishableWeeks } from '#shop/sales/rules/wished-week.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { FieldsProps } from './checkout-company.tsx';

type PurchaseOrderProps = FieldsProps & { readonly needsPurchaseOrder: boolean };
type CheckoutDeliveryProps = PurchaseOrderProps & { readonly today: ParisDay };

/** When it should arrive, and what the company needs to find the order again. */
export function CheckoutDelivery({ today, ...purchaseOrder }: CheckoutDeliveryProps) {
  const { errorOf, typed } = purchaseOrder;
  const t = useTranslations('orders.checkout');
  const language = useLocale();
  return (
    <section aria-labelledby="delivery-title" className="grid gap-5">
      <h2 id="delivery-title" className="text-2xl">
        {t('delivery.title')}
      </h2>
      <SelectField
        id="wishedWeek"
        name="wishedWeek"
        defaultValue={typed?.wishedWeek}
        label={t('labels.wishedWeek')}
        hint={t('delivery.weekHint')}
        error={errorOf('wishedWeek')}
        optionalLabel={t('optional')}
        options={[
          { value: '', label: t('delivery.soon') },
          ...wishableWeeks(today).map((week) => ({
            value: isoWeekText(week),
            label: formatWeek(week, language),
          })),
        ]}
      />
      <PurchaseOrderNumber {...purchaseOrder} />
      <TextAreaField
        id="message"
        name="message"
        defaultValue={typed?.message}
        label={t('labels.message')}
        hint={t('delivery.messageHint')}
        error={errorOf('message')}
        optionalLabel={t('optional')}
        rows={3}
      />
    </section>
  );
}

export function PurchaseOrderNumber({ errorOf, typed, needsPurchaseOrder }: PurchaseOrderProps) {
  const t = useTranslations('orders.checkout');
  return (
    <TextField
      id="purchaseOrderNumber"
      name="purchaseOrderNumber"
      defaultValue={typed?.purchaseOrderNumber}
      label={t('labels.purchaseOrderNumber')}
      hint={t(needsPurchaseOrder ? 'delivery.purchaseOrderNeeded' : 'delivery.purchaseOrderHint')}
      error={errorOf('purchaseOrderNumber')}
      required={needsPurchaseOrder}
      optionalLabel={needsPurchaseOrder ? undefined : t('optional')}
    />
  );
}
