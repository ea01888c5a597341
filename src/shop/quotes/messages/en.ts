import { en as contact } from './contact.en.ts';
import { en as quote } from './quote.en.ts';
import { en as staffQuotes } from './staff-quotes.en.ts';
import { en as staffRequests } from './staff-requests.en.ts';

export const quotes = {
  contact,
  quote,
  staffQuotes,
  staffRequests,
};
