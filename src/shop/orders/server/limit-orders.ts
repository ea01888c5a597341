import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Call } from '#backend/call.ts';
import { mailboxKey } from '#basics/contact-details.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { leavesHalf, leavesQuarter, ORDER_LIMITS } from '../rules/order-limits.ts';
import {
  countNotified,
  countUnderAddress,
  countUnpaid,
  countUnpaidPieces,
  findKept,
  forgetCountedAs,
  leaveUnnotified,
  lockCount,
} from './order-limits.queries.ts';
import { mayOrderFor, type OrderRow } from './orders.queries.ts';
import type { OrdersDeps } from './orders-deps.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Who orders, as far as it is known. */
export type Orderer = {
  /** The space from which they order. */
  readonly companyId: string | undefined;
  /** Whether the address of the order is one that they have proven to be theirs. */
  readonly isProven: boolean;
  /** Whose unpaid orders theirs counts among: see `orders.counted_as`. */
  readonly countedAs: string;
};

/** The caller, with the space from which they may order; a stale choice of their browser is no reason to refuse. */
export async function ordererOf(
  deps: Pick<OrdersDeps, 'database' | 'derive'>,
  { caller, network }: Call,
  { companyId, email }: { readonly companyId?: string | undefined; readonly email: string },
): Promise<Orderer> {
  if (caller.role !== 'authenticated') {
    const countedAs = countedAsOf(deps, `network ${network}`);
    return { companyId: undefined, isProven: false, countedAs };
  }
  const known = await deps.database.asCaller(caller, async (tx) => ({
    mayOrder: companyId !== undefined && (await mayOrderFor(tx, companyId)),
    isProven: await hasProven(tx, email),
  }));
  const space = known.mayOrder ? companyId : undefined;
  const countedAs = space
    ? countedAsSpace(deps, space)
    : countedAsOf(deps, `person ${caller.claims.sub}`);
  return { companyId: space, isProven: known.isProven, countedAs };
}

export function countedAsSpace(deps: Pick<OrdersDeps, 'derive'>, companyId: string): string {
  return countedAsOf(deps, `space ${companyId}`);
}

/** Nobody finds a network again by trying all of them: only this product can make the words into that. */
function countedAsOf({ derive }: Pick<OrdersDeps, 'derive'>, subject: string): string {
  return createHash('sha256').update(derive('counted orders', subject)).digest('hex');
}

async function hasProven(tx: Tx, email: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select coalesce(access.confirmed_email() = lower(${email}), false) as has`.execute(tx);
  return rows[0]?.has ?? false;
}

/**
 * Counts an order that was just written, lines included, with those that wait or have lapsed, and decides
 * whether its address is told of it. Refuses: too-many-requests (`reason` `unpaid-orders` or
 * `unpaid-pieces`), invalid-input beside the address.
 */
export async function countOrder(
  { clock, hasOrderLimits }: OrdersDeps,
  tx: Tx,
  order: OrderRow,
  { companyId, isProven, countedAs }: Orderer,
): Promise<void> {
  if (!hasOrderLimits) return;
  const now = clock.now().getTime();
  const since = new Date(now - DAY_MS);
  await lockCount(tx, countedAs);
  if ((await countUnpaid(tx, countedAs, new Date(now - HOUR_MS))) > ORDER_LIMITS.unpaidAnHour) {
    throw new Refusal('too-many-requests', { details: { reason: 'unpaid-orders' } });
  }
  const pieces = await countUnpaidPieces(tx, { id: order.id, countedAs, since });
  if (pieces > ORDER_LIMITS.unpaidPiecesADay) {
    throw new Refusal('too-many-requests', { details: { reason: 'unpaid-pieces' } });
  }
  if (isProven) return;
  // Whoever has an address is told little of what others do with it, and is not kept from ordering by them.
  await lockCount(tx, mailboxKey(order.email));
  if (companyId === undefined) {
    const { waiting, lately } = await countUnderAddress(tx, order.email, since);
    const { waitingUnderAddress, unpaidUnderAddressADay } = ORDER_LIMITS;
    if (waiting > waitingUnderAddress || lately > unpaidUnderAddressADay) {
      refuseProblems([{ path: 'company.email', problem: 'orders-wait-under-address' }]);
    }
  }
  // Of an order by card nobody is told before it is paid.
  if (order.payment_method !== 'transfer') return;
  const most = ORDER_LIMITS.toldADay[companyId === undefined ? 'guest' : 'member'];
  if ((await countNotified(tx, order, since)) >= most) await leaveUnnotified(tx, order.id);
}

/**
 * Guests who pay by transfer leave half of the stock to others, however many they are; and all whose company
 * nobody has verified leave a quarter, when they may pay days later. By the order whose stock was just taken.
 * Refuses: invalid-input beside the way of paying.
 */
export async function refuseKeepingAll(
  { hasOrderLimits }: OrdersDeps,
  tx: Tx,
  order: OrderRow,
): Promise<void> {
  const waitsMs = (order.expires_at?.getTime() ?? 0) - order.placed_at.getTime();
  // A pay page is open for half an hour; what staff decide first, or have agreed, has no end.
  if (!hasOrderLimits || waitsMs <= HOUR_MS) return;
  const isGuest = order.proven_at === null && order.company_id === null;
  for (const { byGuests, byUnverified, left, isUnverified } of await findKept(tx, order.id)) {
    if (isGuest && order.payment_method === 'transfer' && !leavesHalf({ kept: byGuests, left }))
      refuseProblems([{ path: 'paymentMethod', problem: 'transfer-keeps-too-much' }]);
    if (isUnverified && !leavesQuarter({ kept: byUnverified, left }))
      refuseProblems([{ path: 'paymentMethod', problem: 'unverified-keeps-too-much' }]);
  }
}

/** Every hour: a network is known for as long as its orders are counted. */
export async function forgetOrderers({ database, clock }: OrdersDeps): Promise<void> {
  const until = new Date(clock.now().getTime() - DAY_MS);
  // A timer is no caller: the service cleans up.
  await database.asService((tx) => forgetCountedAs(tx, until));
}
