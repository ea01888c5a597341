import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './order-papers.fr.ts';

export const en: MirrorOf<typeof fr> = {
  page: 'Page',
  foot: '{product} · order {number}',
  packing: {
    title: 'Packing list, order {number}',
    parcel: 'Parcel {number}',
    whole: 'To be packed',
    to: 'Deliver to',
    contact: 'Contact',
    week: 'Wished week',
    purchaseOrder: 'Your purchase order',
    message: 'Message from the buyer',
    day: 'Delivery day',
    carrier: 'Carrier',
    tracking: 'Tracking number',
    quantity: 'Quantity',
    content: 'Contents',
    sleeve: '{colour} sleeve',
    logo: 'With the company logo',
    card: 'Card: “{text}”',
    swap: '{to} instead of {from}',
    pieces: '{count, plural, one {One piece} other {# pieces}}',
  },
  sleeves: {
    natural: 'Natural',
    pine: 'Pine green',
    terracotta: 'Terracotta',
    honey: 'Honey',
    mist: 'Mist blue',
  },
  carriers: { own: 'Our own delivery', other: 'Another carrier' },
  pallet: {
    title: 'Pallets for {day}',
    foot: '{product} · pallets for {day}',
    intro:
      '{count, plural, one {One parcel} other {# parcels}} for {sites, plural, one {one place} other {# places}}.',
    order: 'Order',
    parcel: 'Parcel',
    content: 'Contents',
    line: '{quantity} × {name}',
    sum: '{count, plural, one {One parcel} other {# parcels}}, {pieces, plural, one {one piece} other {# pieces}}',
  },
  labels: {
    title: 'Labels, order {number}',
    box: '{rank} / {count}',
  },
};
