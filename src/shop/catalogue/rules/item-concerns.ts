/**
 * The rule: nothing is taken off sale by itself; what speaks against an item is pointed out wherever staff
 * meet it, until they decide.
 */
export const ITEM_CONCERNS = ['partner-suspended', 'evidence-over'] as const;
export type ItemConcern = (typeof ITEM_CONCERNS)[number];

export function concernsOf(found: {
  readonly is_suspended: boolean;
  readonly is_over: boolean;
}): ItemConcern[] {
  return [
    ...(found.is_suspended ? (['partner-suspended'] as const) : []),
    ...(found.is_over ? (['evidence-over'] as const) : []),
  ];
}
