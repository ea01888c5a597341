import type { Texts } from '#basics/messages.ts';

/** The box that is composed on the page: its words change with each touch. */
export const texts = {
  eyebrow: { fr: 'À votre façon', en: 'Your way' },
  title: { fr: 'Composez-la, elle change sous vos yeux', en: 'Compose it and watch it change' },
  intro: {
    fr: 'Un thème, des produits échangés, un fourreau, un mot. Le prix ne bouge pas\u202f; l’origine, les allergènes et la limite de l’URSSAF se recalculent à chaque geste.',
    en: 'A theme, a few swaps, a sleeve, a few words. The price stays put; the origin, the allergens and the URSSAF limit on gifts are worked out again at every touch.',
  },
  box: { fr: 'La box de départ', en: 'The box to start from' },
  card: { fr: 'Votre mot s’écrira ici.', en: 'Your words will be written here.' },
  inside: { fr: 'Dans la box', en: 'In the box' },
  hint: {
    fr: 'Touchez un produit\u00a0: un autre du même thème prend sa place.',
    en: 'Touch a product: another of the same theme takes its place.',
  },
  swap: { fr: ', échanger', en: ', swap' },
  swapped: { fr: '{to} prend la place de\u00a0: {from}.', en: '{to} takes the place of {from}.' },
  net: { fr: 'HT la box', en: 'excl. VAT per box' },
  gross: { fr: 'TTC, livraison en France comprise', en: 'incl. VAT, delivery in France included' },
  origin: {
    fr: '{proven, number} {proven, plural, one {produit} other {produits}} sur {total, number} d’origine française prouvée ce jour, soit {percent}\u00a0%.',
    en: '{proven, number} {proven, plural, one {product} other {products}} out of {total, number} of French origin proven today, that is {percent}%.',
  },
  allergens: { fr: 'Allergènes\u00a0: {names}.', en: 'Allergens: {names}.' },
  noAllergens: {
    fr: 'Aucun des quatorze allergènes à déclarer.',
    en: 'None of the fourteen allergens to declare.',
  },
  add: { fr: 'Mettre ma box dans le panier', en: 'Put my box in the cart' },
  logo: {
    fr: 'Votre logo s’imprime aussi sur le fourreau\u00a0: <box>ajoutez-le en personnalisant cette box</box>.',
    en: 'Your logo can be printed on the sleeve too: <box>add it by customising this box</box>.',
  },
  meter: {
    title: { fr: 'Et pour l’URSSAF\u202f?', en: 'And the URSSAF limit?' },
    given: {
      fr: 'Supposons que la personne ait déjà reçu cette année',
      en: 'Suppose the person has already received this year',
    },
    nothing: { fr: 'Aucun autre cadeau', en: 'No other gift' },
    under: {
      fr: 'Avec cette box, ses cadeaux de {year} valent {total} TTC. Il reste {remaining} avant la limite de {limit}.',
      en: 'With this box, their gifts of {year} come to {total} incl. VAT: {remaining} are left under the limit of {limit}.',
    },
    over: {
      fr: 'Avec cette box, ses cadeaux de {year} valent {total} TTC, soit {over} de plus que la limite de {limit}. Au-delà, chaque cadeau doit se rattacher à un événement prévu.',
      en: 'With this box, their gifts of {year} come to {total} incl. VAT, {over} above the limit of {limit}. Beyond it, each gift must be tied to a listed event.',
    },
    simulate: { fr: 'Faire le compte pour toute l’équipe', en: 'Work it out for the whole team' },
  },
} satisfies Texts;
