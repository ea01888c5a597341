import type { Texts } from '#basics/messages.ts';

export const texts = {
  breadcrumb: {
    label: { fr: 'Fil d’Ariane', en: 'Breadcrumb' },
    home: { fr: 'Accueil', en: 'Home' },
    box: { fr: 'Les box', en: 'The boxes' },
    subscription: { fr: 'Les box', en: 'The boxes' },
    licence: { fr: 'L’application', en: 'The app' },
    boutique: { fr: 'La boutique', en: 'The boutique' },
  },
  themes: {
    food: { fr: 'Gourmande', en: 'Fine food' },
    hygiene: { fr: 'Hygiène', en: 'Hygiene' },
    wellness: { fr: 'Bien-être', en: 'Wellness' },
    surprise: { fr: 'Surprise', en: 'Surprise' },
  },
  comingSoon: {
    badge: { fr: 'Bientôt', en: 'Coming soon' },
    title: { fr: 'Pas encore en vente', en: 'Not on sale yet' },
    text: {
      fr: 'Ce produit rejoindra la boutique quand son fabricant et son origine auront été vérifiés. Son prix et sa composition sont indicatifs.',
      en: 'This product joins the boutique once its maker and its origin have been verified. Its price and contents are indicative.',
    },
    action: { fr: 'Être prévenu de l’ouverture', en: 'Tell me when it opens' },
  },
  price: {
    net: {
      fr: '{kind, select, box {HT la box} subscription {HT par salarié et par mois} licence {HT par salarié et par mois} other {HT}}',
      en: '{kind, select, box {excl. VAT per box} subscription {excl. VAT per employee and month} licence {excl. VAT per employee and month} other {excl. VAT}}',
    },
    gross: {
      fr: 'TTC, TVA à {rate, number, ::percent .##}',
      en: 'including VAT at {rate, number, ::percent .##}',
    },
    vatTitle: {
      fr: 'Pourquoi une TVA à {rate, number, ::percent .##}\u202f? Et qui la récupère\u202f?',
      en: 'Why VAT at {rate, number, ::percent .##}? And who recovers it?',
    },
    exchange: {
      fr: 'Échange possible pendant {days, plural, one {un jour} other {# jours}} après la livraison, à nos frais. <how>Comment l’échange se passe</how>.',
      en: 'Exchange possible for {days, plural, one {one day} other {# days}} after delivery, at our expense. <how>How an exchange works</how>.',
    },
    delivery: {
      fr: 'Livraison en France continentale, en Corse et à Monaco comprise.',
      en: 'Delivery in mainland France, Corsica and Monaco included.',
    },
    week: {
      fr: 'La semaine de votre choix, dès {workingDays, number} jours ouvrés.',
      en: 'In the week of your choice, from {workingDays, number} working days on.',
    },
    origin: {
      fr: '<passport>{proven, number} {proven, plural, one {produit} other {produits}} sur {total, number} d’origine française prouvée</passport>.',
      en: '<passport>{proven, number} {proven, plural, one {product} other {products}} out of {total, number} of proven French origin</passport>.',
    },
  },
  vat: {
    decided: { fr: 'Décidé le {day} par\u00a0: {who}.', en: 'Decided on {day} by: {who}.' },
    source: {
      fr: 'Le taux est fixé par\u00a0: <source></source>.',
      en: 'The rate is set by: <source></source>.',
    },
    recovery: { fr: 'Ce que vous récupérez', en: 'What you get back' },
    cse: {
      fr: 'Un CSE ne récupère pas la TVA, en général\u00a0: son prix est le prix TTC, {gross}.',
      en: 'A works council (CSE) does not, as a rule, recover VAT: its price is the one including it, {gross}.',
    },
    employer: {
      fr: 'Un employeur ne récupère la TVA d’un cadeau que si les cadeaux faits à une même personne restent dans l’année sous {limit} TTC (montant fixé en {year}, révisé tous les cinq ans). {pieces, plural, =0 {À {gross} TTC, une seule pièce passe cette limite} one {À {gross} TTC, une pièce par an reste sous cette limite, la deuxième la passe} other {À {gross} TTC, # pièces par an restent sous cette limite, une de plus la passe}}, sans compter vos autres cadeaux. À confirmer avec votre comptable.',
      en: 'An employer recovers VAT on a gift only while the gifts to one person stay below {limit} incl. VAT in the year (amount set in {year}, revised every five years). {pieces, plural, =0 {At {gross} incl. VAT, a single piece passes this limit} one {At {gross} incl. VAT, one piece a year stays below this limit and the second passes it} other {At {gross} incl. VAT, # pieces a year stay below this limit and one more passes it}}, your other gifts not counted. To be confirmed by your accountant.',
    },
    licence: {
      fr: 'Un employeur redevable de la TVA la récupère comme pour tout service.',
      en: 'An employer liable to VAT recovers it as on any service.',
    },
  },
  available: { fr: 'Disponible', en: 'Available' },
  soldOut: { fr: 'Stock épuisé pour le moment', en: 'Sold out for now' },
  soldOutText: {
    fr: 'Nous en préparons d’autres. Dites-nous ce qu’il vous faut, et pour quand : nous vous répondons.',
    en: 'More are being prepared. Tell us what you need, and by when: we will answer.',
  },
  soldOutAction: { fr: 'Nous écrire', en: 'Write to us' },
  commitment: {
    legend: { fr: 'Votre engagement', en: 'Your commitment' },
    months: {
      fr: '{months, plural, =0 {Sans engagement} other {Engagement de # mois}}',
      en: '{months, plural, =0 {No commitment} other {#-month commitment}}',
    },
    price: { fr: '{price} HT', en: '{price} excl. VAT' },
    gross: {
      fr: 'soit {price} TTC par salarié et par mois',
      en: '{price} incl. VAT per employee and month',
    },
    leaving: {
      fr: 'Vous pouvez arrêter à tout moment, sans frais. Les box que vous prendriez encore après un arrêt anticipé passent à {price} HT, le prix sans engagement ; les mois passés ne sont jamais recalculés.',
      en: 'You may stop at any time, at no charge. Any boxes you still take after stopping early cost {price} excl. VAT, the price without commitment; past months are never recalculated.',
    },
    free: {
      fr: 'Vous pouvez arrêter à tout moment, sans frais.',
      en: 'You may stop at any time, at no charge.',
    },
    urssaf: {
      fr: 'Les cadeaux d’une année s’additionnent au regard de l’URSSAF. <simulator>Le simulateur dit quand la limite serait passée</simulator>.',
      en: 'URSSAF, the French social security collector, adds up a year’s gifts. <simulator>The simulator tells when the limit would be crossed</simulator>.',
    },
  },
  quantity: {
    box: { fr: 'Nombre de box', en: 'Number of boxes' },
    subscription: { fr: 'Nombre de salariés', en: 'Number of employees' },
    licence: { fr: 'Nombre de salariés', en: 'Number of employees' },
    boutique: { fr: 'Quantité', en: 'Quantity' },
    decrease: { fr: 'Un de moins', en: 'One less' },
    increase: { fr: 'Un de plus', en: 'One more' },
    more: {
      fr: 'Plus de {max} ? <quote>Demandez un devis</quote>.',
      en: 'More than {max}? <quote>Ask for a quote</quote>.',
    },
  },
  add: { fr: 'Ajouter au panier', en: 'Add to cart' },
  customise: { fr: 'Personnaliser cette box', en: 'Customise this box' },
  customiseHint: {
    fr: 'Un mot sur la carte, votre logo, la couleur du fourreau, un produit échangé contre un autre : le prix ne change pas.',
    en: 'A message on the card, your logo, the colour of the sleeve, one product swapped for another: the price stays the same.',
  },
  contents: {
    glance: { fr: 'Dans la box, d’un coup d’œil', en: 'In the box, at a glance' },
    title: { fr: 'Ce que contient la box', en: 'What is in the box' },
    example: {
      fr: 'Ce que reçoit qui n’a pas choisi',
      en: 'What those who have not chosen receive',
    },
    intro: {
      fr: '{count, plural, one {Le produit en détail} other {Les # produits en détail}}\u00a0: fabricant, lieu, preuve d’origine, composition.',
      en: '{count, plural, one {The product in detail} other {The # products in detail}}: maker, place, proof of origin, ingredients.',
    },
    exampleIntro: {
      fr: 'Chaque mois, chacun compose sa box. Voici la sélection envoyée sans réponse de sa part, avec tout ce qu’il faut savoir avant l’achat.',
      en: 'Every month, each person composes their own box. This is the selection sent when they have not, with all there is to know before you buy.',
    },
    allergens: {
      fr: 'Allergènes présents dans cette box : {names}.',
      en: 'Allergens present in this box: {names}.',
    },
    noAllergens: {
      fr: 'Aucun des quatorze allergènes à déclarer n’entre dans cette box.',
      en: 'None of the fourteen allergens to be declared is in this box.',
    },
    traces: {
      fr: 'Lisez la liste des ingrédients de chaque produit, notamment pour les traces éventuelles.',
      en: 'Please read the ingredients of each product, for possible traces in particular.',
    },
    alternatives: {
      fr: '{count, plural, one {Le produit qui peut en remplacer un autre} other {Les # produits qui peuvent en remplacer un autre}}',
      en: '{count, plural, one {The product that may take another’s place} other {The # products that may take another’s place}}',
    },
    alternativesIntro: {
      fr: 'Si vous personnalisez la box, ces produits du même thème peuvent y entrer, au même prix.',
      en: 'If you customise the box, these products of the same theme may go into it, at the same price.',
    },
  },
  item: {
    maker: { fr: 'Fabriqué par', en: 'Made by' },
    makerVerified: {
      fr: 'Partenaire, pièce d’origine vérifiée le {day}',
      en: 'Partner, evidence of origin checked on {day}',
    },
    makerPlace: { fr: '{name}, {town} ({department})', en: '{name}, {town} ({department})' },
    place: { fr: 'Lieu de fabrication', en: 'Place of manufacture' },
    evidence: { fr: 'Preuve d’origine', en: 'Proof of origin' },
    evidenceUntil: { fr: 'valable jusqu’au {day}', en: 'valid until {day}' },
    evidenceExpired: { fr: 'expirée le {day}', en: 'expired on {day}' },
    noEvidence: {
      fr: 'Pas encore reçue : ce produit n’est pas compté comme français.',
      en: 'Not received yet: this product is not counted as French.',
    },
    proven: { fr: 'Origine française prouvée', en: 'Proven French origin' },
    netQuantity: { fr: 'Quantité nette', en: 'Net quantity' },
    ingredients: { fr: 'Composition', en: 'Ingredients' },
    allergens: { fr: 'Allergènes', en: 'Allergens' },
    noAllergens: { fr: 'aucun des quatorze à déclarer', en: 'none of the fourteen to be declared' },
    storage: { fr: 'Conservation et emploi', en: 'Storage and use' },
  },
  related: {
    title: { fr: 'Dans la même veine', en: 'In the same vein' },
    price: { fr: '{price} HT', en: '{price} excl. VAT' },
  },
  next: {
    title: { fr: 'Une quantité, une date, une question ?', en: 'A quantity, a date, a question?' },
    text: {
      fr: 'Dites-nous combien, où et quand. Un devis détaillé vous parvient sous deux jours ouvrés.',
      en: 'Tell us how many, where and when. A detailed quote reaches you within two working days.',
    },
    action: { fr: 'Demander un devis', en: 'Ask for a quote' },
  },
} satisfies Texts;
