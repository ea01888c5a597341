import { requireStaff } from '#access/require-staff.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import type { FormValues } from '#basics/form-reader.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import { isViolationOf } from '#platform/database/violations.ts';
import { enqueueMail } from '#platform/mail/mail-jobs.ts';
import type { OrderWork } from '#shop/orders/lends.ts';
import { readReason } from '#shop/orders/rules/orders-at-work.ts';
import { readParcelTravel } from '#shop/sales/rules/parcels.ts';
import type { DecideReturn } from '../contract.ts';
import {
  readAcceptance,
  readReceipt,
  returnMovesOrStays,
  type StaffReturnMove,
} from '../rules/order-returns.ts';
import { restockableOf } from './read-order-returns.ts';
import type { ReturnMailKind } from './return-mail-kinds.ts';
import { wayOf } from './return-view.ts';
import { findReturn, moveReturnedStock, type ReturnRow, updateReturn } from './returns.queries.ts';
import type { ReturnsDeps } from './returns-deps.ts';

const MAILS: Readonly<Partial<Record<StaffReturnMove, ReturnMailKind>>> = {
  accepted: 'return-accepted',
  refused: 'return-refused',
  replaced: 'return-replaced',
  closed: 'return-closed',
};

/** What staff decide and do about an exchange, once for each state that it comes to. */
export async function decideReturn(
  deps: ReturnsDeps,
  call: Call,
  { returnId, to, form }: ParsedInputOf<DecideReturn>,
): Promise<OutputOf<DecideReturn>> {
  const found = await deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireStaff(tx, 'serve-orders');
    return findReturn(tx, returnId, call.language);
  });
  if (!found) throw new Refusal('not-found');
  const work = async (at: OrderWork) => {
    const { tx, note } = at;
    const asked = await findReturn(tx, returnId, call.language);
    if (!asked) throw new Refusal('not-found');
    const { state, number } = asked;
    const answer = returnMovesOrStays({ state, way: wayOf(asked) }, to);
    if (answer === 'stays') return;
    if (answer === 'refused') throw new Refusal('conflict', { details: { state } });
    const reason = await STEPS[to](at, asked, form);
    await note({ kind: `return-${to}`, ...(reason && { reason }), details: { number } });
    const kind = MAILS[to];
    if (kind) await enqueueMail(tx, { kind, subjectId: returnId });
  };
  const of = { act: 'serve-orders' as const, orderId: found.order_id };
  await deps.orders.actOnOrder(call, of, work).catch((error: unknown) => {
    // Money went back meanwhile, or a parcel did.
    if (isViolationOf(error, 'order_returns_of_pieces'))
      throw new Refusal('conflict', { details: { state: 'given-back' } });
    throw error;
  });
  return {};
}

/** Each writes what its form says, and answers the reason for the history. */
const STEPS: Readonly<
  Record<
    StaffReturnMove,
    (at: OrderWork, asked: ReturnRow, form: FormValues) => Promise<string | null>
  >
> = {
  async accepted({ tx }, { id }, form) {
    const { values, problems } = readAcceptance(form);
    refuseProblems(problems);
    await updateReturn(tx, id, { state: 'accepted', ...values });
    return values.instructions;
  },
  refused: (at, asked, form) => end(at, asked, form, 'refused'),
  closed: (at, asked, form) => end(at, asked, form, 'closed'),
  async received(at, asked, form) {
    const { values, problems } = readReceipt(form, restockableOf(asked));
    refuseProblems(problems);
    await updateReturn(at.tx, asked.id, { state: 'received' });
    await moveEach(at, asked, values.lines, { kind: 'put-back', reason: values.reason });
    return values.reason;
  },
  async replaced(at, asked, form) {
    const { values, problems } = readParcelTravel(form);
    refuseProblems(problems);
    await moveEach(at, asked, asked.lines, { kind: 'sent-instead', reason: null });
    await updateReturn(at.tx, asked.id, {
      state: 'replaced',
      carrier: values.carrier,
      tracking_number: values.trackingNumber,
      ended_at: at.now,
    });
    return null;
  },
};

async function end(
  { tx, now }: OrderWork,
  { id }: ReturnRow,
  form: FormValues,
  state: 'refused' | 'closed',
): Promise<string> {
  const { text, problems } = readReason(form, 'reason');
  refuseProblems(problems);
  await updateReturn(tx, id, { state, decision_reason: text, ended_at: now });
  return text;
}

/** Pieces to the stock or from it, of what is of the catalogue. @throws Refusal out-of-stock */
async function moveEach(
  { tx, staffId, now }: OrderWork,
  asked: ReturnRow,
  pieces: readonly { readonly position: number; readonly quantity: number }[],
  move: { readonly kind: 'put-back' | 'sent-instead'; readonly reason: string | null },
): Promise<void> {
  const moved = pieces.flatMap(({ position, quantity }) => {
    const line = asked.lines.find((each) => each.position === position);
    const sent = move.kind === 'sent-instead' ? line?.replacement_id : null;
    const product_id = sent ?? line?.product_id;
    return product_id ? [{ line: position, quantity, product_id }] : [];
  });
  // Products are held in one order, so that two people never wait for each other for ever.
  for (const each of moved.sort((one, other) => (one.product_id < other.product_id ? -1 : 1))) {
    const who = { return_id: asked.id, order_id: asked.order_id, staff_id: staffId, moved_at: now };
    if (!(await moveReturnedStock(tx, { ...move, ...who, ...each })))
      throw new Refusal('out-of-stock', { details: { product: each.product_id } });
  }
}
