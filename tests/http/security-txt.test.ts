import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settableClock } from '../support/listening.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

const DAY_MS = 24 * 3_600_000;

let product: TestProduct;
const clock = settableClock('2026-11-23T09:00:00+01:00');
beforeAll(async () => {
  product = await startTestProduct({}, clock);
});
afterAll(() => product.stop());

async function fields(): Promise<Map<string, string>> {
  const answer = await fetch(`${product.url}/.well-known/security.txt`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8$/i);
  const lines = (await answer.text()).trimEnd().split('\n');
  return new Map(lines.map((line) => line.split(/: (.*)/s, 2) as [string, string]));
}

test('says where a weakness is reported, and until when that holds', async () => {
  const before = await fields();
  expect([...before.keys()]).toEqual([
    'Contact',
    'Expires',
    'Preferred-Languages',
    'Canonical',
    'Policy',
  ]);
  expect(before.get('Contact')).toBe('mailto:bonjour@prevenance.example');
  expect(before.get('Preferred-Languages')).toBe('fr, en');
  expect(before.get('Canonical')).toBe(`${product.url}/.well-known/security.txt`);

  clock.set('2028-02-29T12:00:00Z');
  const later = (await fields()).get('Expires') ?? '';
  const ahead = Date.parse(later) - Date.parse('2028-02-29T12:00:00Z');
  expect(ahead).toBeGreaterThan(30 * DAY_MS);
  expect(ahead).toBeLessThan(365 * DAY_MS);
});

test('names the address that staff have set', async () => {
  await product.database.asService((tx) =>
    tx.updateTable('organisation').set({ email: 'failles@maison.example' }).execute(),
  );
  await expect
    .poll(async () => (await fields()).get('Contact'))
    .toBe('mailto:failles@maison.example');
});

test('its policy is the one of the project, word for word', async () => {
  const policy = await fetch((await fields()).get('Policy') ?? '');
  expect(policy.status).toBe(200);
  expect(policy.headers.get('content-type')).toMatch(/^text\/plain/);
  const kept = await readFile(new URL('../../SECURITY.md', import.meta.url), 'utf8');
  expect(await policy.text()).toBe(kept);
});
