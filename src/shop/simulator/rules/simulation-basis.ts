/**
 * The rule: a simulation takes what is on sale today, the featured monthly box and every box on demand,
 * and the figures of the law for the year that is running. The page and its paper share it.
 */
import type { ParisDay } from '#basics/dates.ts';
import { figureOn, type Settings } from '#basics/settings.ts';
import { type SmallGiftLimit, smallGiftLimitOn } from '#shop/sales/rules/gift-vat.ts';
import type { SimulationWishes } from '#shop/sales/rules/simulation-address.ts';
import { type UrssafLimit, urssafLimitOf } from '#shop/sales/rules/urssaf-limits.ts';
import type { SimulatedPlan, Simulation, SimulationCatalogue, UnitPrice } from './simulation.ts';
import { simulation } from './simulation.ts';

/** What a list of products says of one, as far as a budget needs it. */
interface Listed {
  readonly slug: string;
  readonly name: string;
  readonly kind: 'box' | 'subscription' | 'licence' | 'boutique';
  readonly status: 'published' | 'coming-soon';
  readonly isFeatured: boolean;
  readonly price: UnitPrice;
  readonly plans: readonly SimulatedPlan[];
}

export interface SimulationBasis extends SimulationCatalogue {
  readonly boxes: readonly {
    readonly slug: string;
    readonly name: string;
    readonly price: UnitPrice;
  }[];
  /** The year that is simulated. */
  readonly year: number;
  readonly limit: UrssafLimit;
  readonly smallGifts: SmallGiftLimit;
  /** From this headcount on, the tolerance is the works council's. */
  readonly councilHeadcount: number;
}

export function simulationBasis(
  products: readonly Listed[],
  { figures, licenceBands }: Pick<Settings, 'figures' | 'licenceBands'>,
  today: ParisDay,
): SimulationBasis {
  const year = Number(today.slice(0, 4));
  return {
    year,
    limit: urssafLimitOf(figures, year),
    smallGifts: smallGiftLimitOn(figures, today),
    councilHeadcount: figureOn(figures, 'council-headcount', today).value,
    plans: monthlyBoxIn(products)?.plans ?? [],
    boxes: boxesIn(products).map(({ slug, name, price }) => ({ slug, name, price })),
    licence: {
      bands: licenceBands,
      rateBasisPoints: figureOn(figures, 'vat-standard', today).value,
    },
  };
}

export function monthlyBoxIn<P extends Listed>(products: readonly P[]): P | undefined {
  return products.find(
    ({ kind, status, isFeatured }) =>
      kind === 'subscription' && status === 'published' && isFeatured,
  );
}

export function boxesIn<P extends Listed>(products: readonly P[]): P[] {
  return products.filter(({ kind, status }) => kind === 'box' && status === 'published');
}

export function simulationOn(basis: SimulationBasis, wishes: SimulationWishes): Simulation {
  const { limit, smallGifts } = basis;
  return simulation(wishes, basis, {
    yearCents: limit.limitCents,
    smallGiftCents: smallGifts.limitCents,
  });
}
