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
    if (later !== undefined) expect(NUMBERS).toContain(Number(later));
  },
);
