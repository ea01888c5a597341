import { expect, test } from 'vitest';
import { readWebhookForm } from './webhook-form.ts';
import { isDisabledBy, retryAfter, signingVersions } from './webhook-schedule.ts';

const FORM = { url: 'https://erp.example.com/hooks/1?of=prevenance', 'scope-orders': 'on' };

test('a webhook has an https address and is told what was ticked', () => {
  expect(readWebhookForm(FORM)).toEqual({
    problems: [],
    values: { url: FORM.url, scopes: ['orders'] },
  });
});

test.each([
  '',
  'erp.example.com',
  'http://erp.example.com/',
  'ftp://erp.example.com/',
  'https://erp.example.com:8443/',
  'https://user:secret@erp.example.com/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://[::1]/',
  'https://localhost/',
  'https://erp.localhost/',
  'https://db.internal/',
  'https://nas.local/',
])('“%s” is refused beside its field', (url) => {
  expect(readWebhookForm({ ...FORM, url }).problems.map(({ path }) => path)).toEqual(['url']);
});

test('what is not taken is tried ten times in less than four days', () => {
  const delays = Array.from({ length: 10 }, (_, index) => retryAfter(index + 1));
  expect(delays[9]).toBeUndefined();
  const total = delays.reduce<number>((sum, delay) => sum + (delay ?? 0), 0);
  expect(total / 86_400).toBeGreaterThan(3);
  expect(total / 86_400).toBeLessThan(4);
});

test('after three days without an answer it stops; a renewed secret has the former beside it for a day', () => {
  const since = new Date('2026-11-20T10:00:00Z');
  expect(isDisabledBy(since, new Date('2026-11-23T09:59:59Z'))).toBe(false);
  expect(isDisabledBy(since, new Date('2026-11-23T10:00:00Z'))).toBe(true);
  const renewed = { version: 2, renewedAt: since };
  expect(signingVersions(renewed, new Date('2026-11-21T09:59:59Z'))).toEqual([2, 1]);
  expect(signingVersions(renewed, new Date('2026-11-21T10:00:00Z'))).toEqual([2]);
  expect(signingVersions({ version: 1, renewedAt: null }, since)).toEqual([1]);
});
