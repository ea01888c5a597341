import type { Cents } from '#basics/money.ts';
import type { PageServices } from '#platform/page-context.ts';
import { listProducts, type ProductCard } from '#shop/catalogue/contract.ts';
import { type UrssafLimit, urssafLimitOf } from '#shop/sales/rules/urssaf-limits.ts';

/** What the public pages say of the catalogue. */
export type CatalogueGlance = {
  readonly boxes: ProductCard[];
  /** The lowest price of a box, excluding VAT. */
  readonly boxNetCents: Cents | null;
  /** Monthly prices per employee, the longest commitment first. */
  readonly plans: ProductCard['plans'];
  readonly frenchShare: { readonly percent: number; readonly day: string };
  /** On gifts, of this year. */
  readonly giftLimit: UrssafLimit;
};

/** Null when the catalogue cannot be read: the page then says what it cannot show. */
export async function readCatalogueGlance(page: PageServices): Promise<CatalogueGlance | null> {
  try {
    const { products, frenchShare } = await page.call(listProducts, {});
    const { figures } = await page.settings();
    const boxes = products.filter(({ kind }) => kind === 'box');
    const monthly = products.find(({ kind, isFeatured }) => kind === 'subscription' && isFeatured);
    const plans = monthly?.plans ?? [];
    return {
      boxes,
      boxNetCents: lowest(boxes.map(({ price }) => price.netCents)),
      plans: plans.toSorted((a, b) => b.commitmentMonths - a.commitmentMonths),
      frenchShare,
      giftLimit: urssafLimitOf(figures, Number(frenchShare.day.slice(0, 4))),
    };
  } catch (error) {
    page.report(new Error('a public page shows no catalogue', { cause: error }));
    return null;
  }
}

function lowest(cents: readonly Cents[]): Cents | null {
  return cents.length === 0 ? null : Math.min(...cents);
}
