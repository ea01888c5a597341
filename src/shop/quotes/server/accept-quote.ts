import { createHash, randomUUID } from 'node:crypto';
import type { Call } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { parisDayOf } from '#basics/dates.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { isViolationOf } from '#platform/database/violations.ts';
import { enqueueMail } from '#platform/mail/mail-jobs.ts';
import type { OrderRow } from '#shop/orders/lends.ts';
import {
  type CheckoutForm,
  checkoutProblems,
  cleanCheckoutForm,
} from '#shop/orders/rules/checkout-form.ts';
import type { AcceptQuote } from '../contract.ts';
import type { QuoteContent } from '../rules/quote-form.ts';
import { isInOtherZone } from '../rules/quote-place.ts';
import { type QuoteOfLink, quoteOfLink } from './open-quote.ts';
import { contentOf, findCounted, insertEvent, moveQuote } from './quotes.queries.ts';
import type { QuotesDeps } from './quotes-deps.ts';

/**
 * One order of a quote, at the prices of the version that the link is for. The quote is held while it is
 * accepted: whoever accepts at the same moment finds the order there.
 */
export async function acceptQuote(
  deps: QuotesDeps,
  call: Call,
  input: ParsedInputOf<AcceptQuote>,
): Promise<OutputOf<AcceptQuote>> {
  const form = cleanCheckoutForm(input.form);
  const today = parisDayOf(deps.clock.now());
  refuseProblems(checkoutProblems(form, { today, isDelivered: true, isQuoted: true }));
  deps.orders.refuseUnpayable(form);
  const { email } = form.company;
  const { companyId, isProven } = await deps.orders.ordererOf(call, { ...input, email });
  await deps.orders.refreshVatNumber(form.company.vatNumber);
  // The link is the proof, and a guest has no rights on orders: the service acts for its holder.
  const accepting = deps.database.asService(async (tx) => {
    const opened = await quoteOfLink(deps, tx, input.token);
    const contentHash = hashOf(opened, form);
    if (opened.state === 'accepted' && opened.order) {
      if (opened.order.content_hash !== contentHash) throw new Refusal('already-done');
      return opened.order;
    }
    if (opened.state !== 'open') throw new Refusal('conflict');
    return acceptOpen(deps, tx, opened, {
      contentHash,
      form,
      companyId: companyId ?? null,
      buyerId: call.caller.role === 'authenticated' ? call.caller.claims.sub : undefined,
      // The link was sent to that address.
      isProven: isProven || contentOf(opened.version).company.email === email,
    });
  });
  const order = await accepting.catch(refuseOtherPlace);
  const redirectUrl = await deps.orders.openPayment(order);
  return { accessKey: order.access_key, number: order.number, redirectUrl };
}

/** A price agreed on for the mainland is none for Corsica, nor the other way round; the database compares. */
function refuseOtherPlace(error: unknown): never {
  if (isViolationOf(error, 'order_lines_rate_of_place')) {
    refuseProblems([{ path: 'deliveryAddress', problem: 'priced-for-another-place' }]);
  }
  throw error;
}

/**
 * A price without VAT is that of a number which is confirmed still, and a price with carriage that of a zone. The
 * database compares the rest.
 */
async function refuseOtherPrices(
  deps: QuotesDeps,
  tx: Tx,
  content: QuoteContent,
  form: CheckoutForm,
): Promise<string | undefined> {
  if (isInOtherZone(content, form)) {
    refuseProblems([{ path: 'deliveryAddress', problem: 'priced-for-another-place' }]);
  }
  const { proofId } = await deps.orders.vatPlaceOf(tx, form);
  const needsProof = content.lines.some(({ vatCategory: of }) => of === 'K' || of === 'AE');
  if (needsProof && proofId === undefined) {
    refuseProblems([{ path: 'company.vatNumber', problem: 'vat-number-not-confirmed' }]);
  }
  return proofId;
}

async function acceptOpen(
  deps: QuotesDeps,
  tx: Tx,
  { quote, version }: QuoteOfLink,
  accepted: {
    readonly contentHash: string;
    readonly form: CheckoutForm;
    readonly companyId: string | null;
    readonly buyerId: string | undefined;
    readonly isProven: boolean;
  },
): Promise<OrderRow> {
  const content = contentOf(version);
  const { language, lines, totals } = content;
  const proofId = await refuseOtherPrices(deps, tx, content, accepted.form);
  const { grossCents } = totals;
  await deps.orders.guards.check(tx, { of: 'quote', ...accepted, grossCents });
  const counted = await findCounted(
    tx,
    lines.flatMap(({ productId }) => productId ?? []),
  );
  const order = await deps.orders.writeOrder(tx, {
    ...accepted,
    checkoutKey: randomUUID(),
    language,
    vatCheckId: proofId,
    totals: { ...totals, vatGroups: [...totals.vatGroups] },
    lines: lines.map((line) => ({
      ...line,
      isService: line.isService ?? false,
      isCarriage: line.isCarriage ?? false,
      customisation: null,
      takesStock: line.productId !== null && counted.has(line.productId),
    })),
  });
  if (!order) throw new Error('A checkout key that nobody had was taken');
  await moveQuote(tx, quote.id, { state: 'accepted', order_id: order.id });
  await insertEvent(tx, {
    quote_id: quote.id,
    happened_at: deps.clock.now(),
    kind: 'accepted',
    version: version.version,
  });
  await enqueueMail(tx, { kind: 'quote-accepted', subjectId: version.id });
  return order;
}

function hashOf({ version }: QuoteOfLink, form: CheckoutForm): string {
  return createHash('sha256')
    .update(JSON.stringify({ quoteVersion: version.id, form }))
    .digest('hex');
}
