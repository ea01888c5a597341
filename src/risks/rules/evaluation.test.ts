import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bandOf,
  byPriority,
  type Evaluation,
  isEvaluation,
  METHODS,
  priorityOf,
  SCALES,
  scoreOf,
} from './evaluation.ts';

const french = (frequency: number, severity: number): Evaluation => ({
  method: 'frequency-severity',
  frequency,
  severity,
});
const four = (frequency: number, severity: number, mastery: number): Evaluation => ({
  method: 'four-by-four',
  frequency,
  severity,
  mastery,
});

describe('the level of a risk', () => {
  test.each([
    [french(1, 1), 1, 'low'],
    [french(9, 1), 9, 'low'],
    [french(1, 10), 10, 'medium'],
    [french(9, 5), 45, 'medium'],
    [french(7, 7), 49, 'high'],
    [french(9, 10), 90, 'high'],
    [four(1, 1, 1), 0.25, 'low'],
    [four(4, 4, 1), 4, 'medium'],
    [four(4, 2, 4), 8, 'medium'],
    [four(3, 3, 4), 9, 'high'],
    [four(3, 1, 4), 3, 'low'],
    [four(4, 4, 4), 16, 'high'],
  ] as const)('of %j is %d: %s', (evaluation, score, band) => {
    expect([scoreOf(evaluation), bandOf(evaluation)]).toEqual([score, band]);
  });

  test.each([
    [french(2, 5), false],
    [french(9, 6), false],
    [{ ...french(9, 7), mastery: 1 }, false],
    [four(4, 4, 5), false],
    [four(0, 4, 1), false],
    [{ ...four(1, 1, 1), mastery: undefined }, false],
    [french(9, 7), true],
    [four(4, 4, 4), true],
  ])('%j is one of its method: %s', (evaluation, is) => {
    expect(isEvaluation(evaluation)).toBe(is);
  });

  const evaluations = fc.constantFrom(...METHODS).chain((method) => {
    const { frequency, severity, mastery } = SCALES[method];
    return fc.record({
      method: fc.constant(method),
      frequency: fc.constantFrom<number>(...frequency),
      severity: fc.constantFrom<number>(...severity),
      ...(mastery.length > 0 && { mastery: fc.constantFrom<number>(...mastery) }),
    }) as fc.Arbitrary<Evaluation>;
  });

  test('never falls when one of its steps rises', () => {
    const order = { low: 0, medium: 1, high: 2 };
    fc.assert(
      fc.property(evaluations, evaluations, (a, b) => {
        const isHigher =
          a.method === b.method &&
          a.frequency <= b.frequency &&
          a.severity <= b.severity &&
          (a.mastery ?? 0) <= (b.mastery ?? 0);
        return !isHigher || order[bandOf(a)] <= order[bandOf(b)];
      }),
    );
  });

  test('the most pressing is seen to first, and before it what nobody has evaluated', () => {
    const rated = fc.record({
      evaluation: fc.option(evaluations, { nil: undefined }),
      priority: fc.constantFrom(1 as const, 2 as const, 3 as const, undefined),
    });
    fc.assert(
      fc.property(fc.array(rated), (risks) => {
        const ranks = risks.toSorted(byPriority).map((risk) => priorityOf(risk) ?? 0);
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
      }),
    );
  });

  test('a person’s priority stands before what the evaluation proposes', () => {
    expect(priorityOf({ evaluation: french(9, 10), priority: 3 })).toBe(3);
    expect(priorityOf({ evaluation: french(9, 10), priority: undefined })).toBe(1);
    expect(priorityOf({ evaluation: undefined, priority: undefined })).toBeUndefined();
  });
});
