import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import type { Language } from '#basics/language.ts';
import { spokenWords } from './spoken-words.ts';

const ROOT = resolve(import.meta.dirname, '..');
const SPELLER = resolve(ROOT, 'node_modules/cspell/bin.mjs');
const FAULT = /^\S*?:(\d+):\d+ - .*?\((.+?)\)/;

/** A text of the product, and where it stands. */
export type Text = { readonly place: string; readonly text: string };

/** Every text of a tree, in its order; `only` leaves out what is below other languages. */
export function textsIn(tree: unknown, only?: Language, place = ''): Text[] {
  if (typeof tree === 'string') return [{ place, text: tree }];
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([name, value]) => {
    if (only && typeof value === 'string' && !isBelow(place, only)) return [];
    return textsIn(value, only, place === '' ? name : `${place}.${name}`);
  });
}

/**
 * Words that neither the dictionary of the language nor our own list (`docs/words.*.txt`) knows, a line
 * each with where it stands. @throws Error when the speller does not work
 */
export async function misspelt(language: Language, texts: readonly Text[]): Promise<string[]> {
  const lines = texts.map(({ text }) => spokenWords(text));
  const said = await spell(`cspell.${language}.json`, lines.join('\n'));
  return said
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [, number, word] = FAULT.exec(line) ?? [];
      const at = texts[Number(number) - 1];
      if (!at || !word) throw new Error(`The speller says what is not understood: ${line}`);
      return `${language} ${at.place}: ${word}`;
    });
}

/** The speller in a process of its own: it exits with 1 where it found something. */
function spell(config: string, lines: string): Promise<string> {
  return new Promise((done, fail) => {
    const asked = ['lint', '--no-progress', '--no-summary', '--no-color', '-c', config, 'stdin'];
    const speller = execFile(
      process.execPath,
      [SPELLER, ...asked],
      { cwd: ROOT, maxBuffer: 50_000_000 },
      (error, stdout, stderr) => {
        if (stderr.trim() !== '' || (error && error.code !== 1)) fail(error ?? new Error(stderr));
        else done(stdout);
      },
    );
    speller.stdin?.end(lines);
  });
}

function isBelow(place: string, language: Language): boolean {
  return place.split('.').includes(language);
}
