import { texts as documents } from './messages/documents.ts';

export const invoices = { documents };
