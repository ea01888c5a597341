import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { API } from '#shop/integrations/contract.ts';
import { openApiDocument } from '../../scripts/openapi.ts';
import {
  secretOf,
  signatureHeaders,
} from '../../src/shop/integrations/server/webhook-signature.ts';

const read = (path: string) => readFile(new URL(`../../${path}`, import.meta.url), 'utf8');

test('the OpenAPI document is what the contracts say: npm run openapi writes it', async () => {
  const written = JSON.parse(await read('docs/openapi.json'));
  expect(written).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
  expect(Object.keys(written.paths)).toHaveLength(API.length);
});

test('what is written for people names every function and its scope', async () => {
  const text = await read('docs/api.md');
  for (const { contract, scope } of API) {
    expect(text).toContain(`\`${contract.name}\``);
    expect(text).toContain(`\`${scope}\``);
  }
});

test('the example of how receivers know us takes what we sign, and nothing else', async () => {
  const [, example = ''] = /```js\n([\s\S]*?)```/.exec(await read('docs/api.md')) ?? [];
  const { isFromPrevenance } = await import(
    `data:text/javascript;base64,${Buffer.from(example).toString('base64')}`
  );
  const derive = (...words: string[]) => createHash('sha256').update(words.join()).digest();
  const now = new Date('2026-11-29T14:00:00Z');
  const signed = { webhookId: 'w', versions: [2, 1], messageId: 'm', now, body: '{"a":"é"}' };
  const headers = signatureHeaders(derive, signed);
  const secret = (version: number) => secretOf(derive, { id: 'w', version });
  const known = (of: string, body = signed.body, after = 0) =>
    isFromPrevenance(of, headers, body, now.getTime() + after);
  expect([known(secret(2)), known(secret(1)), known(secret(3))]).toEqual([true, true, false]);
  expect(known(secret(2), '{"a":"e"}')).toBe(false);
  expect(known(secret(2), signed.body, 301_000)).toBe(false);
});
