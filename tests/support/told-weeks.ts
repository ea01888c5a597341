import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { addDays, type ParisDay } from '#basics/dates.ts';
import { queueIsQuiet } from './job-queue.ts';
import type { SettableClock } from './listening.ts';
import type { TestProduct } from './test-product.ts';

type Told = {
  readonly companyId: string;
  readonly place: { readonly id: string; readonly siteId: string; readonly name: string };
  /** What is told of it; null where it is hidden. */
  readonly points: number | null;
  readonly participation?: number;
};

/** A week as if it had been closed: the release of a company of one team, and what follows from it. */
export async function tellWeek(
  product: TestProduct,
  clock: SettableClock,
  monday: ParisDay,
  { companyId, place, points, participation = 80 }: Told,
): Promise<void> {
  clock.setDay(addDays(monday, 7));
  const hash = createHash('sha256')
    .update(companyId + monday)
    .digest();
  await product.database.asService(async (tx) => {
    await sql`insert into public.releases (company_id, monday, method, least_k, hash)
      values (${companyId}, ${monday}, 1, 8, ${hash})`.execute(tx);
    await sql`insert into public.released_cells (company_id, monday, place_id, parent_id, kind, name,
        points, respondents_from, respondents_to, participation, is_changed)
      values (${companyId}, ${monday}, ${place.id}, ${place.siteId}, 'team', ${place.name},
        ${points}, ${points === null ? null : 15}::int, ${points === null ? null : 29}::int,
        ${points === null ? null : participation}::int, ${points === null ? null : false}::bool)`.execute(
      tx,
    );
  });
  await queueIsQuiet(product);
}
