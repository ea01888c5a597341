import { addDays, type ParisDay, parisDayOf } from '#basics/dates.ts';
import type { Settings } from '#basics/settings.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { enqueueJob } from '#platform/jobs/enqueue-job.ts';
import { emit } from '#platform/jobs/events.ts';
import { invoiceEvents } from '../events.ts';
import { type DueDocument, nextDocument, type OrderBooks } from '../rules/due-documents.ts';
import type { InvoiceContent } from '../rules/invoice-content.ts';
import { correctionContent, saleContent } from './invoice-contents.ts';
import {
  contentOf,
  findDocuments,
  type InvoiceRow,
  insertInvoice,
  issuedInvoice,
  takeNumber,
} from './invoices.queries.ts';
import type { InvoicesDeps } from './invoices-deps.ts';
import { KEEP_FILE_TASK } from './keep-invoice-file.ts';
import {
  findOrderOfRefund,
  findPaidAttempt,
  findRefunds,
  findShippedAt,
  findSoldLines,
  lockSoldOrder,
  type SoldOrder,
} from './sold-orders.queries.ts';

/** Granted to whoever may pay once the order has left (Code de commerce, art. L441-10). */
const TERMS_DAYS = 30;

/** An order has moved: what is owed for it is issued. */
export async function followOrder(
  deps: InvoicesDeps,
  { orderId, state }: { readonly orderId: string; readonly state: string },
): Promise<void> {
  await issueDue(deps, orderId, { wasConfirmed: state === 'confirmed' });
}

/** Money went back, or came back from there. */
export async function followRefund(
  deps: InvoicesDeps,
  { refundId }: { readonly refundId: string },
): Promise<void> {
  // A job is no caller: the service keeps the books.
  const orderId = await deps.database.asService((tx) => findOrderOfRefund(tx, refundId));
  if (orderId !== undefined) await issueDue(deps, orderId, { wasConfirmed: false });
}

type IssueTrigger = Pick<OrderBooks, 'wasConfirmed'>;

/** Everything that an order is owed, each document in a transaction of its own; nothing where it is there. */
export async function issueDue(
  deps: InvoicesDeps,
  orderId: string,
  told: IssueTrigger,
): Promise<void> {
  const settings = await deps.settings.read();
  const now = deps.clock.now();
  for (;;) {
    // A job is no caller: the service keeps the books.
    const isIssued = await deps.database.asService((tx) =>
      issueNext(tx, { orderId, told, settings, now }),
    );
    if (!isIssued) return;
  }
}

type Issuing = {
  readonly orderId: string;
  readonly told: IssueTrigger;
  readonly settings: Settings;
  readonly now: Date;
};

/** Whatever can fail comes before the number: a transaction that fails takes none. */
export async function issueNext(tx: Tx, issuing: Issuing): Promise<boolean> {
  const order = await lockSoldOrder(tx, issuing.orderId);
  if (!order) return false;
  const paid = await findPaidAttempt(tx, order.id);
  const refunds = await findRefunds(tx, order.id);
  const documents = await findDocuments(tx, order.id);
  const lines = await findSoldLines(tx, order.id);
  const due = nextDocument({
    ...issuing.told,
    state: order.state,
    grossCents: order.gross_cents,
    isWithinUnion: lines.some((line) => line.vat_category === 'K'),
    isPaid: paid !== undefined,
    capturedCents: paid?.captured_cents ?? 0,
    refunds: refunds.map((refund) => ({
      id: refund.id,
      amountCents: refund.amount_cents,
      state: refund.state as OrderBooks['refunds'][number]['state'],
    })),
    documents: documents.map(({ id, occasion, cites_id, gross_cents }) => ({
      id,
      occasion,
      citesId: cites_id,
      grossCents: gross_cents,
    })),
  });
  if (!due) return false;
  const refund = refunds.find(({ id }) => due.occasion.endsWith(id));
  const content =
    due.citesId === null
      ? saleContent({
          order,
          paid,
          lines,
          shippedAt: await findShippedAt(tx, order.id),
          settings: issuing.settings,
          now: issuing.now,
        })
      : correctionOf({ due, documents, refund, now: issuing.now });
  await issue(tx, { order, due, content, now: issuing.now });
  return true;
}

type Cite = {
  readonly due: Extract<DueDocument, { readonly citesId: string }>;
  readonly documents: readonly InvoiceRow[];
  readonly refund: Awaited<ReturnType<typeof findRefunds>>[number] | undefined;
  readonly now: Date;
};

function correctionOf({ due, documents, refund, now }: Cite): InvoiceContent {
  const cited = documents.find(({ id }) => id === due.citesId);
  if (!cited) throw new Error(`No document ${due.citesId} to correct`);
  const standing = documents.filter(
    ({ id, cites_id }) => cites_id === cited.id && !documents.some((d) => d.cites_id === id),
  );
  return correctionContent({
    cited: issuedInvoice(cited),
    grossCents: due.grossCents,
    creditedBefore: standing.flatMap((row) => contentOf(row).totals.vatGroups),
    refund,
    now,
  });
}

type Ready = {
  readonly order: Pick<SoldOrder, 'id' | 'payment_due_on'>;
  readonly due: DueDocument;
  readonly content: InvoiceContent;
  readonly now: Date;
};

async function issue(tx: Tx, { order, due, content, now }: Ready): Promise<void> {
  const today = parisDayOf(now);
  const series = `${due.kind === 'invoice' ? 'F' : 'A'}${today.slice(0, 4)}`;
  const { last: rank, last_on: issuedOn } = await takeNumber(tx, series, today);
  const invoiceId = await insertInvoice(tx, {
    series,
    rank,
    issued_at: now,
    issued_on: issuedOn,
    due_on: content.payment.isSettled ? issuedOn : dueDay(order, issuedOn),
    order_id: order.id,
    occasion: due.occasion,
    cites_id: due.citesId,
    net_cents: content.totals.netCents,
    vat_cents: content.totals.vatCents,
    content,
  });
  const number = `${series}-${String(rank).padStart(6, '0')}`;
  await emit(tx, invoiceEvents.issued, { invoiceId, orderId: order.id, number, kind: due.kind });
  await enqueueJob(tx, {
    task: KEEP_FILE_TASK,
    payload: { invoiceId },
    key: `${KEEP_FILE_TASK}:${invoiceId}`,
  });
}

/** As granted for this order, counted from the day it left; thirty days where nothing was granted. */
function dueDay({ payment_due_on: granted }: Ready['order'], issuedOn: ParisDay): ParisDay {
  const day = granted ?? addDays(issuedOn, TERMS_DAYS);
  // An invoice is never due before its day.
  return day < issuedOn ? issuedOn : day;
}
