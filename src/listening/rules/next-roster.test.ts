import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '#basics/dates.ts';
import { nextRoster, type PlaceRoster, type Seat, type Situation } from './next-roster.ts';

const MONDAY = '2026-11-23';
const PARENTS = new Map([
  ['company', undefined],
  ['a', 'company'],
  ['b', 'company'],
]);
const K = 8;

const names = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${prefix}${at}`);
const seatsIn = (placeId: string, people: readonly string[]): Seat[] =>
  people.map((pseudonym) => ({ pseudonym, placeId }));
const presentIn = (placeId: string, people: readonly string[], mayCount = true) =>
  people.map((pseudonym) => ({ pseudonym, placeId, mayCount }));
const roster = (placeId: string, changedOn: string): PlaceRoster => ({
  placeId,
  version: 1,
  changedOn,
  quietUntil: undefined,
});

/** Ten people of `a` and nine of `b`, counted since that day. */
const counted = (changedOn: string): Situation => ({
  monday: MONDAY,
  parents: PARENTS,
  k: K,
  seats: [...seatsIn('a', names('a', 10)), ...seatsIn('b', names('b', 9))],
  rosters: ['a', 'b', 'company'].map((placeId) => roster(placeId, changedOn)),
  present: [...presentIn('a', names('a', 10)), ...presentIn('b', names('b', 9))],
});
const settled = counted('2026-10-05');
const joined = (situation: Situation, ...people: Situation['present'][number][]): Situation => ({
  ...situation,
  present: [...situation.present, ...people],
});
const without = (situation: Situation, pseudonym: string): Situation => ({
  ...situation,
  present: situation.present.filter((person) => person.pseudonym !== pseudonym),
});
const seatOf = (situation: Situation, pseudonym: string) =>
  nextRoster(situation).seats.find((seat) => seat.pseudonym === pseudonym)?.placeId;
const versions = (situation: Situation) =>
  nextRoster(situation).rosters.map(({ placeId, version }) => `${placeId} ${version}`);

describe('from one week to the next', () => {
  test('nothing changes while nobody comes, goes or moves', () => {
    const { seats, rosters } = nextRoster(settled);
    expect(seats).toEqual(settled.seats);
    expect(rosters).toEqual(settled.rosters);
  });

  test('the first people of a place count at once, those who may', () => {
    const first = { ...settled, seats: [], rosters: [], present: presentIn('a', names('a', 9)) };
    expect(nextRoster(first).seats).toHaveLength(9);
    expect(versions(first)).toEqual(['a 1', 'company 1']);
    const fresh = { ...first, present: presentIn('a', names('a', 9), false) };
    expect(nextRoster(fresh)).toEqual({ seats: [], rosters: [] });
  });

  test('who leaves counts no more, and their place is another one from then on', () => {
    expect(seatOf(without(settled, 'a3'), 'a3')).toBeUndefined();
    expect(versions(without(settled, 'a3'))).toEqual(['a 2', 'b 1', 'company 2']);
  });

  test('who joins waits for a quarter, for a departure, or for k who join at once', () => {
    const [newcomer] = presentIn('a', ['new']);
    const alone = joined(settled, newcomer as Situation['present'][number]);
    expect(seatOf(alone, 'new')).toBeUndefined();
    expect(versions(alone)).toEqual(['a 1', 'b 1', 'company 1']);
    const later = { ...alone, monday: addDays('2026-10-05', 91) };
    expect(seatOf(later, 'new')).toBe('a');
    expect(seatOf(without(alone, 'a3'), 'new')).toBe('a');
    expect(seatOf(without(alone, 'b3'), 'new')).toBeUndefined();
    expect(seatOf(joined(settled, ...presentIn('a', names('new', 7))), 'new0')).toBeUndefined();
    expect(seatOf(joined(settled, ...presentIn('a', names('new', 8))), 'new0')).toBe('a');
  });

  test('who moves is counted where they were until both places change', () => {
    const moved = joined(without(settled, 'a3'), ...presentIn('b', ['a3']));
    expect(seatOf(moved, 'a3')).toBe('a');
    expect(seatOf(without(moved, 'b1'), 'a3')).toBe('a');
    expect(seatOf(without(without(moved, 'b1'), 'a1'), 'a3')).toBe('b');
    expect(seatOf({ ...moved, monday: addDays('2026-10-05', 91) }, 'a3')).toBe('b');
  });

  test('a place that is no more counts nobody', () => {
    const parents = new Map([...PARENTS].filter(([placeId]) => placeId !== 'a'));
    const dissolved: Situation = {
      ...settled,
      parents,
      present: [...presentIn('b', names('a', 10)), ...presentIn('b', names('b', 9))],
    };
    expect(seatOf(dissolved, 'a1')).toBeUndefined();
    expect(seatOf({ ...dissolved, monday: addDays('2026-10-05', 91) }, 'a1')).toBe('b');
  });

  test.each([
    ['2026-11-16', '2026-12-14'],
    ['2026-11-02', '2026-11-30'],
    ['2026-10-26', undefined],
  ])('a small place that changed on %s and again is quiet until %s', (changedOn, until) => {
    const { rosters } = nextRoster(without(counted(changedOn), 'a3'));
    expect(rosters.find(({ placeId }) => placeId === 'a')?.quietUntil).toBe(until);
    expect(rosters.find(({ placeId }) => placeId === 'b')?.quietUntil).toBeUndefined();
  });

  test('a large one is told of all the same', () => {
    const large = counted('2026-11-16');
    const people = names('more', 30);
    const { rosters } = nextRoster({
      ...without(large, 'a3'),
      seats: [...large.seats, ...seatsIn('a', people)],
      present: [...without(large, 'a3').present, ...presentIn('a', people)],
    });
    expect(rosters.find(({ placeId }) => placeId === 'a')?.quietUntil).toBeUndefined();
  });
});

/** Week after week, people of two teams come, go and move as they like. */
const years = fc.array(
  fc.array(fc.tuple(fc.nat({ max: 19 }), fc.constantFrom('a', 'b', undefined)), { maxLength: 4 }),
  { minLength: 1, maxLength: 40 },
);

test('whatever comes and goes, an unchanged version means the same people', () => {
  fc.assert(
    fc.property(years, (weeks) => {
      const where = new Map<string, string | undefined>(
        names('p', 20).map((name, at) => [name, at < 10 ? 'a' : 'b']),
      );
      let state: ReturnType<typeof nextRoster> = { seats: [], rosters: [] };
      const known = new Map<string, string>();
      for (const [week, changes] of weeks.entries()) {
        for (const [person, placeId] of changes) where.set(`p${person}`, placeId);
        const monday = addDays('2026-01-05', 7 * week);
        const present = [...where].flatMap(([pseudonym, placeId]) =>
          placeId === undefined ? [] : [{ pseudonym, placeId, mayCount: true }],
        );
        const before = state.rosters;
        state = nextRoster({ monday, parents: PARENTS, k: K, ...state, present });
        for (const { placeId, version, changedOn, quietUntil } of state.rosters) {
          const people = state.seats
            .filter((seat) => placeId === 'company' || seat.placeId === placeId)
            .map(({ pseudonym }) => pseudonym)
            .join();
          const key = `${placeId} ${version}`;
          expect(known.get(key) ?? people).toBe(people);
          known.set(key, people);
          const earlier = before.find((each) => each.placeId === placeId);
          const isAgain =
            earlier !== undefined &&
            earlier.changedOn !== changedOn &&
            daysBetween(earlier.changedOn, changedOn) < 28;
          if (isAgain) expect(quietUntil).toBe(addDays(earlier.changedOn, 28));
        }
      }
    }),
    { numRuns: 200 },
  );
});
