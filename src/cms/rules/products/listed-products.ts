/** The rule: how staff find a product: by what it is called in either language, its state and its kind. */
import type { Language } from '#basics/language.ts';
import { searchedText } from '#basics/searched-text.ts';

export const SORTS = ['position', 'name', 'changed', 'stock'] as const;
export type Sort = (typeof SORTS)[number];

/** On sale, though something speaks against an item that is in it. */
export const TO_CHECK = 'to-check';
/** Shown in the shop, with an item whose evidence of origin ends soon or has ended. */
export const TO_RENEW = 'to-renew';

export interface Wish {
  readonly search: string;
  /** A status, `TO_CHECK`, `TO_RENEW`, or empty for all. */
  readonly state: string;
  readonly kind: string;
  readonly sort: Sort;
}

interface Listed {
  readonly slug: string;
  readonly name: Readonly<Record<Language, string>>;
  readonly kind: string;
  readonly status: string;
  readonly stock: number | null;
  readonly position: number;
  readonly changedAt: string;
  readonly concerns: readonly unknown[];
  readonly isEvidenceEnding: boolean;
}

/** Those that match, in order; in the order they came in where they are equal. */
export function foundProducts<Product extends Listed>(
  products: readonly Product[],
  { search, state, kind, sort }: Wish,
  language: Language,
): Product[] {
  const wanted = searchedText(search);
  return products
    .filter(
      (product) =>
        isIn(product, state) &&
        (kind === '' || product.kind === kind) &&
        searchedText(`${product.name.fr} ${product.name.en} ${product.slug}`).includes(wanted),
    )
    .toSorted(ORDERS(language)[sort]);
}

function isIn({ status, concerns, isEvidenceEnding }: Listed, state: string): boolean {
  if (state === TO_RENEW) return SHOWN.includes(status) && isEvidenceEnding;
  if (state === TO_CHECK) return status === 'published' && concerns.length > 0;
  return state === '' || status === state;
}

const SHOWN: readonly string[] = ['published', 'coming-soon'];

const ORDERS = (
  language: Language,
): Readonly<Record<Sort, (one: Listed, other: Listed) => number>> => ({
  position: (one, other) => one.position - other.position,
  name: (one, other) => one.name[language].localeCompare(other.name[language], language),
  changed: (one, other) => other.changedAt.localeCompare(one.changedAt),
  // What runs out first; what is made to order never does.
  stock: (one, other) => (one.stock ?? Infinity) - (other.stock ?? Infinity) || 0,
});
