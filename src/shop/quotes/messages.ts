import { texts as askedQuote } from './messages/asked-quote.ts';
import { texts as contact } from './messages/contact.ts';
import { texts as quote } from './messages/quote.ts';
import { texts as staffQuotes } from './messages/staff-quotes.ts';
import { texts as staffRequests } from './messages/staff-requests.ts';

export const quotes = {
  askedQuote,
  contact,
  quote,
  staffQuotes,
  staffRequests,
};
