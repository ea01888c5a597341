import { type Insertable, sql } from 'kysely';
import type { BoxLogos } from '#platform/database/schema.gen.ts';
import type { Tx } from '#platform/database/transaction.ts';

export async function insertLogo(tx: Tx, logo: Insertable<BoxLogos>): Promise<string> {
  const { id } = await tx
    .insertInto('box_logos')
    .values(logo)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** True when every one of these logos is kept. */
export async function areLogosKept(tx: Tx, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const { count } = await tx
    .selectFrom('box_logos')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow();
  return count === new Set(ids).size;
}

/** Logos that no line of an order refers to. */
export async function deleteUnusedLogosBefore(tx: Tx, instant: Date): Promise<void> {
  await sql`delete from public.box_logos where uploaded_at < ${instant} and not exists (
    select from public.order_lines
    where customisation -> 'logo' ->> 'objectId' = box_logos.id::text)`.execute(tx);
}
