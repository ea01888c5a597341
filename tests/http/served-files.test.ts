import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPages } from '#app/build-pages.ts';
import { createLog } from '#platform/log.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';

let server: ServerProcess;
beforeAll(async () => {
  await buildPages(createLog('warn'));
  server = await startServer({ PUBLIC_URL: 'https://www.prevenance.example' });
}, 240_000);
afterAll(() => server.stop());

test.each([
  '/.git/config',
  '/.env',
  '/package.json',
  '/src/app/http.ts',
  '/data/vault.key',
  '/assets/',
  '/illustrations/',
  '/icons',
  '/assets/../../package.json',
  '/assets/..%2f..%2fpackage.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/assets/..%5c..%5cpackage.json',
  '/illustrations//etc/passwd',
])('no file of ours but those that are meant is served, nor a list of them: %s', async (path) => {
  const answer = await fetch(server.url + path);
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toMatch(/"prevenance"|root:x|<a href="[^"]*\.js"/);
});

test('a worker may fetch what it keeps, and nothing of others', async () => {
  for (const path of ['/service-worker.js', '/site-worker.js']) {
    const { status, headers } = await fetch(server.url + path);
    expect([path, status]).toEqual([path, 200]);
    expect(headers.get('content-security-policy')).toContain("connect-src 'self'");
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  }
});

test('over https, the one cookie is of this host alone and never leaves in clear', async () => {
  const { headers } = await fetch(`${server.url}/?lang=en`);
  expect(headers.getSetCookie()).toEqual([
    '__Host-prevenance-language=en; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  ]);
  const cookie = '__Host-prevenance-language=en; prevenance-language=fr';
  const page = await fetch(`${server.url}/box`, { headers: { cookie, 'accept-language': 'fr' } });
  expect(await page.text()).toContain('<html lang="en"');
});

test('a page names no data of a person, and is asked for again each time', async () => {
  const { headers } = await fetch(`${server.url}/dashboard`);
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('x-powered-by')).toBeNull();
});
