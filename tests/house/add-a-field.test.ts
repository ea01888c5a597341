import { readFileSync } from 'node:fs';
import { glob, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const RECORD = readFileSync(path.join(ROOT, 'docs/add-a-field.md'), 'utf8');
/** What the record tells to edit: the path that each step begins with. */
const EDITED = [...RECORD.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file = '']) => file);
const MOST_FILES = 5;

/** A text of a product that may be left empty, as the one of the record. */
const SUCH_A_TEXT = /\bseo_?title\b/i;

async function naming(text: RegExp): Promise<string[]> {
  const found: string[] = [];
  for await (const file of glob('src/**/*.{ts,tsx,sql,typ}', { cwd: ROOT })) {
    // Made by a command; and what tries the product is no part of it.
    if (file.endsWith('.gen.ts') || /\.test\.tsx?$/.test(file)) continue;
    if (text.test(readFileSync(path.join(ROOT, file), 'utf8'))) found.push(file);
  }
  return found.sort();
}

test(`a text that a product may have takes ${MOST_FILES} files, all of which are there`, async () => {
  expect(EDITED.length).toBeGreaterThan(0);
  expect(EDITED.length).toBeLessThanOrEqual(MOST_FILES);
  await Promise.all(EDITED.map((file) => stat(path.join(ROOT, file))));
});

test('such a text is named in those files and nowhere else', async () => {
  const [, description, , , page = ''] = EDITED;
  const named = await naming(SUCH_A_TEXT);
  expect(named).toContain(description);
  // Which of its components shows it is up to each text.
  const shop = path.dirname(page);
  const elsewhere = named.filter((file) => !EDITED.includes(file));
  expect(elsewhere.map((file) => path.dirname(file))).toEqual([shop]);
});
