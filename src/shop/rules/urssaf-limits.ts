/**
 * The rule: the limit of a calendar year is 5 % of that year's monthly social security ceiling,
 * rounded to the euro; a year whose ceiling is not published yet is judged by the last one known,
 * and whoever shows the limit says which year it belongs to.
 *
 * Source: lettre ministérielle of 12 December 1988 for the 5 %; Code de la sécurité sociale,
 * art. D242-17, for the ceiling, set each December by the order named beside each year.
 */
import type { Cents } from '#basics/money.ts';

export interface UrssafLimit {
  readonly year: number;
  /** Plafond mensuel de la sécurité sociale (PMSS). */
  readonly monthlyCeilingCents: Cents;
  /** Per employee, all gifts of the year together, VAT included. */
  readonly limitCents: Cents;
  readonly source: string;
}

/** Oldest first; add the new year when its order is out. */
export const URSSAF_LIMITS = [
  {
    year: 2025,
    monthlyCeilingCents: 392_500,
    limitCents: 19_600,
    source: 'arrêté du 19 décembre 2024',
  },
  {
    year: 2026,
    monthlyCeilingCents: 400_500,
    limitCents: 20_000,
    source: 'arrêté du 22 décembre 2025, JO du 23 décembre 2025',
  },
] as const satisfies readonly UrssafLimit[];

/** The limit to judge a year by: its own, or the nearest one known. */
export function urssafLimitOf(year: number): UrssafLimit {
  const published = URSSAF_LIMITS.filter((limit) => limit.year <= year);
  return published.at(-1) ?? URSSAF_LIMITS[0];
}
