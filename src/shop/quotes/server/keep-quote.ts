import { requireStaff } from '#access/require-staff.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { parisDayOf } from '#basics/dates.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import { enqueueMail } from '#platform/mail/mail-jobs.ts';
import type { SaveQuote, SendQuote, WithdrawQuote } from '../contract.ts';
import { readQuote } from '../rules/quote-form.ts';
import {
  findQuotable,
  findQuote,
  insertEvent,
  insertQuote,
  insertVersion,
  lockQuote,
  moveQuote,
  sellerOf,
  updateForm,
} from './quotes.queries.ts';
import type { QuotesDeps } from './quotes-deps.ts';

export function saveQuote(
  deps: QuotesDeps,
  call: Call,
  { quoteId, requestId, revision, form }: ParsedInputOf<SaveQuote>,
): Promise<OutputOf<SaveQuote>> {
  return deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireStaff(tx, 'answer-requests');
    const known = await lockQuote(tx, quoteId);
    const begun = known ? undefined : await insertQuote(tx, { id: quoteId, requestId, form });
    if (begun) return { revision: begun.revision };
    // Begun at the same moment by a second click, it is there now.
    const quote = known ?? (await lockQuote(tx, quoteId));
    if (!quote) throw new Refusal('conflict');
    if (isSameForm(quote.form as Record<string, string>, form)) return { revision: quote.revision };
    const isOver = quote.state === 'accepted' || quote.state === 'withdrawn';
    if (quote.revision !== revision || isOver) throw new Refusal('conflict');
    return updateForm(tx, quoteId, form);
  });
}

/** Empty fields are as if they were not there. */
function isSameForm(one: Record<string, string>, other: Record<string, string>): boolean {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return names.every((name) => (one[name] ?? '') === (other[name] ?? ''));
}

export async function sendQuote(
  deps: QuotesDeps,
  call: Call,
  { quoteId, revision }: ParsedInputOf<SendQuote>,
): Promise<OutputOf<SendQuote>> {
  const caller = signedInCaller(call);
  const now = deps.clock.now();
  const { organisation, figures } = await deps.settings.read();
  await askAboutNumber(deps, caller, quoteId);
  return deps.database.asCaller(caller, async (tx) => {
    await requireStaff(tx, 'answer-requests');
    const quote = await lockQuote(tx, quoteId);
    if (!quote) throw new Refusal('not-found');
    if (quote.sent_revision === revision) return { version: quote.version };
    const isOver = quote.state === 'accepted' || quote.state === 'withdrawn';
    if (quote.revision !== revision || isOver) throw new Refusal('conflict');
    const form = quote.form as Record<string, string>;
    const offer = {
      products: await findQuotable(tx),
      figures,
      provenNumbers: await deps.orders.provenNumbers(tx, form.vatNumber),
    };
    const read = readQuote(form, offer, parisDayOf(now));
    refuseProblems(read.problems);
    const { content, validUntil } = read;
    const version = quote.version + 1;
    const sentBy = caller.claims.sub;
    // What was sent is written by nobody's own rights, so that no version says what was not judged here.
    await withServiceRights(tx, async (service) => {
      const seller = sellerOf(organisation);
      const sent = { quoteId, number: version, content, seller, validUntil, sentBy, sentAt: now };
      const versionId = await insertVersion(service, sent);
      await moveQuote(service, quoteId, {
        state: 'sent',
        version,
        sent_revision: revision,
        valid_until: validUntil,
        net_cents: content.totals.netCents,
      });
      await insertEvent(service, {
        quote_id: quoteId,
        happened_at: now,
        actor: sentBy,
        kind: 'sent',
        version,
      });
      await enqueueMail(service, { kind: 'quote-sent', subjectId: versionId });
    });
    return { version };
  });
}

/** VIES is asked before anything is held: it may take its time. */
async function askAboutNumber(
  deps: QuotesDeps,
  caller: ReturnType<typeof signedInCaller>,
  quoteId: string,
): Promise<void> {
  const typed = await deps.database.asCaller(caller, async (tx) => {
    await requireStaff(tx, 'answer-requests');
    return (await findQuote(tx, quoteId))?.form as Record<string, string> | undefined;
  });
  await deps.orders.refreshVatNumber(typed?.vatNumber);
}

export async function withdrawQuote(
  deps: QuotesDeps,
  call: Call,
  { quoteId }: ParsedInputOf<WithdrawQuote>,
): Promise<OutputOf<WithdrawQuote>> {
  const caller = signedInCaller(call);
  await deps.database.asCaller(caller, async (tx) => {
    await requireStaff(tx, 'answer-requests');
    const quote = await lockQuote(tx, quoteId);
    if (!quote) throw new Refusal('not-found');
    if (quote.state === 'withdrawn') return;
    if (quote.state === 'accepted') throw new Refusal('conflict');
    // What became of a quote is written by the product, together with who did it.
    await withServiceRights(tx, async (service) => {
      await moveQuote(service, quoteId, { state: 'withdrawn' });
      await insertEvent(service, {
        quote_id: quoteId,
        happened_at: deps.clock.now(),
        actor: caller.claims.sub,
        kind: 'withdrawn',
        version: quote.version,
      });
    });
  });
  return {};
}
