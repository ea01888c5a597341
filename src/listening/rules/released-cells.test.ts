import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GRAINS_A_POINT } from './qvct-score.ts';
import { type Answerer, type Answers, type Draw, releasedCells } from './released-cells.ts';

const keyed =
  (key: string): Draw =>
  (...words) =>
    createHmac('sha512', key).update(JSON.stringify(words)).digest();
const draw = keyed('of the tenant');
/** Twelve draws in the middle: next to nothing is added. */
const silent: Draw = () => Uint8Array.from({ length: 48 }, (_, at) => (at % 8 < 4 ? 0x7f : 0x80));

const FIRM = { isChanged: false, shares: undefined };
const place = (id: string, parentId: string | undefined, asked: number) => ({
  id,
  parentId,
  rosterVersion: 1,
  isChanged: false,
  isQuiet: false,
  asked,
});

function answerersIn(placeId: string, scores: readonly number[]): Answerer[] {
  return scores.map((score, at) => ({
    pseudonym: `${placeId}-${at}`,
    placeId,
    grains: score * GRAINS_A_POINT,
  }));
}

const week = (answerers: readonly Answerer[]): Answers => ({
  subject: 'score 2026-W47',
  k: 8,
  places: [place('company', undefined, 0), place('a', 'company', 20), place('b', 'company', 20)],
  answerers,
});

const A = [3, 5, 7, 9, 11, 13, 4, 6, 8, 10];
const B = [2, 12, 7, 9, 3, 13, 5, 6, 14, 10, 8];

describe('a week that is over', () => {
  test('is told as means, bands and tenths', () => {
    const told = releasedCells(week([...answerersIn('a', A), ...answerersIn('b', B)]), silent);
    expect(told).toEqual([
      { placeId: 'a', points: 7.5, respondents: { from: 8, to: 14 }, participation: 50, ...FIRM },
      { placeId: 'b', points: 8, respondents: { from: 8, to: 14 }, participation: 60, ...FIRM },
      {
        placeId: 'company',
        points: 8,
        respondents: { from: 15, to: 29 },
        participation: 50,
        ...FIRM,
      },
    ]);
  });

  test('says nothing of a place under k, whose answers change nothing that is told', () => {
    const small = releasedCells(week([...answerersIn('a', A), ...answerersIn('b', [1, 15])]), draw);
    expect(small.map(({ placeId }) => placeId)).toEqual(['company']);
    const others = week([...answerersIn('a', A), ...answerersIn('b', [15, 2])]);
    expect(releasedCells(others, draw).map(({ placeId }) => placeId)).toEqual(['company']);
    const nobody = releasedCells(week(answerersIn('b', [1, 15, 3])), draw);
    expect(nobody).toEqual([]);
  });

  test('is the same for ever, and another one with another key, in another week, of other people', () => {
    const given = week([...answerersIn('a', A), ...answerersIn('b', B)]);
    const points = (closed: Answers, with_ = draw) =>
      releasedCells(closed, with_).map((cell) => cell.points);
    expect(points(given)).toEqual(points(given));
    const others = [
      points(given, keyed('of another tenant')),
      points({ ...given, subject: 'score 2026-W48' }),
      points({
        ...given,
        answerers: given.answerers.map((each) => ({ ...each, pseudonym: `${each.pseudonym}'` })),
      }),
      points({ ...given, places: given.places.map((each) => ({ ...each, rosterVersion: 2 })) }),
    ];
    for (const other of others) expect(other).not.toEqual(points(given));
  });

  const scores = fc.array(fc.integer({ min: 2, max: 30 }), { minLength: 2, maxLength: 25 });
  const answers = fc
    .tuple(scores, scores)
    .map(([a, b]) => [
      ...answerersIn(
        'a',
        a.map((half) => half / 2),
      ),
      ...answerersIn(
        'b',
        b.map((half) => half / 2),
      ),
    ])
    .map((list) => list.map((each) => ({ ...each })));
  const roomy = (answerers: readonly Answerer[]): Answers => ({
    ...week(answerers),
    places: [place('company', undefined, 0), place('a', 'company', 30), place('b', 'company', 30)],
  });

  test('two people of one place who change their answers with each other change nothing', () => {
    fc.assert(
      fc.property(answers, fc.nat(), fc.nat(), (list, first, second) => {
        const ofA = list.filter(({ placeId }) => placeId === 'a');
        const one = ofA[first % ofA.length];
        const other = ofA[second % ofA.length];
        const swapped = list.map((each) => {
          if (each === one && other) return { ...each, grains: other.grains };
          return each === other && one ? { ...each, grains: one.grains } : each;
        });
        expect(releasedCells(roomy(swapped), draw)).toEqual(releasedCells(roomy(list), draw));
      }),
    );
  });

  test('the order in which answers and places are listed never shows', () => {
    fc.assert(
      fc.property(answers, (list) => {
        const given = roomy(list);
        const turned = {
          ...given,
          places: given.places.toReversed(),
          answerers: list.toReversed(),
        };
        expect(releasedCells(turned, draw)).toEqual(releasedCells(given, draw));
      }),
    );
  });
});

describe('the same people', () => {
  test('have one number, however many places they are all in', () => {
    const nested: Answers = {
      ...week(answerersIn('team', A)),
      places: [
        place('company', undefined, 0),
        place('site', 'company', 0),
        place('team', 'site', 20),
      ],
    };
    const points = releasedCells(nested, draw).map((cell) => cell.points);
    expect(points).toHaveLength(3);
    expect(new Set(points).size).toBe(1);
  });

  test('of thirty and more it is told how many are low and high', () => {
    const many: Answers = {
      ...week(
        answerersIn(
          'a',
          Array.from({ length: 40 }, (_, at) => (at % 4 === 0 ? 3 : 12)),
        ),
      ),
      places: [place('company', undefined, 0), place('a', 'company', 40)],
    };
    expect(releasedCells(many, silent)[0]?.shares).toEqual({ low: 30, high: 80 });
  });
});
