import { type Insertable, sql } from 'kysely';
import type { DB } from '#platform/database/schema.gen.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { Scope } from '../rules/api-key-form.ts';

const SHOWN = [
  'id',
  'name',
  'prefix',
  'scopes',
  'created_at',
  'expires_at',
  'last_used_at',
  'revoked_at',
] as const;

export function findApiKeys(tx: Tx, companyId: string) {
  return tx
    .selectFrom('api_keys')
    .select(SHOWN)
    .where('company_id', '=', companyId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}
export type ApiKeyRow = Awaited<ReturnType<typeof findApiKeys>>[number];

/** The policies of the table decide whose keys a caller makes. */
export async function insertApiKey(tx: Tx, key: Insertable<DB['api_keys']>): Promise<void> {
  await tx.insertInto('api_keys').values(key).execute();
}

export async function insertApiKeyHash(tx: Tx, keyId: string, hash: Buffer): Promise<void> {
  await tx.insertInto('api_key_hashes').values({ key_id: keyId, hash }).execute();
}

/** What was revoked stays as it was; false where there is no such key. */
export async function revokeKey(
  tx: Tx,
  { companyId, keyId, now }: { companyId: string; keyId: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('api_keys')
    .set({ revoked_at: sql`coalesce(revoked_at, ${now})` })
    .where('id', '=', keyId)
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Undefined for a key that opens nothing. */
export async function openApiKey(tx: Tx, hash: Buffer, scope: Scope) {
  const { rows } = await sql<{ id: string; isGranted: boolean }>`
    select id, is_granted as "isGranted" from public.open_api_key(${hash}, ${scope})`.execute(tx);
  return rows[0];
}

type Page = { readonly hash: Buffer; readonly after: string | null; readonly most: number };

/** Rows as the database gives them to that key: they are what the contract says, or nothing is answered. */
export const READ_BY_KEY = {
  orders: (tx: Tx, { hash, after, most }: Page) =>
    rowsOf(tx, sql`public.orders_by_key(${hash}, ${after}, ${most})`),
  invoices: (tx: Tx, { hash, after, most }: Page) =>
    rowsOf(tx, sql`public.invoices_by_key(${hash}, ${after}, ${most})`),
  deliveries: (tx: Tx, { hash, after, most }: Page) =>
    rowsOf(tx, sql`public.deliveries_by_key(${hash}, ${after}, ${most})`),
};

async function rowsOf(tx: Tx, from: ReturnType<typeof sql>): Promise<unknown[]> {
  const { rows } = await sql<{ row: unknown }>`select * from ${from} as row`.execute(tx);
  return rows.map(({ row }) => row);
}

/** The id of a document that this key may read; null without one. */
export async function findInvoiceByKey(
  tx: Tx,
  hash: Buffer,
  number: string,
): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`
    select public.invoice_by_key(${hash}, ${number}) as id`.execute(tx);
  return rows[0]?.id ?? null;
}
