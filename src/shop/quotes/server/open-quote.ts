import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { parisDayOf } from '#basics/dates.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { enqueueMail } from '#platform/mail/mail-jobs.ts';
import type { OrderRow } from '#shop/orders/lends.ts';
import type { DeclineQuote, OpenedQuote, OpenQuote } from '../contract.ts';
import { readDecline, shownQuoteState } from '../rules/quote-form.ts';
import { quoteToken, readQuoteToken } from './quote-link.ts';
import {
  contentOf,
  findVersion,
  findVersionOf,
  insertEvent,
  lockQuote,
  moveQuote,
  type QuoteRow,
  type VersionRow,
} from './quotes.queries.ts';
import type { QuotesDeps } from './quotes-deps.ts';
import { mutable } from './read-quotes.ts';

export async function openQuote(
  deps: QuotesDeps,
  { token }: ParsedInputOf<OpenQuote>,
): Promise<OutputOf<OpenQuote>> {
  // The link is the proof: the service reads what it is for.
  return deps.database.asService(async (tx) => {
    const opened = await quoteOfLink(deps, tx, token);
    const { quote, version, order, state } = opened;
    const current =
      state === 'superseded' ? await findVersionOf(tx, quote.id, quote.version) : undefined;
    return {
      number: quote.number,
      version: version.version,
      sentOn: parisDayOf(version.sent_at),
      validUntil: version.valid_until,
      state,
      content: mutable(contentOf(version)),
      currentToken: current ? quoteToken(deps, current.id) : null,
      accessKey: state === 'accepted' ? (order?.access_key ?? null) : null,
    };
  });
}

export async function declineQuote(
  deps: QuotesDeps,
  { token, form }: ParsedInputOf<DeclineQuote>,
): Promise<OutputOf<DeclineQuote>> {
  const { problems, values } = readDecline(form);
  refuseProblems(problems);
  // The link is the proof: the service writes what its holder decides.
  await deps.database.asService(async (tx) => {
    const { quote, version, state } = await quoteOfLink(deps, tx, token);
    if (state === 'declined') return;
    if (state !== 'open' || quote.state !== 'sent') throw new Refusal('conflict');
    await moveQuote(tx, quote.id, { state: 'declined' });
    await insertEvent(tx, {
      quote_id: quote.id,
      happened_at: deps.clock.now(),
      kind: 'declined',
      version: version.version,
      reason: values.reason,
    });
    await enqueueMail(tx, { kind: 'quote-declined', subjectId: version.id });
  });
  return {};
}

export type QuoteOfLink = {
  readonly quote: QuoteRow;
  readonly version: VersionRow;
  /** What it became, where it was accepted. */
  readonly order: OrderRow | undefined;
  readonly state: OpenedQuote['state'];
};

/**
 * The version that a link is for and its quote, held against everybody else until the transaction ends.
 * @throws Refusal not-found
 */
export async function quoteOfLink(deps: QuotesDeps, tx: Tx, token: string): Promise<QuoteOfLink> {
  const versionId = readQuoteToken(deps, token);
  const version = versionId === undefined ? undefined : await findVersion(tx, versionId);
  const quote = version && (await lockQuote(tx, version.quote_id));
  if (!quote) throw new Refusal('not-found');
  const order =
    quote.order_id === null ? undefined : await deps.orders.findOrder(tx, quote.order_id);
  const today = parisDayOf(deps.clock.now());
  return { quote, version, order, state: stateOf(quote, version, order, today) };
}

function stateOf(
  quote: QuoteRow,
  version: VersionRow,
  order: OrderRow | undefined,
  today: string,
): OpenedQuote['state'] {
  if (quote.version !== version.version && quote.state !== 'withdrawn') return 'superseded';
  // An order that was not paid in time is none: the quote may be accepted again while it holds.
  const isUnpaid = quote.state === 'accepted' && order?.state === 'cancelled';
  const kept = isUnpaid ? 'sent' : (quote.state as 'sent' | 'accepted' | 'declined' | 'withdrawn');
  const shown = shownQuoteState(kept, quote.valid_until, today);
  return shown === 'sent' || shown === 'draft' ? 'open' : shown;
}
