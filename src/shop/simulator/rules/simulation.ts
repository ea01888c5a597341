/**
 * The rule: a year's budget is twelve monthly invoices and one order for each dispatch of boxes on
 * demand, priced like any other order; the licence is a year of that headcount. Each employee's share and
 * gifts follow from the same prices, of the licence an even share; a licence is no gift.
 *
 * Source: product specification, section 2 (`/simulateur`); prices are those of the catalogue.
 */
import { type Cents, roundHalfUp } from '#basics/money.ts';
import type { LicenceBand } from '#basics/settings.ts';
import { licenceMonthCents } from '#shop/licences/rules/licence-prices.ts';
import { type GiftVat, giftVat } from '#shop/sales/rules/gift-vat.ts';
import { type GiftYear, giftYear } from '#shop/sales/rules/gift-year.ts';
import type { SimulationWishes } from '#shop/sales/rules/simulation-address.ts';
import { priceOrder, withVat } from '#shop/sales/rules/vat.ts';

/** What one box costs without VAT, and its rate. */
export interface UnitPrice {
  readonly netCents: Cents;
  readonly rateBasisPoints: number;
}

export interface SimulatedPlan {
  readonly commitmentMonths: number;
  readonly price: UnitPrice;
}

export interface SimulationCatalogue {
  /** Of the monthly box, longest commitment first; empty when none is sold. */
  readonly plans: readonly SimulatedPlan[];
  readonly boxes: readonly { readonly slug: string; readonly price: UnitPrice }[];
  readonly licence: { readonly bands: readonly LicenceBand[]; readonly rateBasisPoints: number };
}

export interface Cost {
  readonly netCents: Cents;
  readonly vatCents: Cents;
  readonly grossCents: Cents;
}

export interface PlanCost {
  readonly commitmentMonths: number;
  /** Per employee and month, excluding VAT. */
  readonly unitNetCents: Cents;
  readonly month: Cost;
  readonly year: Cost;
  /** Against the plan without commitment, excluding VAT; 0 for itself or when it is not sold. */
  readonly savedInYearCents: Cents;
}

/** Of the year's VAT, for a buyer who recovers it. */
export interface RecoverableVat {
  readonly surelyCents: Cents;
  /** That of gifts within the small-gift limit: for the buyer's accountant to confirm. */
  readonly perhapsCents: Cents;
}

export interface Simulation {
  readonly year: Cost;
  /** Of the year, what boxes cost, and what the licence does. */
  readonly boxesYear: Cost;
  readonly licenceYear: Cost;
  readonly recoverable: RecoverableVat;
  /** The year shared out evenly: exact for what comes monthly, an average otherwise. */
  readonly averageMonth: Cost;
  readonly boxesPerEmployee: number;
  /** Licence included. */
  readonly employeeYear: { readonly netCents: Cents; readonly grossCents: Cents };
  readonly plans: readonly PlanCost[];
  readonly gifts: GiftYear;
  /** Of these boxes alone, to one employee, VAT included. */
  readonly toEach: { readonly monthlyCents: Cents; readonly onDemandCents: Cents };
  readonly giftVat: GiftVat;
}

const MONTHS = 12;
const NOTHING: Cost = { netCents: 0, vatCents: 0, grossCents: 0 };

/**
 * What the wishes cost at the catalogue's prices; a plan or box that is not sold costs nothing. The limits
 * are those of the law for one employee and the year that is simulated, VAT included.
 */
export function simulation(
  wishes: SimulationWishes,
  catalogue: SimulationCatalogue,
  limits: { readonly yearCents: Cents; readonly smallGiftCents: Cents },
): Simulation {
  const { headcount } = wishes;
  const plan = catalogue.plans.find((each) => each.commitmentMonths === wishes.commitment);
  const dispatches = catalogue.boxes.flatMap(({ slug, price }) =>
    Array.from({ length: wishes.boxesPerYear.get(slug) ?? 0 }, () => price),
  );
  const boxesYear = sumOf([
    plan ? times(orderCost(plan.price, headcount), MONTHS) : NOTHING,
    ...dispatches.map((price) => orderCost(price, headcount)),
  ]);
  const licenceYear = wishes.hasLicence ? licenceCost(catalogue, headcount) : NOTHING;
  const year = sumOf([boxesYear, licenceYear]);
  const monthlyBoxCents = plan ? grossOf(plan.price) : 0;
  const boxesCents = dispatches.map(grossOf);
  const gifts = giftYear({
    otherGiftsCents: wishes.otherGiftsCents,
    monthlyBoxCents,
    boxesCents,
    limitCents: limits.yearCents,
  });
  const vatOfGifts = giftVat({
    recoversVat: wishes.recoversVat,
    yearCents: gifts.line.totalCents,
    limitCents: limits.smallGiftCents,
  });
  return {
    year,
    boxesYear,
    licenceYear,
    recoverable: {
      surelyCents: wishes.recoversVat ? licenceYear.vatCents : 0,
      perhapsCents: vatOfGifts === 'accountant' ? boxesYear.vatCents : 0,
    },
    averageMonth: averageOf(year),
    boxesPerEmployee: (plan ? MONTHS : 0) + dispatches.length,
    employeeYear: {
      netCents:
        MONTHS * (plan?.price.netCents ?? 0) +
        total(dispatches.map(netOf)) +
        roundHalfUp(licenceYear.netCents, headcount),
      grossCents:
        gifts.line.totalCents -
        wishes.otherGiftsCents +
        roundHalfUp(licenceYear.grossCents, headcount),
    },
    plans: planCosts(catalogue.plans, headcount),
    gifts,
    toEach: { monthlyCents: monthlyBoxCents, onDemandCents: total(boxesCents) },
    giftVat: vatOfGifts,
  };
}

/** What each commitment costs for the same people. */
export function planCosts(plans: readonly SimulatedPlan[], headcount: number): PlanCost[] {
  const costs = plans.map(({ commitmentMonths, price }) => {
    const month = orderCost(price, headcount);
    const unitNetCents = price.netCents;
    return { commitmentMonths, unitNetCents, month, year: times(month, MONTHS) };
  });
  const free = costs.find(({ commitmentMonths }) => commitmentMonths === 0);
  return costs.map((cost) => ({
    ...cost,
    savedInYearCents: free ? free.year.netCents - cost.year.netCents : 0,
  }));
}

function licenceCost({ licence }: SimulationCatalogue, headcount: number): Cost {
  const netCents = MONTHS * licenceMonthCents(licence.bands, headcount);
  return orderCost({ netCents, rateBasisPoints: licence.rateBasisPoints }, 1);
}

function orderCost({ netCents, rateBasisPoints }: UnitPrice, quantity: number): Cost {
  const order = priceOrder({ lines: [{ unitNetCents: netCents, quantity, rateBasisPoints }] });
  return { netCents: order.netCents, vatCents: order.vatCents, grossCents: order.totalCents };
}

/** Net and gross are rounded, VAT is what lies between: the three always add up. */
function averageOf(year: Cost): Cost {
  const netCents = roundHalfUp(year.netCents, MONTHS);
  const grossCents = roundHalfUp(year.grossCents, MONTHS);
  return { netCents, vatCents: grossCents - netCents, grossCents };
}

function times(cost: Cost, count: number): Cost {
  return sumOf(Array.from({ length: count }, () => cost));
}

function sumOf(costs: readonly Cost[]): Cost {
  return {
    netCents: total(costs.map(({ netCents }) => netCents)),
    vatCents: total(costs.map(({ vatCents }) => vatCents)),
    grossCents: total(costs.map(({ grossCents }) => grossCents)),
  };
}

function netOf({ netCents }: UnitPrice): Cents {
  return netCents;
}

function grossOf({ netCents, rateBasisPoints }: UnitPrice): Cents {
  return withVat(netCents, rateBasisPoints);
}

function total(amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, cents) => sum + cents, 0);
}
