import { sql } from 'kysely';
import type { OutputOf } from '#basics/contract.ts';
import { type PlaceOrder, placeOrder, type ReadOrder, readOrder } from '#shop/orders/contract.ts';
import { line, type OrderInput, orderOf } from './checkout-orders.ts';
import type { TestProduct } from './test-product.ts';

/** An order placed by card and not paid yet. */
export interface PlacedOrder extends Omit<OutputOf<PlaceOrder>, 'redirectUrl'> {
  readonly input: OrderInput;
  readonly payPage: string;
  /** What the provider calls the attempt. */
  readonly reference: string;
}

export async function place(
  product: TestProduct,
  change: Partial<OrderInput> = {},
  slug = 'box-saveurs',
  quantity = 1,
): Promise<PlacedOrder> {
  const input = await orderOf(product, [line(slug, quantity)], change);
  const { redirectUrl, ...placed } = await product.call(placeOrder, input);
  const payPage = redirectUrl ?? '';
  return { ...placed, input, payPage, reference: await referenceOf(product, placed) };
}

/** What the provider calls the latest attempt to pay this order. */
export async function referenceOf(
  product: TestProduct,
  { number }: { readonly number: string },
): Promise<string> {
  const { rows } = await sql<{ reference: string }>`
    select reference from payments join orders on orders.id = order_id
    where number = ${number} order by payments.opened_at desc limit 1`.execute(
    product.database.owner,
  );
  return rows[0]?.reference ?? '';
}

/** The order as its buyer may see it. */
export function readPlaced(
  product: TestProduct,
  { accessKey }: PlacedOrder,
): Promise<OutputOf<ReadOrder>> {
  return product.call(readOrder, { accessKey });
}

export async function orderIdOf(
  product: TestProduct,
  { number }: Pick<PlacedOrder, 'number'>,
): Promise<string> {
  const { id } = await product.database.asService((tx) =>
    tx.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirstOrThrow(),
  );
  return id;
}

/** The states of the order's attempts to pay, those that ended first. */
export async function paymentStates(
  product: TestProduct,
  { number }: Pick<PlacedOrder, 'number'>,
): Promise<string[]> {
  const { rows } = await sql<{ state: string }>`
    select payments.state from payments join orders on orders.id = order_id
    where number = ${number}
    order by payments.state in ('pending', 'paid'), payments.settled_at`.execute(
    product.database.owner,
  );
  return rows.map(({ state }) => state);
}

/** What happened to the order, in the order in which it was written down. */
export async function eventsOf(
  product: TestProduct,
  { number }: Pick<PlacedOrder, 'number'>,
): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`
    select kind from order_events join orders on orders.id = order_id
    where number = ${number} order by order_events.id`.execute(product.database.owner);
  return rows.map(({ kind }) => kind);
}

/** Pieces left to promise; not a number when there is no limit. */
export async function stockOf(product: TestProduct, slug: string): Promise<number> {
  const { stock } = await product.database.asService((tx) =>
    tx.selectFrom('products').select('stock').where('slug', '=', slug).executeTakeFirstOrThrow(),
  );
  return stock ?? Number.NaN;
}

export async function setStock(
  product: TestProduct,
  slug: string,
  stock: number | null,
): Promise<void> {
  await product.database.asService((tx) =>
    tx.updateTable('products').set({ stock }).where('slug', '=', slug).execute(),
  );
}
