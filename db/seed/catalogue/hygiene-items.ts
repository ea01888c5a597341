import { labelFile, makerStatement } from './evidence.ts';
import type { ItemSeed } from './seed-shapes.ts';

// Cosmetics list their ingredients by INCI names: Regulation (EC) 1223/2009, art. 19.
export const hygieneItems: ItemSeed[] = [
  {
    slug: 'savon-olive',
    theme: 'hygiene',
    maker: 'savonnerie-puits',
    madeAt: 'Salon-de-Provence (Bouches-du-Rhône)',
    evidence: labelFile('2028-04-30'),
    netQuantity: '200 g',
    allergens: [],
    drawing: 'soap',
    fr: {
      name: 'Savon à l’huile d’olive',
      description:
        'Un cube cuit au chaudron puis séché à l’air pendant plusieurs semaines. Pour les ' +
        'mains, le corps et même le linge délicat.',
      ingredients:
        'Sodium Olivate, Sodium Cocoate, Aqua, Glycerin, Sodium Chloride, Sodium Hydroxide.',
      storage:
        'À laisser sécher sur un porte-savon entre deux usages. Éviter le contact avec les yeux.',
    },
    en: {
      name: 'Olive oil soap',
      description:
        'A cube cooked in a cauldron, then air-dried for several weeks. For hands, body and ' +
        'even delicate laundry.',
      ingredients:
        'Sodium Olivate, Sodium Cocoate, Aqua, Glycerin, Sodium Chloride, Sodium Hydroxide.',
      storage: 'Leave to dry on a soap dish between uses. Avoid contact with the eyes.',
    },
  },
  {
    slug: 'shampoing-solide-ortie',
    theme: 'hygiene',
    maker: 'cosmetique-marais',
    madeAt: 'Rochefort (Charente-Maritime)',
    evidence: makerStatement('2027-12-31'),
    netQuantity: '75 g',
    allergens: [],
    drawing: 'shampoo-bar',
    fr: {
      name: 'Shampoing solide à l’ortie',
      description:
        'Un galet à l’ortie qui mousse dès les premiers gestes. Il tient dans une poche de ' +
        'sac et se passe de flacon.',
      ingredients:
        'Sodium Cocoyl Isethionate, Aqua, Cetearyl Alcohol, Decyl Glucoside, Glycerin, Urtica ' +
        'Dioica Leaf Powder, Citric Acid.',
      storage:
        'À conserver au sec. Rincer abondamment en cas de contact avec les yeux. À utiliser ' +
        'dans les 12 mois après ouverture.',
    },
    en: {
      name: 'Nettle shampoo bar',
      description:
        'A nettle bar that lathers from the first touch. It fits in a bag pocket and needs no ' +
        'bottle.',
      ingredients:
        'Sodium Cocoyl Isethionate, Aqua, Cetearyl Alcohol, Decyl Glucoside, Glycerin, Urtica ' +
        'Dioica Leaf Powder, Citric Acid.',
      storage:
        'Keep dry. Rinse thoroughly in case of contact with the eyes. Use within 12 months of ' +
        'opening.',
    },
  },
  {
    slug: 'brosse-a-dents-hetre',
    theme: 'hygiene',
    maker: 'brosserie-chenaie',
    madeAt: 'Beauvais (Oise)',
    evidence: labelFile('2028-06-30'),
    netQuantity: '19 cm',
    allergens: [],
    drawing: 'toothbrush',
    fr: {
      name: 'Brosse à dents en hêtre',
      description:
        'Un manche en hêtre tourné et poli, des poils souples implantés à Beauvais. Légère en ' +
        'main, simple à reconnaître dans le verre.',
      ingredients: 'Manche : hêtre de forêts françaises, huile de lin. Poils : polyamide souple.',
      storage: 'À rincer et à laisser sécher à l’air libre. À remplacer tous les 3 mois.',
    },
    en: {
      name: 'Beech toothbrush',
      description:
        'A turned and polished beech handle, with soft bristles set in Beauvais. Light in the ' +
        'hand, easy to recognise in the glass.',
      ingredients: 'Handle: beech from French forests, linseed oil. Bristles: soft polyamide.',
      storage: 'Rinse and leave to air-dry. Replace every 3 months.',
    },
  },
  {
    slug: 'baume-levres-cire-abeille',
    theme: 'hygiene',
    maker: 'cosmetique-marais',
    madeAt: 'Rochefort (Charente-Maritime)',
    evidence: makerStatement('2027-12-31'),
    netQuantity: '15 ml',
    allergens: [],
    drawing: 'balm',
    fr: {
      name: 'Baume à lèvres à la cire d’abeille',
      description:
        'Une petite boîte en métal et un baume qui fond au bout du doigt. Sans parfum, pour ' +
        'toutes les poches.',
      ingredients:
        'Helianthus Annuus Seed Oil, Cera Alba, Brassica Campestris Seed Oil, Butyrospermum ' +
        'Parkii Butter, Tocopherol.',
      storage: 'À conserver à moins de 25 °C. À utiliser dans les 6 mois après ouverture.',
    },
    en: {
      name: 'Beeswax lip balm',
      description:
        'A small metal tin and a balm that melts at the touch of a finger. Fragrance-free, ' +
        'for every pocket.',
      ingredients:
        'Helianthus Annuus Seed Oil, Cera Alba, Brassica Campestris Seed Oil, Butyrospermum ' +
        'Parkii Butter, Tocopherol.',
      storage: 'Keep below 25 °C. Use within 6 months of opening.',
    },
  },
  {
    slug: 'serviette-invite-coton',
    theme: 'hygiene',
    maker: 'tissage-mouilles',
    madeAt: 'La Bresse (Vosges)',
    evidence: labelFile('2028-05-31'),
    netQuantity: '30 × 50 cm',
    allergens: [],
    drawing: 'tea-towel',
    fr: {
      name: 'Serviette invité en coton',
      description:
        'Une éponge bouclée, tissée et confectionnée dans les Vosges. Elle boit bien, sèche ' +
        'vite et s’adoucit avec les lavages.',
      ingredients: 'Pur coton.',
      storage: 'Lavage en machine à 60 °C. Laver une première fois avant usage.',
    },
    en: {
      name: 'Cotton guest towel',
      description:
        'Looped terry, woven and sewn in the Vosges. It absorbs well, dries fast and softens ' +
        'with each wash.',
      ingredients: 'Pure cotton.',
      storage: 'Machine wash at 60 °C. Wash once before use.',
    },
  },
  {
    slug: 'creme-mains-colza',
    theme: 'hygiene',
    maker: 'cosmetique-marais',
    madeAt: 'Rochefort (Charente-Maritime)',
    evidence: makerStatement('2027-12-31'),
    netQuantity: '50 ml',
    allergens: [],
    drawing: 'balm',
    fr: {
      name: 'Crème pour les mains au colza',
      description:
        'Une crème souple à l’huile de colza, qui pénètre sans coller aux touches du clavier. ' +
        'Le format tient dans un tiroir.',
      ingredients:
        'Aqua, Brassica Campestris Seed Oil, Glycerin, Cetearyl Alcohol, Cetearyl Glucoside, ' +
        'Cera Alba, Tocopherol, Xanthan Gum, Benzyl Alcohol, Dehydroacetic Acid, Citric Acid.',
      storage: 'À conserver à moins de 25 °C. À utiliser dans les 6 mois après ouverture.',
    },
    en: {
      name: 'Rapeseed hand cream',
      description:
        'A supple cream with rapeseed oil that sinks in without sticking to the keyboard. ' +
        'Sized to live in a drawer.',
      ingredients:
        'Aqua, Brassica Campestris Seed Oil, Glycerin, Cetearyl Alcohol, Cetearyl Glucoside, ' +
        'Cera Alba, Tocopherol, Xanthan Gum, Benzyl Alcohol, Dehydroacetic Acid, Citric Acid.',
      storage: 'Keep below 25 °C. Use within 6 months of opening.',
    },
  },
  {
    slug: 'shampoing-solide-argile',
    theme: 'hygiene',
    maker: 'cosmetique-marais',
    madeAt: 'Rochefort (Charente-Maritime)',
    evidence: makerStatement('2027-12-31'),
    netQuantity: '75 g',
    allergens: [],
    drawing: 'shampoo-bar',
    fr: {
      name: 'Shampoing solide à l’argile verte',
      description:
        'De l’argile verte et une mousse légère, pour les cheveux qui regraissent vite. Sans ' +
        'parfum ajouté.',
      ingredients:
        'Sodium Cocoyl Isethionate, Aqua, Cetearyl Alcohol, Illite, Decyl Glucoside, ' +
        'Glycerin, Citric Acid.',
      storage:
        'À conserver au sec. Rincer abondamment en cas de contact avec les yeux. À utiliser ' +
        'dans les 12 mois après ouverture.',
    },
    en: {
      name: 'Green clay shampoo bar',
      description:
        'Green clay and a light lather, for hair that turns greasy quickly. No added fragrance.',
      ingredients:
        'Sodium Cocoyl Isethionate, Aqua, Cetearyl Alcohol, Illite, Decyl Glucoside, ' +
        'Glycerin, Citric Acid.',
      storage:
        'Keep dry. Rinse thoroughly in case of contact with the eyes. Use within 12 months of ' +
        'opening.',
    },
  },
  {
    slug: 'dentifrice-solide-menthe',
    theme: 'hygiene',
    maker: 'cosmetique-marais',
    madeAt: 'Rochefort (Charente-Maritime)',
    evidence: null,
    netQuantity: '30 g',
    allergens: [],
    drawing: 'balm',
    fr: {
      name: 'Dentifrice solide à la menthe',
      description:
        'Une pastille à frotter de la brosse mouillée, au goût de menthe franche. La boîte en ' +
        'métal se garde et se remplit de nouveau.',
      ingredients:
        'Calcium Carbonate, Sorbitol, Sodium Bicarbonate, Sodium Cocoyl Isethionate, ' +
        'Glycerin, Xanthan Gum, Mentha Piperita Oil, Menthol, Limonene.',
      storage:
        'À conserver au sec, boîte fermée. Ne pas avaler. À utiliser dans les 6 mois après ' +
        'ouverture.',
    },
    en: {
      name: 'Solid mint toothpaste',
      description:
        'A tablet to rub with a wet brush, with a clear taste of mint. The metal tin is for ' +
        'keeping and refilling.',
      ingredients:
        'Calcium Carbonate, Sorbitol, Sodium Bicarbonate, Sodium Cocoyl Isethionate, ' +
        'Glycerin, Xanthan Gum, Mentha Piperita Oil, Menthol, Limonene.',
      storage: 'Keep dry, tin closed. Do not swallow. Use within 6 months of opening.',
    },
  },
];
