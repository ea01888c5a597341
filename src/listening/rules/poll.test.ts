import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Tally } from '../../../tests/support/attacker.ts';
import {
  attackPollParticipation,
  attackPolls,
  questionsIn,
} from '../../../tests/support/poll-employer.ts';
import { drawFrom } from '../../../tests/support/watched-lists.ts';
import {
  type Chosen,
  isCounted,
  partCounts,
  pollMargin,
  pollPlaces,
  publishedPoll,
} from './poll.ts';

const draw = drawFrom('polls');
const company = (sites: Readonly<Record<string, readonly number[]>>) => [
  { id: 'company', parentId: undefined, listed: 0 },
  ...Object.entries(sites).flatMap(([site, teams]) => [
    { id: site, parentId: 'company', listed: 0 },
    ...teams.map((listed, at) => ({ id: `${site} ${at}`, parentId: site, listed })),
  ]),
];
const people = (count: number, leaf: string, choiceOf: (at: number) => number): Chosen[] =>
  Array.from({ length: count }, (_, at) => ({
    termKey: `${leaf} ${at}`,
    leaf,
    choice: choiceOf(at),
  }));

describe('where a question is told', () => {
  test.each([
    ['a company of sixty', { a: [30, 30] }, { company: 60, a: 60 }],
    ['one of fifty-nine: nowhere', { a: [30, 29] }, {}],
    ['two large sites', { a: [60], b: [20, 40] }, { company: 120, a: 60, b: 60 }],
    ['a small site beside a large one hides it', { a: [60], b: [20] }, { company: 80 }],
    [
      'small sites together',
      { a: [70], b: [30], c: [30] },
      {
        company: 130,
        a: 70,
      },
    ],
  ])('%s', (_, sites, told) => {
    const places = pollPlaces(company(sites));
    expect(Object.fromEntries(places.map(({ id, listed }) => [id, listed]))).toEqual(told);
  });

  test('hangs on the list alone: whatever is answered, the same places and sizes are told', () => {
    const places = company({ a: [60], b: [25, 45], c: [12] });
    const answers = fc.array(
      fc.record({
        termKey: fc.string({ minLength: 4, maxLength: 4 }),
        leaf: fc.constantFrom('a 0', 'b 0', 'b 1', 'c 0'),
        choice: fc.integer({ min: 1, max: 3 }),
      }),
      { maxLength: 150 },
    );
    const toldOf = (chosen: readonly Chosen[]) =>
      publishedPoll({ id: 'q', choices: 3 }, places, chosen, draw).map(
        ({ placeId, listed, parts }) => [placeId, listed, parts],
      );
    const silent = toldOf([]);
    expect(silent).toHaveLength(2);
    fc.assert(fc.property(answers, (chosen) => void expect(toldOf(chosen)).toEqual(silent)));
  });
});

describe('what is told of it', () => {
  const poll = { id: 'q', choices: 3 };
  const places = company({ a: [400], b: [200] });
  const chosen = [
    ...people(380, 'a 0', (at) => (at % 2 === 0 ? 1 : 2)),
    ...people(190, 'b 0', () => 3),
  ];

  test('is near what was answered, in tens of percent', () => {
    const told = publishedPoll(poll, places, chosen, draw);
    expect(told).toEqual([
      { placeId: 'company', listed: 600, parts: 2, rate: 'most', percents: [30, 30, 30] },
      { placeId: 'a', listed: 400, parts: 1, rate: 'most', percents: [50, 50, 0] },
      { placeId: 'b', listed: 200, parts: 1, rate: 'most', percents: [0, 0, 100] },
    ]);
  });

  test('of the company is the sum of its parts, with their terms: no place is read twice', () => {
    const counts = partCounts(poll, places, chosen, draw);
    expect([...counts.keys()]).toEqual(['a', 'b']);
    const alone = partCounts(
      poll,
      places,
      people(380, 'a 0', () => 1),
      draw,
    );
    const moved = (part: string) =>
      (counts.get(part)?.[2] ?? Number.NaN) - (alone.get(part)?.[2] ?? Number.NaN);
    expect(moved('a')).toBeCloseTo(0);
    expect(moved('b')).toBeGreaterThan(120);
  });

  test('is the same however often it is worked out, and other terms for another question', () => {
    const twice = [0, 1].map(() => partCounts(poll, places, chosen, draw));
    expect(twice[0]).toEqual(twice[1]);
    expect(partCounts({ ...poll, id: 'r' }, places, chosen, draw)).not.toEqual(twice[0]);
  });

  test('counts or leaves out the same people in every question, whatever order its choices have', () => {
    const counted = Array.from({ length: 400 }, (_, at) => isCounted(`${at}`, draw));
    const share = counted.filter(Boolean).length / counted.length;
    expect(share).toBeGreaterThan(0.68);
    expect(share).toBeLessThan(0.82);
    // Choices in another order move what is counted with them, and nothing else.
    const order = [3, 1, 2];
    const again = chosen.map((each) => ({ ...each, choice: order[each.choice - 1] ?? 0 }));
    const asked = { id: 's', choices: 3 };
    const [first, second] = [chosen, again].map(
      (each) => partCounts(asked, places, each, draw).get('a') ?? [],
    );
    const none = partCounts(asked, places, [], draw).get('a') ?? [];
    const people1 = (first ?? []).map((each, at) => Math.round(each - (none[at] ?? 0)));
    const people2 = (second ?? []).map((each, at) => Math.round(each - (none[at] ?? 0)));
    expect(order.map((choice) => people2[choice - 1])).toEqual(people1);
  });

  test('lies within its margin nineteen times in twenty', () => {
    const margin = pollMargin({ listed: 140, parts: 1, rate: 'most' });
    const tree = company({ a: [140] });
    const off = Array.from({ length: 400 }, (_, at) => {
      const answers = people(126, 'a 0', (who) => (who % 2 === 0 ? 1 : 2));
      const [told] = publishedPoll(
        { id: `${at}`, choices: 2 },
        tree,
        answers,
        drawFrom(`life ${at}`),
      );
      return Math.abs((told?.percents[0] ?? 0) - 50);
    });
    expect(off.filter((each) => each > margin).length).toBeLessThan(0.05 * 400);
    expect(margin).toBeLessThanOrEqual(20);
  });
});

describe('an employer who asks again, with the choices in another order, and everybody else in league', () => {
  const RUNS = 300;
  const run = { runs: RUNS, seed: 20261123 };
  const bound = (percent: number) => Tally.upperPercent(percent, RUNS);

  test.each([
    [26, 70],
    [52, 78],
    [104, 82],
  ])('is seldom right after %i weeks, and never sure', (weeks, percent) => {
    const tally = attackPolls(questionsIn(weeks), run);
    expect(tally.rightPercent).toBeLessThan(Math.min(percent, bound(66)));
    expect(tally.surePercent).toBeLessThan(1);
  });

  test('learns next to nothing from one question that is aimed at somebody', () => {
    expect(attackPolls(1, run).rightPercent).toBeLessThan(bound(56));
  });

  test('hardly knows better than a coin whether somebody answers', () => {
    expect(attackPollParticipation(questionsIn(26), run).rightPercent).toBeLessThan(bound(56));
    expect(attackPollParticipation(questionsIn(104), run).rightPercent).toBeLessThan(bound(62));
  });

  test('would be right at the first question without terms and without people left out', () => {
    const control = { runs: 40, seed: 20261123, isControl: true };
    expect(attackPolls(1, control).rightPercent).toBe(100);
    expect(attackPollParticipation(1, control).rightPercent).toBe(100);
  });
});
