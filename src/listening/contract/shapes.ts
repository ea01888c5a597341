import { z } from 'zod';
import { FACTORS } from '../rules/daily-question.ts';

export const companyId = z.uuid();

export const day = z.string().max(10);

export const factor = z.enum(FACTORS);
