import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { ParisDay } from '#basics/dates.ts';
import type { DB } from '#platform/database/schema.gen.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { OrderState } from '#shop/sales/rules/order-states.ts';
import type { SeenTransfer } from '../../rules/like-transfers.ts';
import type { SearchedTransfers, TransferState } from '../../rules/received-transfers.ts';

/** Those of these lines that were imported before. */
export async function findKnownLines(tx: Tx, hashes: readonly string[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set();
  const rows = await tx
    .selectFrom('received_transfers')
    .select('line_hash')
    .where('line_hash', 'in', hashes)
    .execute();
  return new Set(rows.map(({ line_hash: hash }) => hash));
}

export type PayableOrder = {
  readonly id: string;
  readonly number: string;
  readonly companyName: string;
  readonly state: OrderState;
  readonly remainderCents: number;
  readonly isWaiting: boolean;
};

const IS_WAITING = sql`(payments.state = 'pending' and orders.state <> 'cancelled')`;

/** Orders paid by transfer that have one of these numbers or ids, with what they still ask. */
export function findPayableOrders(
  tx: Tx,
  numbers: readonly string[],
  ids: readonly string[] = [],
): Promise<PayableOrder[]> {
  if (numbers.length + ids.length === 0) return Promise.resolve([]);
  const isNamed = sql`number = any(${[...numbers]}::text[]) or orders.id = any(${[...ids]}::uuid[])`;
  return payableOrders(tx, isNamed);
}

/** Orders that wait for just one of these amounts. */
export function findOrdersWaitingFor(tx: Tx, amounts: readonly number[]): Promise<PayableOrder[]> {
  if (amounts.length === 0) return Promise.resolve([]);
  const isAsked = sql`amount_cents - captured_cents = any(${[...amounts]}::bigint[])`;
  return payableOrders(tx, sql`${IS_WAITING} and ${isAsked}`);
}

async function payableOrders(tx: Tx, isMeant: RawBuilder<unknown>): Promise<PayableOrder[]> {
  const { rows } = await sql<PayableOrder>`
    select orders.id, number, company_name as "companyName", orders.state,
      greatest(0, amount_cents - captured_cents)::bigint as "remainderCents",
      ${IS_WAITING} as "isWaiting"
    from public.orders join public.payments on order_id = orders.id
    where provider = 'transfer' and (${isMeant})
    order by orders.id`.execute(tx);
  return rows;
}

/** Transfers of such amounts and days that another kind of file than this one brought. */
export async function findBroughtOtherwise(
  tx: Tx,
  format: string,
  lines: { readonly amounts: readonly number[]; readonly from: ParisDay; readonly to: ParisDay },
): Promise<SeenTransfer[]> {
  const { rows } = await sql<SeenTransfer>`
    select booked_on as "bookedOn", amount_cents as "amountCents", label, number as "orderNumber"
    from public.received_transfers left join public.orders on orders.id = order_id
    where format <> ${format} and amount_cents = any(${[...lines.amounts]}::bigint[])
      and booked_on between ${lines.from} and ${lines.to}
    order by imported_at, received_transfers.id`.execute(tx);
  return rows;
}

/** The payment by transfer of an order: there is one, kept under its creditor reference. */
export function findTransferPayment(tx: Tx, orderId: string) {
  return tx
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('provider', '=', 'transfer')
    .executeTakeFirst();
}

/** Undefined when this line was imported before. */
export function insertTransfer(
  tx: Tx,
  transfer: Insertable<DB['received_transfers']>,
): Promise<{ readonly id: string } | undefined> {
  return tx
    .insertInto('received_transfers')
    .values(transfer)
    .onConflict((conflict) => conflict.column('line_hash').doNothing())
    .returning('id')
    .executeTakeFirst();
}

export function lockTransfer(tx: Tx, id: string) {
  return tx
    .selectFrom('received_transfers')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function changeTransfer(
  tx: Tx,
  id: string,
  change: Partial<Insertable<DB['received_transfers']>>,
): Promise<void> {
  await tx.updateTable('received_transfers').set(change).where('id', '=', id).execute();
}

export async function insertTransferEvent(
  tx: Tx,
  event: Insertable<DB['transfer_events']>,
): Promise<void> {
  await tx.insertInto('transfer_events').values(event).execute();
}

/** Whether something was taken back before, however often it is sent. */
export async function wasTakenBack(tx: Tx, actId: string): Promise<boolean> {
  const done = await tx
    .selectFrom('transfer_events')
    .select('id')
    .where('id', '=', actId)
    .executeTakeFirst();
  return done !== undefined;
}

/** What was said of these transfers, the oldest first. */
export function listTransferEvents(tx: Tx, transferIds: readonly string[]) {
  return tx
    .selectFrom('transfer_events')
    .leftJoin('orders', 'orders.id', 'transfer_events.order_id')
    .select(['transfer_id', 'kind', 'reason', 'staff_id', 'happened_at', 'orders.number'])
    .where('transfer_id', 'in', transferIds)
    .orderBy('rank')
    .execute();
}

export type FoundTransfer = {
  readonly id: string;
  readonly booked_on: string;
  readonly amount_cents: number;
  readonly label: string;
  readonly state: TransferState;
  readonly order_id: string | null;
  readonly number: string | null;
  readonly company_name: string | null;
};

const TRANSFERS = sql`(select received.id, booked_on, amount_cents, label, order_id, number, company_name,
    case when order_id is null then
        case when set_aside_reason is null then 'to-attribute' else 'set-aside' end
      when exists (select from public.refunds
        where refunds.order_id = received.order_id and state <> 'failed') then 'refunded'
      else 'attributed' end as state
  from public.received_transfers as received left join public.orders on orders.id = order_id) as found`;

const PLAIN = sql`access.searched_text(concat_ws(' ', label,
  regexp_replace(label, '[^[:alnum:]]', '', 'g'), number, replace(number, '-', ''), company_name))`;

export async function findTransfers(
  tx: Tx,
  wanted: SearchedTransfers,
  page: { readonly limit: number; readonly offset: number },
): Promise<readonly FoundTransfer[]> {
  const { rows } = await sql<FoundTransfer>`
    select id, booked_on, amount_cents, label, state, order_id, number, company_name
    from ${TRANSFERS} where ${matching(wanted)}
    order by booked_on desc, id desc limit ${page.limit} offset ${page.offset}`.execute(tx);
  return rows;
}

/** How many match in each state, whichever state is looked for. */
export async function countTransfersByState(tx: Tx, wanted: SearchedTransfers) {
  const { rows } = await sql<{ state: TransferState; count: number }>`
    select state, count(*)::integer as count from ${TRANSFERS}
    where ${matching({ ...wanted, state: null })} group by state`.execute(tx);
  return rows;
}

function matching({ words, amountCents, state }: SearchedTransfers): RawBuilder<unknown> {
  const said = sql.join(
    [sql`true`, ...words.map((word) => sql`position(${word} in ${PLAIN}) > 0`)],
    sql` and `,
  );
  const found = amountCents === null ? said : sql`(amount_cents = ${amountCents} or (${said}))`;
  return state === null ? found : sql`state = ${state} and ${found}`;
}
