/**
 * The rule: a licence costs so much per employee and month, excluding VAT, by headcount; the price
 * of the band is that of every employee.
 *
 * The prices are those of the settings, indicative on the site (decisions, "price of the SaaS licence").
 */
import { type Cents, roundHalfUp } from '#basics/money.ts';
import type { LicenceBand } from '#basics/settings.ts';

/** Per employee and month, excluding VAT. Throws RangeError where no band holds that headcount. */
export function licenceUnitCents(bands: readonly LicenceBand[], headcount: number): Cents {
  const band = bands.find(({ from, to }) => headcount >= from && (to === null || headcount <= to));
  if (!band) throw new RangeError(`no band of prices holds ${headcount} employees`);
  return band.unitNetCents;
}

/** The month of the example headcount, excluding VAT. */
export function exampleMonthCents(band: LicenceBand): Cents {
  return roundHalfUp(band.unitNetCents * band.example, 1);
}

/** What the site calls "from". */
export function lowestLicenceCents(bands: readonly LicenceBand[]): Cents {
  return Math.min(...bands.map((band) => band.unitNetCents));
}
