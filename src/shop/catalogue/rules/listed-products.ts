/** The rule: how staff find a product, and in which order their list is. */
import type { Direction } from '#basics/sort-direction.ts';

/** How many products one page of the list shows. */
export const PRODUCTS_PAGE = 50;

/** On sale, though something speaks against an item that is in it. */
export const TO_CHECK = 'to-check';
/** Shown in the shop, with an item whose evidence of origin ends soon or has ended. */
export const TO_RENEW = 'to-renew';

export const LISTED_STATES = [
  'draft',
  'published',
  'coming-soon',
  'archived',
  TO_CHECK,
  TO_RENEW,
] as const;
export type ListedState = (typeof LISTED_STATES)[number];

export const PRODUCT_SORTS = ['position', 'name', 'state', 'price', 'stock', 'changed'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** As each is usually wanted: what was changed last, or what runs out first. */
export const usualDirection = (sort: ProductSort): Direction =>
  sort === 'changed' ? 'desc' : 'asc';
