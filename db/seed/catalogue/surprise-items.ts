import { labelFile, makerStatement } from './evidence.ts';
import type { ItemSeed } from './seed-shapes.ts';

export const surpriseItems: ItemSeed[] = [
  {
    slug: 'chocolat-noir-noisettes',
    theme: 'surprise',
    maker: 'chocolaterie-clochers',
    madeAt: 'Cambrai (Nord)',
    evidence: makerStatement('2027-11-30'),
    netQuantity: '80 g',
    allergens: ['nuts', 'milk'],
    nutrition: {
      per: 'g',
      fat: 43,
      saturates: 20,
      carbohydrate: 35,
      sugars: 28,
      fibre: 10,
      protein: 9,
      salt: 0.02,
    },
    drawing: 'chocolate',
    fr: {
      name: 'Chocolat noir aux noisettes',
      description:
        'Une tablette de chocolat noir et des noisettes entières, torréfiées le matin même du ' +
        'moulage. Elle se casse net et se partage volontiers.',
      ingredients:
        'Pâte de cacao, NOISETTES (FRUITS À COQUE, France) 18 %, sucre, beurre de cacao, ' +
        'émulsifiant : lécithine de tournesol. Chocolat noir, cacao : 68 % minimum. Origine ' +
        'du cacao : hors UE. Peut contenir : LAIT.',
      storage: 'À conserver au sec, entre 14 et 18 °C.',
    },
    en: {
      name: 'Dark chocolate with hazelnuts',
      description:
        'A dark chocolate bar with whole hazelnuts, roasted on the very morning of moulding. ' +
        'It snaps cleanly and is made for sharing.',
      ingredients:
        'Cocoa mass, HAZELNUTS (NUTS, France) 18%, sugar, cocoa butter, emulsifier: sunflower ' +
        'lecithin. Dark chocolate, cocoa solids: 68% minimum. Cocoa origin: non-EU. May ' +
        'contain: MILK.',
      storage: 'Keep dry, between 14 and 18 °C.',
    },
  },
  {
    slug: 'carnet-cousu-crayon',
    theme: 'surprise',
    maker: 'papeterie-trois-meules',
    madeAt: 'Ambert (Puy-de-Dôme)',
    evidence: labelFile('2028-09-30'),
    netQuantity: '96 pages',
    allergens: [],
    drawing: 'notebook',
    fr: {
      name: 'Carnet cousu et son crayon',
      description:
        'Un carnet cousu qui s’ouvre bien à plat, un élastique et un crayon de bois. Pour les ' +
        'idées qui n’ont pas besoin d’écran.',
      ingredients:
        'Papier ivoire 90 g/m², couverture en carton toilé, fil de lin, élastique. Crayon : ' +
        'bois de tilleul, mine graphite.',
    },
    en: {
      name: 'Sewn notebook with pencil',
      description:
        'A sewn notebook that opens flat, with an elastic band and a wooden pencil. For ideas ' +
        'that need no screen.',
      ingredients:
        'Ivory paper 90 g/m², cloth-covered board, linen thread, elastic band. Pencil: lime ' +
        'wood, graphite lead.',
    },
  },
  {
    slug: 'torchon-coton-lin',
    theme: 'surprise',
    maker: 'tissage-mouilles',
    madeAt: 'La Bresse (Vosges)',
    evidence: labelFile('2028-05-31'),
    netQuantity: '50 × 70 cm',
    allergens: [],
    drawing: 'tea-towel',
    fr: {
      name: 'Torchon en coton et lin',
      description:
        'Un torchon à liteaux, tissé sur des métiers des Vosges. Il essuie les verres sans ' +
        'peluche et embellit avec les années.',
      ingredients: 'Coton 60 %, lin 40 %.',
      storage: 'Lavage en machine à 60 °C. Repasser humide.',
    },
    en: {
      name: 'Cotton and linen tea towel',
      description:
        'A striped tea towel, woven on looms in the Vosges. It dries glasses without lint and ' +
        'improves with the years.',
      ingredients: 'Cotton 60%, linen 40%.',
      storage: 'Machine wash at 60 °C. Iron damp.',
    },
  },
  {
    slug: 'sables-citron-amande',
    theme: 'surprise',
    maker: 'biscuiterie-ecluse',
    madeAt: 'Pontivy (Morbihan)',
    evidence: labelFile('2028-01-31'),
    netQuantity: '120 g',
    allergens: ['gluten', 'milk', 'eggs', 'nuts', 'sesame'],
    nutrition: {
      per: 'g',
      fat: 25,
      saturates: 13.5,
      carbohydrate: 60,
      sugars: 26,
      fibre: 2.5,
      protein: 7.5,
      salt: 0.7,
    },
    drawing: 'biscuits',
    fr: {
      name: 'Sablés au citron et à l’amande',
      description:
        'De l’amande en poudre, un zeste de citron et une cuisson juste blonde. Ils appellent ' +
        'un thé, ou une conversation.',
      ingredients:
        'Farine de BLÉ (France), BEURRE (LAIT) 23 %, sucre, AMANDES (FRUITS À COQUE) en ' +
        'poudre 12 %, ŒUFS, zestes de citron 2 %, sel. Peut contenir : SÉSAME.',
      storage: 'À conserver au sec et à l’abri de la chaleur. Refermer le sachet après ouverture.',
    },
    en: {
      name: 'Lemon and almond shortbread biscuits',
      description:
        'Ground almonds, lemon zest and a barely blond bake. They call for a cup of tea, or a ' +
        'conversation.',
      ingredients:
        'WHEAT flour (France), BUTTER (MILK) 23%, sugar, ground ALMONDS (NUTS) 12%, EGGS, ' +
        'lemon zest 2%, salt. May contain: SESAME.',
      storage: 'Keep dry and away from heat. Reseal the bag after opening.',
    },
  },
  {
    slug: 'bougie-sous-bois',
    theme: 'surprise',
    maker: 'cirerie-ardoise',
    madeAt: 'Angers (Maine-et-Loire)',
    evidence: labelFile('2028-03-31'),
    netQuantity: '90 g',
    allergens: [],
    drawing: 'candle',
    fr: {
      name: 'Petite bougie sous-bois',
      description:
        'Un parfum de mousse, d’écorce et de terre après la pluie. Une petite flamme pour les ' +
        'soirs de novembre.',
      ingredients:
        'Cire de colza, composition parfumante (contient : alpha-isométhyl ionone, ' +
        'coumarine), mèche en coton.',
      storage:
        'Ne jamais laisser une bougie allumée sans surveillance. Tenir hors de portée des ' +
        'enfants et des animaux. Peut produire une réaction allergique.',
    },
    en: {
      name: 'Small woodland candle',
      description:
        'A scent of moss, bark and earth after rain. A small flame for November evenings.',
      ingredients:
        'Rapeseed wax, fragrance (contains: alpha-isomethyl ionone, coumarin), cotton wick.',
      storage:
        'Never leave a burning candle unattended. Keep out of reach of children and pets. May ' +
        'produce an allergic reaction.',
    },
  },
  {
    slug: 'confiture-cerises-framboises',
    theme: 'surprise',
    maker: 'confiturerie-versants',
    madeAt: 'Itxassou (Pyrénées-Atlantiques)',
    evidence: labelFile('2027-09-30'),
    netQuantity: '110 g',
    allergens: [],
    nutrition: {
      per: 'g',
      fat: 0.3,
      saturates: 0,
      carbohydrate: 55,
      sugars: 53,
      fibre: 2,
      protein: 0.7,
      salt: 0.01,
    },
    drawing: 'jam',
    fr: {
      name: 'Confiture extra de cerises et framboises',
      description:
        'La douceur de la cerise, le vif de la framboise, dans un petit pot pour un petit ' +
        'déjeuner à deux.',
      ingredients:
        'Cerises (France) 35 %, framboises (France) 25 %, sucre, jus de citron concentré, ' +
        'gélifiant : pectines de fruits. Préparée avec 60 g de fruits pour 100 g. Malgré le ' +
        'soin apporté au dénoyautage, un noyau peut subsister.',
      storage:
        'À conserver dans un endroit sec. Après ouverture, à garder au réfrigérateur et à ' +
        'consommer dans les 4 semaines.',
    },
    en: {
      name: 'Cherry and raspberry extra jam',
      description:
        'The sweetness of cherries and the sharpness of raspberries, in a small jar for a ' +
        'breakfast for two.',
      ingredients:
        'Cherries (France) 35%, raspberries (France) 25%, sugar, concentrated lemon juice, ' +
        'gelling agent: fruit pectins. Prepared with 60 g of fruit per 100 g. Despite careful ' +
        'stoning, a stone may remain.',
      storage: 'Store in a dry place. Once opened, keep refrigerated and eat within 4 weeks.',
    },
  },
  {
    slug: 'chocolat-noir-fleur-de-sel',
    theme: 'surprise',
    maker: 'chocolaterie-clochers',
    madeAt: 'Cambrai (Nord)',
    evidence: makerStatement('2027-11-30'),
    netQuantity: '80 g',
    allergens: ['milk', 'nuts'],
    nutrition: {
      per: 'g',
      fat: 42,
      saturates: 25,
      carbohydrate: 36,
      sugars: 27,
      fibre: 11,
      protein: 8,
      salt: 0.8,
    },
    drawing: 'chocolate',
    fr: {
      name: 'Chocolat noir à la fleur de sel',
      description:
        'Un chocolat noir intense, relevé de quelques cristaux de fleur de sel. Un carré ' +
        'après le déjeuner, un autre pour qui passe par là.',
      ingredients:
        'Pâte de cacao, sucre, beurre de cacao, fleur de sel 0,8 %, émulsifiant : lécithine ' +
        'de tournesol. Chocolat noir, cacao : 72 % minimum. Origine du cacao : hors UE. Peut ' +
        'contenir : LAIT, NOISETTES (FRUITS À COQUE).',
      storage: 'À conserver au sec, entre 14 et 18 °C.',
    },
    en: {
      name: 'Dark chocolate with sea salt flakes',
      description:
        'An intense dark chocolate lifted by a few crystals of fleur de sel. One square after ' +
        'lunch, another for whoever drops by.',
      ingredients:
        'Cocoa mass, sugar, cocoa butter, sea salt flakes 0.8%, emulsifier: sunflower ' +
        'lecithin. Dark chocolate, cocoa solids: 72% minimum. Cocoa origin: non-EU. May ' +
        'contain: MILK, HAZELNUTS (NUTS).',
      storage: 'Keep dry, between 14 and 18 °C.',
    },
  },
  {
    slug: 'carnet-de-croquis',
    theme: 'surprise',
    maker: 'papeterie-trois-meules',
    madeAt: 'Ambert (Puy-de-Dôme)',
    evidence: makerStatement('2028-09-30'),
    netQuantity: '64 pages',
    allergens: [],
    drawing: 'notebook',
    fr: {
      name: 'Carnet de croquis',
      description:
        'Un papier épais et légèrement grenu, qui accepte le crayon comme l’aquarelle. ' +
        'Inutile de savoir dessiner pour commencer.',
      ingredients: 'Papier blanc 160 g/m², couverture en carton gris, fil de lin.',
    },
    en: {
      name: 'Sketchbook',
      description:
        'Thick, slightly grained paper that welcomes pencil and watercolour. No need to know ' +
        'how to draw to begin.',
      ingredients: 'White paper 160 g/m², grey board cover, linen thread.',
    },
  },
];
