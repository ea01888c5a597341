export const fr = {
  breadcrumb: {
    label: 'Fil d’Ariane',
    home: 'Accueil',
    box: 'Les box',
    subscription: 'Les box',
    licence: 'L’application',
    boutique: 'La boutique',
  },
  themes: {
    food: 'Gourmande',
    hygiene: 'Hygiène',
    wellness: 'Bien-être',
    surprise: 'Surprise',
  },
  comingSoon: {
    badge: 'Bientôt',
    title: 'Pas encore en vente',
    text: 'Ce produit rejoindra la boutique quand son fabricant et son origine auront été vérifiés. Son prix et sa composition sont indicatifs.',
    action: 'Être prévenu de l’ouverture',
  },
  price: {
    net: '{kind, select, box {HT la box} subscription {HT par salarié et par mois} licence {HT par salarié et par mois} other {HT}}',
    gross: 'TTC, TVA à {rate, number, ::percent .##}',
    vatTitle: 'Pourquoi une TVA à {rate, number, ::percent .##}\u202f? Et qui la récupère\u202f?',
    exchange:
      'Échange possible pendant {days, plural, one {un jour} other {# jours}} après la livraison, à nos frais. <how>Comment l’échange se passe</how>.',
    delivery: 'Livraison en France continentale, en Corse et à Monaco comprise.',
    week: 'La semaine de votre choix, dès {workingDays, number} jours ouvrés.',
    origin:
      '<passport>{proven, number} {proven, plural, one {produit} other {produits}} sur {total, number} d’origine française prouvée</passport>.',
  },
  vat: {
    decided: 'Décidé le {day} par\u00a0: {who}.',
    source: 'Le taux est fixé par\u00a0: <source></source>.',
    recovery: 'Ce que vous récupérez',
    cse: 'Un CSE ne récupère pas la TVA, en général\u00a0: son prix est le prix TTC, {gross}.',
    employer:
      'Un employeur ne récupère la TVA d’un cadeau que si les cadeaux faits à une même personne restent dans l’année sous {limit} TTC (montant fixé en {year}, révisé tous les cinq ans). {pieces, plural, =0 {À {gross} TTC, une seule pièce passe cette limite} one {À {gross} TTC, une pièce par an reste sous cette limite, la deuxième la passe} other {À {gross} TTC, # pièces par an restent sous cette limite, une de plus la passe}}, sans compter vos autres cadeaux. À confirmer avec votre comptable.',
    licence: 'Un employeur redevable de la TVA la récupère comme pour tout service.',
  },
  available: 'Disponible',
  soldOut: 'Stock épuisé pour le moment',
  soldOutText:
    'Nous en préparons d’autres. Dites-nous ce qu’il vous faut, et pour quand : nous vous répondons.',
  soldOutAction: 'Nous écrire',
  commitment: {
    legend: 'Votre engagement',
    months: '{months, plural, =0 {Sans engagement} other {Engagement de # mois}}',
    price: '{price} HT',
    gross: 'soit {price} TTC par salarié et par mois',
    leaving:
      'Vous pouvez arrêter à tout moment, sans frais. Les box que vous prendriez encore après un arrêt anticipé passent à {price} HT, le prix sans engagement ; les mois passés ne sont jamais recalculés.',
    free: 'Vous pouvez arrêter à tout moment, sans frais.',
    urssaf:
      'Les cadeaux d’une année s’additionnent au regard de l’URSSAF. <simulator>Le simulateur dit quand la limite serait passée</simulator>.',
  },
  quantity: {
    box: 'Nombre de box',
    subscription: 'Nombre de salariés',
    licence: 'Nombre de salariés',
    boutique: 'Quantité',
    decrease: 'Un de moins',
    increase: 'Un de plus',
    more: 'Plus de {max} ? <quote>Demandez un devis</quote>.',
  },
  add: 'Ajouter au panier',
  customise: 'Personnaliser cette box',
  customiseHint:
    'Un mot sur la carte, votre logo, la couleur du fourreau, un produit échangé contre un autre : le prix ne change pas.',
  contents: {
    glance: 'Dans la box, d’un coup d’œil',
    title: 'Ce que contient la box',
    example: 'Ce que reçoit qui n’a pas choisi',
    intro:
      '{count, plural, one {Le produit en détail} other {Les # produits en détail}}\u00a0: fabricant, lieu, preuve d’origine, composition.',
    exampleIntro:
      'Chaque mois, chacun compose sa box. Voici la sélection envoyée sans réponse de sa part, avec tout ce qu’il faut savoir avant l’achat.',
    allergens: 'Allergènes présents dans cette box : {names}.',
    noAllergens: 'Aucun des quatorze allergènes à déclarer n’entre dans cette box.',
    traces:
      'Lisez la liste des ingrédients de chaque produit, notamment pour les traces éventuelles.',
    alternatives:
      '{count, plural, one {Le produit qui peut en remplacer un autre} other {Les # produits qui peuvent en remplacer un autre}}',
    alternativesIntro:
      'Si vous personnalisez la box, ces produits du même thème peuvent y entrer, au même prix.',
  },
  item: {
    maker: 'Fabriqué par',
    makerVerified: 'Partenaire, pièce d’origine vérifiée le {day}',
    makerPlace: '{name}, {town} ({department})',
    place: 'Lieu de fabrication',
    evidence: 'Preuve d’origine',
    evidenceUntil: 'valable jusqu’au {day}',
    evidenceExpired: 'expirée le {day}',
    noEvidence: 'Pas encore reçue : ce produit n’est pas compté comme français.',
    proven: 'Origine française prouvée',
    netQuantity: 'Quantité nette',
    ingredients: 'Composition',
    allergens: 'Allergènes',
    noAllergens: 'aucun des quatorze à déclarer',
    storage: 'Conservation et emploi',
  },
  related: {
    title: 'Dans la même veine',
    price: '{price} HT',
  },
  next: {
    title: 'Une quantité, une date, une question ?',
    text: 'Dites-nous combien, où et quand. Un devis détaillé vous parvient sous deux jours ouvrés.',
    action: 'Demander un devis',
  },
};
