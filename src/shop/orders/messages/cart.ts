import type { Texts } from '#basics/messages.ts';

export const texts = {
  title: { fr: 'Votre panier', en: 'Your cart' },
  open: {
    fr: '{count, plural, =0 {Panier, vide} one {Panier, # article} other {Panier, # articles}}',
    en: '{count, plural, =0 {Cart, empty} one {Cart, # item} other {Cart, # items}}',
  },
  close: { fr: 'Fermer le panier', en: 'Close the cart' },
  empty: {
    title: { fr: 'Votre panier est vide', en: 'Your cart is empty' },
    text: {
      fr: 'Choisissez une box : vous pourrez la personnaliser et changer les quantités ici.',
      en: 'Choose a box: you can customise it and change quantities here.',
    },
    action: { fr: 'Voir les box', en: 'See the boxes' },
  },
  total: { fr: 'Total hors taxes', en: 'Total excluding VAT' },
  vatLater: {
    fr: 'La TVA est calculée à l’étape suivante, selon le taux de chaque box. Livraison en France comprise.',
    en: 'VAT is worked out at the next step, at each box’s own rate. Delivery in France included.',
  },
  checkout: { fr: 'Passer commande', en: 'Check out' },
  goOn: { fr: 'Continuer mes achats', en: 'Continue shopping' },
  unit: { fr: '{price} HT l’unité', en: '{price} each, excl. VAT' },
  customised: { fr: 'Personnalisée', en: 'Customised' },
  commitment: {
    fr: '{months, plural, =0 {Par salarié et par mois, sans engagement} other {Par salarié et par mois, engagement de # mois}}',
    en: '{months, plural, =0 {Per employee and month, no commitment} other {Per employee and month, #-month commitment}}',
  },
  quantityOf: { fr: 'Quantité {deName}', en: 'Quantity of {name}' },
  decrease: { fr: 'Retirer une unité {deName}', en: 'One {name} less' },
  increase: { fr: 'Ajouter une unité {deName}', en: 'One {name} more' },
  most: {
    fr: 'Le panier s’arrête à {max}. Au-delà, <quote>faites un devis</quote>\u00a0: il s’accepte et se paie en ligne.',
    en: 'The cart stops at {max}. Beyond that, <quote>make a quote</quote>, which is accepted and paid online.',
  },
  remove: { fr: 'Supprimer {name} du panier', en: 'Remove {name} from the cart' },
  removed: { fr: '{name} a quitté le panier', en: '{name} has left the cart' },
  undo: { fr: 'Annuler', en: 'Undo' },
} satisfies Texts;
