import { requireStaff } from '#access/require-staff.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import { emit } from '#platform/jobs/events.ts';
import type { FulfilmentState } from '#shop/sales/rules/order-states.ts';
import {
  leftToPack,
  movesOrStays,
  type ParcelTravel,
  readParcelLines,
  readParcelTravel,
  statesReached,
} from '#shop/sales/rules/parcels.ts';
import type { ChangeParcel, MakeParcel, MoveParcel } from '../../contract.ts';
import { orderEvents } from '../../events.ts';
import { transitionOrder } from '../move-order.ts';
import { enqueueOrderMail } from '../order-mail-jobs.ts';
import { listGoods } from '../orders.queries.ts';
import type { OrdersDeps } from '../orders-deps.ts';
import { actOnOrder, type OrderWork, refuseUnlessMay } from './act-on-order.ts';
import { findParcel, findParcels, insertParcel, type ParcelRow } from './order-file.queries.ts';
import { takeAgain } from './take-again.ts';

export async function makeParcel(
  deps: OrdersDeps,
  call: Call,
  { orderId, parcelId, form }: ParsedInputOf<MakeParcel>,
): Promise<OutputOf<MakeParcel>> {
  const travel = readParcelTravel(form);
  await actOnOrder(deps, call, { act: 'pack-orders', orderId }, async (at) => {
    const { tx, note, now } = at;
    if (await findParcel(tx, parcelId)) return;
    await refuseUnlessMay(at, 'pack');
    const parcels = await findParcels(tx, [orderId]);
    const left = leftToPack(await listGoods(tx, orderId), parcels);
    const { lines, problems } = readParcelLines(form, left);
    refuseProblems([...problems, ...travel.problems]);
    const takeFromStock = await takeAgain(at, lines);
    const number = 1 + Math.max(0, ...parcels.map((parcel) => parcel.number));
    const parcel = { id: parcelId, order_id: orderId, number, made_at: now };
    await insertParcel(tx, { ...parcel, ...travelColumns(travel.values) }, lines);
    await takeFromStock(parcelId);
    await note({ kind: 'parcel-made', details: { parcel: number } });
    if (form.leaves !== 'on') return;
    for (const to of ['packed', 'shipped'] as const) await move(at, { id: parcelId, number }, to);
    await followParcels(at);
  });
  return {};
}

export async function changeParcel(
  deps: OrdersDeps,
  call: Call,
  { parcelId, revision, form }: ParsedInputOf<ChangeParcel>,
): Promise<OutputOf<ChangeParcel>> {
  const { values, problems } = readParcelTravel(form);
  refuseProblems(problems);
  await onParcel(deps, call, parcelId, async ({ tx }, parcel) => {
    const change = travelColumns(values);
    if (isSame(parcel, change)) return;
    if (parcel.revision !== revision || parcel.ended_at !== null) throw new Refusal('conflict');
    await tx.updateTable('parcels').set(change).where('id', '=', parcelId).execute();
  });
  return {};
}

export async function moveParcel(
  deps: OrdersDeps,
  call: Call,
  { parcelId, to }: ParsedInputOf<MoveParcel>,
): Promise<OutputOf<MoveParcel>> {
  await onParcel(deps, call, parcelId, async (at, parcel) => {
    const answer = movesOrStays(parcel.state, to);
    if (answer === 'stays') return;
    if (answer === 'refused') throw new Refusal('conflict', { details: { state: parcel.state } });
    await move(at, parcel, to);
    await followParcels(at);
  });
  return {};
}

async function move(
  { tx, now, note, order }: OrderWork,
  { id, number }: Pick<ParcelRow, 'id' | 'number'>,
  to: FulfilmentState,
): Promise<void> {
  const isOver = to === 'delivered' || to === 'returned' || to === 'cancelled';
  await tx
    .updateTable('parcels')
    .set({
      state: to,
      ...(to === 'shipped' && { shipped_at: now }),
      ...(isOver && { ended_at: now }),
    })
    .where('id', '=', id)
    .execute();
  await note({ kind: `parcel-${to}`, details: { parcel: number } });
  await emit(tx, orderEvents.parcelMoved, {
    orderId: order.id,
    parcelId: id,
    parcel: number,
    state: to,
  });
  if (to === 'shipped') await enqueueOrderMail(tx, id, 'parcel-shipped');
}

/** The order's own state follows what its parcels have become. */
async function followParcels({ tx, order, note }: OrderWork): Promise<void> {
  const ordered = await listGoods(tx, order.id);
  const parcels = await findParcels(tx, [order.id]);
  for (const state of statesReached(order.state, ordered, parcels)) {
    await transitionOrder(tx, order.id, { state });
    await note({ kind: `order-${state}` });
  }
}

/** Holds the order of a parcel, then runs `work` on the parcel as it is by then. */
export async function onParcel(
  deps: OrdersDeps,
  call: Call,
  parcelId: string,
  work: (at: OrderWork, parcel: ParcelRow) => Promise<void>,
): Promise<void> {
  const found = await deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireStaff(tx, 'pack-orders');
    return findParcel(tx, parcelId);
  });
  if (!found) throw new Refusal('not-found');
  await actOnOrder(deps, call, { act: 'pack-orders', orderId: found.order_id }, async (at) => {
    const parcel = (await findParcels(at.tx, [found.order_id])).find(({ id }) => id === parcelId);
    if (!parcel) throw new Refusal('not-found');
    await work(at, parcel);
  });
}

function travelColumns({ carrier, trackingNumber, deliveryDay }: ParcelTravel) {
  return { carrier, tracking_number: trackingNumber, delivery_day: deliveryDay };
}

function isSame(parcel: ParcelRow, change: ReturnType<typeof travelColumns>): boolean {
  return (
    parcel.carrier === change.carrier &&
    parcel.tracking_number === change.tracking_number &&
    parcel.delivery_day === change.delivery_day
  );
}
