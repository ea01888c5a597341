import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { addDays, type ParisDay } from '#basics/dates.ts';
import type { Rate } from '#listening/rules/told-week.ts';
import { queueIsQuiet } from './job-queue.ts';
import type { SettableClock } from './listening.ts';
import type { TestProduct } from './test-product.ts';

export type ToldPlace = {
  readonly id: string;
  readonly parentId: string | null;
  readonly kind: 'company' | 'site' | 'team';
  readonly name: string;
  /** What is told of it, where it stands and as its thread; null where it is hidden. */
  readonly points: number | null;
  readonly listed?: number;
  /** Its thread begins with this week. */
  readonly begins?: boolean;
};

/** What is told of the list that holds; null before there were lists, when how many answered was told. */
export type ToldList = { readonly since: ParisDay; readonly rate: Rate } | null;

/** A week as if it had been closed: its release, and what follows from it. */
export async function tellWeek(
  product: TestProduct,
  clock: SettableClock,
  monday: ParisDay,
  companyId: string,
  places: readonly ToldPlace[],
  list: ToldList = { since: monday, rate: 'most' },
): Promise<void> {
  clock.setDay(addDays(monday, 7));
  const hash = createHash('sha256')
    .update(companyId + monday)
    .digest();
  await product.database.asService(async (tx) => {
    await sql`insert into public.releases
        (company_id, monday, method, least_k, hash, list_since, rate)
      values (${companyId}, ${monday}, ${list ? 2 : 1}, 8, ${hash}, ${list?.since ?? null}::date,
        ${list?.rate ?? null}::text)`.execute(tx);
    for (const place of places) {
      const { id, parentId, kind, name, points } = place;
      const told = points === null ? NOTHING : list ? listed(place) : answered(place);
      const row = { company_id: companyId, monday, place_id: id, parent_id: parentId, kind, name };
      await tx
        .insertInto('released_cells')
        .values({ ...row, points, ...told })
        .execute();
    }
  });
  await queueIsQuiet(product);
}

const NOTHING = {};
const listed = ({ points, listed: people = 40, begins = false }: ToldPlace) => ({
  thread: points,
  listed: people,
  leaves: 1,
  begins,
});
const answered = ({ listed: people = 15 }: ToldPlace) => ({
  respondents_from: people,
  respondents_to: 2 * people - 1,
  participation: 80,
  is_changed: false,
});
