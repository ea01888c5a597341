import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type ParisDay } from '#basics/dates.ts';
import {
  closeWeek,
  type EmployersList,
  type ListState,
  makeList,
  type Present,
  withoutPerson,
} from './list-state.ts';
import { GRAINS_A_POINT } from './qvct-score.ts';
import { placeSums } from './told-week.ts';

const FIRST = '2026-10-05';
const SECOND = '2027-01-04';
const THRESHOLD = 8;
const draw = (...words: readonly string[]) =>
  createHmac('sha512', 'key').update(words.join('\0')).digest();
const grains = (points: number) => points * GRAINS_A_POINT;

/** A company of one site with teams of these sizes; everybody answered in the weeks before. */
function company(sizes: readonly number[]): EmployersList {
  return {
    tree: [
      { id: 'company', parentId: undefined },
      { id: 'site', parentId: 'company' },
      ...sizes.map((_, team) => ({ id: `team-${team}`, parentId: 'site' })),
    ],
    present: sizes.flatMap((size, team) =>
      Array.from({ length: size }, (_, at) => person(`${team}-${at}`, `team-${team}`)),
    ),
    threshold: THRESHOLD,
  };
}

const person = (name: string, placeId: string): Present => ({
  pseudonym: name,
  termKey: `${name}@example.com`,
  placeId,
});

const answeredBy = (names: readonly string[], list: ParisDay, points = 8) =>
  new Map(
    names.map((name) => [
      name,
      new Map([-7, -14].map((days) => [addDays(list, days), grains(points)])),
    ]),
  );

const namesOf = ({ present }: EmployersList) => present.map(({ pseudonym }) => pseudonym);

/** Closes the weeks of a list one after the other. @param said what somebody says in a week, in points */
function closeAll(
  state: ListState,
  before: ListState | undefined,
  weeks: number,
  said: (name: string, week: number) => number | undefined,
) {
  let current = state;
  const told = Array.from({ length: weeks }, (_, week) => {
    const answers = new Map(
      [...state.listed.keys()].flatMap((name) => {
        const points = said(name, week);
        return points === undefined ? [] : [[name, grains(points)] as const];
      }),
    );
    const closed = closeWeek(current, before, addDays(state.list, 7 * week), answers, draw);
    current = closed.state;
    return closed.told;
  });
  return { state: current, told };
}

const begin = (employers: EmployersList, list = FIRST, numbers = new Map<string, number>()) =>
  makeList(list, employers, answeredBy(namesOf(employers), list), numbers, draw);

const sizes = fc.array(fc.integer({ min: 0, max: 24 }), { minLength: 1, maxLength: 5 });
const points = fc.option(fc.integer({ min: 1, max: 15 }), { nil: undefined });

describe('told or hidden', () => {
  test('hangs on the employer’s list alone: any answers, and none, tell of the same places', () => {
    fc.assert(
      fc.property(sizes, fc.array(points, { minLength: 60, maxLength: 60 }), (teams, answers) => {
        const employers = company(teams);
        const state = begin(employers);
        const quiet = closeAll(state, undefined, 3, () => 8);
        const other = closeAll(
          state,
          undefined,
          3,
          (name, week) =>
            answers[(name.charCodeAt(0) * 7 + name.charCodeAt(2) * 3 + week) % answers.length],
        );
        const of = (weeks: typeof quiet.told) =>
          weeks.map((told) => told.map(({ placeId, listed, goesOn }) => [placeId, listed, goesOn]));
        expect(of(other.told)).toEqual(of(quiet.told));
      }),
      { numRuns: 100 },
    );
  });

  test('nothing is told of a company in which fewer than half take part', () => {
    const employers = company([40, 40]);
    const few = namesOf(employers).slice(0, 20);
    const state = makeList(FIRST, employers, answeredBy(few, FIRST), new Map(), draw);
    expect(closeWeek(state, undefined, FIRST, new Map(), draw).told).toEqual([]);
  });
});

describe('within a list', () => {
  test('the absence of somebody who always says the same changes nothing that is told', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 13 }),
        fc.array(fc.boolean(), { minLength: 13, maxLength: 13 }),
        (usual, isThere) => {
          const employers = company([12, 11]);
          const state = makeList(
            FIRST,
            employers,
            answeredBy(namesOf(employers), FIRST, usual),
            new Map(),
            draw,
          );
          const others = (week: number) => 3 + ((week * 5) % 11);
          const always = closeAll(state, undefined, 13, (name, week) =>
            name === '0-0' ? usual : others(week),
          );
          const sometimes = closeAll(state, undefined, 13, (name, week) => {
            if (name !== '0-0') return others(week);
            return isThere[week] ? usual : undefined;
          });
          expect(sometimes.told).toEqual(always.told);
        },
      ),
      { numRuns: 50 },
    );
  });

  test('what one person says in a week moves the sum of their leaf by four points at most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 15 }), fc.integer({ min: 1, max: 15 }), (one, two) => {
        const state = begin(company([12]));
        const sumAfter = (said: number) => {
          const closed = closeWeek(state, undefined, FIRST, new Map([['0-0', grains(said)]]), draw);
          return placeSums({ ...closed.state, subject: 'score' }, draw).get('team-0') ?? 0;
        };
        expect(Math.abs(sumAfter(one) - sumAfter(two))).toBeLessThanOrEqual(grains(4));
      }),
    );
  });

  test('the sum of a site, and of the company, is the sum of its leaves with their terms', () => {
    fc.assert(
      fc.property(sizes, (teams) => {
        const state = begin(company(teams));
        const sums = placeSums({ ...state, subject: 'score 2026-10-05' }, draw);
        const leaves = teams.reduce((sum, _, team) => sum + (sums.get(`team-${team}`) ?? 0), 0);
        expect(sums.get('site')).toBe(leaves);
        expect(sums.get('company')).toBe(leaves);
      }),
    );
  });

  test('erasing somebody changes nothing that is told until the list ends', () => {
    const state = begin(company([12, 11]));
    const after = withoutPerson(state, '0-3', draw);
    expect(after.counted).toHaveLength(state.counted.length - 1);
    const said = (name: string, week: number) => (name === '0-3' ? undefined : 4 + (week % 9));
    expect(closeAll(after, undefined, 13, said).told).toEqual(
      closeAll(state, undefined, 13, said).told,
    );
  });
});

describe('from one list to the next', () => {
  const finished = (state: ListState) =>
    new Map(state.counted.map(({ pseudonym, number }) => [pseudonym, number]));

  test('a thread of people who always say the same moves with the terms of weeks only, whoever comes and goes', () => {
    const first = company([14, 16]);
    const end = closeAll(begin(first), undefined, 13, () => 8).state;
    // Two leave the first team, three others come, one moves: all of them extreme.
    const present = [
      ...first.present.filter(({ pseudonym }) => !['0-0', '0-1', '1-0'].includes(pseudonym)),
      person('1-0', 'team-0'),
      ...['new-0', 'new-1', 'new-2'].map((name) => person(name, 'team-0')),
    ];
    const second = { ...first, present };
    const numbers = new Map([
      ...finished(end),
      ...['new-0', 'new-1', 'new-2'].map((name) => [name, grains(13)] as const),
    ]);
    const begun = makeList(SECOND, second, answeredBy(namesOf(second), SECOND), numbers, draw);
    const { told } = closeAll(begun, end, 2, () => undefined);
    const before = end.stood.get('team-0');
    const now = closeWeek(begun, end, SECOND, new Map(), draw).state.stood.get('team-0');
    const moved = (now?.thread ?? 0) - (before?.thread ?? 0);
    const ofTerms =
      ((now?.weekTerms ?? 0) - (before?.weekTerms ?? 0)) * (20 / ((begun.rate ?? 0) * 12));
    expect(moved).toBeCloseTo(ofTerms, 6);
    expect(told[0]?.every(({ goesOn }) => goesOn)).toBe(true);
  });

  test('a thread follows the people who stay: all of them two points lower, and it is two points lower', () => {
    const employers = company([40]);
    const end = closeAll(begin(employers), undefined, 13, () => 8).state;
    const begun = makeList(
      SECOND,
      employers,
      answeredBy(namesOf(employers), SECOND),
      finished(end),
      draw,
    );
    const still = closeWeek(begun, end, SECOND, new Map(), draw).state.stood.get('company');
    const fallen = closeWeek(
      begun,
      end,
      SECOND,
      new Map(namesOf(employers).map((name) => [name, grains(5)])),
      draw,
    ).state.stood.get('company');
    // The company's rate is not quite one: what is told of a step is a little more than the step.
    const lower = ((still?.thread ?? 0) - (fallen?.thread ?? 0)) / GRAINS_A_POINT;
    expect(lower).toBeCloseTo((2 * 20) / (begun.rate ?? 0), 6);
  });

  test('a thread begins anew where fewer than ten are listed in both', () => {
    const first = company([14, 16]);
    const end = closeAll(begin(first), undefined, 13, () => 8).state;
    const others = Array.from({ length: 12 }, (_, at) => person(`other-${at}`, 'team-0'));
    const second = {
      ...first,
      present: [...first.present.filter(({ placeId }) => placeId === 'team-1'), ...others],
    };
    const begun = makeList(
      SECOND,
      second,
      answeredBy(namesOf(second), SECOND),
      finished(end),
      draw,
    );
    const { told } = closeWeek(begun, end, SECOND, new Map(), draw);
    const goesOn = new Map(told.map((place) => [place.placeId, place.goesOn]));
    expect(goesOn.get('team-0')).toBe(false);
    expect(goesOn.get('team-1')).toBe(true);
  });

  test('the term of somebody is the same after leaving and coming back, in another team and company', () => {
    const one = begin(company([12]));
    const two = begin(company([5, 12]), SECOND);
    const same = {
      pseudonym: 'another',
      termKey: '0-0@example.com',
      leaf: 'team-1',
      number: grains(8),
    };
    const sumOf = (state: ListState, counted: ListState['counted']) =>
      placeSums({ ...state, counted, subject: 'x' }, draw).get('company') ?? 0;
    const added = (state: ListState, leaf: string) =>
      sumOf(state, [{ ...same, leaf }]) - sumOf(state, []);
    expect(added(one, 'team-0')).toBe(added(two, 'team-1'));
  });
});

test('the divisor is the same whether or not one person counts, unless the rounded rate differs', () => {
  const employers = company([30, 30]);
  const names = namesOf(employers);
  const withAll = makeList(FIRST, employers, answeredBy(names, FIRST), new Map(), draw);
  const withoutOne = makeList(FIRST, employers, answeredBy(names.slice(1), FIRST), new Map(), draw);
  expect(withoutOne.told).toEqual(withAll.told);
  expect([withAll.rate, (withAll.rate ?? 0) - 1]).toContain(withoutOne.rate);
});
