import { en as documents } from './documents.en.ts';

export const invoices = { documents };
