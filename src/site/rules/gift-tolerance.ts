/**
 * The rule: gifts of a calendar year to one employee, VAT included and added together, are tolerated
 * up to 5 % of the monthly social security ceiling, rounded to the euro.
 *
 * Source: URSSAF, "Cadeaux et bons d'achat"; ceiling of 4,005 EUR a month in 2026 (3,925 in 2025,
 * hence 196 EUR). Checked on 20 November 2026; a new year is a new line here.
 */
export const GIFT_TOLERANCE = { year: 2026, limitCents: 20_000 } as const;
