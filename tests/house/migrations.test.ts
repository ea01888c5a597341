import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDERS = ['migrations', 'vault'].map((name) => join(import.meta.dirname, '../../db', name));
/** From here on, an instant: two branches that take one number at once cannot both land. */
const LAST_NUMBER = 130;

function faultOf(name: string): string | undefined {
  const [, head = ''] = /^(\d+)_[a-z0-9_]+\.sql$/.exec(name) ?? [];
  if (head.length === 4)
    return Number(head) <= LAST_NUMBER ? undefined : 'a number, not an instant';
  const [, year, month, day, hour, minute] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(head) ?? [];
  const written = `${year}-${month}-${day}T${hour}:${minute}`;
  const instant = new Date(`${written}:00.000Z`);
  return Number.isNaN(instant.getTime()) || !instant.toISOString().startsWith(written)
    ? 'neither a number nor an instant'
    : undefined;
}

test.each(FOLDERS)('each migration of %s has an instant or an old number of its own', (folder) => {
  const names = readdirSync(folder).filter((name) => name !== 'roles.sql');
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => faultOf(name) !== undefined)).toEqual([]);
  const heads = names.map((name) => name.split('_')[0]);
  expect(heads.filter((head, index) => heads.indexOf(head) !== index)).toEqual([]);
});

test.each([
  ['0131_next.sql', 'a number, not an instant'],
  ['202613010000_thirteenth_month.sql', 'neither a number nor an instant'],
  ['202602300000_no_such_day.sql', 'neither a number nor an instant'],
  ['20261125_day_alone.sql', 'neither a number nor an instant'],
  ['202611250830_Capital.sql', 'neither a number nor an instant'],
])('%s is refused', (name, fault) => {
  expect(faultOf(name)).toBe(fault);
});

test('an instant is taken', () => {
  expect(faultOf('202611250830_ribbons.sql')).toBeUndefined();
});

const FUNCTIONS = join(import.meta.dirname, '../../db/functions');
const OF_SQL = { migrations: FOLDERS[0] ?? '', functions: FUNCTIONS };
const textsIn = (folder: string) =>
  readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

/** The one statement of a file of functions: without it, nothing but comments is left. */
const REPLACES =
  /create or replace function ([\w.]+)\([\s\S]*?(?:\bas (\$\w*\$)[\s\S]*?\2;|\nend;|\breturn [^;]*;)/g;

test('a file of functions says anew what one function does that a migration made, and nothing else', () => {
  const made = textsIn(OF_SQL.migrations)
    .map(({ text }) => text)
    .join('\n');
  const faults = textsIn(OF_SQL.functions).filter(({ name, text }) => {
    const [statement, ...more] = [...text.matchAll(REPLACES)];
    const rest = text
      .replace(REPLACES, '')
      .replace(/^--.*$/gm, '')
      .trim();
    const own = name.replace(/\.sql$/, '');
    return (
      statement?.[1] !== own ||
      more.length > 0 ||
      rest !== '' ||
      !made.includes(`create function ${own}(`)
    );
  });
  expect(faults.map(({ name }) => name)).toEqual([]);
});

test('a function that has a file is changed there, not by a migration', () => {
  const own = new Set(readdirSync(FUNCTIONS).map((name) => name.replace(/\.sql$/, '')));
  const again = textsIn(OF_SQL.migrations)
    .filter(({ name }) => name > '0130')
    .flatMap(({ name, text }) =>
      [...text.matchAll(/create or replace function ([\w.]+)/g)]
        .filter(([, changed = '']) => own.has(changed))
        .map(([, changed]) => `${name}: ${changed}`),
    );
  // roles.sql makes no function.
  expect(again).toEqual([]);
});
