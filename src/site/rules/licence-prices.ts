/**
 * The rule: a licence costs so much per employee and month, excluding VAT, by headcount; the price
 * of the band is that of every employee.
 *
 * Default values, indicative on the site (decisions, "price of the SaaS licence").
 */
import { type Cents, roundHalfUp } from '#basics/money.ts';

export interface LicenceBand {
  readonly from: number;
  /** Undefined: no upper end. */
  readonly to: number | undefined;
  readonly unitNetCents: Cents;
  /** A headcount people recognise themselves in. */
  readonly example: number;
}

export const LICENCE_BANDS: readonly LicenceBand[] = [
  { from: 1, to: 49, unitNetCents: 400, example: 30 },
  { from: 50, to: 249, unitNetCents: 320, example: 120 },
  { from: 250, to: undefined, unitNetCents: 260, example: 400 },
];

/** The month of the example headcount, excluding VAT. */
export function exampleMonthCents(band: LicenceBand): Cents {
  return roundHalfUp(band.unitNetCents * band.example, 1);
}

export const LOWEST_LICENCE_CENTS = Math.min(...LICENCE_BANDS.map((band) => band.unitNetCents));
