import { z } from 'zod';
import { GIFT_EVENTS } from '../rules/gift-events.ts';

export const companyId = z.uuid();

export const form = z.record(z.string().max(40), z.string().max(10_000));

export const year = z.number().int().min(2020).max(2999);

export const day = z.string();

/** The place of a line in its order. */
export const position = z.number().int().min(0).max(10_000);

/** VAT included. */
export const cents = z.number().int();

export const event = z.enum(GIFT_EVENTS).nullable();
