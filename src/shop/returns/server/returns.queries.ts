import { type Insertable, type Selectable, sql } from 'kysely';
import type { Language } from '#basics/language.ts';
import type { DB } from '#platform/database/schema.gen.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { AskedLine } from '../rules/order-returns.ts';

type ReturnedLine = {
  readonly position: number;
  readonly name: string;
  readonly quantity: number;
  readonly product_id: string | null;
  readonly replacement_id: string | null;
  /** What is sent instead, in the language asked for; null: the same again. */
  readonly instead: string | null;
  readonly takes_stock: boolean;
  readonly theme: string | null;
};
export type ReturnRow = Selectable<DB['order_returns']> & {
  readonly order_number: string;
  readonly lines: readonly ReturnedLine[];
};

/** The returns of an order with what is in each, by their number. */
export async function listReturns(
  tx: Tx,
  orderId: string,
  language: Language,
): Promise<readonly ReturnRow[]> {
  return returnsWhere(tx, language, sql`asked.order_id = ${orderId}`);
}

export async function findReturn(
  tx: Tx,
  returnId: string,
  language: Language,
): Promise<ReturnRow | undefined> {
  const [found] = await returnsWhere(tx, language, sql`asked.id = ${returnId}`);
  return found;
}

async function returnsWhere(tx: Tx, language: Language, condition: ReturnType<typeof sql>) {
  const { rows } = await sql<ReturnRow>`
    select asked.*, orders.number as order_number,
      (select coalesce(json_agg(json_build_object('position', line.position, 'name', ordered.name,
          'quantity', line.quantity, 'product_id', ordered.product_id,
          'replacement_id', line.replacement_id, 'instead', translation.name,
          'takes_stock', ordered.takes_stock, 'theme', products.theme) order by line.position), '[]')
        from public.order_return_lines as line
          join public.order_lines as ordered using (order_id, position)
          left join public.products on products.id = ordered.product_id
          left join public.product_translations as translation
            on translation.product_id = line.replacement_id and translation.language = ${language}
        where line.return_id = asked.id) as lines
    from public.order_returns as asked join public.orders on orders.id = asked.order_id
    where ${condition} order by asked.number`.execute(tx);
  return rows;
}

/** Undefined when there is a return of this id already. */
export async function insertReturn(
  tx: Tx,
  asked: Insertable<DB['order_returns']>,
  lines: readonly AskedLine[],
): Promise<void> {
  await tx.insertInto('order_returns').values(asked).execute();
  await tx
    .insertInto('order_return_lines')
    .values(
      lines.map(({ position, quantity, replacementId }) => ({
        return_id: asked.id,
        order_id: asked.order_id,
        position,
        quantity,
        replacement_id: replacementId,
      })),
    )
    .execute();
}

/** The guard of the table refuses moves that no return may make. */
export async function updateReturn(
  tx: Tx,
  id: string,
  change: Partial<Insertable<DB['order_returns']>>,
): Promise<void> {
  await tx.updateTable('order_returns').set(change).where('id', '=', id).execute();
}

/** What was given back of an order, or is on its way, in cents. */
export async function refundedCents(tx: Tx, orderId: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(amount_cents), 0)::bigint as cents from public.refunds
    where order_id = ${orderId} and state <> 'failed'`.execute(tx);
  return rows[0]?.cents ?? 0;
}

/**
 * What may be sent instead of each line, by its position: on sale, of the same kind and rate of VAT, not dearer.
 * What is bought by the month or customised is sent again as it was.
 */
export async function listReplacements(tx: Tx, orderId: string, language: Language) {
  const { rows } = await sql<{ position: number; product_id: string; name: string }>`
    select line.position, other.id as product_id, translation.name
    from public.order_lines as line
      join public.orders on orders.id = line.order_id
      join public.products as sold on sold.id = line.product_id
      join public.products as other on other.kind = sold.kind and other.id <> sold.id
        and other.status = 'published' and other.price_cents <= line.unit_net_cents
        and (other.stock is null or other.stock > 0)
      join public.vat_decisions as vat on vat.id = other.vat_decision_id
        and public.vat_rate_at(vat.rate_basis_points, orders.delivery_address, current_date)
          = line.rate_basis_points
      join public.product_translations as translation
        on translation.product_id = other.id and translation.language = ${language}
    where line.order_id = ${orderId} and sold.kind in ('box', 'boutique')
      and line.commitment_months is null and line.customisation is null
    order by line.position, other.position, other.slug`.execute(tx);
  return Map.groupBy(rows, ({ position }) => position);
}

/** Moves the stock and says why; false where there is not enough of it. The guard asks for the pieces. */
export async function moveReturnedStock(
  tx: Tx,
  move: Insertable<DB['return_stock_moves']> & { readonly quantity: number },
): Promise<boolean> {
  const change = move.kind === 'put-back' ? move.quantity : -move.quantity;
  const { rows } = await sql<{ was_counted: boolean }>`
    update public.products set stock = stock + ${change}
    where id = ${move.product_id} and (stock is null or stock + ${change} >= 0)
    returning stock is not null as was_counted`.execute(tx);
  const [moved] = rows;
  if (!moved) return false;
  // What is made to order has no stock that moved.
  if (moved.was_counted) await tx.insertInto('return_stock_moves').values(move).execute();
  return true;
}
