import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { addDays, type ParisDay } from '#basics/dates.ts';
import type { Rate } from '#listening/rules/published-week.ts';
import { METHOD, type Release } from '#listening/rules/release.ts';
import { publishRelease } from '#listening/server/publish-release.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { queueIsQuiet } from './job-queue.ts';
import type { SettableClock } from './listening.ts';
import type { TestProduct } from './test-product.ts';

export type PublishedPlace = {
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
  places: readonly PublishedPlace[],
  list: ToldList = { since: monday, rate: 'most' },
): Promise<void> {
  clock.setDay(addDays(monday, 7));
  await product.database.asService(async (tx) => {
    if (list) await publishRelease(tx, releaseOf(companyId, monday, places, list));
    else await tellFormerly(tx, companyId, monday, places);
  });
  await queueIsQuiet(product);
}

function releaseOf(
  companyId: string,
  monday: ParisDay,
  places: readonly PublishedPlace[],
  list: NonNullable<ToldList>,
): Release {
  const cells = places.map(({ id, parentId, kind, name, points, listed = 40, begins = false }) => ({
    place: { id, parentId: parentId ?? undefined, kind, name },
    told:
      points === null
        ? undefined
        : {
            placeId: id,
            score: points,
            thread: points,
            listed,
            leaves: 1,
            begins,
            outside: undefined,
          },
  }));
  return { companyId, monday, method: METHOD, leastK: 8, list, cells, factors: [] };
}

/** As the first method told, whose texts were hashed otherwise. */
async function tellFormerly(
  tx: Tx,
  companyId: string,
  monday: ParisDay,
  places: readonly PublishedPlace[],
): Promise<void> {
  const last = await tx
    .selectFrom('releases')
    .select('hash')
    .where('company_id', '=', companyId)
    .orderBy('monday', 'desc')
    .limit(1)
    .executeTakeFirst();
  const hash = createHash('sha256')
    .update(companyId + monday)
    .digest();
  await sql`insert into public.releases (company_id, monday, method, least_k, previous_hash, hash)
    values (${companyId}, ${monday}, 1, 8, ${last?.hash ?? null}::bytea, ${hash})`.execute(tx);
  for (const place of places) {
    const { id, parentId, kind, name, points } = place;
    const row = { company_id: companyId, monday, place_id: id, parent_id: parentId, kind, name };
    await tx
      .insertInto('released_cells')
      .values({ ...row, points, ...(points !== null && answered(place)) })
      .execute();
  }
}

const answered = ({ listed: people = 15 }: PublishedPlace) => ({
  respondents_from: people,
  respondents_to: 2 * people - 1,
  participation: 80,
  is_changed: false,
});
