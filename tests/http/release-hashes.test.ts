import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#basics/dates.ts';
import { FACTORS } from '#listening/rules/daily-question.ts';
import { DIMENSIONS, type Dimension } from '#listening/rules/questionnaire-items.ts';
import type { Release, ReleasedPlace } from '#listening/rules/release.ts';
import { publishRelease } from '#listening/server/publish-release.ts';
import { alter } from '../support/altered-rows.ts';
import { runs } from '../support/nightly.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

// The database recomputes what a closing hashes: the same texts, to the byte, in another language.

const RUNS = runs(1_000, 40);
const FIRST = '2026-01-05';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

/** As in points, in halves. */
const points = fc.integer({ min: 5, max: 27 }).map((halves) => halves / 2);
/** What a place may be called: quotes, backslashes, signs of other planes. */
const name = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .map((text) => `x${text.replace(/[\p{C}\p{Z}<>]/gu, '')}"\\é😀\uE000`);
const told = fc.record({
  score: points,
  thread: points,
  listed: fc.integer({ min: 10, max: 900 }),
  leaves: fc.integer({ min: 1, max: 40 }),
  begins: fc.boolean(),
  outside: fc.option(
    fc.integer({ min: 1, max: 9 }).map((tens) => tens * 10),
    { nil: undefined },
  ),
});
const place = fc.record({
  id: fc.uuid(),
  kind: fc.constantFrom('company' as const, 'site' as const, 'team' as const),
  name,
  told: fc.option(told, { nil: undefined }),
  factors: fc.subarray([...FACTORS]),
  points,
});
const poll = fc.record({
  wording: name,
  choices: fc.uniqueArray(name, { minLength: 2, maxLength: 5 }),
  listed: fc.integer({ min: 60, max: 900 }),
  rate: fc.constantFrom('under-half' as const, 'over-half' as const, 'most' as const),
});
const dimensions = fc
  .array(fc.integer({ min: 8, max: 24 }), { minLength: 6, maxLength: 6 })
  .map((halves) => Object.fromEntries(DIMENSIONS.map((each, at) => [each, (halves[at] ?? 8) / 2])));
const questionnaire = fc.record({
  rate: fc.constantFrom('under-half' as const, 'over-half' as const, 'most' as const),
  listed: fc.integer({ min: 30, max: 900 }),
  leaves: fc.integer({ min: 1, max: 40 }),
  points: fc.array(fc.option(dimensions), { maxLength: 12 }),
});
const week = fc.record({
  places: fc.uniqueArray(place, { minLength: 1, maxLength: 12, selector: ({ id }) => id }),
  rate: fc.option(fc.constantFrom('under-half' as const, 'over-half' as const, 'most' as const)),
  leastK: fc.constantFrom(8, 10, 15),
  poll: fc.option(poll),
  questionnaire: fc.option(questionnaire),
});

type Week = typeof week extends fc.Arbitrary<infer W> ? W : never;

/** A questionnaire that closed with a week, of some of its places. */
async function askedOf(
  { places, questionnaire: asked }: Week,
  { companyId, monday }: { readonly companyId: string; readonly monday: string },
): Promise<Release['questionnaire']> {
  if (!asked) return undefined;
  const { rate, listed, leaves, points: given } = asked;
  const id: string = randomUUID();
  await alter(
    product,
    sql`insert into public.questionnaires (id, company_id, list_since, opens_on)
      values (${id}, ${companyId}, ${monday}, ${monday})`,
  );
  return {
    id,
    rate,
    told: places.flatMap(({ id: placeId }, at) => {
      const here = given[at] as Record<Dimension, number> | null | undefined;
      return here ? [{ placeId, listed, leaves, points: here }] : [];
    }),
  };
}

async function tell(weeks: readonly Week[]) {
  const { owner } = product.database;
  const { rows } = await sql<{ id: string }>`insert into public.companies
    (legal_name, siren, kind, headcount) values ('Fonderie', '732829320', 'employer', 60)
    returning id`.execute(owner);
  const companyId = rows[0]?.id ?? '';
  for (const [at, each] of weeks.entries()) {
    const { places, rate, leastK, poll: asked } = each;
    const monday = addDays(FIRST, 7 * at);
    const first = places[0];
    const cells = places.map(({ id, kind, name: placeName, told: numbers }, index) => {
      const parentId = index === 0 ? undefined : first?.id;
      const released: ReleasedPlace = { id, kind, name: placeName, parentId };
      return { place: released, told: numbers && { placeId: id, ...numbers } };
    });
    const pollPlace = places.find(({ kind }) => kind !== 'team');
    const pollId = randomUUID();
    if (asked && pollPlace) {
      const { wording, choices } = asked;
      await alter(
        product,
        sql`insert into public.polls (id, company_id, list_since, opens_on, wording, choices)
          values (${pollId}, ${companyId}, ${monday}, ${monday}, ${wording}, ${sql.val(choices)}::text[])`,
      );
    }
    const release: Release = {
      companyId,
      monday,
      method: 2,
      leastK,
      list: rate ? { since: FIRST, rate } : undefined,
      cells,
      factors: places.flatMap(({ id, factors, points: factorPoints }) =>
        factors.map((factor) => ({ placeId: id, factor, points: factorPoints })),
      ),
      poll:
        asked && pollPlace
          ? {
              id: pollId,
              wording: asked.wording,
              choices: asked.choices,
              told: [
                {
                  placeId: pollPlace.id,
                  listed: asked.listed,
                  parts: 2,
                  rate: asked.rate,
                  percents: asked.choices.map((_, n) => n * 10),
                },
              ],
            }
          : undefined,
      questionnaire: await askedOf(each, { companyId, monday }),
    };
    await product.database.asService((tx) => publishRelease(tx, release));
  }
  return companyId;
}

test(`of ${RUNS} companies every week is as it was told, whatever its places are called`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(week, { minLength: 1, maxLength: 3 }), async (weeks) => {
      const companyId = await tell(weeks);
      const { rows } = await sql<{ is_same: boolean; is_as_told: boolean }>`
        select hash = access.release_hash(company_id, monday) as is_same,
          access.is_as_told(company_id, monday) as is_as_told
        from public.releases where company_id = ${companyId}`.execute(product.database.owner);
      expect(rows).toEqual(weeks.map(() => ({ is_same: true, is_as_told: true })));
    }),
    { numRuns: RUNS },
  );
});
