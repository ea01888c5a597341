export const fr = {
  title: 'Votre panier',
  open: '{count, plural, =0 {Panier, vide} one {Panier, # article} other {Panier, # articles}}',
  close: 'Fermer le panier',
  empty: {
    title: 'Votre panier est vide',
    text: 'Choisissez une box : vous pourrez la personnaliser et changer les quantités ici.',
    action: 'Voir les box',
  },
  total: 'Total hors taxes',
  vatLater:
    'La TVA est calculée à l’étape suivante, selon le taux de chaque box. Livraison en France comprise.',
  checkout: 'Passer commande',
  goOn: 'Continuer mes achats',
  unit: '{price} HT l’unité',
  customised: 'Personnalisée',
  commitment:
    '{months, plural, =0 {Par salarié et par mois, sans engagement} other {Par salarié et par mois, engagement de # mois}}',
  quantityOf: 'Quantité {deName}',
  decrease: 'Retirer une unité {deName}',
  increase: 'Ajouter une unité {deName}',
  most: '{max} au plus en ligne. Au-delà, <quote>demandez un devis</quote>\u00a0: il se commande ensuite en un geste.',
  remove: 'Supprimer {name} du panier',
  removed: '{name} a quitté le panier',
  undo: 'Annuler',
};
