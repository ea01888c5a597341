import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { cents, nothing } from '#shop/sales/shapes.ts';

const sum = z.object({ orders: z.number().int().nonnegative(), cents });

/**
 * What was sold: orders that are or will be sent, by the week in which they were placed, excluding VAT; the newest week
 * first, which is still going on. What was given back later is not taken off.
 */
export const readSales = contract('read-sales', {
  access: 'read-orders',
  input: nothing,
  output: z.object({
    weeks: z.array(z.object({ monday: z.iso.date(), sold: sum, yearBefore: sum })),
    /** Transfers that are waited for, including VAT. */
    awaited: sum,
    /** What is left to pay of orders whose day has passed, including VAT. */
    overdue: sum,
    /** Of orders begun within the last 28 days, how many were paid or granted. */
    attempts: z.object({ begun: z.number().int(), kept: z.number().int() }),
  }),
});
export type ReadSales = typeof readSales;
