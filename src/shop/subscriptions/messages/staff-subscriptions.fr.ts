/** Monthly boxes, as staff follow them. */
export const fr = {
  title: 'Abonnements',
  intro: 'Les box mensuelles, celles qui attendent un paiement d’abord.',
  back: 'Toutes les commandes',
  loading: 'Chargement des abonnements…',
  none: 'Aucun abonnement ne correspond.',
  total: '{count, plural, =0 {Aucun abonnement} one {Un abonnement} other {# abonnements}}',
  search: 'Chercher',
  searchHint: 'Entreprise, SIREN, e-mail ou numéro de la première commande.',
  state: 'État',
  every: 'Tous',
  withCount: '{name} ({count})',
  methods: { card: 'carte ou prélèvement', transfer: 'virement' },
};
