import { z } from 'zod';

export const form = z.record(z.string().max(40), z.string().max(2_000));

export const day = z.string();

export const count = z.int32();

export const swaps = z.array(z.object({ from: z.uuid(), to: z.uuid() }));

export const campaignState = z.enum(['open', 'closing', 'closed', 'cancelled']);
