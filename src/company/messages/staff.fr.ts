/** What staff see of companies. */
export const fr = {
  title: 'Entreprises et licences',
  intro: 'Chaque espace, ses places et son échéance. Qui sont les salariés ne se voit pas d’ici.',
  loading: 'Chargement des entreprises…',
  search: 'Chercher un nom ou un SIREN',
  none: 'Aucune entreprise ne correspond.',
  columns: { name: 'Entreprise', seats: 'Places', until: 'Dernier jour', edit: 'Licence' },
  seats: '{people} sur {seats}',
  edit: 'Modifier',
  editNamed: 'Modifier la licence : {name}',
  close: 'Fermer',
  kind: 'Sorte',
  lastDay: 'Dernier jour, inclus',
  save: 'Enregistrer',
  saved: 'La licence est enregistrée',
};
