import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { addDays, type ParisDay } from '#basics/dates.ts';
import { queueIsQuiet } from './job-queue.ts';
import type { SettableClock } from './listening.ts';
import type { TestProduct } from './test-product.ts';

export type ToldPlace = {
  readonly id: string;
  readonly parentId: string | null;
  readonly kind: 'company' | 'site' | 'team';
  readonly name: string;
  /** What is told of it; null where it is hidden. */
  readonly points: number | null;
  readonly participation?: number;
};

/** A week as if it had been closed: its release, and what follows from it. */
export async function tellWeek(
  product: TestProduct,
  clock: SettableClock,
  monday: ParisDay,
  companyId: string,
  places: readonly ToldPlace[],
): Promise<void> {
  clock.setDay(addDays(monday, 7));
  const hash = createHash('sha256')
    .update(companyId + monday)
    .digest();
  await product.database.asService(async (tx) => {
    await sql`insert into public.releases (company_id, monday, method, least_k, hash)
      values (${companyId}, ${monday}, 1, 8, ${hash})`.execute(tx);
    for (const { id, parentId, kind, name, points, participation = 80 } of places) {
      await sql`insert into public.released_cells (company_id, monday, place_id, parent_id, kind,
          name, points, respondents_from, respondents_to, participation, is_changed)
        values (${companyId}, ${monday}, ${id}, ${parentId}, ${kind}, ${name},
          ${points}, ${points === null ? null : 15}::int, ${points === null ? null : 29}::int,
          ${points === null ? null : participation}::int,
          ${points === null ? null : false}::bool)`.execute(tx);
    }
  });
  await queueIsQuiet(product);
}
