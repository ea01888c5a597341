import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type ParisDay } from '#basics/dates.ts';
import { SCORE } from './leaf-constants.ts';
import {
  closeWeek,
  type EmployersList,
  factorPoints,
  type ListState,
  makeList,
  type Numbers,
  type Present,
  withoutPerson,
} from './list-state.ts';
import { nextNumbers } from './person-number.ts';
import { contribution, placeSums, publishedRate } from './published-week.ts';
import { GRAINS_A_POINT } from './qvct-score.ts';

const FIRST = '2026-10-05';
const SECOND = '2027-01-04';
const THRESHOLD = 8;
const drawn = new Map<string, Uint8Array>();
const draw = (...words: readonly string[]) => {
  const text = words.join('\0');
  const bytes = drawn.get(text) ?? createHmac('sha512', 'key').update(text).digest();
  drawn.set(text, bytes);
  return bytes;
};
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
  member: name,
  pseudonym: name,
  termKey: `${name}@example.com`,
  placeId,
});

const answeredBy = (names: readonly string[], list: ParisDay) =>
  new Map(names.map((name) => [name, [addDays(list, -7), addDays(list, -14)]]));

const namesOf = ({ present }: EmployersList) => present.map(({ pseudonym }) => pseudonym);
const saying = (names: readonly string[], points: number) =>
  new Map(names.map((name) => [name, grains(points)]));

/** The list of people who all answered before it. */
const begin = (employers: EmployersList, list = FIRST) =>
  makeList(list, employers, answeredBy(namesOf(employers), list), draw);

/** Closes one week in which people said this, in points. */
function close(
  state: ListState,
  { before, numbers, week = 0 }: { before?: ListState; numbers: Numbers; week?: number },
  said: ReadonlyMap<string, number>,
) {
  const after = nextNumbers(numbers, said);
  const monday = addDays(state.list, 7 * week);
  return { ...closeWeek(state, before, monday, { before: numbers, after }, draw), numbers: after };
}

/** Closes the weeks of a list one after the other. @param said what somebody says in a week, in points */
function closeAll(
  begun: ListState,
  { before, numbers }: { before?: ListState; numbers: Numbers },
  weeks: number,
  said: (name: string, week: number) => number | undefined,
) {
  let now = { state: begun, numbers };
  const told = Array.from({ length: weeks }, (_, week) => {
    const answers = new Map(
      [...begun.members.keys()].flatMap((name) => {
        const points = said(name, week);
        return points === undefined ? [] : [[name, grains(points)] as const];
      }),
    );
    const closed = close(
      now.state,
      { ...(before && { before }), numbers: now.numbers, week },
      answers,
    );
    now = closed;
    return closed.told;
  });
  return { ...now, told };
}

const sizes = fc.array(fc.integer({ min: 0, max: 24 }), { minLength: 1, maxLength: 5 });
const points = fc.option(fc.integer({ min: 1, max: 15 }), { nil: undefined });

describe('told or hidden', () => {
  test('hangs on the employer’s list alone: the same places are told whatever was answered, and when nobody answered', () => {
    fc.assert(
      fc.property(sizes, fc.array(points, { minLength: 60, maxLength: 60 }), (teams, answers) => {
        const employers = company(teams);
        const state = begin(employers);
        const numbers = saying(namesOf(employers), 8);
        const quiet = closeAll(state, { numbers }, 3, () => 8);
        const other = closeAll(
          state,
          { numbers },
          3,
          (name, week) =>
            answers[(name.charCodeAt(0) * 7 + name.charCodeAt(2) * 3 + week) % answers.length],
        );
        const of = (weeks: typeof quiet.told) =>
          weeks.map((told) =>
            told.map(({ placeId, listed, leaves, begins }) => [placeId, listed, leaves, begins]),
          );
        expect(of(other.told)).toEqual(of(quiet.told));
      }),
      { numRuns: 100 },
    );
  });

  test('nothing is told of a company in which fewer than half take part', () => {
    const employers = company([40, 40]);
    const few = namesOf(employers).slice(0, 20);
    const state = makeList(FIRST, employers, answeredBy(few, FIRST), draw);
    expect(publishedRate(state.rate)).toBe('under-half');
    expect(close(state, { numbers: saying(few, 8) }, new Map()).told).toEqual([]);
    expect(factorPoints(state, 'values', FIRST, new Map(), draw)).toEqual(new Map());
  });
});

describe('whether one person takes part', () => {
  // Ten thousand of them with HISTORIES=10000.
  const HISTORIES = Number(process.env.HISTORIES ?? 2_000);

  test(`changes nothing of what is told or hidden in ${HISTORIES} companies, but for the rate of the whole one`, () => {
    let differ = 0;
    fc.assert(
      fc.property(sizes, fc.nat(), fc.nat(), (teams, who, share) => {
        const employers = company(teams.map((size) => size + 1));
        const names = namesOf(employers);
        const person = names[who % names.length] as string;
        const others = names.filter((name, at) => name !== person && at % 10 < 5 + (share % 6));
        const of = (answering: readonly string[]) =>
          makeList(FIRST, employers, answeredBy(answering, FIRST), draw);
        const [takesPart, doesNot] = [of([...others, person]), of(others)];
        expect(doesNot.members).toEqual(takesPart.members);
        expect(doesNot.places).toEqual(takesPart.places);
        const isSilent = [takesPart, doesNot].map(({ rate }) => rate === undefined);
        if (isSilent[0] === isSilent[1]) expect(doesNot.told).toEqual(takesPart.told);
        if (publishedRate(takesPart.rate) !== publishedRate(doesNot.rate)) differ += 1;
      }),
      { numRuns: HISTORIES, seed: 20261123 },
    );
    // The noise on how many count is more than three times what one person adds.
    expect(differ / HISTORIES).toBeLessThan(0.06);
  });
});

describe('somebody whose usual answer is the middle one', () => {
  test('adds nothing to what is told, answering or silent, but to the rate of the whole company', () => {
    const teams = fc.array(fc.integer({ min: 8, max: 40 }), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(teams, fc.nat(), (employeesOf, who) => {
        const employers = company(employeesOf);
        const names = namesOf(employers);
        const person = names[who % names.length] as string;
        const others = names.filter((name) => name !== person);
        const numbers = new Map(
          others.map((name, at) => [name, grains(3 + ((at * 3) % 11))] as const),
        );
        const told = (takesPart: boolean) => {
          const answering = takesPart ? names : others;
          const state = makeList(FIRST, employers, answeredBy(answering, FIRST), draw);
          const known = takesPart ? new Map([...numbers, [person, grains(8)]]) : numbers;
          const factors = factorPoints({ ...state, rate: 18 }, 'values', FIRST, known, draw);
          return [close({ ...state, rate: 18 }, { numbers: known }, new Map()).told, factors];
        };
        expect(told(false)).toEqual(told(true));
      }),
      { numRuns: 100 },
    );
  });

  test('and people in league take no secret term away by falling silent', () => {
    const employers = company([12]);
    const names = namesOf(employers);
    const sumOf = (answering: readonly string[]) => {
      const state = makeList(FIRST, employers, answeredBy(answering, FIRST), draw);
      const closed = close({ ...state, rate: 20 }, { numbers: new Map() }, new Map());
      return closed.state.stood.get('company')?.thread;
    };
    // All of them count as the middle: only terms are left, and the same of all.
    expect(sumOf(names.slice(0, 1))).toBe(sumOf(names));
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
          const state = begin(employers);
          const numbers = saying(namesOf(employers), usual);
          const others = (week: number) => 3 + ((week * 5) % 11);
          const always = closeAll(state, { numbers }, 13, (name, week) =>
            name === '0-0' ? usual : others(week),
          );
          const sometimes = closeAll(state, { numbers }, 13, (name, week) => {
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
        const before = grains(8);
        const after = (said: number) =>
          nextNumbers(new Map([['0-0', before]]), new Map([['0-0', grains(said)]])).get('0-0') ?? 0;
        const adds = (said: number) => contribution({ termKey: 'a' }, after(said), draw);
        expect(Math.abs(adds(one) - adds(two))).toBeLessThanOrEqual(grains(4));
      }),
    );
  });

  test('the sum of a site, and of the company, is the sum of its leaves with their terms', () => {
    fc.assert(
      fc.property(sizes, (teams) => {
        const { list, places, counted } = begin(company(teams));
        const added = counted.map(({ leaf }) => ({ leaf, grains: 1 }));
        const week = { list, places, added, subject: 'score 2026-10-05', constants: new Map() };
        const sums = placeSums(week, draw);
        const leaves = teams.reduce((sum, _, team) => sum + (sums.get(`team-${team}`) ?? 0), 0);
        expect(sums.get('site')).toBe(leaves);
        expect(sums.get('company')).toBe(leaves);
      }),
    );
  });

  test('erasing somebody changes nothing that is told until the list ends, of the score and of factors', () => {
    const employers = company([12, 11]);
    const state = begin(employers);
    const numbers = saying(namesOf(employers), 8);
    const own = new Map([
      [SCORE, numbers.get('0-3')],
      ['values', grains(5)],
    ]);
    const after = withoutPerson(state, '0-3', own, draw);
    expect(after.counted).toHaveLength(state.counted.length - 1);
    const said = (name: string, week: number) => (name === '0-3' ? undefined : 4 + (week % 9));
    expect(closeAll(after, { numbers }, 13, said).told).toEqual(
      closeAll(state, { numbers }, 13, said).told,
    );
    const ofFactor = saying(namesOf(employers), 5);
    expect(factorPoints(after, 'values', FIRST, ofFactor, draw)).toEqual(
      factorPoints(state, 'values', FIRST, ofFactor, draw),
    );
  });
});

describe('from one list to the next', () => {
  test('a thread of people who always say the same moves with the terms of weeks only, whoever comes and goes', () => {
    const first = company([14, 16]);
    const numbers = saying(namesOf(first), 8);
    const end = closeAll(begin(first), { numbers }, 13, () => 8);
    // Two leave the first team, three others come, one moves: all of them extreme.
    const newcomers = ['new-0', 'new-1', 'new-2'];
    const present = [
      ...first.present.filter(({ pseudonym }) => !['0-0', '0-1', '1-0'].includes(pseudonym)),
      person('1-0', 'team-0'),
      ...newcomers.map((name) => person(name, 'team-0')),
    ];
    const begun = begin({ ...first, present }, SECOND);
    const all = new Map([...end.numbers, ...saying(newcomers, 13)]);
    const closed = close(begun, { before: end.state, numbers: all }, new Map());
    const before = end.state.stood.get('team-0');
    const now = closed.state.stood.get('team-0');
    const moved = (now?.thread ?? 0) - (before?.thread ?? 0);
    const ofTerms =
      ((now?.weekTerms ?? 0) - (before?.weekTerms ?? 0)) * (20 / ((begun.rate ?? 0) * 12));
    expect(moved).toBeCloseTo(ofTerms, 6);
    expect(closed.told.every(({ begins }) => !begins)).toBe(true);
  });

  test('a thread follows the people who stay: all of them two points lower, and it is two points lower', () => {
    const employers = company([40]);
    const numbers = saying(namesOf(employers), 8);
    const end = closeAll(begin(employers), { numbers }, 13, () => 8);
    const begun = begin(employers, SECOND);
    const threadAfter = (said: ReadonlyMap<string, number>) =>
      close(begun, { before: end.state, numbers: end.numbers }, said).state.stood.get('company')
        ?.thread ?? 0;
    // The company's rate is not quite one: what is told of a step is a little more than the step.
    const lower =
      (threadAfter(new Map()) - threadAfter(saying(namesOf(employers), 5))) / GRAINS_A_POINT;
    expect(lower).toBeCloseTo((2 * 20) / (begun.rate ?? 0), 6);
  });

  test('a thread begins anew where fewer than ten are listed in both', () => {
    const first = company([14, 16]);
    const end = closeAll(begin(first), { numbers: saying(namesOf(first), 8) }, 13, () => 8);
    const others = Array.from({ length: 12 }, (_, at) => person(`other-${at}`, 'team-0'));
    const stay = first.present.filter(({ placeId }) => placeId === 'team-1');
    const begun = begin({ ...first, present: [...stay, ...others] }, SECOND);
    const { state, told } = close(begun, { before: end.state, numbers: end.numbers }, new Map());
    const begins = new Map(told.map((place) => [place.placeId, place.begins]));
    expect(begins.get('team-0')).toBe(true);
    expect(begins.get('team-1')).toBe(false);
    // The weeks that follow compare with the first one.
    const second = close(state, { numbers: end.numbers, week: 1 }, new Map());
    expect(second.told.some((place) => place.begins)).toBe(false);
  });
});

test('who is outside the middle third is told of large places alone, and never on which side', () => {
  const employers = company([59, 80]);
  const state = begin(employers);
  const outsideOf = (said: (at: number) => number) => {
    const numbers = new Map(namesOf(employers).map((name, at) => [name, grains(said(at))]));
    const { told } = close(state, { numbers }, new Map());
    return new Map(told.map((place) => [place.placeId, place.outside]));
  };
  const low = outsideOf(() => 3);
  expect(low.get('team-0')).toBeUndefined();
  expect(low.get('team-1')).toBeGreaterThanOrEqual(80);
  expect(outsideOf(() => 13)).toEqual(low);
  expect(outsideOf((at) => (at % 2 === 0 ? 3 : 13))).toEqual(low);
  expect(outsideOf(() => 8).get('team-1')).toBeLessThanOrEqual(30);
});

test('the divisor is the same whether or not one person counts, unless the rounded rate differs', () => {
  const employers = company([30, 30]);
  const names = namesOf(employers);
  const withAll = makeList(FIRST, employers, answeredBy(names, FIRST), draw);
  const withoutOne = makeList(FIRST, employers, answeredBy(names.slice(1), FIRST), draw);
  expect(withoutOne.told).toEqual(withAll.told);
  expect([withAll.rate, (withAll.rate ?? 0) - 1]).toContain(withoutOne.rate);
});
