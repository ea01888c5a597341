import type { Texts } from '#basics/messages.ts';

/** What was sold, where staff begin. */
export const texts = {
  title: { fr: 'Les ventes', en: 'Sales' },
  intro: {
    fr: 'Commandes confirmées, hors taxes, à la date où elles ont été passées. Les remboursements n’en sont pas déduits.',
    en: 'Confirmed orders, excluding VAT, by the day they were placed. Refunds are not taken off.',
  },
  failed: {
    fr: 'Les ventes n’ont pas pu être lues.',
    en: 'Sales could not be read.',
  },
  retry: { fr: 'Réessayer', en: 'Try again' },
  loading: { fr: 'Chargement…', en: 'Loading…' },
  sold: { fr: 'Ventes des quatre dernières semaines', en: 'Sales of the last four weeks' },
  orders: {
    fr: '{count, plural, one {sur # commande} other {sur # commandes}}',
    en: '{count, plural, one {of # order} other {of # orders}}',
  },
  average: { fr: 'Commande moyenne', en: 'Average order' },
  attempts: { fr: 'Commandes menées à terme', en: 'Orders completed' },
  attemptsNote: {
    fr: '{kept, number} sur {begun, number} commencées en 28 jours',
    en: '{kept, number} of {begun, number} begun in 28 days',
  },
  change: {
    fr: '{sign, select, up {+\u202f} down {−\u202f} other {±\u202f}}{percent, number}\u00a0% en un an',
    en: '{sign, select, up {+} down {−} other {±}}{percent, number}% on a year ago',
  },
  noYearBefore: { fr: 'rien à comparer il y a un an', en: 'nothing to compare a year ago' },
  awaited: { fr: 'Virements attendus', en: 'Transfers awaited' },
  overdue: { fr: 'Échéances dépassées', en: 'Overdue' },
  ofOrders: {
    fr: '{count, plural, one {# commande, TTC} other {# commandes, TTC}}',
    en: '{count, plural, one {# order, including VAT} other {# orders, including VAT}}',
  },
  weeks: {
    title: { fr: 'Semaine par semaine', en: 'Week by week' },
    week: { fr: 'Semaine du', en: 'Week of' },
    current: { fr: '{day}, en cours', en: '{day}, so far' },
    orders: { fr: 'Commandes', en: 'Orders' },
    sold: { fr: 'Ventes HT', en: 'Sales excl. VAT' },
    before: { fr: 'Un an avant', en: 'A year before' },
  },
} satisfies Texts;
