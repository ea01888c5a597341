import type pg from 'pg';
import { expect, inject, test } from 'vitest';
import { runOn } from '../../../tests/support/postgres.ts';
import { valueParsers } from './value-parsers.ts';

async function read(expression: string): Promise<unknown> {
  const config: pg.ClientConfig = { ...inject('testServer').owner, types: valueParsers };
  const { rows } = await runOn(config, `select ${expression} as value`);
  return rows[0].value;
}

test.each([
  [`9007199254740991::int8`, Number.MAX_SAFE_INTEGER],
  [`'{1,null,-3}'::int8[]`, [1, null, -3]],
  [
    `'{{1,2},{3,4}}'::int8[]`,
    [
      [1, 2],
      [3, 4],
    ],
  ],
  [`date '2026-03-29'`, '2026-03-29'],
  [`'{2026-03-29}'::date[]`, ['2026-03-29']],
  [`1.10::numeric`, '1.10'],
  [`'{1.10}'::numeric[]`, ['1.10']],
  [`timestamptz '2026-03-29 01:30:00+01'`, new Date('2026-03-29T00:30:00Z')],
  [`count(*)`, 1],
])('%s', async (expression, value) => {
  expect(await read(expression)).toEqual(value);
});

test('a number that TypeScript cannot hold exactly is refused', async () => {
  await expect(read('9007199254740992::int8')).rejects.toThrow(RangeError);
});
