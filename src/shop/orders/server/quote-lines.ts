import { parisDayOf } from '#basics/dates.ts';
import type { Language } from '#basics/language.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { CatalogueLends, SoldProduct } from '#shop/catalogue/lends.ts';
import { customisationProblems } from '#shop/sales/rules/box-customisation.ts';
import { carriageOf } from '#shop/sales/rules/carriage.ts';
import { MAX_QUANTITY } from '#shop/sales/rules/cart.ts';
import { carriageOn, deliveryZone } from '#shop/sales/rules/delivery-zones.ts';
import { isProductSlug } from '#shop/sales/rules/product-slug.ts';
import { priceOrder } from '#shop/sales/rules/vat.ts';
import {
  goodsRateAt,
  type PlacedRate,
  placedReason,
  type VatPlace,
} from '#shop/sales/rules/vat-by-place.ts';
import type { OrderedLine, Quote, QuotedLine } from '../contract.ts';
import type { OrdersDeps } from './orders-deps.ts';

export type PricedQuote = {
  readonly quote: Quote;
  /** The product behind each line, in the lines' order; undefined where it is not sold. */
  readonly products: readonly (SoldProduct | undefined)[];
  /** Why each line bears its rate of VAT. */
  readonly vatReasons: readonly string[];
};

type RateOf = (rateBasisPoints: number) => PlacedRate;

/** What a place changes of prices. */
type PlacePrices = {
  readonly rateOf: RateOf;
  /** Of each box, excluding VAT; undefined where it is in the price, and a box may come every month. */
  readonly carriageCents: number | undefined;
};

/** The prices of what is delivered there today; of the mainland while nobody knows where. */
export async function pricesAt(
  { settings, clock }: Pick<OrdersDeps, 'settings' | 'clock'>,
  place: VatPlace | undefined,
): Promise<PlacePrices> {
  const { figures } = await settings.read();
  const at = place ?? { country: 'FR', postcode: '' };
  const day = parisDayOf(clock.now());
  return {
    rateOf: (rateBasisPoints) => goodsRateAt(figures, at, { rateBasisPoints, day }),
    carriageCents: carriageOn(figures, deliveryZone(at) ?? 'france', day),
  };
}

/**
 * Prices lines by the catalogue as `tx` sees it, and says of each what stands in the way of
 * selling it. Lines with a problem count for nothing in the totals.
 */
export async function quoteLines(
  deps: Pick<OrdersDeps, 'settings' | 'clock'> & {
    readonly catalogue: Pick<CatalogueLends, 'findSoldProducts'>;
  },
  tx: Tx,
  language: Language,
  lines: readonly OrderedLine[],
  place: VatPlace,
): Promise<PricedQuote> {
  const slugs = slugsOf(lines);
  const withItems = lines.some(({ customisation }) => customisation !== undefined);
  const sold =
    slugs.length > 0
      ? await deps.catalogue.findSoldProducts(tx, language, slugs, { withItems })
      : [];
  return quoteSold(lines, sold, await pricesAt(deps, place));
}

/** The products that lines name. */
export const slugsOf = (lines: readonly OrderedLine[]): string[] =>
  [...new Set(lines.map((line) => line.slug))].filter(isProductSlug);

/** The same by what is known of these products, with their items where a line changes some. */
export function quoteSold(
  lines: readonly OrderedLine[],
  sold: readonly SoldProduct[],
  prices: PlacePrices,
): PricedQuote {
  // Whatever the transaction may see, a draft is nothing a buyer should hear of.
  const shown = sold.filter(({ status }) => status !== 'draft' && status !== 'archived');
  const bySlug = new Map(shown.map((product) => [product.slug, product]));
  const products = lines.map((line) => bySlug.get(line.slug));
  const wanted = wantedPerProduct(lines);

  const { rateOf } = prices;
  const quoted = lines.map((line, index) =>
    quoteLine(line, products[index], { wanted, ...prices }),
  );
  const sellable = quoted.filter(({ problem }) => problem === null);
  const carriage = carriageOf(sellable, prices.carriageCents);
  const priced = priceOrder({ lines: carriage ? [...sellable, carriage] : sellable });
  const vatGroups = priced.groups.map(({ discountCents: _, ...group }) => group);
  const { netCents, vatCents, totalCents } = priced;
  const totals = { netCents, vatCents, grossCents: totalCents, vatGroups };
  const vatReasons = products.map((product) =>
    product ? placedReason(product.vat_reason, rateOf(product.rate_basis_points)) : '',
  );
  const said = carriage && {
    quantity: carriage.quantity,
    unitNetCents: carriage.unitNetCents,
    netCents: carriage.netCents,
    rateBasisPoints: carriage.rateBasisPoints,
  };
  return { quote: { lines: quoted, carriage: said ?? null, totals }, products, vatReasons };
}

type Quoting = PlacePrices & { readonly wanted: ReadonlyMap<string, number> };

function quoteLine(
  line: OrderedLine,
  product: SoldProduct | undefined,
  { wanted, rateOf, carriageCents }: Quoting,
): QuotedLine {
  const unitNetCents = product ? unitPrice(line, product) : undefined;
  const problem =
    problemOf(line, product, unitNetCents, wanted.get(line.slug) ?? 0) ??
    (line.commitmentMonths !== undefined && carriageCents !== undefined ? 'not-sent-abroad' : null);
  const placed = product && rateOf(product.rate_basis_points);
  const isShort = problem === 'out-of-stock' || problem === 'too-many';
  return {
    lineId: line.lineId,
    slug: line.slug,
    kind: product?.kind ?? null,
    name: product?.name ?? line.slug,
    quantity: line.quantity,
    unitNetCents: unitNetCents ?? 0,
    netCents: (unitNetCents ?? 0) * line.quantity,
    rateBasisPoints: placed?.rateBasisPoints ?? 0,
    vatCategory: placed?.vatCategory ?? 'S',
    problem,
    left: isShort ? (product?.stock ?? null) : null,
  };
}

function problemOf(
  line: OrderedLine,
  product: SoldProduct | undefined,
  unitNetCents: number | undefined,
  wanted: number,
): QuotedLine['problem'] {
  if (!product) return 'unknown';
  if (product.status !== 'published') return 'not-sold';
  if (unitNetCents === undefined) return 'plan-unknown';
  if (product.stock !== null && product.stock === 0) return 'out-of-stock';
  // On however many lines: more is what a quote is for.
  if (wanted > MAX_QUANTITY) return 'beyond-cart';
  if (product.stock !== null && product.stock < wanted) return 'too-many';
  if (line.customisation && hasCustomisationProblem(line.customisation, product)) {
    return 'customisation-invalid';
  }
  return null;
}

/** Undefined when the line names a commitment the product does not have, or none where it must. */
function unitPrice(line: OrderedLine, product: SoldProduct): number | undefined {
  if (product.plans.length === 0) {
    return line.commitmentMonths === undefined ? product.price_cents : undefined;
  }
  return product.plans.find((plan) => plan.commitment_months === line.commitmentMonths)
    ?.price_cents;
}

function hasCustomisationProblem(
  customisation: NonNullable<OrderedLine['customisation']>,
  product: SoldProduct,
): boolean {
  if (!product.is_customisable) return true;
  const box = { itemIds: product.item_ids, alternativeIds: product.theme_item_ids };
  return customisationProblems(customisation, box).length > 0;
}

function wantedPerProduct(lines: readonly OrderedLine[]): Map<string, number> {
  const wanted = new Map<string, number>();
  for (const { slug, quantity } of lines) wanted.set(slug, (wanted.get(slug) ?? 0) + quantity);
  return wanted;
}
