/**
 * The rule: a licence costs so much per employee and month, excluding VAT, by bands of headcount. Each
 * employee costs the price of the band they stand in, as with the scale of a tax: whoever counts more
 * people never pays less.
 *
 * The prices are those of the settings, indicative on the site (decisions, "price of the SaaS licence").
 */
import { type Cents, roundHalfUp } from '#basics/money.ts';
import type { LicenceBand } from '#basics/settings.ts';

/** Employees of one band, counted from the first of the company, both ends included. */
export interface LicencePart {
  readonly from: number;
  readonly to: number;
  /** Of each, excluding VAT. */
  readonly unitNetCents: Cents;
}

/**
 * The employees from one number to another, by band, at the price of a month. Throws RangeError where no
 * band holds the first of them.
 */
export function licenceParts(
  bands: readonly LicenceBand[],
  first: number,
  last: number,
): LicencePart[] {
  if (!bands.some(({ from, to }) => from <= first && (to === null || first <= to))) {
    throw new RangeError(`no band of prices holds employee ${first}`);
  }
  return bands
    .map((band) => ({
      from: Math.max(band.from, first),
      to: Math.min(band.to ?? last, last),
      unitNetCents: band.unitNetCents,
    }))
    .filter(({ from, to }) => from <= to);
}

export function netOfParts(parts: readonly LicencePart[]): Cents {
  return parts.reduce((sum, { from, to, unitNetCents }) => sum + (to - from + 1) * unitNetCents, 0);
}

/** A month of that headcount, excluding VAT. */
export function licenceMonthCents(bands: readonly LicenceBand[], headcount: number): Cents {
  return netOfParts(licenceParts(bands, 1, headcount));
}

/** What one employee costs per month among that many, on average, excluding VAT. */
export function averageLicenceCents(bands: readonly LicenceBand[], headcount: number): Cents {
  return roundHalfUp(licenceMonthCents(bands, headcount), headcount);
}

/** What no employee costs more than per month, excluding VAT. */
export function highestLicenceCents(bands: readonly LicenceBand[]): Cents {
  return Math.max(...bands.map((band) => band.unitNetCents));
}
