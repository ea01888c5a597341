import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { MessageTree } from '#basics/messages.ts';
import { MESSAGES } from '../src/app/messages.ts';
import { messageFaults } from './message-faults.ts';

const SOURCES = resolve(import.meta.dirname, '../src');

/** Every text in both languages, with the same arguments, and used somewhere. */
async function main(): Promise<void> {
  const files = await readdir(SOURCES, { recursive: true });
  const code = files.filter(
    (file) => /\.tsx?$/.test(file) && !/messages\/|\.test\.|\.gen\./.test(file),
  );
  const texts = await Promise.all(code.map((file) => readFile(join(SOURCES, file), 'utf8')));
  const { fr, en } = MESSAGES as Record<'fr' | 'en', MessageTree>;
  const faults = messageFaults({ fr, en, code: texts.join('\n') });
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  process.exit(faults.length === 0 ? 0 : 1);
}

await main();
