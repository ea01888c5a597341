import { requireStaff } from '#access/require-staff.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { type ParisDay, parisDayOf } from '#basics/dates.ts';
import { Refusal } from '#basics/refusal.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { ListQuotable, ListQuotes, QuoteSummary, ReadQuoteForStaff } from '../contract.ts';
import { QUOTE_STATES, QUOTES_PER_PAGE, shownQuoteState } from '../rules/quote-form.ts';
import {
  contentOf,
  findAddresses,
  findEvents,
  findQuotable,
  findQuote,
  findQuotes,
  findVersions,
  type QuoteRow,
} from './quotes.queries.ts';
import type { QuotesDeps } from './quotes-deps.ts';

export function listQuotes(
  deps: QuotesDeps,
  call: Call,
  { search, page, ...wish }: ParsedInputOf<ListQuotes>,
): Promise<OutputOf<ListQuotes>> {
  const today = parisDayOf(deps.clock.now());
  return deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireStaff(tx, 'answer-requests');
    const { rows, total } = await findQuotes(tx, {
      ...wish,
      search: search.trim(),
      today,
      limit: QUOTES_PER_PAGE,
      offset: (page - 1) * QUOTES_PER_PAGE,
    });
    return { quotes: rows.map((row) => summaryOf(row, today)), total };
  });
}

export async function listQuotable(deps: QuotesDeps, call: Call): Promise<OutputOf<ListQuotable>> {
  const { figures } = await deps.settings.read();
  return deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireStaff(tx, 'answer-requests');
    return {
      products: (await findQuotable(tx)).map((each) => ({ ...each, plans: [...each.plans] })),
      figures: [...figures],
    };
  });
}

export function readQuoteForStaff(
  deps: QuotesDeps,
  call: Call,
  { quoteId }: ParsedInputOf<ReadQuoteForStaff>,
): Promise<OutputOf<ReadQuoteForStaff>> {
  return deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireStaff(tx, 'answer-requests');
    const quote = await findQuote(tx, quoteId);
    if (!quote) throw new Refusal('not-found');
    const versions = await findVersions(tx, quoteId);
    const events = await findEvents(tx, quoteId);
    const { order_id: orderId } = quote;
    // Addresses of staff and orders are nobody's to read by themselves: the service tells of these.
    const { addresses, order } = await withServiceRights(tx, async (service) => ({
      addresses: await findAddresses(
        service,
        events.map(({ actor }) => actor),
      ),
      order: orderId === null ? undefined : await deps.orders.findOrder(service, orderId),
    }));
    return {
      ...summaryOf(quote, parisDayOf(deps.clock.now())),
      form: quote.form as Record<string, string>,
      revision: quote.revision,
      hasChanges: quote.sent_revision !== quote.revision,
      versions: versions.map((version) => ({
        number: version.number,
        sentAt: version.sent_at.toISOString(),
        validUntil: version.valid_until,
        content: mutable(contentOf(version)),
        refusedReason: version.refused_reason,
      })),
      events: events.map((event) => ({
        happenedAt: event.happened_at.toISOString(),
        kind: event.kind as 'sent',
        version: event.version,
        actor: event.actor && (addresses.get(event.actor) ?? ''),
        reason: event.reason,
      })),
      orderNumber: order?.number ?? null,
    };
  });
}

type Shown = OutputOf<ReadQuoteForStaff>['versions'][number]['content'];

/** The same, for an answer that says nothing of what must not be changed. */
export function mutable(content: ReturnType<typeof contentOf>): Shown {
  const { lines, totals } = content;
  const vatGroups = [...totals.vatGroups];
  return { ...content, lines: [...lines], totals: { ...totals, vatGroups } };
}

function summaryOf(row: QuoteRow, today: ParisDay): QuoteSummary {
  const state = QUOTE_STATES.find((each) => each === row.state) as 'draft';
  return {
    id: row.id,
    number: row.number,
    requestId: row.request_id,
    companyName: (row.form as Record<string, string>).legalName ?? '',
    state: shownQuoteState(state, row.valid_until, today),
    version: row.version,
    validUntil: row.valid_until,
    netCents: row.net_cents,
    createdAt: row.created_at.toISOString(),
  };
}
