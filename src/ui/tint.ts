/** The five colours a box can wear; the words that go with them come from outside. */
export type Tint = 'food' | 'hygiene' | 'wellness' | 'surprise' | 'monthly';

/** Written out in full: the stylesheet is built from the class names found in the sources. */
export const TINT_CLASSES: Record<Tint, { fill: string; text: string; border: string }> = {
  food: { fill: 'bg-food-tint', text: 'text-food-ink', border: 'border-food' },
  hygiene: { fill: 'bg-hygiene-tint', text: 'text-hygiene-ink', border: 'border-hygiene' },
  wellness: { fill: 'bg-wellness-tint', text: 'text-wellness-ink', border: 'border-wellness' },
  surprise: { fill: 'bg-surprise-tint', text: 'text-surprise-ink', border: 'border-surprise' },
  monthly: { fill: 'bg-monthly-tint', text: 'text-monthly-ink', border: 'border-monthly' },
};
