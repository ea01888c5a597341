import type { Language } from '#basics/language.ts';

// The nutrition declaration of a food: Regulation (EU) 1169/2011, art. 30 to 32 and annex XV.

/** Grams in 100 g, or in 100 ml. */
export interface Nutrition {
  per: '100 g' | '100 ml';
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
  const { per, fat, saturates, carbohydrate, sugars, fibre = 0, protein, salt } = nutrition;
  const kilojoules = 37 * fat + 17 * carbohydrate + 8 * fibre + 17 * protein;
  const kilocalories = 9 * fat + 4 * carbohydrate + 2 * fibre + 4 * protein;
  const locale = language === 'fr' ? 'fr-FR' : 'en-GB';
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const grams = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const energy = `${whole.format(kilojoules)} kJ / ${whole.format(kilocalories)} kcal`;
  const [f, s, c, u, b, p, l] = [fat, saturates, carbohydrate, sugars, fibre, protein, salt].map(
    (amount) => `${grams.format(amount)} g`,
  );
  if (language === 'fr') {
    const fibres = fibre > 0 ? ` ; fibres alimentaires ${b}` : '';
    return `Valeurs nutritionnelles moyennes pour ${per} : énergie ${energy} ; matières grasses ${f}, dont acides gras saturés ${s} ; glucides ${c}, dont sucres ${u}${fibres} ; protéines ${p} ; sel ${l}.`;
  }
  const fibres = fibre > 0 ? `; fibre ${b}` : '';
  return `Average nutrition per ${per}: energy ${energy}; fat ${f}, of which saturates ${s}; carbohydrate ${c}, of which sugars ${u}${fibres}; protein ${p}; salt ${l}.`;
}
