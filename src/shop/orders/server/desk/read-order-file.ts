import { findStaffActs, requireStaff } from '#access/require-staff.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { type ParisDay, parisDayOf } from '#basics/dates.ts';
import { Refusal } from '#basics/refusal.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { owedBackCents, refundableCents, remainderCents } from '#shop/sales/rules/order-money.ts';
import { leftToPack } from '#shop/sales/rules/parcels.ts';
import type { OrderFile, ReadOrderFile, ReadOrderLogo } from '../../contract.ts';
import { knownReason, mostPressing } from '../../rules/disputes.ts';
import { moneyState, orderActs, STAFF_ACT_OF } from '../../rules/orders-at-work.ts';
import { nextReminder } from '../../rules/payment-reminders.ts';
import { LAPSED_NUMBER } from '../check-sold-number.ts';
import { listDisputes } from '../disputes.queries.ts';
import { creditOf, storedVatGroups } from '../order-summary.ts';
import { findOrder, listOrderLines, listPayments, type OrderRow } from '../orders.queries.ts';
import type { OrdersDeps } from '../orders-deps.ts';
import { findProofOf } from '../vat-numbers.queries.ts';
import { type DuePayment, findDuePayment, remindersOf } from './due-reminders.queries.ts';
import {
  findItemNames,
  findLogo,
  findStaffAddresses,
  listEvents,
  listNotes,
  listTransfersOf,
} from './order-file.queries.ts';
import { findOrderMoney } from './order-search.queries.ts';
import {
  lineView,
  parcelView,
  storedAddress,
  storedCustomisation,
  storedDetails,
  swappedItems,
} from './order-view.ts';
import { refundSource } from './refund-source.ts';
import { listRefunds } from './refunds.queries.ts';
import { lateSince, moneyOf } from './search-orders.ts';
import { piecesOf } from './take-again.ts';

/** Everything about one order, read as of one moment. */
export function readOrderFile(
  deps: OrdersDeps,
  call: Call,
  { orderId }: ParsedInputOf<ReadOrderFile>,
): Promise<OutputOf<ReadOrderFile>> {
  return deps.database.asCallerAtOneMoment(signedInCaller(call), async (tx) => {
    await requireStaff(tx, 'see-orders');
    const may = await findStaffActs(tx, [...Object.values(STAFF_ACT_OF), 'read-orders' as const]);
    // Orders are not to be read by whoever only packs them: the service reads, and leaves out their figures.
    const file = await withServiceRights(tx, (service) => readFile(deps, service, call, orderId));
    const acts = file.acts.filter((act) => may.has(STAFF_ACT_OF[act]));
    return may.has('read-orders') ? { ...file, acts } : withoutFigures({ ...file, acts });
  });
}

/** As whoever packs it reads an order: what it holds and where it goes, without what it costs or who paid. */
function withoutFigures(file: OrderFile): OrderFile {
  return {
    ...file,
    lines: file.lines.map((line) => ({ ...line, unitNetCents: null, netCents: null })),
    totals: null,
    money: null,
    credit: null,
    paymentTermsDays: null,
    paymentDueOn: null,
    reminders: null,
    payments: [],
    transfers: [],
    refunds: [],
    disputes: [],
    events: file.events.filter(({ kind }) => PACKING_EVENTS.test(kind)),
  };
}

/** What the history tells of goods; the rest tells of money. */
const PACKING_EVENTS = /^(placed|confirmed|preparation-started|parcel-.*)$/;

async function readFile(
  deps: OrdersDeps,
  service: Tx,
  { language }: Call,
  orderId: string,
): Promise<OrderFile> {
  const tx = service;
  const order = await findOrder(tx, orderId);
  if (!order || order.state === 'draft') throw new Refusal('not-found');
  const lines = await listOrderLines(tx, orderId);
  const notes = await listNotes(tx, orderId);
  const events = await listEvents(tx, orderId);
  const names = await findItemNames(tx, swappedItems(lines), language);
  const staff = await findStaffAddresses(tx, [
    ...notes.map(({ written_by: by }) => by),
    ...events.map(({ staff_id: id }) => id),
  ]);
  return {
    id: order.id,
    number: order.number,
    state: order.state,
    placedAt: order.placed_at.toISOString(),
    language: order.language,
    company: { ...buyerOf(order), vatProof: await vatProofOf(tx, order, events) },
    billingAddress: storedAddress(order.billing_address),
    deliveryAddress: storedAddress(order.delivery_address),
    purchaseOrderNumber: order.purchase_order_number,
    wishedWeek: order.wished_week,
    message: order.message,
    lines: lines.map((line) => lineView(line, names)),
    totals: {
      netCents: order.net_cents,
      vatCents: order.vat_cents,
      grossCents: order.gross_cents,
      vatGroups: storedVatGroups(order),
    },
    paymentMethod: order.payment_method,
    credit: creditOf(order),
    paymentTermsDays: order.payment_terms_days,
    paymentDueOn: order.payment_due_on,
    ...(await moneyAndParcels(tx, orderId, deps.clock.now())),
    notes: notes.map(({ id, note, written_by: by, written_at: at }) => ({
      id,
      note,
      by: (by && staff.get(by)) ?? null,
      at: at.toISOString(),
    })),
    events: events.map((event) => ({
      at: event.happened_at.toISOString(),
      kind: event.kind,
      by: (event.staff_id && staff.get(event.staff_id)) ?? null,
      actor: event.actor,
      reason: event.reason,
      details: storedDetails(event.details),
    })),
  };
}

function buyerOf(order: OrderRow): Omit<OrderFile['company'], 'vatProof'> {
  return {
    kind: order.company_kind === 'cse' ? 'cse' : 'employer',
    name: order.company_name,
    siren: order.siren,
    siret: order.siret,
    vatNumber: order.vat_number,
    isVatLiable: order.is_vat_liable,
    contactName: order.contact_name,
    email: order.email,
    phone: order.phone,
  };
}

/** By what it was sold without VAT, and whether that holds still. */
async function vatProofOf(
  tx: Tx,
  order: OrderRow,
  events: readonly { readonly kind: string }[],
): Promise<OrderFile['company']['vatProof']> {
  const proof = await findProofOf(tx, order);
  return proof && { ...proof, hasLapsed: events.some(({ kind }) => kind === LAPSED_NUMBER) };
}

/** What came in and was given back, what travels in which parcel, and what may be done next. */
async function moneyAndParcels(tx: Tx, orderId: string, now: Date) {
  const row = await findOrderMoney(tx, orderId, lateSince(now));
  if (!row) throw new Refusal('not-found');
  const pieces = await piecesOf(tx, orderId);
  const { ordered, parcels } = pieces;
  const payments = await listPayments(tx, orderId);
  const transfers = await listTransfersOf(tx, orderId);
  const refunds = await listRefunds(tx, orderId);
  const disputes = await listDisputes(tx, orderId);
  const source = refundSource(payments, { refunds, disputes });
  const money = moneyOf(row);
  const due = await findDuePayment(tx, orderId);
  const left = leftToPack(ordered, parcels);
  return {
    isLate: row.is_late,
    acts: orderActs({
      state: row.state,
      paymentMethod: row.payment_method,
      money,
      hasPiecesLeft: left.length > 0,
      hasLeft: parcels.some(({ shipped_at: at }) => at !== null),
      awaitsCredit: row.credit === 'requested',
      reminders: remindersOf(due),
    }),
    reminders: due ? remindersView(due, parisDayOf(now)) : null,
    payment: moneyState(money, row.state),
    money: {
      capturedCents: money.capturedCents,
      refundedCents: money.refundedCents,
      remainderCents: remainderCents(money),
      refundableCents: source?.mostCents ?? refundableCents(money),
      heldCents: money.heldCents,
      owedBackCents: owedBackCents(money, row.state),
    },
    isRefundedByHand: source?.isByHand ?? false,
    dispute: mostPressing(disputes.map(({ standing }) => standing)),
    disputes: disputes.map(disputeView),
    payments: payments.map((payment) => ({
      id: payment.id,
      provider: payment.provider === 'transfer' ? ('transfer' as const) : ('sandbox' as const),
      reference: payment.reference,
      state: payment.state,
      amountCents: payment.amount_cents,
      capturedCents: payment.captured_cents,
      openedAt: payment.opened_at.toISOString(),
    })),
    transfers: transfers.map(({ id, booked_on: bookedOn, amount_cents: amountCents, label }) => ({
      id,
      bookedOn,
      amountCents,
      label,
    })),
    refunds: refunds.map((refund) => ({
      id: refund.id,
      amountCents: refund.amount_cents,
      reason: refund.reason,
      state: refundState(refund.state),
      bankReference: refund.bank_reference,
      askedAt: refund.asked_at.toISOString(),
    })),
    parcels: parcels.map((parcel) => parcelView(parcel, pieces)),
    leftToPack: left,
  };
}

function disputeView(dispute: Awaited<ReturnType<typeof listDisputes>>[number]) {
  return {
    id: dispute.id,
    providerReference: dispute.provider_reference,
    state: dispute.state,
    reason: knownReason(dispute.reason),
    amountCents: dispute.amount_cents,
    takenCents: Math.max(0, dispute.withdrawn_cents - dispute.reinstated_cents),
    answerBy: dispute.answer_by?.toISOString() ?? null,
    openedAt: dispute.opened_at.toISOString(),
    endedAt: dispute.ended_at?.toISOString() ?? null,
  };
}

function remindersView(due: DuePayment, today: ParisDay) {
  return { nextOn: nextReminder(due, today)?.on ?? null, hold: due.hold };
}

function refundState(state: string): 'pending' | 'done' | 'failed' {
  return state === 'done' || state === 'failed' ? state : 'pending';
}

export function readOrderLogo(
  deps: OrdersDeps,
  call: Call,
  { orderId, position }: ParsedInputOf<ReadOrderLogo>,
): Promise<OutputOf<ReadOrderLogo>> {
  return deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireStaff(tx, 'see-orders');
    // Lines are not to be read by whoever only packs, logos by nobody: the service reads the one that is asked for.
    const logo = await withServiceRights(tx, async (service) => {
      const lines = await listOrderLines(service, orderId);
      const line = lines.find((each) => each.position === position);
      const id = storedCustomisation(line?.customisation ?? null)?.logo?.objectId;
      return id && findLogo(service, id);
    });
    if (!logo) throw new Refusal('not-found');
    return new Blob([new Uint8Array(logo.image)], { type: 'image/webp' });
  });
}
