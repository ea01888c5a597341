import type { Texts } from '#basics/messages.ts';

/** The sheet that travels with what comes back. */
export const texts = {
  page: { fr: 'Page', en: 'Page' },
  foot: { fr: '{product} · échange {reference}', en: '{product} · exchange {reference}' },
  title: { fr: 'Bon de retour {reference}', en: 'Return slip {reference}' },
  order: { fr: 'Commande', en: 'Order' },
  from: { fr: 'De', en: 'From' },
  content: { fr: 'Dans ce colis', en: 'In this parcel' },
  quantity: { fr: 'Quantité', en: 'Quantity' },
  steps: { fr: 'Pour renvoyer ce colis', en: 'To send this parcel back' },
  pack: {
    fr: 'Emballez les produits avec soin et glissez cette page à l’intérieur.',
    en: 'Pack the products with care and put this page inside.',
  },
  stick: {
    fr: 'Pliez-la sur le trait, ou découpez-en le bas et collez-le sur le colis.',
    en: 'Fold it along the line, or cut off the lower part and stick it on the parcel.',
  },
  prepaid: {
    fr: 'Collez l’étiquette du transporteur que nous vous avons envoyée, et déposez le colis chez lui.',
    en: 'Stick on the carrier’s label that we sent you, and hand the parcel over to them.',
  },
  collected: {
    fr: 'Gardez le colis prêt\u00a0: le transporteur passe le chercher, à nos frais.',
    en: 'Keep the parcel ready: the carrier comes to collect it, at our expense.',
  },
  thenSay: {
    fr: 'Dites-nous qu’il est parti depuis la page de votre commande.',
    en: 'Tell us that it has left from the page of your order.',
  },
  fold: { fr: 'Plier ou couper ici', en: 'Fold or cut here' },
  to: { fr: 'Destinataire', en: 'To' },
  bars: { fr: 'Code-barres de {reference}', en: 'Barcode of {reference}' },
} satisfies Texts;
