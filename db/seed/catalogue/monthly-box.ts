import type { ProductSeed } from './seed-shapes.ts';

// "Purchasing power" is what the client calls it; no text may compare it with pay, or promise how
// social contributions will treat it.
export const monthlyBox: ProductSeed = {
  slug: 'box-pouvoir-d-achat',
  kind: 'subscription',
  theme: null,
  status: 'published',
  priceCents: 2900,
  vatDecision: 'monthly-box',
  stock: null,
  isCustomisable: false,
  isFeatured: true,
  image: {
    name: 'box-monthly',
    width: 800,
    height: 600,
    alt: {
      fr:
        'Une box ouverte marquée d’un calendrier, garnie de provisions, à côté d’une liste ' +
        'cochée au crayon',
      en:
        'An open box marked with a calendar, filled with provisions, beside a ticked list and ' +
        'a pencil',
    },
  },
  items: [
    'miel-de-chataignier',
    'sables-pur-beurre',
    'savon-olive',
    'infusion-verveine-tilleul',
    'torchon-coton-lin',
    'chocolat-noir-noisettes',
  ],
  plans: [
    { months: 12, priceCents: 2900 },
    { months: 6, priceCents: 3200 },
    { months: 0, priceCents: 3500 },
  ],
  fr: {
    name: 'Box Pouvoir d’achat',
    summary:
      'Chaque mois, des produits français utiles au quotidien, que chacun choisit pour soi et ' +
      'reçoit au travail.',
    description: [
      'De quoi remplir le placard, la salle de bains ou la corbeille à pain : chaque mois, ' +
        'chaque personne choisit son thème et ses produits. Sans réponse, elle reçoit la ' +
        'sélection présentée ici ; elle peut aussi donner sa box. Les allergies restent sur son ' +
        'appareil et ne nous sont jamais envoyées.',
      'Vous choisissez un engagement de 12 mois, de 6 mois, ou aucun. L’arrêt est possible à ' +
        'tout moment, sans frais : le tarif sans engagement s’applique alors à partir de la ' +
        'date d’arrêt, jamais aux mois passés.',
      'Les cadeaux d’une même année s’additionnent au regard des règles de l’URSSAF. Le ' +
        'simulateur fait le calcul avec vous avant la commande et montre à partir de quel mois ' +
        'la limite serait franchie.',
    ],
    seoTitle: 'Box Pouvoir d’achat : une box française chaque mois',
    seoDescription:
      'Une box mensuelle de produits français, choisie par chacun et livrée dans ' +
      'l’entreprise. Engagement de 12 mois, de 6 mois ou aucun, arrêt sans frais.',
  },
  en: {
    name: 'Purchasing Power Box',
    summary:
      'Every month, French products for everyday use, which each person chooses and receives ' +
      'at work.',
    description: [
      'Something for the cupboard, the bathroom or the bread basket: every month, each person ' +
        'chooses a theme and products. Without an answer they receive the selection shown here; ' +
        'they may also donate their box. Allergies stay on their own device and are never sent ' +
        'to us.',
      'You choose a commitment of 12 months, 6 months, or none. You can stop at any time, at ' +
        'no fee: the price without commitment then applies from the date you stop, never to ' +
        'past months.',
      'Gifts of the same year are added together under the rules of URSSAF, the French social ' +
        'security collector. The simulator does the sums with you before you order and shows in ' +
        'which month the limit would be crossed.',
    ],
    seoTitle: 'Purchasing Power Box: a French box every month',
    seoDescription:
      'A monthly box of French products, chosen by each person and delivered to the company. ' +
      '12-month, 6-month or no commitment; stop at no fee.',
  },
};
