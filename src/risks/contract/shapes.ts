import { z } from 'zod';
import { METHODS } from '../rules/evaluation.ts';

export const companyId = z.uuid();

export const day = z.string().max(10);

export const form = z.record(z.string().max(40), z.string().max(5_000));

/** Null for what is new. */
export const revision = z.int32().positive().nullable();

export const saved = z.object({ revision: z.number().int() });

export const nothing = z.object({});

export const count = z.int32();

export const people = { women: count.nullable(), men: count.nullable() };

export const text = z.string();

export const evaluation = z.object({
  method: z.enum(METHODS),
  frequency: count,
  severity: count,
  mastery: count.optional(),
});

export const readable = z.object({
  id: z.uuid(),
  number: count,
  issuedOn: day,
  supersededOn: day.nullable(),
});

export const token = z.string().max(200);
