import type { ProductSeed } from './seed-shapes.ts';

const BOX = {
  kind: 'box',
  status: 'published',
  priceCents: 3990,
  stock: null,
  isCustomisable: true,
  isFeatured: false,
} as const;

// Boxes are attention, not prevention of occupational risks: no text may suggest otherwise.
export const boxes: ProductSeed[] = [
  {
    ...BOX,
    slug: 'box-saveurs',
    theme: 'food',
    vatDecision: 'food-box',
    image: {
      name: 'box-food',
      width: 800,
      height: 600,
      alt: {
        fr:
          'Une box ouverte d’où dépassent une baguette, une bouteille d’huile, un jus de ' +
          'pommes et des bocaux',
        en: 'An open box with a baguette, a bottle of oil, apple juice and jars peeking out',
      },
    },
    items: [
      'miel-de-chataignier',
      'confiture-cerises-noires',
      'sables-pur-beurre',
      'rillettes-sardines-citron',
      'huile-olive-vierge-extra',
      'jus-de-pommes',
    ],
    fr: {
      name: 'Box Saveurs',
      summary:
        'Six spécialités salées et sucrées de petites maisons françaises, pour un petit ' +
        'déjeuner qui traîne ou un apéritif entre collègues.',
      description: [
        'Du miel de châtaignier, une confiture de cerises noires, des sablés pur beurre, des ' +
          'rillettes de sardines, une huile d’olive et un jus de pommes : de quoi garnir une ' +
          'table simple, du matin au soir.',
        'Chaque pot porte le nom de sa maison et de sa ville. Ingrédients, allergènes, ' +
          'valeurs nutritionnelles et quantités sont indiqués ci-dessous, avant toute ' +
          'commande ; la box ne contient pas d’alcool.',
        'Une box se personnalise : un mot sur la carte, le logo de votre entreprise, la ' +
          'couleur du fourreau, et l’échange d’un produit contre un autre du même thème.',
      ],
      seoTitle: 'Box Saveurs : produits français à offrir en entreprise',
      seoDescription:
        'Miel, confiture, sablés, rillettes de sardines, huile d’olive et jus de pommes de ' +
        'maisons françaises, livrés dans votre entreprise, à personnaliser.',
    },
    en: {
      name: 'Flavours Box',
      summary:
        'Six sweet and savoury specialities from small French makers, for a slow breakfast or ' +
        'drinks with colleagues.',
      description: [
        'Chestnut honey, black cherry jam, all-butter biscuits, sardine rillettes, olive oil ' +
          'and apple juice: enough to lay a simple table, from morning to night.',
        'Every jar bears the name of its maker and town. Ingredients, allergens, nutrition ' +
          'and quantities are given below, before you order; the box contains no alcohol.',
        'A box can be made yours: a few words on the card, your company’s logo, the colour of ' +
          'the sleeve, and one product swapped for another of the same theme.',
      ],
      seoTitle: 'Flavours Box: French food gifts for companies',
      seoDescription:
        'Honey, jam, biscuits, sardine rillettes, olive oil and apple juice from French ' +
        'makers, delivered to your company and ready to personalise.',
    },
  },
  {
    ...BOX,
    slug: 'box-hygiene',
    theme: 'hygiene',
    vatDecision: 'hygiene-box',
    image: {
      name: 'box-hygiene',
      width: 800,
      height: 600,
      alt: {
        fr:
          'Une box ouverte garnie de savons, de brosses à dents en bois et de flacons, parmi ' +
          'des bulles',
        en: 'An open box filled with soaps, wooden toothbrushes and bottles, among bubbles',
      },
    },
    items: [
      'savon-olive',
      'shampoing-solide-ortie',
      'brosse-a-dents-hetre',
      'baume-levres-cire-abeille',
      'serviette-invite-coton',
    ],
    fr: {
      name: 'Box Hygiène',
      summary:
        'Cinq objets de toilette bien faits et sans flacon superflu, fabriqués de Beauvais à ' +
        'Salon-de-Provence.',
      description: [
        'Un savon cuit au chaudron, un shampoing solide à l’ortie, une brosse à dents en ' +
          'hêtre, un baume à lèvres et une serviette en coton : le nécessaire, choisi pour ' +
          'durer.',
        'La liste complète des ingrédients figure sous chaque produit. Si l’un d’eux ne ' +
          'convient pas, il s’échange contre un autre du même thème.',
        'La carte, le logo et la couleur du fourreau se choisissent à la commande ; les box ' +
          'arrivent ensemble, à l’adresse de votre entreprise.',
      ],
      seoTitle: 'Box Hygiène : soins du quotidien fabriqués en France',
      seoDescription:
        'Savon, shampoing solide, brosse à dents en hêtre, baume et serviette fabriqués en ' +
        'France : une box d’entreprise utile, à personnaliser.',
    },
    en: {
      name: 'Hygiene Box',
      summary:
        'Five well-made toiletries with no needless bottles, made everywhere from Beauvais to ' +
        'Salon-de-Provence.',
      description: [
        'A cauldron-cooked soap, a nettle shampoo bar, a beech toothbrush, a lip balm and a ' +
          'cotton towel: the essentials, chosen to last.',
        'The full list of ingredients appears under each product. If one does not suit, it ' +
          'can be swapped for another of the same theme.',
        'Card, logo and sleeve colour are chosen when you order; the boxes arrive together at ' +
          'your company’s address.',
      ],
      seoTitle: 'Hygiene Box: everyday care made in France',
      seoDescription:
        'Soap, shampoo bar, beech toothbrush, balm and towel made in France: a useful company ' +
        'gift box, ready to personalise.',
    },
  },
  {
    ...BOX,
    slug: 'box-bien-etre',
    theme: 'wellness',
    vatDecision: 'wellness-box',
    image: {
      name: 'box-wellness',
      width: 800,
      height: 600,
      alt: {
        fr:
          'Une box ouverte garnie de lavande, d’une bougie et d’un baume, à côté d’une tasse ' +
          'd’infusion fumante',
        en: 'An open box with lavender, a candle and a balm, beside a steaming cup of herbal tea',
      },
    },
    items: [
      'infusion-verveine-tilleul',
      'bougie-lavandin',
      'sachet-fleurs-lavandin',
      'baume-mains-cire-abeille',
      'miel-de-lavande',
      'savon-lavandin',
    ],
    fr: {
      name: 'Box Bien-être',
      summary:
        'Une infusion, une bougie, du miel et l’odeur du lavandin : six produits pour ' +
        's’offrir un moment à soi.',
      description: [
        'Tout tient dans l’heure qui suit la journée : l’eau qui frémit, une cuillerée de ' +
          'miel de lavande, une bougie que l’on allume et un baume réchauffé entre les paumes.',
        'Plantes, fleurs et cires viennent de maisons de la Drôme, des ' +
          'Alpes-de-Haute-Provence, de l’Anjou et de la côte charentaise. Chaque produit ' +
          'indique ses ingrédients et son lieu de fabrication.',
        'C’est une attention, simplement : elle fait plaisir, elle ne soigne pas et ne ' +
          'remplace aucune démarche de l’entreprise sur le travail.',
      ],
      seoTitle: 'Box Bien-être : une attention française pour vos équipes',
      seoDescription:
        'Infusion, bougie, miel de lavande, baume et savon de maisons françaises : une box ' +
        'd’entreprise pour offrir un moment calme, à personnaliser.',
    },
    en: {
      name: 'Wellness Box',
      summary:
        'An infusion, a candle, honey and the scent of lavandin: six products for a moment of ' +
        'one’s own.',
      description: [
        'It all fits in the hour after work: water coming to a simmer, a spoonful of lavender ' +
          'honey, a candle being lit and a balm warmed between the palms.',
        'Plants, flowers and waxes come from makers in the Drôme, the ' +
          'Alpes-de-Haute-Provence, Anjou and the Charente coast. Each product states its ' +
          'ingredients and where it is made.',
        'It is a kind thought, no more: it gives pleasure, it is not a remedy, and it ' +
          'replaces none of the company’s own work on working conditions.',
      ],
      seoTitle: 'Wellness Box: a French gift for your teams',
      seoDescription:
        'Herbal infusion, candle, lavender honey, balm and soap from French makers: a company ' +
        'gift box for a quiet moment, ready to personalise.',
    },
  },
  {
    ...BOX,
    slug: 'box-surprise',
    theme: 'surprise',
    vatDecision: 'surprise-box',
    stock: 500,
    image: {
      name: 'box-surprise',
      width: 800,
      height: 600,
      alt: {
        fr:
          'Une box ouverte garnie de paquets enrubannés et d’une tablette de chocolat, sous ' +
          'une pluie de confettis',
        en: 'An open box of ribboned parcels and a chocolate bar, under a shower of confetti',
      },
    },
    items: [
      'chocolat-noir-noisettes',
      'carnet-cousu-crayon',
      'torchon-coton-lin',
      'sables-citron-amande',
      'bougie-sous-bois',
    ],
    fr: {
      name: 'Box Surprise',
      summary:
        'Cinq trouvailles qui n’ont rien à voir entre elles, sauf d’être belles, utiles et ' +
        'fabriquées en France.',
      description: [
        'Un chocolat noir aux noisettes, un carnet cousu, un torchon vosgien, des sablés au ' +
          'citron et une petite bougie : la box que l’on ouvre sans savoir par où commencer.',
        'La surprise est pour la personne qui la reçoit, jamais pour celle qui la commande : ' +
          'la composition complète, avec les allergènes, est indiquée ci-dessous.',
        'Elle est préparée en série limitée. Un produit ne convient pas ? Il s’échange contre ' +
          'un autre du même thème.',
      ],
      seoTitle: 'Box Surprise : cinq trouvailles françaises à offrir',
      seoDescription:
        'Chocolat noir, carnet cousu, torchon, sablés et bougie de maisons françaises : une ' +
        'box d’entreprise inattendue, en série limitée, à personnaliser.',
    },
    en: {
      name: 'Surprise Box',
      summary:
        'Five finds with nothing in common, except that they are beautiful, useful and made ' +
        'in France.',
      description: [
        'Dark chocolate with hazelnuts, a sewn notebook, a tea towel from the Vosges, lemon ' +
          'biscuits and a small candle: the box you open without knowing where to start.',
        'The surprise is for whoever receives it, never for whoever orders it: the full ' +
          'contents, allergens included, are listed below.',
        'It is made in a limited run. Does a product not suit? It can be swapped for another ' +
          'of the same theme.',
      ],
      seoTitle: 'Surprise Box: five French finds to give',
      seoDescription:
        'Dark chocolate, sewn notebook, tea towel, biscuits and candle from French makers: an ' +
        'unexpected company gift box, in a limited run.',
    },
  },
];
