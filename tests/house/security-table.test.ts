import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** Of every requirement of levels 1 and 2, its level. */
const LEVELS = new Map(
  read('tests/fixtures/asvs-5.0-levels.txt')
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => line.split(' ') as [id: string, level: string]),
);

/** Sections in which the standard asks for documents, not for behaviour. */
const ASKS_FOR_DOCUMENTS = /^V(?:2|5|6|7|8|11|13|14|15|16)\.1\.\d+$/;
const STATES = ['held', 'not applicable', 'open'];
const A_TEST = /`([^`]+\.test\.tsx?)` “([^”]+)”/g;
const A_PART = /`(docs\/[^`]+\.md)` § (.+)$/;
const A_PLAN = /^by (\d{4}-\d\d-\d\d), issue [I-P]: \S.{10,}$/;

type Line = {
  readonly id: string;
  readonly level: string;
  readonly words: string;
  readonly state: string;
  readonly where: string;
};

function linesOf(text: string): Line[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('| V'))
    .map((line) => {
      const [id = '', level = '', words = '', state = '', where = ''] = line
        .replace(/^\| | \|$/g, '')
        .split(' | ');
      return { id, level, words, state, where };
    });
}

/** What is wrong with a line; undefined where nothing is. */
function faultOf({ id, level, words, state, where }: Line): string | undefined {
  if (LEVELS.get(id) !== level) return `${id}: no such requirement of level ${level}`;
  if (words.length < 5 || words.length > 120) return `${id}: words`;
  if (!STATES.includes(state)) return `${id}: state '${state}'`;
  if (state === 'not applicable') return where.length < 8 ? `${id}: no reason` : undefined;
  if (state === 'open') return isPlan(where) ? undefined : `${id}: no day or issue`;
  return faultOfProof(id, where);
}

function isPlan(where: string): boolean {
  const day = A_PLAN.exec(where)?.[1] ?? '';
  return !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);
}

function faultOfProof(id: string, where: string): string | undefined {
  const [, document = '', part = ''] = A_PART.exec(where) ?? [];
  if (ASKS_FOR_DOCUMENTS.test(id) && document !== '') {
    const isThere = existsSync(join(ROOT, document)) && read(document).includes(`\n## ${part}\n`);
    return isThere ? undefined : `${id}: no part '${part}' in ${document}`;
  }
  const tests = [...where.matchAll(A_TEST)];
  if (tests.length === 0) return `${id}: held by no test`;
  return tests
    .filter(([, path = '', title = '']) => !hasTest(path, title))
    .map(([, path, title]) => `${id}: no test “${title}” in ${path}`)[0];
}

const BEFORE_A_TITLE =
  /(?:(?:\b(?:test|describe)(?:\.\w+)?|\)|\])\(|InEachLanguage\(\s*import\.meta\.url,)\s*$/;

/** Whether the file has a test, or a group of tests, of exactly this title. */
function hasTest(path: string, title: string): boolean {
  if (!existsSync(join(ROOT, path))) return false;
  const text = read(path);
  return [`'${title}'`, `\`${title}\``].some((quoted) => {
    const at = text.indexOf(quoted);
    // After the name of the group, after the table that a test goes through, or after the file it is of.
    return at > 0 && BEFORE_A_TITLE.test(text.slice(0, at));
  });
}

test('every requirement of levels 1 and 2 has one line, which says where it stands', () => {
  const lines = linesOf(read('docs/security.md'));
  expect(lines.map(({ id }) => id)).toEqual([...LEVELS.keys()]);
  expect(lines.map(faultOf).filter((fault) => fault !== undefined)).toEqual([]);
});

test('the list that it is held against is the standard’s', () => {
  const levels = [...LEVELS.values()];
  expect([levels.filter((level) => level === '1').length, levels.length]).toEqual([70, 253]);
  const chapters = new Set([...LEVELS.keys()].map((id) => id.split('.')[0]));
  expect(chapters.size).toBe(17);
});

test.each([
  ['V99.1.1', '1', 'something else', 'held', '`tests/http/crash.test.ts` “nothing”'],
  ['V6.2.1', '2', 'of another level', 'not applicable', 'because it is not'],
  ['V6.2.1', '1', 'held by words', 'held', 'we are careful'],
  ['V6.2.1', '1', 'held by a document', 'held', '`docs/security-rules.md` § Sessions'],
  [
    'V6.2.1',
    '1',
    'a test that is not there',
    'held',
    '`tests/http/crash.test.ts` “is never there”',
  ],
  [
    'V6.2.1',
    '1',
    'a file that is not there',
    'held',
    '`tests/http/none.test.ts` “is kept as argon2id”',
  ],
  ['V7.1.1', '2', 'a part that is not there', 'held', '`docs/security-rules.md` § Nothing of it'],
  ['V6.2.1', '1', 'without a day', 'open', 'some day, issue P: it will be done'],
  ['V6.2.1', '1', 'on no day', 'open', 'by 2027-02-30, issue P: it will be done'],
  ['V6.2.1', '1', 'without an issue', 'open', 'by 2027-02-28: it will be done'],
  ['V6.2.1', '1', 'in no state', 'mostly', '`tests/http/crash.test.ts`'],
])('a planted fault is found: %s, level %s, %s', (id, level, words, state, where) => {
  expect(faultOf({ id, level, words, state, where })).toContain(id);
});
