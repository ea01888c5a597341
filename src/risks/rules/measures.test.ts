import { expect, test } from 'vitest';
import { FACTORS } from '#listening/rules/daily-question.ts';
import { texts } from '../messages/measures.ts';
import { measuresOf } from './measures.ts';

test.each(FACTORS)(
  'of %s there are ten measures, each with its words and a principle of the law',
  (factor) => {
    const measures = measuresOf(factor);
    expect(measures.map(({ name }) => name)).toEqual(Object.keys(texts[factor]));
    expect(measures).toHaveLength(10);
    for (const { principle } of measures) expect([1, 2, 3, 4, 7, 8, 9]).toContain(principle);
    // At least one takes the cause away or acts on it.
    expect(measures.some(({ principle }) => principle === 1 || principle === 3)).toBe(true);
  },
);

test('no measure is said twice', () => {
  const { label: _, hint: _hint, own: _own, ...factors } = texts;
  const said = Object.values(factors).flatMap((measures) => Object.values(measures));
  expect(new Set(said.map(({ fr }) => fr)).size).toBe(60);
  expect(new Set(said.map(({ en }) => en)).size).toBe(60);
});
