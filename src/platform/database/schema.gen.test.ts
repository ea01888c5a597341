import { execFile } from 'node:child_process';
import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const SCRIPT = path.resolve(import.meta.dirname, '../../../scripts/generate-database-types.ts');

async function generateTypes(...args: string[]) {
  return promisify(execFile)(process.execPath, [SCRIPT, ...args]);
}

test('types that drift from the migrations are refused', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'prevenance-schema-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'schema.gen.ts');
  await generateTypes(file);
  expect(await readFile(file, 'utf8')).toMatch(/export interface DB \{/);
  await generateTypes('--check', file);
  await appendFile(file, '// a table more\n');
  await expect(generateTypes('--check', file)).rejects.toThrow(/does not match the migrations/);
});

test('the committed types match the migrations', async () => {
  await generateTypes('--check');
});
