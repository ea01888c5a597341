import type { VatDecisionSeed } from './seed-shapes.ts';

export const DECIDED_ON = '2026-11-02';
export const DECIDED_BY = 'Direction (démonstration)';

/**
 * Rates of products sold at one price. Since 1 September 2026 the law is book II of the CIBS; the articles named are
 * those of the CGI that it took over: 257 ter, 278, 278-0 and 278-0 bis.
 */
export const vatDecisions = {
  'food-box': {
    rateBasisPoints: 550,
    reason: {
      fr:
        'Box à prix unique, traitée comme une seule opération (CIBS, livre II ; ancien CGI, art. 257 ter). Elle est ' +
        'composée de denrées alimentaires au taux de 5,5 % (ancien CGI, art. 278-0 bis, A, 1°), sans ' +
        'alcool, sans confiserie, sans chocolat au lait, blanc ou fourré ; l’emballage et la ' +
        'carte sont accessoires.',
      en:
        'A box at one price is one supply (CIBS, book II; formerly CGI, art. 257 ter). It is made up of ' +
        'foodstuffs taxed at 5.5% (formerly CGI, art. 278-0 bis, A, 1°), with no alcohol, no confectionery ' +
        'and no milk, white or filled chocolate; packaging and card are accessory.',
    },
  },
  'hygiene-box': {
    rateBasisPoints: 2000,
    reason: {
      fr:
        'Box à prix unique, traitée comme une seule opération (CIBS, livre II ; ancien CGI, art. 257 ter). Les ' +
        'produits d’hygiène et de toilette relèvent du taux normal de 20 % (ancien CGI, art. 278).',
      en:
        'A box at one price is one supply (CIBS, book II; formerly CGI, art. 257 ter). Hygiene and ' +
        'toiletry products bear the standard rate of 20% (formerly CGI, art. 278).',
    },
  },
  'wellness-box': {
    rateBasisPoints: 2000,
    reason: {
      fr:
        'Box à prix unique, traitée comme une seule opération (CIBS, livre II ; ancien CGI, art. 257 ter). Bougie, ' +
        'sachet, baume et savon, à 20 %, ne sont pas accessoires : le taux le plus élevé ' +
        's’applique à l’ensemble (ancien CGI, art. 278-0), y compris au miel et à l’infusion.',
      en:
        'A box at one price is one supply (CIBS, book II; formerly CGI, art. 257 ter). The candle, ' +
        'sachet, balm and soap, at 20%, are not accessory: the highest rate applies to the ' +
        'whole (formerly CGI, art. 278-0), honey and herbal tea included.',
    },
  },
  'surprise-box': {
    rateBasisPoints: 2000,
    reason: {
      fr:
        'Box à prix unique, traitée comme une seule opération (CIBS, livre II ; ancien CGI, art. 257 ter). Carnet, ' +
        'torchon et bougie, à 20 %, ne sont pas accessoires aux denrées : le taux le plus ' +
        'élevé s’applique à l’ensemble (ancien CGI, art. 278-0).',
      en:
        'A box at one price is one supply (CIBS, book II; formerly CGI, art. 257 ter). The notebook, tea ' +
        'towel and candle, at 20%, are not accessory to the food: the highest rate applies to ' +
        'the whole (formerly CGI, art. 278-0).',
    },
  },
  'monthly-box': {
    rateBasisPoints: 2000,
    reason: {
      fr:
        'Box mensuelle à prix unique, traitée comme une seule opération (CIBS, livre II ; ancien CGI, art. 257 ter). ' +
        'Le thème varie selon le choix de chacun et mêle d’ordinaire des denrées et des ' +
        'articles à 20 % qui ne sont pas accessoires : par prudence, le taux normal est ' +
        'retenu pour l’ensemble (ancien CGI, art. 278-0).',
      en:
        'A monthly box at one price is one supply (CIBS, book II; formerly CGI, art. 257 ter). Its theme ' +
        'varies with each person’s choice and usually mixes food with items at 20% that are ' +
        'not accessory: as a prudent choice, the standard rate is applied to the whole ' +
        '(formerly CGI, art. 278-0).',
    },
  },
  boutique: {
    rateBasisPoints: 2000,
    reason: {
      fr:
        'Coffret annoncé, à prix unique (CIBS, livre II ; ancien CGI, art. 257 ter), dont la composition n’est pas ' +
        'arrêtée : taux normal de 20 % à titre provisoire (ancien CGI, art. 278 et 278-0) ; la ' +
        'décision sera revue avant la mise en vente.',
      en:
        'An announced set at one price (CIBS, book II; formerly CGI, art. 257 ter) whose contents are not ' +
        'final: standard rate of 20% for the time being (formerly CGI, art. 278 and 278-0); the decision ' +
        'will be reviewed before it goes on sale.',
    },
  },
} as const satisfies Record<string, VatDecisionSeed>;
