import { fr as documents } from './documents.fr.ts';

export const invoices = { documents };
