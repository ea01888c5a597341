import { harvestStatement, labelFile, makerStatement } from './evidence.ts';
import type { ItemSeed } from './seed-shapes.ts';

export const foodItems: ItemSeed[] = [
  {
    slug: 'miel-de-chataignier',
    theme: 'food',
    maker: 'rucher-salindre',
    madeAt: 'Saint-Jean-du-Gard (Gard)',
    evidence: harvestStatement('2028-03-31'),
    netQuantity: '250 g',
    allergens: [],
    nutrition: {
      per: 'g',
      fat: 0,
      saturates: 0,
      carbohydrate: 81,
      sugars: 78,
      protein: 0.5,
      salt: 0.02,
    },
    drawing: 'honey',
    fr: {
      name: 'Miel de châtaignier',
      description:
        'Un miel ambré au caractère franc, récolté en juillet sous les châtaigniers. Sa ' +
        'pointe d’amertume réveille un yaourt comme un fromage frais.',
      ingredients: 'Miel de châtaignier. Pays d’origine : France.',
      storage:
        'À conserver à température ambiante, à l’abri de l’humidité. La cristallisation est ' +
        'naturelle. Ne pas donner aux enfants de moins de 12 mois.',
    },
    en: {
      name: 'Chestnut honey',
      description:
        'An amber honey with a frank character, gathered in July under the chestnut trees. ' +
        'Its hint of bitterness livens up yoghurt and fresh cheese alike.',
      ingredients: 'Chestnut honey. Country of origin: France.',
      storage:
        'Keep at room temperature, away from damp. Crystallisation is natural. Do not give to ' +
        'children under 12 months.',
    },
  },
  {
    slug: 'confiture-cerises-noires',
    theme: 'food',
    maker: 'confiturerie-versants',
    madeAt: 'Itxassou (Pyrénées-Atlantiques)',
    evidence: labelFile('2027-09-30'),
    netQuantity: '220 g',
    allergens: [],
    nutrition: {
      per: 'g',
      fat: 0.2,
      saturates: 0,
      carbohydrate: 57,
      sugars: 55,
      fibre: 1.2,
      protein: 0.6,
      salt: 0.01,
    },
    drawing: 'jam',
    fr: {
      name: 'Confiture extra de cerises noires',
      description:
        'Des cerises noires entières, cuites en petites bassines pour garder leur chair et ' +
        'leur éclat. Sur une tranche de pain, rien d’autre n’est nécessaire.',
      ingredients:
        'Cerises noires (France) 60 %, sucre, jus de citron concentré, gélifiant : pectines ' +
        'de fruits. Préparée avec 60 g de fruits pour 100 g. Malgré le soin apporté au ' +
        'dénoyautage, un noyau peut subsister.',
      storage:
        'À conserver dans un endroit sec. Après ouverture, à garder au réfrigérateur et à ' +
        'consommer dans les 4 semaines.',
    },
    en: {
      name: 'Black cherry extra jam',
      description:
        'Whole black cherries, cooked in small pans to keep their flesh and their shine. On a ' +
        'slice of bread, nothing else is needed.',
      ingredients:
        'Black cherries (France) 60%, sugar, concentrated lemon juice, gelling agent: fruit ' +
        'pectins. Prepared with 60 g of fruit per 100 g. Despite careful stoning, a stone may ' +
        'remain.',
      storage: 'Store in a dry place. Once opened, keep refrigerated and eat within 4 weeks.',
    },
  },
  {
    slug: 'sables-pur-beurre',
    theme: 'food',
    maker: 'biscuiterie-ecluse',
    madeAt: 'Pontivy (Morbihan)',
    evidence: labelFile('2028-01-31'),
    netQuantity: '150 g',
    allergens: ['gluten', 'milk', 'eggs', 'nuts', 'sesame'],
    nutrition: {
      per: 'g',
      fat: 24,
      saturates: 15.5,
      carbohydrate: 64,
      sugars: 22,
      fibre: 1.8,
      protein: 6.5,
      salt: 0.9,
    },
    drawing: 'biscuits',
    fr: {
      name: 'Sablés pur beurre',
      description:
        'Des sablés épais et friables, dorés lentement jusqu’à la noisette. Le genre de ' +
        'paquet que l’on pose au milieu de la table et qui ne revient pas.',
      ingredients:
        'Farine de BLÉ (France), BEURRE (LAIT) 27 %, sucre, jaunes d’ŒUFS 4 %, sel. Peut ' +
        'contenir : AMANDES (FRUITS À COQUE), SÉSAME.',
      storage: 'À conserver au sec et à l’abri de la chaleur. Refermer le sachet après ouverture.',
    },
    en: {
      name: 'All-butter shortbread biscuits',
      description:
        'Thick, crumbly biscuits, baked slowly until golden. The kind of packet you put in ' +
        'the middle of the table and never see again.',
      ingredients:
        'WHEAT flour (France), BUTTER (MILK) 27%, sugar, EGG yolks 4%, salt. May contain: ' +
        'ALMONDS (NUTS), SESAME.',
      storage: 'Keep dry and away from heat. Reseal the bag after opening.',
    },
  },
  {
    slug: 'rillettes-sardines-citron',
    theme: 'food',
    maker: 'conserverie-pointe',
    madeAt: 'Douarnenez (Finistère)',
    evidence: makerStatement('2027-12-31'),
    netQuantity: '90 g',
    allergens: ['fish', 'milk', 'mustard'],
    nutrition: {
      per: 'g',
      fat: 19,
      saturates: 6,
      carbohydrate: 2,
      sugars: 1.5,
      protein: 15,
      salt: 1.1,
    },
    drawing: 'terrine',
    fr: {
      name: 'Rillettes de sardines au citron',
      description:
        'Des sardines émiettées à la main, un filet de citron et un peu de fromage frais. À ' +
        'tartiner sans façon sur du pain grillé.',
      ingredients:
        'SARDINES (POISSON, Sardina pilchardus, Atlantique Nord-Est) 58 %, fromage frais ' +
        '(LAIT) 18 %, huile de colza, jus de citron 6 %, échalotes, MOUTARDE (eau, graines de ' +
        'MOUTARDE, vinaigre d’alcool, sel), sel, poivre. Peut contenir des arêtes.',
      storage:
        'À conserver à température ambiante. Après ouverture, à garder au réfrigérateur et à ' +
        'consommer dans les 48 heures.',
    },
    en: {
      name: 'Sardine rillettes with lemon',
      description:
        'Hand-flaked sardines, a dash of lemon and a little fresh cheese. Spread without ' +
        'ceremony on toast.',
      ingredients:
        'SARDINES (FISH, Sardina pilchardus, North-East Atlantic) 58%, fresh cheese (MILK) ' +
        '18%, rapeseed oil, lemon juice 6%, shallots, MUSTARD (water, MUSTARD seeds, spirit ' +
        'vinegar, salt), salt, pepper. May contain bones.',
      storage: 'Store at room temperature. Once opened, keep refrigerated and eat within 48 hours.',
    },
  },
  {
    slug: 'huile-olive-vierge-extra',
    theme: 'food',
    maker: 'moulin-restanques',
    madeAt: 'Maussane-les-Alpilles (Bouches-du-Rhône)',
    evidence: harvestStatement('2028-02-29'),
    netQuantity: '25 cl',
    allergens: [],
    nutrition: {
      per: 'ml',
      fat: 91.6,
      saturates: 13.5,
      carbohydrate: 0,
      sugars: 0,
      protein: 0,
      salt: 0,
    },
    drawing: 'olive-oil',
    fr: {
      name: 'Huile d’olive vierge extra',
      description:
        'Une huile au fruité vert, aux notes d’artichaut et d’herbe coupée. Quelques gouttes ' +
        'suffisent sur une tomate ou une soupe.',
      ingredients:
        'Huile d’olive vierge extra, origine France. Huile d’olive de catégorie supérieure ' +
        'obtenue directement à partir d’olives et uniquement par des procédés mécaniques.',
      storage: 'À conserver à l’abri de la lumière et de la chaleur.',
    },
    en: {
      name: 'Extra virgin olive oil',
      description:
        'A green, fruity oil with notes of artichoke and cut grass. A few drops are enough on ' +
        'a tomato or a bowl of soup.',
      ingredients:
        'Extra virgin olive oil, origin France. Superior category olive oil obtained directly ' +
        'from olives and solely by mechanical means.',
      storage: 'Store away from light and heat.',
    },
  },
  {
    slug: 'jus-de-pommes',
    theme: 'food',
    maker: 'vergers-val',
    madeAt: 'Lisieux (Calvados)',
    evidence: harvestStatement('2027-10-31'),
    netQuantity: '33 cl',
    allergens: [],
    nutrition: {
      per: 'ml',
      fat: 0,
      saturates: 0,
      carbohydrate: 11,
      sugars: 10.5,
      protein: 0.1,
      salt: 0,
    },
    drawing: 'apple-juice',
    fr: {
      name: 'Jus de pommes trouble',
      description:
        'Des pommes du verger pressées dès la cueillette, sans filtration. Un jus dense, où ' +
        'l’on retrouve la peau et le fruit.',
      ingredients: 'Jus de pommes (France).',
      storage:
        'À conserver à l’abri de la lumière. Agiter avant de servir. Après ouverture, à ' +
        'garder au réfrigérateur et à consommer dans les 4 jours.',
    },
    en: {
      name: 'Cloudy apple juice',
      description:
        'Orchard apples pressed as soon as they are picked, and left unfiltered. A dense ' +
        'juice that tastes of skin and fruit.',
      ingredients: 'Apple juice (France).',
      storage:
        'Store away from light. Shake before serving. Once opened, keep refrigerated and ' +
        'drink within 4 days.',
    },
  },
  {
    slug: 'moutarde-au-miel',
    theme: 'food',
    maker: 'moutarderie-remparts',
    madeAt: 'Beaune (Côte-d’Or)',
    evidence: makerStatement('2027-11-30'),
    netQuantity: '200 g',
    allergens: ['mustard', 'sulphites'],
    nutrition: {
      per: 'g',
      fat: 9,
      saturates: 0.6,
      carbohydrate: 22,
      sugars: 20,
      fibre: 4,
      protein: 7,
      salt: 4.5,
    },
    drawing: 'honey',
    fr: {
      name: 'Moutarde au miel',
      description:
        'Des graines broyées à la meule de pierre, adoucies d’une belle cuillerée de miel. ' +
        'Elle se plaît dans une vinaigrette ou sur un rôti froid.',
      ingredients:
        'Eau, graines de MOUTARDE (France) 28 %, miel (France) 20 %, vinaigre d’alcool, sel, ' +
        'acidifiant : acide citrique, conservateur : DISULFITE de potassium (SULFITES).',
      storage: 'À conserver au sec. Après ouverture, à garder au réfrigérateur.',
    },
    en: {
      name: 'Honey mustard',
      description:
        'Stone-ground seeds softened with a generous spoonful of honey. At home in a ' +
        'vinaigrette or beside a cold roast.',
      ingredients:
        'Water, MUSTARD seeds (France) 28%, honey (France) 20%, spirit vinegar, salt, acid: ' +
        'citric acid, preservative: potassium METABISULPHITE (SULPHITES).',
      storage: 'Store in a dry place. Once opened, keep refrigerated.',
    },
  },
  {
    slug: 'crackers-sesame-romarin',
    theme: 'food',
    maker: 'biscuiterie-ecluse',
    madeAt: 'Pontivy (Morbihan)',
    evidence: makerStatement('2028-01-31'),
    netQuantity: '110 g',
    allergens: ['gluten', 'milk', 'eggs', 'nuts', 'sesame'],
    nutrition: {
      per: 'g',
      fat: 17,
      saturates: 2,
      carbohydrate: 62,
      sugars: 1.5,
      fibre: 4,
      protein: 12,
      salt: 1.6,
    },
    drawing: 'biscuits',
    fr: {
      name: 'Crackers au sésame et au romarin',
      description:
        'De fines plaques craquantes, parfumées au romarin et couvertes de sésame grillé. ' +
        'Pour l’apéritif, ou pour un creux de fin de matinée.',
      ingredients:
        'Farine de BLÉ (France), graines de SÉSAME 12 %, huile de tournesol, sel, romarin ' +
        '1 %, levure. Peut contenir : LAIT, ŒUFS, AMANDES (FRUITS À COQUE).',
      storage: 'À conserver au sec. Refermer le sachet après ouverture.',
    },
    en: {
      name: 'Sesame and rosemary crackers',
      description:
        'Thin, snappy crackers scented with rosemary and covered in toasted sesame. For a ' +
        'drink with friends, or a late-morning hunger.',
      ingredients:
        'WHEAT flour (France), SESAME seeds 12%, sunflower oil, salt, rosemary 1%, yeast. May ' +
        'contain: MILK, EGGS, ALMONDS (NUTS).',
      storage: 'Keep dry. Reseal the bag after opening.',
    },
  },
];
