import { useLocale, useTranslations } from 'use-intl';
import { formatDay } from '#basics/dates.ts';
import { Travel } from '#shop/catalogue/web/travel.tsx';
import { Badge } from '#ui/badge.tsx';
import type { BuyersParcel } from '../../contract.ts';

const TONES = {
  'in-preparation': 'info',
  shipped: 'primary',
  delivered: 'success',
  returned: 'warning',
} as const;

type ParcelListProps = {
  readonly parcels: readonly BuyersParcel[];
  /** Of what each is named: a heading where they are a part of the page, words in a table. */
  readonly titleAs: 'h3' | 'p';
};

/** How far each parcel is, when, with whom, and where it is followed. */
export function ParcelList({ parcels, titleAs: Title }: ParcelListProps) {
  const t = useTranslations('orders.parcels');
  return (
    <ul className="grid gap-4">
      {parcels.map((parcel) => (
        <li
          key={parcel.number}
          className="grid gap-1.5 border-t border-line pt-4 first:border-0 first:pt-0"
        >
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Title className={Title === 'h3' ? 'text-lg' : undefined}>
              {t('parcel', { number: parcel.number })}
            </Title>
            <Badge tone={TONES[parcel.state]}>{t(`states.${parcel.state}`)}</Badge>
          </div>
          <ul>
            {parcel.lines.map(({ position, quantity, name }) => (
              <li key={position}>{t('line', { quantity, name })}</li>
            ))}
          </ul>
          <ParcelTravel parcel={parcel} />
        </li>
      ))}
    </ul>
  );
}

/** Its day, and its way. */
function ParcelTravel({ parcel }: { parcel: BuyersParcel }) {
  const t = useTranslations('orders.parcels');
  const language = useLocale();
  const day = dayOf(parcel);
  return (
    <Travel carrier={parcel.carrier} trackingNumber={parcel.trackingNumber}>
      {day && <span>{t(day.key, { day: formatDay(day.on, language) })}</span>}
    </Travel>
  );
}

/** The day that says most: when it came, else when it shall come, else when it left. */
function dayOf({ state, shippedOn, deliveredOn, expectedOn }: BuyersParcel) {
  if (deliveredOn) return { key: 'deliveredOn', on: deliveredOn } as const;
  if (expectedOn && state !== 'returned') return { key: 'expectedOn', on: expectedOn } as const;
  return shippedOn ? ({ key: 'shippedOn', on: shippedOn } as const) : undefined;
}
