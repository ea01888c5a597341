import { addressLine, carrierName } from './packing-sheet.ts';
import type { PalletParcel } from './pallets.queries.ts';
import type { PaperWords } from './print-orders.ts';

/** Each place that parcels go to, with what goes there. */
export function palletSites(t: PaperWords, parcels: readonly PalletParcel[]) {
  const sites = Map.groupBy(parcels, (parcel) => `${parcel.company_name}\n${addressLine(parcel)}`);
  return [...sites.values()].map((there) => ({
    name: there[0]?.company_name ?? '',
    address: there[0] ? addressLine(there[0]) : '',
    parcels: there.map((parcel) => ({
      order: parcel.order_number,
      parcel: [
        t('packing.parcel', { number: parcel.number }),
        carrierName(t, parcel.carrier),
        parcel.tracking_number,
      ].filter(Boolean),
      lines: parcel.lines.map((line) => t('pallet.line', line)),
    })),
    sum: t('pallet.sum', {
      count: there.length,
      pieces: there.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0),
    }),
  }));
}
