import type { Call } from '#backend/call.ts';
import { mailboxKey } from '#basics/contact-details.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { parisDayOf } from '#basics/dates.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { enqueueMail } from '#platform/mail/mail-jobs.ts';
import { countUse } from '#platform/rate-limit.ts';
import { buyerProblems, cleanBuyer } from '#shop/orders/rules/checkout-form.ts';
import type { AskQuote } from '../contract.ts';
import { askedQuoteForm, lineProblems } from '../rules/asked-quote.ts';
import { readQuote } from '../rules/quote-form.ts';
import { quoteToken } from './quote-link.ts';
import {
  findQuotable,
  findShort,
  findVersionOf,
  insertEvent,
  insertQuote,
  insertVersion,
  lockQuote,
  moveQuote,
  sellerOf,
} from './quotes.queries.ts';
import type { QuotesDeps } from './quotes-deps.ts';

type Input = ParsedInputOf<AskQuote>;

/** Makes a quote of what the catalogue sells and sends it, without a person of the house. */
export async function askQuote(
  deps: QuotesDeps,
  call: Call,
  input: Input,
): Promise<OutputOf<AskQuote>> {
  const buyer = cleanBuyer(input.buyer);
  refuseProblems(buyerProblems(buyer));
  const { email } = buyer.company;
  await countUse(deps, 'contact-by-network', call.network);
  await countUse(deps, 'contact-by-email', mailboxKey(email));
  const { isProven } = await deps.orders.ordererOf(call, { email });
  await deps.orders.refreshVatNumber(buyer.company.vatNumber);
  // A visitor has no right on quotes: the service makes theirs.
  return deps.database.asService(async (tx) => {
    const { number, versionId } = await quoteOf(deps, tx, { ...input, buyer }, call);
    // To anybody else the mail is the proof of the address, which the order will take from the link.
    return { number, token: isProven ? quoteToken(deps, versionId) : null };
  });
}

async function quoteOf(deps: QuotesDeps, tx: Tx, asked: Input, { language }: Call) {
  const { quoteId, lines, buyer } = asked;
  const form = askedQuoteForm(buyer, lines, language);
  const begun = await insertQuote(tx, { id: quoteId, requestId: null, form });
  if (!begun) return earlierQuote(tx, quoteId, form);
  const now = deps.clock.now();
  const { organisation, figures } = await deps.settings.read();
  const offer = {
    products: await findQuotable(tx),
    figures,
    provenNumbers: await deps.orders.provenNumbers(tx, buyer.company.vatNumber),
  };
  const { problems, content, validUntil } = readQuote(form, offer, parisDayOf(now));
  refuseProblems(lineProblems(problems, lines));
  const short = await findShort(tx, lines);
  const missing = lines.flatMap(({ productId }, index) =>
    short.has(productId) ? [{ path: `lines.${index}`, problem: 'too-many' }] : [],
  );
  refuseProblems(missing);
  const seller = sellerOf(organisation);
  const versionId = await insertVersion(tx, {
    quoteId,
    number: 1,
    content,
    seller,
    validUntil,
    sentBy: null,
    sentAt: now,
  });
  await moveQuote(tx, quoteId, {
    state: 'sent',
    version: 1,
    sent_revision: begun.revision,
    valid_until: validUntil,
    net_cents: content.totals.netCents,
  });
  await insertEvent(tx, { quote_id: quoteId, happened_at: now, kind: 'sent', version: 1 });
  await enqueueMail(tx, { kind: 'quote-sent', subjectId: versionId });
  return { number: begun.number, versionId };
}

/** The same asked again, because its answer was lost. @throws Refusal conflict */
async function earlierQuote(tx: Tx, quoteId: string, form: object) {
  const quote = await lockQuote(tx, quoteId);
  const version = await findVersionOf(tx, quoteId, 1);
  const isSame = quote && JSON.stringify(sorted(quote.form)) === JSON.stringify(sorted(form));
  if (!version || version.sent_by !== null || !isSame) throw new Refusal('conflict');
  return { number: version.number, versionId: version.id };
}

const sorted = (form: unknown) => Object.entries(form as object).toSorted();
