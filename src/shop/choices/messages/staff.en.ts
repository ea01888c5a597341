import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './staff.fr.ts';

export const en: MirrorOf<typeof fr> = {
  title: 'Boxes that everybody chose',
  open: '{title}: open until the end of {day}. What the parcels hold is known after that.',
  closing: '{title}: closed, the parcels are being fixed.',
  cancelled: '{title}: suspended with the order.',
  closed:
    '{title}: closed on {day}. Each parcel has a number; names stay with the customer, but for the post.',
  homes: '{count, plural, one {One parcel goes} other {# parcels go}} to a home.',
  caption: 'To pack',
  what: 'Contents',
  count: 'Quantity',
  donation: '{name}, for {association}',
  unassigned: '{name}, for nobody in particular',
  packing: 'Packing list',
  packingFile: 'packing-{number}.pdf',
  labels: 'Labels of parcels',
  labelsFile: 'labels-{number}.pdf',
  table: 'Table (CSV)',
  tableFile: 'parcels-{number}.csv',
  failed: 'It could not be read or printed.',
  retry: 'Try again',
};
