/**
 * The rule: of the monthly box any theme may be chosen; of boxes that were ordered, any that costs no
 * more than the dearest of them. What is sold out is not offered, but to who has it already.
 */
export interface OfferableBox {
  readonly id: string;
  /** In the catalogue, excluding VAT. */
  readonly priceCents: number;
  readonly isAvailable: boolean;
}

export function offeredBoxes<Box extends OfferableBox>(
  boxes: readonly Box[],
  offer: { readonly mostCents: number | null; readonly keptIds?: readonly string[] },
): Box[] {
  const { mostCents, keptIds = [] } = offer;
  return boxes.filter(
    ({ id, priceCents, isAvailable }) =>
      keptIds.includes(id) || (isAvailable && (mostCents === null || priceCents <= mostCents)),
  );
}
