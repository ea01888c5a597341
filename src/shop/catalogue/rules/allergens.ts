/**
 * The rule: fourteen allergens are named wherever a food is offered, before it is bought.
 *
 * Source: Regulation (EU) 1169/2011, art. 9, 14 and 21, annex II; the database has the same list.
 */
export const ALLERGENS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soybeans',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;

export type Allergen = (typeof ALLERGENS)[number];

/** Those found in any of the items, each once, in the order of the regulation. */
export function allergensOf(
  items: readonly { readonly allergens: readonly string[] }[],
): Allergen[] {
  const found = new Set(items.flatMap(({ allergens }) => allergens));
  return ALLERGENS.filter((allergen) => found.has(allergen));
}
