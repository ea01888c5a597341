import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './papers.fr.ts';

export const en: MirrorOf<typeof fr> = {
  page: 'Page',
  foot: '{product} · {title}',
  parcel: 'Parcel {number}',
  noSite: 'At the delivery address',
  list: {
    title: 'To hand out: {title}',
    intro:
      '{count, plural, one {One parcel is to be handed out, closed.} other {# parcels are to be handed out, closed.}} The number of a parcel tells whose it is, not what is in it: everybody chose for themselves. A parcel may be just a card.',
    number: 'Parcel',
    name: 'For',
    given: 'Handed out',
    home: '{count, plural, one {Delivered to a home} other {Delivered to homes}}',
  },
  labels: { title: 'Labels: {title}' },
  packing: {
    title: 'To pack: {title}',
    intro:
      'Each parcel bears its number, and nothing of what it holds. This list stays in the workshop: it does not travel with the parcels.',
    box: '{name}',
    donation: '{name}, for the charity {association}',
    unassigned: '{name}, for nobody in particular: to the delivery address',
    homes: 'To homes',
    number: 'Parcel',
    content: 'Contents',
    card: 'Thank-you card: the box is given to the charity',
    swap: '{to} in place of {from}',
  },
  csv: {
    number: 'Parcel',
    place: 'Place',
    content: 'Contents',
    swaps: 'Swaps',
    name: 'Name',
    line1: 'Address',
    line2: 'Address, continued',
    postcode: 'Postcode',
    city: 'Town',
    country: 'Country',
  },
};
