/**
 * The rule: at the close each person has one parcel, numbered by site and, within it, in an order that
 * says nothing. Who has not chosen has what the campaign says. Who gives their box away is handed a
 * numbered card, so that a list of parcels does not tell who did. What should go home and has no
 * address goes to the company.
 */
import type { ItemSwap } from '#shop/sales/rules/box-customisation.ts';

export interface Chooser {
  readonly id: string;
  readonly site: string | null;
  readonly goesHome: boolean;
  readonly hasAddress: boolean;
  /** `productId` is null where the box is for the association. */
  readonly choice: {
    readonly productId: string | null;
    readonly swaps: readonly ItemSwap[];
  } | null;
}

export interface FixedParcel {
  readonly recipientId: string;
  readonly number: number;
  readonly site: string | null;
  readonly goesHome: boolean;
  readonly productId: string | null;
  readonly swaps: readonly ItemSwap[];
}

/** @param choosers in an order drawn by lot */
export function fixedParcels(
  choosers: readonly Chooser[],
  campaign: { readonly fallback: 'box' | 'donation'; readonly defaultProductId: string },
): FixedParcel[] {
  const unchosen = {
    productId: campaign.fallback === 'box' ? campaign.defaultProductId : null,
    swaps: [],
  };
  return choosers
    .map(({ id, site, goesHome, hasAddress, choice }) => {
      const box = choice ?? unchosen;
      // Nothing travels for a box that is given: there is no address to miss.
      const isSentHome = goesHome && (hasAddress || box.productId === null);
      return { recipientId: id, site, goesHome: isSentHome, ...box };
    })
    .toSorted((a, b) => placeOf(a).localeCompare(placeOf(b), 'fr'))
    .map((parcel, index) => ({ ...parcel, number: index + 1 }));
}

/** Homes come last; sorting keeps what was drawn by lot within a place. */
function placeOf({ site, goesHome }: { site: string | null; goesHome: boolean }): string {
  return goesHome ? '\uffff' : (site ?? '');
}
