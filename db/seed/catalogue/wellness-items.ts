import { harvestStatement, labelFile, makerStatement } from './evidence.ts';
import type { ItemSeed } from './seed-shapes.ts';

// No description promises an effect on health: Regulation (EC) 1924/2006, art. 10.
export const wellnessItems: ItemSeed[] = [
  {
    slug: 'infusion-verveine-tilleul',
    theme: 'wellness',
    maker: 'herboristerie-tilleul',
    madeAt: 'Buis-les-Baronnies (Drôme)',
    evidence: harvestStatement('2028-02-29'),
    netQuantity: '30 g',
    allergens: [],
    drawing: 'herbal-tea',
    fr: {
      name: 'Infusion verveine et tilleul',
      description:
        'De la verveine citronnée et des fleurs de tilleul séchées à l’ombre, en feuilles ' +
        'entières. Une tasse à prendre le temps de boire.',
      ingredients:
        'Feuilles de verveine odorante (France) 55 %, fleurs et bractées de tilleul (France) 45 %.',
      storage:
        'À conserver au sec et à l’abri de la lumière. Infuser une pincée 5 minutes dans ' +
        '20 cl d’eau frémissante.',
    },
    en: {
      name: 'Verbena and linden infusion',
      description:
        'Lemon verbena and linden blossom dried in the shade, as whole leaves. A cup to take ' +
        'your time over.',
      ingredients: 'Lemon verbena leaves (France) 55%, linden flowers and bracts (France) 45%.',
      storage:
        'Keep dry and away from light. Infuse a pinch for 5 minutes in 20 cl of simmering water.',
    },
  },
  {
    slug: 'bougie-lavandin',
    theme: 'wellness',
    maker: 'cirerie-ardoise',
    madeAt: 'Angers (Maine-et-Loire)',
    evidence: labelFile('2028-03-31'),
    netQuantity: '160 g',
    allergens: [],
    drawing: 'candle',
    fr: {
      name: 'Bougie au lavandin',
      description:
        'Une cire de colza coulée à la main dans un verre que l’on garde ensuite. Environ ' +
        'trente heures d’une flamme tranquille.',
      ingredients:
        'Cire de colza, huile essentielle de lavandin (contient : linalol, acétate de ' +
        'linalyle), mèche en coton.',
      storage:
        'Ne jamais laisser une bougie allumée sans surveillance. Tenir hors de portée des ' +
        'enfants et des animaux. Peut produire une réaction allergique.',
    },
    en: {
      name: 'Lavandin candle',
      description:
        'Rapeseed wax poured by hand into a glass worth keeping. About thirty hours of a ' +
        'quiet flame.',
      ingredients:
        'Rapeseed wax, lavandin essential oil (contains: linalool, linalyl acetate), cotton wick.',
      storage:
        'Never leave a burning candle unattended. Keep out of reach of children and pets. May ' +
        'produce an allergic reaction.',
    },
  },
  {
    slug: 'sachet-fleurs-lavandin',
    theme: 'wellness',
    maker: 'lavandes-plateau',
    madeAt: 'Valensole (Alpes-de-Haute-Provence)',
    evidence: harvestStatement('2028-07-31'),
    netQuantity: '25 g',
    allergens: [],
    drawing: 'lavender-sachet',
    fr: {
      name: 'Sachet de fleurs de lavandin',
      description:
        'Des fleurs récoltées en juillet, glissées dans un sachet cousu à Valensole. Pour un ' +
        'tiroir, une armoire ou le coin d’un bureau.',
      ingredients: 'Fleurs de lavandin séchées (France). Sachet : pur coton.',
      storage:
        'Article décoratif, ne se consomme pas. Presser de temps en temps pour réveiller le ' +
        'parfum.',
    },
    en: {
      name: 'Lavandin flower sachet',
      description:
        'Flowers harvested in July, tucked into a sachet sewn in Valensole. For a drawer, a ' +
        'wardrobe or the corner of a desk.',
      ingredients: 'Dried lavandin flowers (France). Sachet: pure cotton.',
      storage: 'Decorative item, not for consumption. Squeeze now and then to revive the scent.',
    },
  },
  {
    slug: 'baume-mains-cire-abeille',
    theme: 'wellness',
    maker: 'cosmetique-marais',
    madeAt: 'Rochefort (Charente-Maritime)',
    evidence: makerStatement('2027-12-31'),
    netQuantity: '40 ml',
    allergens: [],
    drawing: 'balm',
    fr: {
      name: 'Baume pour les mains',
      description:
        'Une noisette de baume à réchauffer entre les paumes, le temps de lever les yeux de ' +
        'l’écran. Texture riche, sans parfum.',
      ingredients:
        'Brassica Campestris Seed Oil, Cera Alba, Helianthus Annuus Seed Oil, Butyrospermum ' +
        'Parkii Butter, Tocopherol.',
      storage: 'À conserver à moins de 25 °C. À utiliser dans les 6 mois après ouverture.',
    },
    en: {
      name: 'Hand balm',
      description:
        'A dab of balm to warm between the palms while you look up from the screen. Rich ' +
        'texture, fragrance-free.',
      ingredients:
        'Brassica Campestris Seed Oil, Cera Alba, Helianthus Annuus Seed Oil, Butyrospermum ' +
        'Parkii Butter, Tocopherol.',
      storage: 'Keep below 25 °C. Use within 6 months of opening.',
    },
  },
  {
    slug: 'miel-de-lavande',
    theme: 'wellness',
    maker: 'lavandes-plateau',
    madeAt: 'Valensole (Alpes-de-Haute-Provence)',
    evidence: harvestStatement('2028-07-31'),
    netQuantity: '125 g',
    allergens: [],
    nutrition: {
      per: 'g',
      fat: 0,
      saturates: 0,
      carbohydrate: 82,
      sugars: 80,
      protein: 0.3,
      salt: 0.01,
    },
    drawing: 'honey',
    fr: {
      name: 'Miel de lavande',
      description:
        'Un miel clair et crémeux, butiné au bord des champs de lavande. Une cuillerée suffit ' +
        'à parfumer une infusion.',
      ingredients: 'Miel de lavande. Pays d’origine : France.',
      storage:
        'À conserver à température ambiante, à l’abri de l’humidité. Ne pas donner aux ' +
        'enfants de moins de 12 mois.',
    },
    en: {
      name: 'Lavender honey',
      description:
        'A pale, creamy honey gathered beside the lavender fields. A spoonful is enough to ' +
        'scent an infusion.',
      ingredients: 'Lavender honey. Country of origin: France.',
      storage: 'Keep at room temperature, away from damp. Do not give to children under 12 months.',
    },
  },
  {
    slug: 'savon-lavandin',
    theme: 'wellness',
    maker: 'savonnerie-puits',
    madeAt: 'Salon-de-Provence (Bouches-du-Rhône)',
    evidence: labelFile('2028-04-30'),
    netQuantity: '100 g',
    allergens: [],
    drawing: 'soap',
    fr: {
      name: 'Savon au lavandin',
      description:
        'Un savon d’huiles végétales parfumé au lavandin, à la mousse fine. Il laisse ' +
        'derrière lui une odeur de linge au soleil.',
      ingredients:
        'Sodium Olivate, Sodium Cocoate, Aqua, Glycerin, Lavandula Hybrida Oil, Sodium ' +
        'Chloride, Linalool, Linalyl Acetate, Limonene.',
      storage: 'À laisser sécher sur un porte-savon. Éviter le contact avec les yeux.',
    },
    en: {
      name: 'Lavandin soap',
      description:
        'A vegetable-oil soap scented with lavandin, with a fine lather. It leaves a smell of ' +
        'linen in the sun.',
      ingredients:
        'Sodium Olivate, Sodium Cocoate, Aqua, Glycerin, Lavandula Hybrida Oil, Sodium ' +
        'Chloride, Linalool, Linalyl Acetate, Limonene.',
      storage: 'Leave to dry on a soap dish. Avoid contact with the eyes.',
    },
  },
  {
    slug: 'infusion-menthe-camomille',
    theme: 'wellness',
    maker: 'herboristerie-tilleul',
    madeAt: 'Buis-les-Baronnies (Drôme)',
    evidence: harvestStatement('2028-02-29'),
    netQuantity: '30 g',
    allergens: [],
    drawing: 'herbal-tea',
    fr: {
      name: 'Infusion menthe et camomille',
      description:
        'La fraîcheur de la menthe poivrée, la rondeur des fleurs de camomille. Chaude en ' +
        'hiver, glacée en été.',
      ingredients:
        'Feuilles de menthe poivrée (France) 60 %, capitules de camomille matricaire (France) ' +
        '40 %.',
      storage:
        'À conserver au sec et à l’abri de la lumière. Infuser une pincée 5 minutes dans ' +
        '20 cl d’eau frémissante.',
    },
    en: {
      name: 'Mint and camomile infusion',
      description:
        'The freshness of peppermint, the roundness of camomile flowers. Hot in winter, iced ' +
        'in summer.',
      ingredients: 'Peppermint leaves (France) 60%, German camomile flower heads (France) 40%.',
      storage:
        'Keep dry and away from light. Infuse a pinch for 5 minutes in 20 cl of simmering water.',
    },
  },
  {
    slug: 'bougie-cire-abeille',
    theme: 'wellness',
    maker: 'cirerie-ardoise',
    madeAt: 'Angers (Maine-et-Loire)',
    evidence: makerStatement('2027-12-31'),
    netQuantity: '120 g',
    allergens: [],
    drawing: 'candle',
    fr: {
      name: 'Bougie à la cire d’abeille',
      description:
        'De la cire d’abeille, une mèche de coton et rien d’autre. Sa lumière est dorée, son ' +
        'odeur à peine miellée.',
      ingredients: 'Cire d’abeille, mèche en coton.',
      storage:
        'Ne jamais laisser une bougie allumée sans surveillance. Tenir hors de portée des ' +
        'enfants et des animaux.',
    },
    en: {
      name: 'Beeswax candle',
      description:
        'Beeswax, a cotton wick and nothing else. Its light is golden, its scent barely honeyed.',
      ingredients: 'Beeswax, cotton wick.',
      storage: 'Never leave a burning candle unattended. Keep out of reach of children and pets.',
    },
  },
];
