import type { ProductSeed } from './seed-shapes.ts';

const ANNOUNCED = {
  kind: 'boutique',
  theme: null,
  status: 'coming-soon',
  vatDecision: 'boutique',
  stock: null,
  isCustomisable: false,
  isFeatured: false,
} as const;

/** Announced, not for sale: contents and prices are provisional. */
export const boutique: ProductSeed[] = [
  {
    ...ANNOUNCED,
    items: [],
    slug: 'coffret-artisan-potier',
    priceCents: 5200,
    image: {
      name: 'item-herbal-tea',
      width: 800,
      height: 800,
      alt: { fr: 'Une tasse fumante sur sa soucoupe', en: 'A steaming cup on its saucer' },
    },
    fr: {
      name: 'Coffret d’artisan potier',
      summary:
        'Deux tasses en grès tournées à la main, signées de l’atelier, et une infusion pour ' +
        'les étrenner.',
      description: [
        'Nous travaillons avec un atelier de la Puisaye, où l’on tourne le grès depuis des ' +
          'générations. Chaque paire est unique : l’émail coule comme il veut, et c’est très ' +
          'bien ainsi.',
        'Le coffret sera proposé aux entreprises et aux CSE par petites séries. Sa ' +
          'composition et son prix restent à confirmer.',
      ],
      seoTitle: 'Coffret d’artisan potier, bientôt dans la boutique',
      seoDescription:
        'Deux tasses en grès tournées à la main et une infusion : un coffret artisanal ' +
        'français, bientôt proposé aux entreprises et aux CSE.',
    },
    en: {
      name: 'Potter’s gift set',
      summary:
        'Two hand-thrown stoneware cups, signed by the workshop, and an infusion to try them out.',
      description: [
        'We are working with a workshop in Puisaye, where stoneware has been thrown for ' +
          'generations. Each pair is unique: the glaze runs as it pleases, and so it should.',
        'The set will be offered to companies and works councils in small runs. Its contents ' +
          'and price are still to be confirmed.',
      ],
      seoTitle: 'Potter’s gift set, coming soon to the shop',
      seoDescription:
        'Two hand-thrown stoneware cups and an infusion: a French artisan gift set, coming ' +
        'soon for companies and works councils.',
    },
  },
  {
    ...ANNOUNCED,
    items: [],
    slug: 'coffret-linge-de-table',
    priceCents: 4900,
    image: {
      name: 'item-tea-towel',
      width: 800,
      height: 800,
      alt: {
        fr: 'Un torchon rayé sur une barre de bois',
        en: 'A striped tea towel on a wooden rail',
      },
    },
    fr: {
      name: 'Coffret linge de table',
      summary:
        'Un chemin de table et quatre serviettes en coton et lin, tissés et cousus dans les ' +
        'Vosges.',
      description: [
        'Des fils épais, des couleurs franches et des ourlets qui tiennent : un linge fait ' +
          'pour servir tous les jours, pas seulement les jours de fête.',
        'Le coffret est en cours de mise au point avec l’atelier. Sa composition et son prix ' +
          'restent à confirmer.',
      ],
      seoTitle: 'Coffret linge de table, bientôt dans la boutique',
      seoDescription:
        'Chemin de table et serviettes en coton et lin, tissés et cousus dans les Vosges : ' +
        'bientôt proposés aux entreprises et aux CSE.',
    },
    en: {
      name: 'Table linen gift set',
      summary: 'A table runner and four napkins in cotton and linen, woven and sewn in the Vosges.',
      description: [
        'Thick yarns, honest colours and hems that hold: linen made to be used every day, not ' +
          'only on special ones.',
        'The set is being finalised with the workshop. Its contents and price are still to be ' +
          'confirmed.',
      ],
      seoTitle: 'Table linen gift set, coming soon to the shop',
      seoDescription:
        'Table runner and napkins in cotton and linen, woven and sewn in the Vosges: coming ' +
        'soon for companies and works councils.',
    },
  },
  {
    ...ANNOUNCED,
    items: [],
    slug: 'coffret-apiculteur',
    priceCents: 3800,
    image: {
      name: 'item-honey',
      width: 800,
      height: 800,
      alt: { fr: 'Un pot de miel doré', en: 'A jar of golden honey' },
    },
    fr: {
      name: 'Coffret de l’apiculteur',
      summary:
        'Trois miels d’une même vallée, du plus clair au plus sombre, et une bougie en cire ' +
        'des ruches.',
      description: [
        'Le même rucher, trois floraisons : le coffret raconte une saison dans l’ordre, du ' +
          'printemps aux châtaigniers.',
        'Les récoltes décident des quantités. La composition et le prix seront confirmés à ' +
          'l’ouverture de la boutique.',
      ],
      seoTitle: 'Coffret de l’apiculteur, bientôt dans la boutique',
      seoDescription:
        'Trois miels d’une même vallée et une bougie en cire d’abeille : un coffret artisanal ' +
        'français, bientôt proposé aux entreprises.',
    },
    en: {
      name: 'Beekeeper’s gift set',
      summary:
        'Three honeys from one valley, from palest to darkest, and a candle made of wax from ' +
        'the hives.',
      description: [
        'One apiary, three blossoms: the set tells a season in order, from spring to the ' +
          'chestnut trees.',
        'Harvests decide the quantities. Contents and price will be confirmed when the shop opens.',
      ],
      seoTitle: 'Beekeeper’s gift set, coming soon to the shop',
      seoDescription:
        'Three honeys from one valley and a beeswax candle: a French artisan gift set, coming ' +
        'soon for companies.',
    },
  },
  {
    ...ANNOUNCED,
    items: [],
    slug: 'coffret-papetier',
    priceCents: 4200,
    image: {
      name: 'item-notebook',
      width: 800,
      height: 800,
      alt: {
        fr: 'Un carnet vert à élastique et son crayon',
        en: 'A green notebook with its pencil',
      },
    },
    fr: {
      name: 'Coffret du papetier',
      summary:
        'Un grand carnet cousu, du papier à lettres et deux crayons, pour écrire à la main à ' +
        'quelqu’un.',
      description: [
        'Un papier qui accroche juste ce qu’il faut, des enveloppes doublées, un carnet qui ' +
          's’ouvre à plat : tout est fait dans le même atelier, près d’Ambert.',
        'Le coffret est en préparation. Sa composition et son prix restent à confirmer.',
      ],
      seoTitle: 'Coffret du papetier, bientôt dans la boutique',
      seoDescription:
        'Grand carnet cousu, papier à lettres et crayons d’un atelier d’Auvergne : un coffret ' +
        'artisanal, bientôt proposé aux entreprises et aux CSE.',
    },
    en: {
      name: 'Stationer’s gift set',
      summary:
        'A large sewn notebook, writing paper and two pencils, for writing to someone by hand.',
      description: [
        'Paper with just enough bite, lined envelopes, a notebook that opens flat: everything ' +
          'is made in the same workshop, near Ambert.',
        'The set is being prepared. Its contents and price are still to be confirmed.',
      ],
      seoTitle: 'Stationer’s gift set, coming soon to the shop',
      seoDescription:
        'A large sewn notebook, writing paper and pencils from a workshop in Auvergne: a gift ' +
        'set coming soon for companies and works councils.',
    },
  },
];
