import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fuzzRest } from '../support/fuzz-rest.ts';
import { MARK } from '../support/hostile-queries.ts';
import { runs } from '../support/nightly.ts';
import { createTeamTables } from '../support/team-tables.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

const SEED = 20261121;
const QUERIES = runs(1_500, 500);

let product: TestProduct;
let key: string;
beforeAll(async () => {
  product = await startTestProduct({ REST_SCHEMAS: 'public,personal' });
  await createTeamTables(product);
  // Somebody signed in: of a visitor, less reaches SQL at all.
  key = await product.tokens.signAccess({ role: 'authenticated', sub: randomUUID() }, 3_600);
});
afterAll(() => product.stop());

// `npm run torture -- rest` sends a hundred thousand.
test(`${QUERIES} hostile queries meet no fault, make no error of syntax, and reach SQL as parameters`, async () => {
  const texts: string[] = [];
  const values: string[] = [];
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  const { statuses, faults } = await fuzzRest(product.url, { runs: QUERIES, seed: SEED, key });
  for (const [query, given] of spy.mock.calls as unknown[][]) {
    const said = typeof query === 'string' ? { text: query, values: given } : query;
    const { text, values: sent } = said as { text: string; values?: unknown };
    texts.push(text);
    if (Array.isArray(sent)) values.push(...sent.map(String));
  }
  spy.mockRestore();
  expect(faults).toEqual([]);
  // Both what is answered and what is refused was tried.
  expect([statuses.get(200) ?? 0, statuses.get(400) ?? 0]).toEqual([
    expect.toSatisfy((count: number) => count > QUERIES / 30),
    expect.toSatisfy((count: number) => count > QUERIES / 30),
  ]);
  expect(texts.length).toBeGreaterThan(QUERIES / 2);
  expect(values.filter((value) => value.includes(MARK)).length).toBeGreaterThan(QUERIES / 30);
  expect(texts.filter((text) => text.includes(MARK))).toEqual([]);
});
