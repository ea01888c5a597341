import type { Texts } from '#basics/messages.ts';

/** What the monthly box brings, where staff begin. */
export const texts = {
  title: { fr: 'Ce qui revient chaque mois', en: 'What comes every month' },
  intro: {
    fr: 'Abonnements à la box du mois, hors taxes, au prix du mois prochain.',
    en: 'Subscriptions to the monthly box, excluding VAT, at the price of the next month.',
  },
  loading: { fr: 'Chargement…', en: 'Loading…' },
  failed: {
    fr: 'Les abonnements n’ont pas pu être lus.',
    en: 'Subscriptions could not be read.',
  },
  retry: { fr: 'Réessayer', en: 'Try again' },
  empty: { fr: 'Aucun abonnement pour l’instant.', en: 'No subscription so far.' },
  running: { fr: 'Chaque mois', en: 'Each month' },
  begun: { fr: 'Arrivés en 30 jours', en: 'Arrived in 30 days' },
  ending: { fr: 'Sur le départ', en: 'About to end' },
  paused: { fr: 'En pause', en: 'Paused' },
  ended: { fr: 'Terminés en 30 jours', en: 'Ended in 30 days' },
  count: {
    fr: '{count, plural, one {# abonnement} other {# abonnements}}',
    en: '{count, plural, one {# subscription} other {# subscriptions}}',
  },
} satisfies Texts;
