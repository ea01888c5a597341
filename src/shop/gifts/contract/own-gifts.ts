import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { cents, companyId, day, event, year } from './shapes.ts';

/**
 * What counts under the caller’s own name this year, company by company; the earliest first. For
 * whoever is signed in.
 */
export const listOwnGifts = contract('list-own-gifts', {
  access: 'account',
  input: z.object({}),
  output: z.object({
    year,
    /** For each person, of all gifts of one company. */
    limitCents: cents,
    companies: z.array(
      z.object({
        companyId,
        name: z.string(),
        totalCents: cents,
        gifts: z.array(
          z.object({ id: z.uuid(), givenOn: day, what: z.string(), event, valueCents: cents }),
        ),
      }),
    ),
  }),
});
export type ListOwnGifts = typeof listOwnGifts;
