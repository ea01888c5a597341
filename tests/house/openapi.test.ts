import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { API } from '#shop/integrations/contract.ts';
import { openApiDocument } from '../../scripts/openapi.ts';

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
