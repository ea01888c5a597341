import type { Texts } from '#basics/messages.ts';

/** The parcels of an order, as its buyer follows them. */
export const texts = {
  title: { fr: 'Vos colis', en: 'Your parcels' },
  parcel: { fr: 'Colis {number}', en: 'Parcel {number}' },
  states: {
    'in-preparation': { fr: 'en préparation', en: 'being prepared' },
    shipped: { fr: 'en route', en: 'on its way' },
    delivered: { fr: 'livré', en: 'delivered' },
    returned: { fr: 'revenu chez nous', en: 'back with us' },
  },
  line: { fr: '{quantity} × {name}', en: '{quantity} × {name}' },
  shippedOn: { fr: 'Parti le {day}', en: 'Left on {day}' },
  deliveredOn: { fr: 'Livré le {day}', en: 'Delivered on {day}' },
  expectedOn: { fr: 'Livraison prévue le {day}', en: 'Delivery planned for {day}' },
  carriers: {
    own: { fr: 'Notre livraison', en: 'Our own delivery' },
    other: { fr: 'Transporteur', en: 'Carrier' },
  },
  follow: { fr: 'Suivre {number}', en: 'Follow {number}' },
  tracking: { fr: 'Suivi {number}', en: 'Tracking number {number}' },
} satisfies Texts;
