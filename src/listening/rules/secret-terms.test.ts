import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { GRAINS_A_POINT } from './qvct-score.ts';
import { leafTerm, personFactorTerm, personTerm, rateTerm, weekTerm } from './secret-terms.ts';

const drawOf =
  (key: string) =>
  (...words: readonly string[]) =>
    createHmac('sha512', key).update(words.join('\0')).digest();
const draw = drawOf('key');

const points = (terms: readonly number[]) => terms.map((grains) => grains / GRAINS_A_POINT);
const deviationOf = (values: readonly number[]) =>
  Math.sqrt(values.reduce((sum, value) => sum + value ** 2, 0) / values.length);
const many = Array.from({ length: 20_000 }, (_, at) => `someone-${at}@example.com`);

describe('the term of a person', () => {
  const terms = points(many.map((key) => personTerm(draw, key)));

  test('has Laplace’s law with a standard deviation of five points', () => {
    expect(deviationOf(terms)).toBeCloseTo(5, 0);
    const beyond = (distance: number) =>
      terms.filter((term) => Math.abs(term) > distance).length / terms.length;
    // Laplace: e^(−x/scale), with a scale of 5/√2; a normal law would have 0.27 % beyond 15.
    for (const distance of [1, 5, 10, 15]) {
      expect(Math.abs(beyond(distance) - Math.exp((-distance * Math.SQRT2) / 5))).toBeLessThan(
        0.015,
      );
    }
    const above = terms.filter((term) => term > 0).length / terms.length;
    expect(Math.abs(above - 0.5)).toBeLessThan(0.015);
  });

  test('is the same for ever for the same person, another for another person, and another with another key', () => {
    expect(personTerm(draw, 'a@example.com')).toBe(personTerm(drawOf('key'), 'a@example.com'));
    expect(personTerm(draw, 'a@example.com')).not.toBe(personTerm(draw, 'b@example.com'));
    expect(personTerm(draw, 'a@example.com')).not.toBe(
      personTerm(drawOf('other'), 'a@example.com'),
    );
    expect(Number.isInteger(personTerm(draw, 'a@example.com'))).toBe(true);
  });
});

test.each([
  ['of a leaf and a list', (at: string) => leafTerm(draw, at, '2026-10-05'), 10],
  ['of a leaf and a week', (at: string) => weekTerm(draw, at, 'score 2026-10-05'), 4],
  ['of a person and a factor', (at: string) => personFactorTerm(draw, at, 'values'), 4],
] as const)('the term %s has the deviation that it should', (_, termOf, deviation) => {
  expect(Math.abs(deviationOf(points(many.map(termOf))) / deviation - 1)).toBeLessThan(0.03);
});

test('what is added to the rate of a company has a part that stays and one of the list', () => {
  const lists = Array.from({ length: 400 }, (_, at) => `list-${at}`);
  const companies = Array.from({ length: 200 }, (_, at) => drawOf(`company-${at}`));
  const terms = companies.map((company) =>
    lists.map((list) => rateTerm(company, 'company', list) / 1_000),
  );
  const means = terms.map((each) => each.reduce((sum, term) => sum + term, 0) / each.length);
  expect(deviationOf(means)).toBeGreaterThan(2.5);
  expect(deviationOf(means)).toBeLessThan(3.5);
  expect(
    deviationOf(terms.flatMap((each, at) => each.map((term) => term - (means[at] ?? 0)))),
  ).toBeCloseTo(2, 1);
});
