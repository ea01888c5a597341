/** The parcels of an order, as its buyer follows them. */
export const fr = {
  title: 'Vos colis',
  parcel: 'Colis {number}',
  states: {
    'in-preparation': 'en préparation',
    shipped: 'en route',
    delivered: 'livré',
    returned: 'revenu chez nous',
  },
  line: '{quantity} × {name}',
  shippedOn: 'Parti le {day}',
  deliveredOn: 'Livré le {day}',
  expectedOn: 'Livraison prévue le {day}',
  carriers: { own: 'Notre livraison', other: 'Transporteur' },
  follow: 'Suivre {number}',
  tracking: 'Suivi {number}',
};
