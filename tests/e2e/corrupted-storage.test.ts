import { expect, test } from 'vitest';
import { lengthOf } from '../support/nightly.ts';
import { setStage } from '../support/stage.ts';

const stage = setStage();

const KEYS = [
  'prevenance-auth-token',
  'prevenance_cart_v1',
  'prevenance-language',
  'prevenance-text-size',
  'prevenance-company',
];

const token = (claims: object) =>
  ['e30', Buffer.from(JSON.stringify(claims)).toString('base64url'), 'AAAA'].join('.');

const session = (change: object) =>
  JSON.stringify({
    access_token: token({ sub: '0', exp: 9_999_999_999 }),
    refresh_token: 'gone',
    token_type: 'bearer',
    expires_in: 900,
    expires_at: Math.floor(Date.now() / 1000) + 900,
    user: { id: '0', email: 'a@b.fr', factors: [] },
    ...change,
  });

/** Forty ways in which what a browser keeps may be wrong. */
const VALUES = [
  '',
  ' ',
  'null',
  'undefined',
  'true',
  '0',
  '-1',
  '1e999',
  'NaN',
  '[]',
  '{}',
  '[null]',
  '[[]]',
  '"text"',
  '{"',
  '{"a":',
  '[1,2',
  '\u0000',
  '\ud800',
  '💥'.repeat(50),
  'x'.repeat(100_000),
  '<script>document.body.innerHTML=""</script>',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":1}',
  '{"items":null}',
  '{"items":[null]}',
  '{"items":[{"id":1}]}',
  '[{"id":"x","price":{},"quantity":"many"}]',
  '{"items":[{"id":"a","price":"∞ €","quantity":-5}]}',
  session({}),
  session({ access_token: null }),
  session({ access_token: 'a.b.c' }),
  session({ access_token: token({}), expires_at: 1 }),
  session({ expires_at: 'soon' }),
  session({ expires_at: 1, refresh_token: null }),
  session({ refresh_token: {} }),
  session({ user: null }),
  session({ user: { id: 1, factors: 'all' } }),
  session({ user: [] }),
  JSON.stringify(session({})),
];

test('whatever a browser has kept, every page is there: signed out, or empty, never white', async () => {
  expect(KEYS.length * VALUES.length).toBeGreaterThanOrEqual(200);
  const context = await stage.browser.newContext({ baseURL: stage.server.url, locale: 'fr-FR' });
  const page = await context.newPage();
  const faults: string[] = [];
  let at = '';
  page.on('pageerror', (error) => faults.push(`${at}: ${error}`));
  const paths = ['/dashboard', '/', '/checkout', '/user-dashboard'];
  let turn = 0;
  const pairs = VALUES.flatMap((value, at) => KEYS.map((key, of) => ({ key, value, at, of })));
  // In a commit's run every value is kept once, and every key has had eight of them.
  for (const { key, value } of lengthOf(pairs, ({ at, of }) => (at + of) % KEYS.length === 0)) {
    at = `${key} = ${value.slice(0, 40)}`;
    await page.goto('/favicon.svg');
    await page.evaluate(
      ([name, kept]) => {
        localStorage.clear();
        localStorage.setItem(name ?? '', kept ?? '');
      },
      [key, value],
    );
    await page.goto(paths[turn % paths.length] ?? '/');
    turn += 1;
    const heading = page.getByRole('heading', { level: 1 }).first();
    await heading.waitFor({ timeout: 60_000 }).catch(() => faults.push(`${at}: white`));
  }
  expect(faults).toEqual([]);
  await context.close();
}, 1_200_000);
