import { serve } from '#backend/functions/functions-host.ts';
import type { Room } from '#backend/room.ts';
import * as contracts from '../contract.ts';
import { acceptQuote } from './accept-quote.ts';
import { askQuote } from './ask-quote.ts';
import { forgetQuotes } from './forget-quotes.ts';
import { saveQuote, sendQuote, withdrawQuote } from './keep-quote.ts';
import { declineQuote, openQuote } from './open-quote.ts';
import { quotesData } from './personal-data.ts';
import { printQuote, printQuoteByLink } from './print-quote.ts';
import { quoteMails, refusedQuotes } from './quote-mails.ts';
import type { QuotesDeps } from './quotes-deps.ts';
import { listQuotable, listQuotes, readQuoteForStaff } from './read-quotes.ts';

/** Quotes, by staff or as they are asked for, and what their readers make of them. */
export function openQuotes(deps: QuotesDeps): Room {
  return {
    name: 'quotes',
    functions: [
      serve(contracts.listQuotes, (call, input) => listQuotes(deps, call, input)),
      serve(contracts.listQuotable, (call) => listQuotable(deps, call)),
      serve(contracts.readQuoteForStaff, (call, input) => readQuoteForStaff(deps, call, input)),
      serve(contracts.saveQuote, (call, input) => saveQuote(deps, call, input)),
      serve(contracts.sendQuote, (call, input) => sendQuote(deps, call, input)),
      serve(contracts.withdrawQuote, (call, input) => withdrawQuote(deps, call, input)),
      serve(contracts.printQuote, (call, input) => printQuote(deps, call, input)),
      serve(contracts.askQuote, (call, input) => askQuote(deps, call, input)),
      serve(contracts.openQuote, (_call, input) => openQuote(deps, input)),
      serve(contracts.printQuoteByLink, (_call, input) => printQuoteByLink(deps, input)),
      serve(contracts.acceptQuote, (call, input) => acceptQuote(deps, call, input)),
      serve(contracts.declineQuote, (_call, input) => declineQuote(deps, input)),
    ],
    jobs: [{ name: 'forget-quotes', run: () => forgetQuotes(deps), cron: '45 2 * * *' }],
    mails: quoteMails(deps),
    refusedMails: refusedQuotes(deps),
    personalData: { name: 'shop', ...quotesData },
  };
}
