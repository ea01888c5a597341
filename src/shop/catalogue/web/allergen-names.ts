import { useFormatter, useTranslations } from 'use-intl';
import { allergensOf } from '../rules/allergens.ts';

/** Names in words what the items contain, as one list; an empty text when there is nothing to name. */
export function useAllergenNames() {
  const t = useTranslations('catalogue.allergens');
  const format = useFormatter();
  return (items: readonly { readonly allergens: readonly string[] }[]): string =>
    format.list(allergensOf(items).map((allergen) => t(allergen)));
}
