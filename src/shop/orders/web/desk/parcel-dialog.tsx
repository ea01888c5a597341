import { useTranslations } from 'use-intl';
import { callFunction } from '#platform/browser/call-function.ts';
import { CARRIER_NAMES, CARRIERS, type Carrier } from '#shop/sales/rules/carriers.ts';
import { readParcelLines, readParcelTravel } from '#shop/sales/rules/parcels.ts';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type {
  ChangeParcel,
  MakeParcel,
  OrderFile,
  OrderParcel,
  RestockParcel,
} from '../../contract.ts';
import { isAgainstUs } from '../../rules/disputes.ts';
import { readReason } from '../../rules/orders-at-work.ts';
import { OrderDialog, type OrderField } from './order-dialog.tsx';

/** A new parcel: which pieces go in, and how it travels as far as that is known. */
export function ParcelDialog({ order, onClose }: { order: OrderFile; onClose: () => void }) {
  const t = useTranslations('orders.staffOrders.parcels');
  return (
    <OrderDialog
      id="parcel"
      about={order.id}
      title={t('new')}
      validate={(typed) => [
        ...readParcelLines(typed, order.leftToPack).problems,
        ...readParcelTravel(typed).problems,
      ]}
      send={(form, parcelId) =>
        callFunction<MakeParcel>('make-parcel', { orderId: order.id, parcelId, form })
      }
      refused={({ code }) => (code === 'out-of-stock' ? t('outOfStock') : undefined)}
      confirm={t('make')}
      done={t('made')}
      onClose={onClose}
    >
      {(field, tick) => (
        <>
          <Quantities title={t('which')} order={order} lines={order.leftToPack} field={field} />
          <Travel field={field} />
          {isAgainstUs(order.dispute) && (
            <Notice kind="warning">
              <p>{t('contested')}</p>
            </Notice>
          )}
          <CheckboxField {...tick('leaves', false)} label={t('leaves')} />
        </>
      )}
    </OrderDialog>
  );
}

type RestockDialogProps = {
  readonly order: OrderFile;
  readonly parcel: OrderParcel;
  readonly onClose: () => void;
};

/** What of a parcel that came back can be sold again. */
export function RestockDialog({ order, parcel, onClose }: RestockDialogProps) {
  const t = useTranslations('orders.staffOrders.parcels');
  return (
    <OrderDialog
      id="restock"
      about={parcel.id}
      title={t('restockTitle', { number: parcel.number })}
      text={t('restockText')}
      validate={(typed) => [
        ...readParcelLines(typed, parcel.restockable).problems,
        ...readReason(typed, 'reason').problems,
      ]}
      send={(form, actId) =>
        callFunction<RestockParcel>('restock-parcel', { parcelId: parcel.id, actId, form })
      }
      confirm={t('restock')}
      done={t('restockDone')}
      onClose={onClose}
    >
      {(field) => (
        <>
          <Quantities
            title={t('restockWhich')}
            order={order}
            lines={parcel.restockable}
            field={field}
          />
          <TextAreaField {...field('reason')} label={t('restockReason')} rows={2} />
        </>
      )}
    </OrderDialog>
  );
}

type QuantitiesProps = {
  readonly title: string;
  readonly order: OrderFile;
  /** With the most of each. */
  readonly lines: OrderFile['leftToPack'];
  readonly field: OrderField;
};

function Quantities({ title, order, lines, field }: QuantitiesProps) {
  const t = useTranslations('orders.staffOrders.parcels');
  const nameOf = (position: number) =>
    order.lines.find((line) => line.position === position)?.name ?? '';
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 font-title text-xl">{title}</legend>
      {lines.map(({ position, quantity }) => (
        <TextField
          key={position}
          {...field(`quantity ${position}`, String(quantity))}
          label={t('left', { name: nameOf(position), count: quantity })}
          inputMode="numeric"
        />
      ))}
    </fieldset>
  );
}

type TransportDialogProps = { readonly parcel: OrderParcel; readonly onClose: () => void };

/** How a parcel travels, changed. */
export function TransportDialog({ parcel, onClose }: TransportDialogProps) {
  const t = useTranslations('orders.staffOrders.parcels');
  return (
    <OrderDialog
      id="transport"
      about={parcel.id}
      revision={parcel.revision}
      title={t('change', { number: parcel.number })}
      validate={(typed) => readParcelTravel(typed).problems}
      send={(form) =>
        callFunction<ChangeParcel>('change-parcel', {
          parcelId: parcel.id,
          revision: parcel.revision,
          form,
        })
      }
      confirm={t('save')}
      done={t('saved')}
      conflict={t('conflict')}
      onClose={onClose}
    >
      {(field) => <Travel field={field} parcel={parcel} />}
    </OrderDialog>
  );
}

type TravelProps = {
  readonly field: OrderField;
  readonly parcel?: OrderParcel;
};

function Travel({ field, parcel }: TravelProps) {
  const t = useTranslations('orders.staffOrders.parcels');
  const nameOf = useCarrierName();
  return (
    <>
      <SelectField
        {...field('carrier', parcel?.carrier)}
        label={t('carrier')}
        options={[
          { value: '', label: t('noCarrier') },
          ...CARRIERS.map((value) => ({ value, label: nameOf(value) })),
        ]}
      />
      <TextField
        {...field('trackingNumber', parcel?.trackingNumber)}
        label={t('tracking')}
        optionalLabel={t('optional')}
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TextField
        {...field('deliveryDay', parcel?.deliveryDay)}
        type="date"
        label={t('deliveryDay')}
        optionalLabel={t('optional')}
      />
    </>
  );
}

/** As it calls itself, or in the reader’s words. */
export function useCarrierName(): (carrier: Carrier) => string {
  const t = useTranslations('orders.staffOrders.parcels.carriers');
  return (carrier) =>
    carrier === 'own' || carrier === 'other' ? t(carrier) : (CARRIER_NAMES[carrier] ?? carrier);
}
