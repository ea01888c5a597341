/**
 * The rule: a works council votes on boxes, not on the licence, and counts with VAT, which it seldom
 * recovers. It chooses between the commitments of the monthly box, each with the boxes on demand that were
 * picked, and those boxes alone.
 */
import type { Cents } from '#basics/money.ts';
import type { GiftYear } from '#shop/sales/rules/gift-year.ts';
import { COMMITMENTS, type Commitment } from '#shop/sales/rules/monthly-box.ts';
import type { SimulationWishes } from '#shop/sales/rules/simulation-address.ts';
import type { Cost } from './simulation.ts';
import { type SimulationBasis, simulationOn } from './simulation-basis.ts';

export interface VoteOption {
  /** Undefined: boxes on demand alone. */
  readonly commitment: Commitment | undefined;
  /** Whether it is what the simulation asked for. */
  readonly isChosen: boolean;
  readonly boxesPerEmployee: number;
  readonly year: Cost;
  readonly averageMonth: Cost;
  /** Each employee's boxes of a year, VAT included. */
  readonly employeeGrossCents: Cents;
  readonly gifts: GiftYear;
}

/** Longest commitment first; only what is sold, and nothing without a box. */
export function voteOptions(basis: SimulationBasis, wishes: SimulationWishes): VoteOption[] {
  const sold = COMMITMENTS.filter((commitment) =>
    basis.plans.some(({ commitmentMonths }) => commitmentMonths === commitment),
  );
  return [...sold, undefined].flatMap((commitment) => {
    const result = simulationOn(basis, {
      ...wishes,
      commitment,
      buyer: 'cse',
      recoversVat: false,
      hasLicence: false,
    });
    if (result.boxesPerEmployee === 0) return [];
    const { boxesPerEmployee, year, averageMonth, employeeYear, gifts } = result;
    const isChosen = commitment === wishes.commitment;
    const employeeGrossCents = employeeYear.grossCents;
    return {
      commitment,
      isChosen,
      boxesPerEmployee,
      year,
      averageMonth,
      employeeGrossCents,
      gifts,
    };
  });
}
