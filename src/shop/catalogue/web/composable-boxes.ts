import type { PageServices } from '#platform/page-context.ts';
import { type ProductCard, type ProductItem, readProduct } from '../contract.ts';

/** A piece as the composer shows it: what is inside is told in full on the page of the box. */
export type Piece = Pick<ProductItem, 'id' | 'name' | 'picture' | 'origin' | 'allergens'> & {
  readonly from: string;
};

export type ComposableBox = {
  readonly card: ProductCard;
  readonly items: readonly Piece[];
  /** Of the same theme, and not in it. */
  readonly alternatives: readonly Piece[];
};

/** The boxes one may compose today, with all that may be in them. */
export async function readComposableBoxes(
  page: PageServices,
  boxes: readonly ProductCard[],
): Promise<ComposableBox[]> {
  const wanted = boxes.filter(({ isAvailable, isCustomisable }) => isAvailable && isCustomisable);
  return Promise.all(
    wanted.map(async (card) => {
      const { items, alternatives } = await page.call(readProduct, { slug: card.slug });
      return { card, items: items.map(pieceOf), alternatives: alternatives.map(pieceOf) };
    }),
  );
}

function pieceOf({ id, name, picture, origin, allergens, maker }: ProductItem): Piece {
  return { id, name, picture, origin, allergens, from: maker.town };
}
