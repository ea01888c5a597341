/** A licence as an order names it, and why it bears its rate. */
export const fr = {
  year: 'Licence {product}, 12 mois',
  seats: 'Licence {product}, places ajoutées jusqu’au {until}',
  vatReason: 'Service numérique, au taux normal.',
};
