import type { Language } from '#basics/language.ts';

// The nutrition declaration of a food: Regulation (EU) 1169/2011, art. 30 to 32 and annex XV.

/** Grams in 100 g, or in 100 ml. */
export interface Nutrition {
  per: 'g' | 'ml';
  fat: number;
  saturates: number;
  carbohydrate: number;
  sugars: number;
  fibre?: number;
  protein: number;
  salt: number;
}

/** The declaration as one sentence; energy by the factors of annex XIV. */
export function nutritionSentence(nutrition: Nutrition, language: Language): string {
  return language === 'fr' ? inFrench(nutrition) : inEnglish(nutrition);
}

function inFrench(it: Nutrition): string {
  const amount = formatter('fr-FR');
  const parts = [
    `énergie ${energy(it, amount)}`,
    `matières grasses ${amount(it.fat)} g, dont acides gras saturés ${amount(it.saturates)} g`,
    `glucides ${amount(it.carbohydrate)} g, dont sucres ${amount(it.sugars)} g`,
    ...(it.fibre ? [`fibres alimentaires ${amount(it.fibre)} g`] : []),
    `protéines ${amount(it.protein)} g`,
    `sel ${amount(it.salt)} g`,
  ];
  return `Valeurs nutritionnelles moyennes pour 100 ${it.per} : ${parts.join(' ; ')}.`;
}

function inEnglish(it: Nutrition): string {
  const amount = formatter('en-GB');
  const parts = [
    `energy ${energy(it, amount)}`,
    `fat ${amount(it.fat)} g, of which saturates ${amount(it.saturates)} g`,
    `carbohydrate ${amount(it.carbohydrate)} g, of which sugars ${amount(it.sugars)} g`,
    ...(it.fibre ? [`fibre ${amount(it.fibre)} g`] : []),
    `protein ${amount(it.protein)} g`,
    `salt ${amount(it.salt)} g`,
  ];
  return `Average nutrition per 100 ${it.per}: ${parts.join('; ')}.`;
}

function formatter(locale: string): (amount: number) => string {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  return (amount) => format.format(amount);
}

function energy(it: Nutrition, amount: (amount: number) => string): string {
  const { fat, carbohydrate, fibre = 0, protein } = it;
  const kilojoules = 37 * fat + 17 * carbohydrate + 8 * fibre + 17 * protein;
  const kilocalories = 9 * fat + 4 * carbohydrate + 2 * fibre + 4 * protein;
  return `${amount(Math.round(kilojoules))} kJ / ${amount(Math.round(kilocalories))} kcal`;
}
