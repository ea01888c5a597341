import { z } from 'zod';
import { DATABASE_INSTANT } from '#basics/dates.ts';

export const form = z.record(z.string().max(40), z.string().max(2_000));

export const companyId = z.uuid();

export const day = z.string();

export const instant = z.string().max(40).regex(DATABASE_INSTANT);

export const licence = z.object({
  kind: z.enum(['trial', 'paid']),
  seats: z.number().int(),
  startsOn: day,
  endsOn: day,
  state: z.enum(['running', 'ending', 'over']),
  daysLeft: z.number().int(),
});
