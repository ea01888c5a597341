/**
 * The rule: outside metropolitan France and Monaco a box is quoted, not sold online; the prices by
 * zone give an idea, transport included and excluding VAT.
 */

import type { ParisDay } from '#basics/dates.ts';
import type { Cents } from '#basics/money.ts';

/** Undefined: the price of the catalogue. */
export const DELIVERY_ZONES: readonly { readonly zone: DeliveryZone; readonly netCents?: Cents }[] =
  [
    { zone: 'france' },
    { zone: 'europe', netCents: 4_690 },
    { zone: 'neighbours', netCents: 5_490 },
    { zone: 'world', netCents: 6_490 },
  ];

export type DeliveryZone = 'france' | 'europe' | 'neighbours' | 'world';

export const ZONE_PRICES_DAY: ParisDay = '2026-11-21';
