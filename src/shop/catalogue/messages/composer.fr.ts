/** The box that is composed on the page: its words change with each touch. */
export const fr = {
  eyebrow: 'À votre façon',
  title: 'Composez-la, elle change sous vos yeux',
  intro:
    'Un thème, des produits échangés, un fourreau, un mot. Le prix ne bouge pas\u202f; l’origine, les allergènes et la limite de l’URSSAF se recalculent à chaque geste.',
  box: 'La box de départ',
  card: 'Votre mot s’écrira ici.',
  inside: 'Dans la box',
  hint: 'Touchez un produit\u00a0: un autre du même thème prend sa place.',
  swap: ', échanger',
  swapped: '{to} prend la place de\u00a0: {from}.',
  net: 'HT la box',
  gross: 'TTC, livraison en France comprise',
  origin:
    '{proven, number} {proven, plural, one {produit} other {produits}} sur {total, number} d’origine française prouvée ce jour, soit {percent}\u00a0%.',
  allergens: 'Allergènes\u00a0: {names}.',
  noAllergens: 'Aucun des quatorze allergènes à déclarer.',
  add: 'Mettre ma box dans le panier',
  logo: 'Votre logo s’imprime aussi sur le fourreau\u00a0: <box>ajoutez-le en personnalisant cette box</box>.',
  meter: {
    title: 'Et pour l’URSSAF\u202f?',
    given: 'Supposons que la personne ait déjà reçu cette année',
    nothing: 'Aucun autre cadeau',
    under:
      'Avec cette box, ses cadeaux de {year} valent {total} TTC. Il reste {remaining} avant la limite de {limit}.',
    over: 'Avec cette box, ses cadeaux de {year} valent {total} TTC, soit {over} de plus que la limite de {limit}. Au-delà, chaque cadeau doit se rattacher à un événement prévu.',
    simulate: 'Faire le compte pour toute l’équipe',
  },
};
