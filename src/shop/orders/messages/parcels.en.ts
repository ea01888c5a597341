import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './parcels.fr.ts';

export const en: MirrorOf<typeof fr> = {
  title: 'Your parcels',
  parcel: 'Parcel {number}',
  states: {
    'in-preparation': 'being prepared',
    shipped: 'on its way',
    delivered: 'delivered',
    returned: 'back with us',
  },
  line: '{quantity} × {name}',
  shippedOn: 'Left on {day}',
  deliveredOn: 'Delivered on {day}',
  expectedOn: 'Delivery planned for {day}',
  carriers: { own: 'Our own delivery', other: 'Carrier' },
  follow: 'Follow {number}',
  tracking: 'Tracking number {number}',
};
