import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { personTerm } from '#listening/rules/secret-terms.ts';
import { listBeginningAfter } from '#listening/server/vault/new-list.ts';
import { drawOf } from '#listening/server/vault/tenant-keys.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

/** An employer who would read somebody twice: by sending them away and back, elsewhere, or under another address. */

const FIRST_WEEK = '2026-10-05';
/** The week before a company that began then makes its first list. */
const BEFORE_LIST = '2026-10-26';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

type Person = { readonly userId: string; readonly email: string };

/** The secret term of the only person on the list of another company, where they have another place and key. */
async function termIn({ userId, email }: Person): Promise<number> {
  const [companyId, placeId] = [randomUUID(), randomUUID()];
  const { vault } = product;
  return vault.transaction(async (tx) => {
    const person = {
      employee_id: randomUUID(),
      key: Buffer.from(randomUUID()),
      user_id: userId,
      email,
      place_id: placeId,
    };
    const company = {
      id: companyId,
      firstWeek: FIRST_WEEK,
      tree: [
        { id: companyId, parentId: undefined, kind: 'company', name: 'Fonderie' },
        { id: placeId, parentId: companyId, kind: 'site', name: 'Nantes' },
      ] as const,
      named: [],
      present: [person],
      threshold: 8,
    };
    const everybody = { get: () => [FIRST_WEEK, BEFORE_LIST] } as unknown as ReadonlyMap<
      string,
      readonly string[]
    >;
    const list = await listBeginningAfter(vault, tx, company, BEFORE_LIST, everybody);
    const [counted] = list?.counted ?? [];
    if (!counted) throw new Error('nobody counts');
    return personTerm(drawOf(vault), counted.termKey);
  });
}

test('the term of somebody is theirs for ever: after leaving, elsewhere, under another address, in a new account', async () => {
  const person = { userId: randomUUID(), email: 'lea.fontaine@example.com' };
  const first = await termIn(person);
  expect(await termIn(person)).toBe(first);
  expect(await termIn({ ...person, email: 'lea@autre.example' })).toBe(first);
  for (const email of ['Lea.Fontaine@example.com', 'lea.fontaine+bis@example.com']) {
    expect(await termIn({ userId: randomUUID(), email })).toBe(first);
  }
});

test('and nobody else’s', async () => {
  const terms = new Set<number>();
  for (let at = 0; at < 20; at += 1) {
    terms.add(await termIn({ userId: randomUUID(), email: `personne-${at}@example.com` }));
  }
  expect(terms.size).toBe(20);
});
