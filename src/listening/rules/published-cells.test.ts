import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crowdOf, isTellable, LEAST_K, NOBODY, together, without } from './crowd.ts';
import { type Place, publishedCells } from './published-cells.ts';
import { GRAINS_A_POINT } from './qvct-score.ts';

const RUNS = Number(process.env.RELEASE_RUNS ?? 2_000);

/** So many people whose answers differ. */
const people = (count: number) =>
  crowdOf(Array.from({ length: count }, (_, at) => (1 + ((at * 5) % 15)) * GRAINS_A_POINT));
const alike = (count: number) => crowdOf(Array(count).fill(3 * GRAINS_A_POINT));
const company = (crowd = NOBODY, asked = crowd.count): Place => ({
  id: 'company',
  parentId: undefined,
  crowd,
  asked,
});
const inside = (id: string, crowd = NOBODY, parentId = 'company', asked = crowd.count): Place => ({
  id,
  parentId,
  crowd,
  asked,
});
const idsOf = (places: readonly Place[], k = 8) => [...publishedCells(places, k).keys()].sort();

describe('of a company', () => {
  test.each([
    ['nothing is told under k', [company(people(7))], []],
    ['the whole is told from k on', [company(people(8))], ['company']],
    [
      'a team is told beside another',
      [company(), inside('a', people(8)), inside('b', people(9))],
      ['a', 'b', 'company'],
    ],
    [
      'a team is hidden when the rest of the company would be one person',
      [company(people(1)), inside('a', people(8))],
      ['company'],
    ],
    [
      'a team is hidden when the other team is small',
      [company(), inside('a', people(20)), inside('b', people(3))],
      ['company'],
    ],
    [
      'two small teams hide each other',
      [company(), inside('a', people(20)), inside('b', people(4)), inside('c', people(4))],
      ['a', 'company'],
    ],
    [
      'of the teams the smallest is hidden',
      [company(people(2)), inside('a', people(20)), inside('b', people(9))],
      ['a', 'company'],
    ],
    [
      'of equal teams the first by id',
      [company(people(2)), inside('b', people(9)), inside('a', people(9))],
      ['b', 'company'],
    ],
    [
      'what a hidden site holds counts for the company',
      [
        company(),
        inside('north', people(3)),
        inside('north-1', people(9), 'north'),
        inside('south', people(12)),
      ],
      ['company', 'north', 'south'],
    ],
    [
      'a team that said one thing is hidden, and so is what it could be worked out from',
      [company(), inside('a', alike(10)), inside('b', people(10))],
      ['company'],
    ],
    [
      'a team is hidden when somebody outside it kept silent',
      [company(NOBODY, 1), inside('a', people(20))],
      ['company'],
    ],
    [
      'a team is hidden when the other one kept silent',
      [company(), inside('a', people(20)), inside('b', NOBODY, 'company', 9)],
      ['company'],
    ],
    [
      'of the teams the one with fewest people is hidden, whoever answered',
      [
        company(people(2)),
        inside('a', people(9), 'company', 30),
        inside('b', people(12), 'company', 14),
      ],
      ['a', 'company'],
    ],
    [
      'a quiet team is hidden, its people count around it',
      [company(), { ...inside('a', people(9)), isQuiet: true }, inside('b', people(12))],
      ['b', 'company'],
    ],
  ])('%s', (_name, places, expected) => {
    expect(idsOf(places)).toEqual(expected);
  });

  test('what is no tree is a fault', () => {
    expect(() => publishedCells([company(), company()], 8)).toThrow(/twice/);
    expect(() => publishedCells([inside('a')], 8)).toThrow(/not there/);
    expect(() => publishedCells([inside('a', NOBODY, 'b'), inside('b', NOBODY, 'a')], 8)).toThrow(
      /itself/,
    );
  });
});

/** A tree of up to nine places, and who of up to fourteen people is where. */
const histories = fc
  .tuple(
    fc.array(fc.nat(), { maxLength: 8 }),
    // Nobody answers with 0: they could have.
    fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 15 })), { maxLength: 14 }),
    fc.nat(),
  )
  .map(([parents, answers, quiet]) => {
    const parentIds = [undefined, ...parents.map((parent, at) => `p${parent % (at + 1)}`)];
    const persons = answers.map(([place, score]) => ({
      placeId: `p${place % parentIds.length}`,
      grains: score * GRAINS_A_POINT,
    }));
    const places = parentIds.map((parentId, at) => ({
      id: `p${at}`,
      parentId,
      ...gathered(persons.filter(({ placeId }) => placeId === `p${at}`)),
      isQuiet: quiet % (at + 2) === 1,
    }));
    return { places, persons };
  });

function gathered(persons: readonly { readonly grains: number }[]): Pick<Place, 'crowd' | 'asked'> {
  const grains = persons.map((person) => person.grains).filter((answered) => answered > 0);
  return { crowd: crowdOf(grains), asked: persons.length };
}

describe('whatever the tree and the answers', () => {
  test('no sum and difference of published cells is about one to four people', () => {
    fc.assert(
      fc.property(histories, ({ places, persons }) => {
        const told = [...publishedCells(places, LEAST_K).keys()];
        expect(smallGroupToldBy(told, places, persons)).toBe(undefined);
      }),
      { numRuns: RUNS },
    );
  }, 60_000);

  test('of cells told by their size alone, the same search finds such a group', () => {
    const found = fc.sample(histories, { numRuns: RUNS, seed: 20261121 }).filter((world) => {
      const told = world.places
        .filter(({ id }) => answeredIn(world, id) >= LEAST_K)
        .map(({ id }) => id);
      return smallGroupToldBy(told, world.places, world.persons) !== undefined;
    });
    expect(found.length).toBeGreaterThan(RUNS / 100);
  }, 60_000);

  test('what remains beside published cells may be told too, or is nobody, not even silent', () => {
    fc.assert(
      fc.property(histories, ({ places, persons }) => {
        const cells = publishedCells(places, LEAST_K);
        for (const [id, crowd] of cells) {
          const nearest = [...cells.keys()].filter(
            (other) =>
              other !== id &&
              liesIn(places, other, id) &&
              ![...cells.keys()].some(
                (between) =>
                  between !== id &&
                  between !== other &&
                  liesIn(places, other, between) &&
                  liesIn(places, between, id),
              ),
          );
          const sum = nearest.reduce(
            (total, each) => together(total, cells.get(each) ?? NOBODY),
            NOBODY,
          );
          const rest = without(crowd, sum);
          const beside = persons.filter(
            ({ placeId }) =>
              liesIn(places, placeId, id) &&
              !nearest.some((other) => liesIn(places, placeId, other)),
          );
          expect(beside.length === 0 || isTellable(rest, LEAST_K)).toBe(true);
        }
      }),
      { numRuns: RUNS },
    );
  }, 60_000);

  test('the order of the list never shows', () => {
    fc.assert(
      fc.property(histories, ({ places }) => {
        expect(idsOf(places.toReversed(), LEAST_K)).toEqual(idsOf(places, LEAST_K));
      }),
    );
  });
});

type World = {
  readonly places: readonly Place[];
  readonly persons: readonly { readonly placeId: string; readonly grains: number }[];
};

function answeredIn({ places, persons }: World, id: string): number {
  return persons.filter(({ placeId, grains }) => grains > 0 && liesIn(places, placeId, id)).length;
}

/** A group of one to four people about whom a sum and difference of told cells is, if there is one. */
function smallGroupToldBy(
  told: readonly string[],
  places: World['places'],
  persons: World['persons'],
): number[] | undefined {
  const answered = persons.filter(({ grains }) => grains > 0);
  const rows = told.map((id) => answered.map(({ placeId }) => Number(liesIn(places, placeId, id))));
  const solved = reduced(rows);
  return [...groupsUnder(LEAST_K, answered.length)].find((group) => isCombination(group, solved));
}

function liesIn(places: readonly Place[], id: string, wanted: string): boolean {
  if (id === wanted) return true;
  const parentId = places.find((place) => place.id === id)?.parentId;
  return parentId !== undefined && liesIn(places, parentId, wanted);
}

/** Every group of one to `size - 1` of so many people, as a row of zeros and ones. */
function* groupsUnder(size: number, count: number, from = 0): Generator<number[]> {
  for (let at = from; at < count && size > 1; at += 1) {
    const alone = Array.from({ length: count }, (_, person) => Number(person === at));
    yield alone;
    for (const others of groupsUnder(size - 1, count, at + 1)) {
      yield others.map((bit, person) => (person === at ? 1 : bit));
    }
  }
}

/** The same rows in reduced echelon form, in whole numbers; a fault where these do not suffice. */
function reduced(given: readonly number[][]): number[][] {
  const rows = given.map((row) => [...row]);
  const solved: number[][] = [];
  for (const row of rows) {
    const rest = subtractAll(row, solved);
    const at = rest.findIndex((value) => value !== 0);
    if (at < 0) continue;
    const pivot = rest[at] ?? 1;
    const unit = rest.map((value) => value / pivot);
    if (unit.some((value) => !Number.isInteger(value))) throw new Error('not in whole numbers');
    for (const other of solved) {
      const times = other[at] ?? 0;
      for (const [column, value] of unit.entries())
        other[column] = (other[column] ?? 0) - times * value;
    }
    solved.push(unit);
  }
  return solved;
}

function isCombination(group: readonly number[], solved: readonly number[][]): boolean {
  return subtractAll(group, solved).every((value) => value === 0);
}

function subtractAll(row: readonly number[], solved: readonly number[][]): number[] {
  return solved.reduce<number[]>(
    (rest, unit) => {
      const times = rest[unit.findIndex((value) => value !== 0)] ?? 0;
      return rest.map((value, column) => value - times * (unit[column] ?? 0));
    },
    [...row],
  );
}
