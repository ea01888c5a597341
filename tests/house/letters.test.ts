import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MESSAGES } from '#app/messages.ts';

type Face = { readonly family: string; readonly file: string; readonly letters: Set<number> };

const FACES = [
  ...readFileSync(join(import.meta.dirname, '../../src/ui/fonts.css'), 'utf8').matchAll(
    /@font-face \{([^}]*)\}/g,
  ),
]
  .map(([, rule = '']) => rule)
  .filter((rule) => rule.includes('unicode-range'))
  .map(faceOf);

test('no letter is in two files of a family: a browser would fetch the last for it', () => {
  const seen = new Map<string, string>();
  const twice: string[] = [];
  for (const { family, file, letters } of FACES) {
    for (const letter of letters) {
      const key = `${family} ${letter}`;
      if (seen.has(key))
        twice.push(`${String.fromCodePoint(letter)} of ${family}: ${seen.get(key)}, ${file}`);
      seen.set(key, file);
    }
  }
  expect(FACES.length).toBeGreaterThan(5);
  expect(twice).toEqual([]);
});

test.each(['fr', 'en'] as const)(
  'what the product says in %s needs the first files alone',
  (language) => {
    const first = FACES.filter(({ file }) => file.startsWith('./fonts/atkinson'));
    expect(first).toHaveLength(1);
    // Braces and backslashes are how texts are written, not what they say.
    const said = new Set(
      Array.from(
        JSON.stringify(MESSAGES[language]).replace(/[{}\\]/g, ''),
        (letter) => letter.codePointAt(0) ?? 0,
      ),
    );
    const others = [...said].filter(
      (letter) =>
        FACES.some(({ letters }) => letters.has(letter)) && !first[0]?.letters.has(letter),
    );
    expect(others.map((letter) => String.fromCodePoint(letter))).toEqual([]);
  },
);

function faceOf(rule: string): Face {
  const value = (name: string) => new RegExp(`${name}:\\s*([^;]+);`).exec(rule)?.[1] ?? '';
  const letters = new Set<number>();
  for (const range of value('unicode-range').matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)) {
    const [, from = '', to = from] = range;
    for (let at = Number.parseInt(from, 16); at <= Number.parseInt(to, 16); at += 1)
      letters.add(at);
  }
  return {
    family: `${value('font-family')} ${value('font-style')}`,
    file: /url\("([^"]+)"\)/.exec(rule)?.[1] ?? '',
    letters,
  };
}
