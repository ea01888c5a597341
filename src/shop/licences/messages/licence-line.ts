import type { Texts } from '#basics/messages.ts';

/** A licence as an order names it, and why it bears its rate. */
export const texts = {
  year: { fr: 'Licence {product}, 12 mois', en: '{product} licence, 12 months' },
  seats: {
    fr: 'Licence {product}, places ajoutées jusqu’au {until}',
    en: '{product} licence, places added until {until}',
  },
  /** Of the people of one band of prices. */
  part: {
    fr: '{name} ({from, number} à {to, number})',
    en: '{name} ({from, number} to {to, number})',
  },
  vatReason: {
    fr: 'Service numérique, au taux normal.',
    en: 'A digital service, at the standard rate.',
  },
} satisfies Texts;
