import { expect, test } from 'vitest';
import { toJSONSchema } from 'zod';
import { CONTRACTS } from '../support/every-contract.ts';

/** What an `integer` column holds: a greater number would be a fault of the database, not of who sent it. */
const GREATEST = 2_147_483_647;
/** A billion euros, and never in an `integer`. */
const GREATEST_CENTS = 100_000_000_000;

test('every number that a function takes has a greatest value, which the database can hold', () => {
  const tooGreat = CONTRACTS.flatMap(({ name, input }) =>
    numbersBeyond(toJSONSchema(input, { io: 'input', unrepresentable: 'any' }), name),
  );
  expect(tooGreat).toEqual([]);
});

/** Where a schema takes numbers that a column does not hold. */
function numbersBeyond(schema: unknown, place: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, maximum = Number.POSITIVE_INFINITY, ...rest } = schema as Record<string, unknown>;
  if ('const' in rest) return [];
  if (type === 'number' || type === 'integer') {
    const greatest = /Cents\b/.test(place) ? GREATEST_CENTS : GREATEST;
    return Number(maximum) > greatest ? [place] : [];
  }
  return Object.entries(schema).flatMap(([key, below]) => numbersBeyond(below, `${place} ${key}`));
}
