import type { Texts } from '#basics/messages.ts';

/** Monthly boxes, as staff follow them. */
export const texts = {
  title: { fr: 'Abonnements', en: 'Subscriptions' },
  intro: {
    fr: 'Les box mensuelles, celles qui attendent un paiement d’abord.',
    en: 'Monthly boxes, those that wait for a payment first.',
  },
  back: { fr: 'Toutes les commandes', en: 'All orders' },
  loading: { fr: 'Chargement des abonnements…', en: 'Loading subscriptions…' },
  none: { fr: 'Aucun abonnement ne correspond.', en: 'No subscription matches.' },
  total: {
    fr: '{count, plural, =0 {Aucun abonnement} one {Un abonnement} other {# abonnements}}',
    en: '{count, plural, =0 {No subscription} one {One subscription} other {# subscriptions}}',
  },
  search: { fr: 'Chercher', en: 'Search' },
  searchHint: {
    fr: 'Entreprise, SIREN, e-mail ou numéro de la première commande.',
    en: 'Company, SIREN, e-mail or number of the first order.',
  },
  state: { fr: 'État', en: 'State' },
  every: { fr: 'Tous', en: 'All' },
  withCount: { fr: '{name} ({count})', en: '{name} ({count})' },
  methods: {
    card: { fr: 'carte ou prélèvement', en: 'card or direct debit' },
    transfer: { fr: 'virement', en: 'transfer' },
  },
} satisfies Texts;
