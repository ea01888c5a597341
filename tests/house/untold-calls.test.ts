import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import * as contracts from '#listening/contract.ts';
import { isUnlogged } from '../../src/app/unlogged.ts';

const VAULT_FUNCTIONS = 'src/listening/server/vault/functions.ts';
/** By which a question is asked: everybody who reads releases reads who asked, and when. */
const ASKING: readonly string[] = [
  'read-polls',
  'write-poll',
  'withdraw-poll',
  'read-questionnaires',
  'open-questionnaire',
  'withdraw-questionnaire',
];

test('of every call that reaches answers nothing is noted, but of those by which a question is asked', async () => {
  const names = new Map(Object.entries(contracts).map(([key, { name }]) => [key, name]));
  const served = [...(await readFile(VAULT_FUNCTIONS, 'utf8')).matchAll(/contracts\.(\w+)/g)].map(
    ([, key = '']) => names.get(key) ?? '',
  );
  expect(served.length).toBeGreaterThan(ASKING.length);
  const noted = served.filter((name) => !isUnlogged(`/functions/v1/${name}`));
  expect(noted.toSorted()).toEqual(ASKING.toSorted());
  expect(isUnlogged('/functions/v1/read-mood')).toBe(false);
});
