import { type Insertable, sql, type Transaction } from 'kysely';
import type { BoxLogos, DB } from '#platform/database/schema.gen.ts';

export async function insertLogo(tx: Transaction<DB>, logo: Insertable<BoxLogos>): Promise<string> {
  const { id } = await tx
    .insertInto('box_logos')
    .values(logo)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** True when every one of these logos is kept. */
export async function areLogosKept(tx: Transaction<DB>, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const { count } = await tx
    .selectFrom('box_logos')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow();
  return count === new Set(ids).size;
}

/** Logos that no line of an order refers to. */
export async function deleteUnusedLogosBefore(tx: Transaction<DB>, instant: Date): Promise<void> {
  await sql`delete from public.box_logos where uploaded_at < ${instant} and not exists (
    select from public.order_lines
    where customisation -> 'logo' ->> 'objectId' = box_logos.id::text)`.execute(tx);
}
