/**
 * The rule: each line's net is its unit price times its quantity in whole cents; a discount is
 * shared between the lines to the cent; VAT is computed once per rate on the sum of its lines,
 * rounded half-up; the total is the net plus the VAT.
 *
 * Source: EN 16931-1, business rules BR-CO-10 to BR-CO-17 and, for the amounts of a rate, BR-S-08
 * and BR-S-09.
 */
import { allocate, type Cents, roundHalfUp } from '#basics/money.ts';

/**
 * Why a line bears its rate, as documents code it (UNTDID 5305): standard rates, the reduced ones among them;
 * exempt; a supply within the Union; reverse charge; an export.
 */
export const VAT_CATEGORIES = ['S', 'E', 'K', 'AE', 'G'] as const;
export type VatCategory = (typeof VAT_CATEGORIES)[number];

export function domesticCategory(rateBasisPoints: number): 'S' | 'E' {
  return rateBasisPoints === 0 ? 'E' : 'S';
}

/** That of a line or a group, also of one that was written before there were others than these two. */
export function categoryOf({
  rateBasisPoints,
  vatCategory,
}: Pick<OrderLine, 'rateBasisPoints' | 'vatCategory'>): VatCategory {
  return vatCategory ?? domesticCategory(rateBasisPoints);
}

/** Whether both are one line of a recapitulation: the same rate for the same reason. */
export function isSameGroup(
  one: Pick<OrderLine, 'rateBasisPoints' | 'vatCategory'>,
  other: Pick<OrderLine, 'rateBasisPoints' | 'vatCategory'>,
): boolean {
  return one.rateBasisPoints === other.rateBasisPoints && categoryOf(one) === categoryOf(other);
}

export interface OrderLine {
  readonly unitNetCents: Cents;
  readonly quantity: number;
  /** Hundredths of a percent: 550 is 5.5 %, 2000 is 20 %. */
  readonly rateBasisPoints: number;
  /** Absent for what is sold within France. */
  readonly vatCategory?: VatCategory | undefined;
}

export interface PricedLine {
  /** Before discount (BT-131). */
  readonly netCents: Cents;
  readonly discountCents: Cents;
  readonly rateBasisPoints: number;
  readonly vatCategory?: VatCategory;
}

export interface RateGroup {
  readonly rateBasisPoints: number;
  /** Absent for what is sold within France. */
  readonly vatCategory?: VatCategory;
  /** What of the discount falls to this rate (BT-92). */
  readonly discountCents: Cents;
  /** After discount (BT-116). */
  readonly netCents: Cents;
  /** BT-117. */
  readonly vatCents: Cents;
}

export interface PricedOrder {
  readonly lines: readonly PricedLine[];
  /** Lowest rate first. */
  readonly groups: readonly RateGroup[];
  /** Before discount (BT-106). */
  readonly linesNetCents: Cents;
  /** BT-107. */
  readonly discountCents: Cents;
  /** After discount (BT-109). */
  readonly netCents: Cents;
  /** BT-110. */
  readonly vatCents: Cents;
  /** BT-112. */
  readonly totalCents: Cents;
}

/**
 * Throws RangeError for a negative or fractional price, quantity, rate or discount, and for a
 * discount above the net: callers have checked what people typed.
 */
export function priceOrder(order: {
  readonly lines: readonly OrderLine[];
  readonly discountCents?: Cents;
}): PricedOrder {
  const discountCents = order.discountCents ?? 0;
  const nets = order.lines.map(lineNet);
  const linesNetCents = sum(nets);
  if (!isCount(discountCents) || discountCents > linesNetCents) {
    throw new RangeError(`${discountCents} cannot be discounted from ${linesNetCents}`);
  }
  const discounts = allocate(discountCents, nets);
  const lines = order.lines.map((line, index) => ({
    netCents: nets[index] ?? 0,
    discountCents: discounts[index] ?? 0,
    rateBasisPoints: line.rateBasisPoints,
    ...saidCategory(line),
  }));
  const groups = rateGroups(lines);
  const netCents = linesNetCents - discountCents;
  const vatCents = sum(groups.map((group) => group.vatCents));
  const totalCents = netCents + vatCents;
  return { lines, groups, linesNetCents, discountCents, netCents, vatCents, totalCents };
}

/** The VAT on a net amount, rounded half-up (half away from zero for a credit). */
export function vatOf(netCents: Cents, rateBasisPoints: number): Cents {
  if (!isCount(rateBasisPoints)) throw new RangeError(`${rateBasisPoints} is not a rate`);
  return roundHalfUp(BigInt(netCents) * BigInt(rateBasisPoints), 10_000);
}

/** What one item costs VAT included, for display beside its price without. */
export function withVat(netCents: Cents, rateBasisPoints: number): Cents {
  return netCents + vatOf(netCents, rateBasisPoints);
}

function lineNet(line: OrderLine): Cents {
  if (![line.unitNetCents, line.quantity, line.rateBasisPoints].every(isCount)) {
    throw new RangeError(`a line cannot be priced: ${JSON.stringify(line)}`);
  }
  return roundHalfUp(BigInt(line.unitNetCents) * BigInt(line.quantity), 1);
}

function rateGroups(lines: readonly PricedLine[]): RateGroup[] {
  const first = lines.filter(
    (line, at) => lines.findIndex((each) => isSameGroup(each, line)) === at,
  );
  const sorted = first.toSorted((a, b) => a.rateBasisPoints - b.rateBasisPoints);
  return sorted.map((group) => {
    const { rateBasisPoints } = group;
    const ofGroup = lines.filter((line) => isSameGroup(line, group));
    const discountCents = sum(ofGroup.map((line) => line.discountCents));
    const netCents = sum(ofGroup.map((line) => line.netCents)) - discountCents;
    const vatCents = vatOf(netCents, rateBasisPoints);
    return { rateBasisPoints, ...saidCategory(group), discountCents, netCents, vatCents };
  });
}

/** Within France the rate tells it. */
function saidCategory(line: Parameters<typeof categoryOf>[0]): { vatCategory?: VatCategory } {
  const vatCategory = categoryOf(line);
  return vatCategory === 'S' || vatCategory === 'E' ? {} : { vatCategory };
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}

function sum(amounts: readonly Cents[]): Cents {
  const total = amounts.reduce((running, amount) => running + BigInt(amount), 0n);
  return roundHalfUp(total, 1);
}
