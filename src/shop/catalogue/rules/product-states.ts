/**
 * The rule: a product that was shown is never deleted, because orders refer to it: it is archived, and may
 * come back as it was published last.
 */
export const PRODUCT_ACTS = ['archive', 'publish', 'announce'] as const;
export type ProductAct = (typeof PRODUCT_ACTS)[number];

export const STATUS_AFTER = {
  archive: 'archived',
  publish: 'published',
  announce: 'coming-soon',
} as const satisfies Record<ProductAct, string>;

const MOST_PIECES = 10_000_000;

/**
 * How many pieces are there, as somebody typed it: null where it is made to order, and nothing typed.
 * Undefined for anything that is no number of pieces.
 */
export function readStock(typed: string): number | null | undefined {
  const digits = typed.replace(/\s/g, '');
  if (digits === '') return null;
  const pieces = /^\d{1,8}$/.test(digits) ? Number(digits) : Number.NaN;
  return pieces <= MOST_PIECES ? pieces : undefined;
}
