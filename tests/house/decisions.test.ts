import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = resolve(import.meta.dirname, '../../docs/decisions');
const FILES = readdirSync(FOLDER).sort();
const NUMBERS = FILES.map((file) => Number(file.slice(0, 4)));

test('no two decisions have one number', () => {
  expect(new Set(NUMBERS).size).toBe(NUMBERS.length);
});

test.each(FILES)(
  '%s says its number, its day, and whether it still holds or what took its place',
  (file) => {
    const [title = '', , head = ''] = readFileSync(join(FOLDER, file), 'utf8').split('\n');
    expect(title).toMatch(new RegExp(`^# ${Number(file.slice(0, 4))}\\. \\S`));
    const [, day = '', status = ''] =
      /^Date: (\d{4}-\d{2}-\d{2})\. Status: (in force|superseded by \d+)\b/.exec(head) ?? [];
    expect([file, new Date(day).getTime() > 0]).toEqual([file, true]);
    const later = /\d+/.exec(status)?.[0];
    if (later !== undefined) expect(faultOfSuccession(file, Number(later))).toBeUndefined();
  },
);

const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8');
const dayOf = (text: string) => /^Date: ([\d-]{10})/m.exec(text)?.[1] ?? '';

/** What took the place of a decision is there, says so itself, and is not the older of the two. */
function faultOfSuccession(file: string, later: number): string | undefined {
  const next = FILES.find((each) => Number(each.slice(0, 4)) === later);
  if (next === undefined) return `there is no decision ${later}`;
  const text = read(next);
  if (!new RegExp(`\\bSupersedes (?:\\d+ .*)?${Number(file.slice(0, 4))}\\b`).test(text)) {
    return `${next} does not say that it supersedes ${file}`;
  }
  return dayOf(text) < dayOf(read(file)) ? `${next} is older than ${file}` : undefined;
}

test('a decision that nothing supersedes, or that an unwilling one does, is found', () => {
  expect(faultOfSuccession('0009-which-numbers-are-told.md', 46)).toBeUndefined();
  expect(faultOfSuccession('0009-which-numbers-are-told.md', 9999)).toContain('no decision 9999');
  expect(faultOfSuccession('0009-which-numbers-are-told.md', 1)).toContain('does not say');
});
