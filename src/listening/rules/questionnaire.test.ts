import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Tally } from '../../../tests/support/attacker.ts';
import {
  ATTACKS,
  attackAmongOthers,
  attackAnswering,
  attackDimensions,
  NOT_PROMISED,
} from '../../../tests/support/questionnaire-employer.ts';
import { drawFrom } from '../../../tests/support/watched-lists.ts';
import {
  dimensionMargin,
  dimensionSums,
  listedTerms,
  publishedQuestionnaire,
  questionnairePlaces,
  subjectOf,
} from './questionnaire.ts';
import { DIMENSIONS, ITEMS } from './questionnaire-items.ts';
import { type DimensionNumbers, dimensionNumbers } from './questionnaire-score.ts';
import { GRAINS_A_POINT } from './qvct-score.ts';

const company = (sites: Readonly<Record<string, readonly number[]>>) => [
  { id: 'company', parentId: undefined, listed: 0 },
  ...Object.entries(sites).flatMap(([site, teams]) => [
    { id: site, parentId: 'company', listed: 0 },
    ...teams.map((listed, at) => ({ id: `${site} ${at}`, parentId: site, listed })),
  ]),
];
type Places = ReturnType<typeof company>;
const everybodyIn = (places: Places) =>
  places.flatMap(({ id: leaf, listed }) =>
    Array.from({ length: listed }, (_, at) => ({ termKey: `${leaf} ${at}`, leaf })),
  );
const says = (points: number): DimensionNumbers =>
  new Map(DIMENSIONS.map((dimension) => [dimension, points * GRAINS_A_POINT]));
/** The first so many of each leaf answer. */
function questionnaireOf(places: Places, share: number, numbers: DimensionNumbers, key = 'life') {
  const draw = drawFrom(key);
  const people = everybodyIn(places);
  const answered = people
    .filter((_, at) => at % 10 < share * 10)
    .map(({ leaf }) => ({ leaf, numbers }));
  const constants = listedTerms(people, draw);
  return { about: { id: 'q', companyId: 'c', places, constants, answered }, draw };
}
const told = (...given: Parameters<typeof questionnaireOf>) => {
  const { about, draw } = questionnaireOf(...given);
  return publishedQuestionnaire(about, draw);
};

describe('where it is told', () => {
  test.each([
    ['a company of thirty', { a: [15, 15] }, ['company', 'a']],
    ['one of twenty-nine: nowhere', { a: [29] }, []],
    ['a team of thirty beside as many others', { a: [30, 30] }, ['company', 'a', 'a 0', 'a 1']],
    ['a team of thirty beside few others is hidden', { a: [30, 12] }, ['company', 'a']],
  ])('%s', (_, sites, places) => {
    expect([...questionnairePlaces(company(sites)).keys()].toSorted()).toEqual(places.toSorted());
  });

  test('hangs on the list alone: whatever is answered, the same places and sizes are told', () => {
    const places = company({ a: [30, 33], b: [41] });
    const numbers = fc
      .array(fc.integer({ min: 4, max: 12 }), { minLength: 6, maxLength: 6 })
      .map(
        (points): DimensionNumbers =>
          new Map(DIMENSIONS.map((each, at) => [each, (points[at] ?? 8) * GRAINS_A_POINT])),
      );
    const shape = (given: DimensionNumbers) =>
      told(places, 0.9, given).told.map(({ placeId, listed, leaves }) => [placeId, listed, leaves]);
    const middle = shape(says(8));
    expect(middle).toHaveLength(6);
    fc.assert(
      fc.property(numbers, (given) => void expect(shape(given)).toEqual(middle)),
      { numRuns: 20 },
    );
  });

  test('nothing is told of a list whose terms are not known', () => {
    const { about, draw } = questionnaireOf(company({ a: [200] }), 0.9, says(4));
    expect(publishedQuestionnaire({ ...about, constants: new Map() }, draw).told).toEqual([]);
  });

  test('nothing is told of anybody where few answered', () => {
    expect(told(company({ a: [200] }), 0.2, says(4))).toEqual({ rate: 'under-half', told: [] });
  });
});

describe('what is told of it', () => {
  const large = company({ a: [300, 300], b: [300] });

  test('is near what was answered, in halves', () => {
    const low = told(large, 0.9, says(5));
    expect(low.rate).toBe('most');
    for (const { points, ...place } of low.told)
      for (const dimension of DIMENSIONS) {
        expect(Math.abs(points[dimension] - 5)).toBeLessThanOrEqual(
          dimensionMargin({ ...place, rate: low.rate }) + 0.5,
        );
        expect(points[dimension] * 2).toBe(Math.trunc(points[dimension] * 2));
      }
  });

  test('of a place is the sum of its leaves with their terms: no place is read twice', () => {
    const { about, draw } = questionnaireOf(large, 0.9, says(5));
    for (const dimension of DIMENSIONS) {
      const sums = dimensionSums(about, dimension, draw);
      expect(sums.get('company')).toBe((sums.get('a') ?? 0) + (sums.get('b') ?? 0));
      expect(sums.get('a')).toBe((sums.get('a 0') ?? 0) + (sums.get('a 1') ?? 0));
    }
  });

  test('bears the same terms of people each year, and other ones of leaves', () => {
    const people = everybodyIn(large);
    const draw = drawFrom('life');
    expect(listedTerms(people, draw)).toEqual(listedTerms(people.toReversed(), draw));
    const { about } = questionnaireOf(large, 0.9, says(5));
    const [now, next] = ['q', 'r'].map((id) => dimensionSums({ ...about, id }, 'demands', draw));
    expect(now).not.toEqual(next);
  });

  test('answering moves a sum by four points at most, falling silent takes no term out of it', () => {
    const { about, draw } = questionnaireOf(large, 0.9, says(12));
    const [, ...others] = about.answered;
    const [all, without] = [about.answered, others].map(
      (answered) => dimensionSums({ ...about, answered }, 'meaning', draw).get('a 0') ?? 0,
    );
    expect((all ?? 0) - (without ?? 0)).toBe(4 * GRAINS_A_POINT);
  });

  test('knows everybody listed by a sum without names', () => {
    const constants = listedTerms(everybodyIn(large), drawFrom('life'));
    expect([...constants.keys()]).toEqual(DIMENSIONS.map(subjectOf));
    expect(JSON.stringify([...constants].map(([, leaves]) => [...leaves]))).not.toContain('a 0 1');
  });

  test.each([
    ['thirty in one leaf', { a: [30] }],
    ['a hundred and forty in seven', { a: [20, 20, 20, 20, 20, 20, 20] }],
  ])('of %s lies within its margin nineteen times in twenty', (_, sites) => {
    const LIVES = 80;
    const places = company(sites);
    let off = 0;
    let all = 0;
    for (let life = 0; life < LIVES; life += 1) {
      const { rate, told: rows } = told(places, 0.9, says(6), `life ${life}`);
      const [whole] = rows;
      if (!whole) continue;
      const margin = dimensionMargin({ ...whole, rate });
      for (const dimension of DIMENSIONS) {
        all += 1;
        if (Math.abs(whole.points[dimension] - 6) > margin) off += 1;
      }
    }
    expect(all).toBeGreaterThan(LIVES * 5);
    expect(off / all).toBeLessThan(0.08);
  });
});

describe('the numbers of one person', () => {
  const answersOf = (step: (at: number) => number | null) => ITEMS.map((_, at) => step(at));

  test('stand for what one would wish, whichever way a statement points', () => {
    const best = answersOf((at) => (ITEMS[at]?.isGoodWhenOften ? 5 : 1));
    const worst = answersOf((at) => (ITEMS[at]?.isGoodWhenOften ? 1 : 5));
    expect([...dimensionNumbers(best).values()]).toEqual(
      Array.from({ length: 6 }, () => 12 * GRAINS_A_POINT),
    );
    expect(new Set(dimensionNumbers(worst).values())).toEqual(new Set([4 * GRAINS_A_POINT]));
    expect(new Set(dimensionNumbers(answersOf(() => 3)).values())).toEqual(
      new Set([8 * GRAINS_A_POINT]),
    );
  });

  test('take two answers of three: one alone, passed ones and none are no number', () => {
    const first = ITEMS.findIndex(({ dimension }) => dimension === 'support');
    const only = (steps: readonly (number | null)[]) =>
      dimensionNumbers(answersOf((at) => steps[at - first] ?? null)).get('support');
    expect(only([5, 0, null])).toBeUndefined();
    expect(only([4, 4, 0])).toBe(11.5 * GRAINS_A_POINT);
    expect(dimensionNumbers([])).toEqual(new Map());
  });

  test('are whole grains between 4 and 12, whatever is answered', () => {
    const answers = fc.array(fc.option(fc.integer({ min: 0, max: 5 })), {
      minLength: ITEMS.length,
      maxLength: ITEMS.length,
    });
    fc.assert(
      fc.property(answers, (given) => {
        for (const grains of dimensionNumbers(given).values()) {
          expect(Number.isInteger(grains)).toBe(true);
          expect(grains).toBeGreaterThanOrEqual(4 * GRAINS_A_POINT);
          expect(grains).toBeLessThanOrEqual(12 * GRAINS_A_POINT);
        }
      }),
    );
  });
});

describe('an employer who asks every year, knows all else and everybody else’s secret terms', () => {
  const RUNS = 200;
  const run = { runs: RUNS, seed: 20261125 };
  const bound = (percent: number) => Tally.upperPercent(percent, RUNS);

  test.each(ATTACKS.map((each) => [each.name, each] as const))(
    'is never sure, and right at most as often as the terms allow: %s',
    (_, knowledge) => {
      for (const years of [1, 10]) {
        const tally = attackDimensions(knowledge, years, run);
        expect(tally.rightPercent).toBeLessThan(bound(88));
        expect(tally.surePercent).toBe(0);
      }
    },
  );

  test('learns little in one year, and hardly more of whoever says the same each week', () => {
    const [all, , one, withWeeks, weeksAlone] = ATTACKS.map((each) =>
      attackDimensions(each, 1, run),
    );
    expect(all?.rightPercent).toBeLessThan(bound(64));
    expect(one?.rightPercent).toBeLessThan(bound(67));
    const more = (withWeeks?.rightPercent ?? 100) - (weeksAlone?.rightPercent ?? 0);
    expect(more).toBeLessThan(8);
  });

  test('hardly knows better than a coin whether somebody answers', () => {
    expect(attackAnswering(1, run).rightPercent).toBeLessThan(bound(60));
    expect(attackAnswering(10, run).rightPercent).toBeLessThan(bound(65));
  });

  test('knows next to nothing of anybody by what everybody else says, without their terms', () => {
    const few = { runs: 100, seed: 20261125 };
    expect(attackAmongOthers(1, few).rightPercent).toBeLessThan(Tally.upperPercent(57, 100));
  });

  test('may be sure in the end where they know half of somebody’s answers: it is not promised', () => {
    const [half] = NOT_PROMISED;
    expect(attackDimensions(half, 10, run).surePercent).toBeGreaterThan(10);
  });

  test('would be right at the first time without terms', () => {
    const control = { runs: 40, seed: 20261125, isControl: true };
    expect(attackDimensions(ATTACKS[0], 1, control).rightPercent).toBe(100);
    expect(attackAnswering(1, control).rightPercent).toBe(100);
  });
});
