import { type Insertable, sql } from 'kysely';
import type { DB } from '#platform/database/schema.gen.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { PackedLine } from '#shop/sales/rules/parcels.ts';

/** These orders, by their numbers; those that are not there are left out. */
export function findOrderRows(tx: Tx, ids: readonly string[]) {
  return tx.selectFrom('orders').selectAll().where('id', 'in', ids).orderBy('number').execute();
}

/** What of these orders is packed and shipped, in the order of their lines. */
export function findGoods(tx: Tx, orderIds: readonly string[]) {
  return tx
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .where('is_service', '=', false)
    .orderBy('order_id')
    .orderBy('position')
    .execute();
}
export type GoodsRow = Awaited<ReturnType<typeof findGoods>>[number];

/** The parcels of these orders with what is in them, by their number. */
export const findParcels = (tx: Tx, orderIds: readonly string[]) =>
  parcelsOf(tx, orderIds).execute();

export const parcelsOf = (tx: Tx, orderIds: readonly string[]) =>
  tx
    .selectFrom('parcels')
    .selectAll()
    .select((row) =>
      row
        .selectFrom('parcel_lines')
        .select(
          sql<readonly PackedLine[]>`coalesce(json_agg(json_build_object('position', position,
            'quantity', quantity) order by position), '[]')`.as('lines'),
        )
        .whereRef('parcel_id', '=', 'parcels.id')
        .$asScalar()
        .$notNull()
        .as('lines'),
    )
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('number');
export type ParcelRow = Awaited<ReturnType<typeof findParcels>>[number];

export async function findParcel(tx: Tx, id: string) {
  return tx.selectFrom('parcels').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertParcel(
  tx: Tx,
  parcel: Insertable<DB['parcels']>,
  lines: readonly PackedLine[],
): Promise<void> {
  await tx.insertInto('parcels').values(parcel).execute();
  const { id: parcel_id, order_id } = parcel;
  await tx
    .insertInto('parcel_lines')
    .values(lines.map((line) => ({ parcel_id, order_id, ...line })))
    .execute();
}

export function listNotes(tx: Tx, orderId: string) {
  return tx
    .selectFrom('order_notes')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('written_at', 'desc')
    .orderBy('id')
    .execute();
}

export function listEvents(tx: Tx, orderId: string) {
  return tx
    .selectFrom('order_events')
    .select(['happened_at', 'actor', 'kind', 'reason', 'staff_id', 'details'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
}

export function listTransfersOf(tx: Tx, orderId: string) {
  return tx
    .selectFrom('received_transfers')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('booked_on')
    .orderBy('id')
    .execute();
}

/** Their names, or addresses where they have none; accounts are nobody's to read but the service's. */
export async function findStaffAddresses(tx: Tx, ids: readonly (string | null)[]) {
  const known = ids.filter((id): id is string => id !== null);
  if (known.length === 0) return new Map<string, string | null>();
  const rows = await tx
    .selectFrom('auth.users')
    .select(['id', sql<string | null>`coalesce(access.staff_name(id), email)`.as('email')])
    .where('id', 'in', [...new Set(known)])
    .execute();
  return new Map(rows.map(({ id, email }) => [id, email]));
}

/** What items are called in the language, by id. */
export async function findItemNames(tx: Tx, ids: readonly string[], language: 'fr' | 'en') {
  if (ids.length === 0) return new Map<string, string>();
  const rows = await tx
    .selectFrom('item_translations')
    .select(['item_id', 'name'])
    .where('item_id', 'in', [...new Set(ids)])
    .where('language', '=', language)
    .execute();
  return new Map(rows.map(({ item_id: id, name }) => [id, name]));
}

export function findLogo(tx: Tx, id: string) {
  return tx.selectFrom('box_logos').select('image').where('id', '=', id).executeTakeFirst();
}
