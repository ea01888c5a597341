import { fr as contact } from './contact.fr.ts';
import { fr as quote } from './quote.fr.ts';
import { fr as staffQuotes } from './staff-quotes.fr.ts';
import { fr as staffRequests } from './staff-requests.fr.ts';

export const quotes = {
  contact,
  quote,
  staffQuotes,
  staffRequests,
};
