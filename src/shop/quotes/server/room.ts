import { serve } from '#backend/functions/functions-host.ts';
import type { Room } from '#backend/room.ts';
import * as contracts from '../contract.ts';
import { runAcceptQuote } from './accept-quote.ts';
import { forgetQuotes } from './forget-quotes.ts';
import { runSaveQuote, runSendQuote, runWithdrawQuote } from './keep-quote.ts';
import { runDeclineQuote, runOpenQuote } from './open-quote.ts';
import { quotesData } from './personal-data.ts';
import { runPrintQuote, runPrintQuoteByLink } from './print-quote.ts';
import { quoteMails, refusedQuotes } from './quote-mails.ts';
import type { QuotesDeps } from './quotes-deps.ts';
import { runListQuotable, runListQuotes, runReadQuote } from './read-quotes.ts';

/** Quotes by staff, and what their readers make of them. */
export function openQuotes(deps: QuotesDeps): Room {
  return {
    name: 'quotes',
    functions: [
      serve(contracts.listQuotes, (call, input) => runListQuotes(deps, call, input)),
      serve(contracts.listQuotable, (call) => runListQuotable(deps, call)),
      serve(contracts.readQuoteForStaff, (call, input) => runReadQuote(deps, call, input)),
      serve(contracts.saveQuote, (call, input) => runSaveQuote(deps, call, input)),
      serve(contracts.sendQuote, (call, input) => runSendQuote(deps, call, input)),
      serve(contracts.withdrawQuote, (call, input) => runWithdrawQuote(deps, call, input)),
      serve(contracts.printQuote, (call, input) => runPrintQuote(deps, call, input)),
      serve(contracts.openQuote, (_call, input) => runOpenQuote(deps, input)),
      serve(contracts.printQuoteByLink, (_call, input) => runPrintQuoteByLink(deps, input)),
      serve(contracts.acceptQuote, (call, input) => runAcceptQuote(deps, call, input)),
      serve(contracts.declineQuote, (_call, input) => runDeclineQuote(deps, input)),
    ],
    jobs: [{ name: 'forget-quotes', run: () => forgetQuotes(deps), cron: '45 2 * * *' }],
    mails: quoteMails(deps),
    refusedMails: refusedQuotes(deps),
    personalData: { name: 'shop', ...quotesData },
  };
}
