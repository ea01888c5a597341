import type { Texts } from '#basics/messages.ts';

export const texts = {
  title: { fr: 'Paiement interrompu', en: 'Payment interrupted' },
  heading: {
    fr: 'Vous n’avez pas payé, et rien n’est perdu',
    en: 'You have not paid, and nothing is lost',
  },
  intro: {
    fr: 'Votre panier et vos coordonnées sont conservés. Les box vous sont réservées une demi-heure.',
    en: 'Your cart and details are kept. The boxes are set aside for you for half an hour.',
  },
  retry: { fr: 'Reprendre le paiement', en: 'Resume payment' },
  boxes: { fr: 'Revoir les box', en: 'See the boxes again' },
  transfer: {
    fr: 'La carte ne passe pas ? À l’étape du paiement, choisissez le virement bancaire.',
    en: 'Card not working? At the payment step, choose bank transfer.',
  },
  help: {
    fr: 'Une question avant de payer\u202f? <contact>Écrivez-nous</contact>\u00a0: le panier vous attend.',
    en: 'A question before you pay? <contact>Write to us</contact>: the cart will wait.',
  },
} satisfies Texts;
