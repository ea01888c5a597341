import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const COMMANDS = Object.keys(JSON.parse(read('package.json')).scripts);
const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...globSync('docs/**/*.md', { cwd: ROOT }),
];

/** Whole paths, and files that are named by their last part alone. */
const A_PATH = /`((?:src|tests|docs|db|scripts|bench|public|deploy)\/[^`\s]*)`/g;
const A_FILE = /`([\w.-]+\.(?:ts|tsx|sql|md|mjs|typ|css))`/g;
const A_COMMAND = /`(?:[A-Z_]+=\S+ )*npm (?:run )?([\w:-]+)(?: -- ([a-z]+))?/g;

const FILES = globSync(
  '{.,src/**,tests/**,docs/**,db/**,scripts/**,bench/**,public/**,deploy/**}/*',
  {
    cwd: ROOT,
  },
);
const NAMES = new Set(FILES.map((path) => path.slice(path.lastIndexOf('/') + 1)));
const PATHS = new Set(FILES);

/** A decision may be named by its number alone (`docs/decisions/0039`). */
function isThere(path: string): boolean {
  const plain = path.replace(/\/$/, '');
  if (PATHS.has(plain)) return true;
  return [plain, `${plain}.md`, `${plain}-*.md`].some(
    (each) => globSync(each, { cwd: ROOT }).length > 0,
  );
}

/** What `npm run torture -- x` and its like may be asked for. */
const isPart = (command: string, part: string) =>
  !['torture', 'bench'].includes(command) ||
  [`bench/${command}-${part}.ts`, `bench/${part}.ts`].some((path) => PATHS.has(path));

function faultsOf(text: string): string[] {
  const paths = [...text.matchAll(A_PATH)].map(([, path = '']) => path);
  const files = [...text.matchAll(A_FILE)].map(([, name = '']) => name);
  return [
    ...paths.filter((path) => !isThere(path)),
    ...files.filter((name) => !NAMES.has(name)),
    ...[...text.matchAll(A_COMMAND)]
      .filter(([, command = '', part]) => !isCommand(command, part))
      .map(([all]) => all),
  ];
}

function isCommand(command: string, part: string | undefined): boolean {
  // npm's own.
  if (['ci', 'install', 'sbom'].includes(command)) return true;
  return COMMANDS.includes(command) && (part === undefined || isPart(command, part));
}

// What a decision that holds no more names may be gone with it.
const isHistory = (text: string) => /^Date: .* Status: superseded by/m.test(text);

test.each(DOCUMENTS.filter((document) => !isHistory(read(document))))(
  '%s names no file and no command that is not there',
  (document) => {
    expect(faultsOf(read(document))).toEqual([]);
  },
);

test('the README is read in one sitting', () => {
  expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(90);
});

test('every command has its line in the README or the list of commands', () => {
  const said = read('README.md') + read('docs/commands.md');
  const unsaid = COMMANDS.filter((name) => !new RegExp(`npm (run )?${name}\\b`).test(said));
  expect(unsaid).toEqual([]);
});

test.each([
  ['a path', 'See `src/shop/server/none.ts`.', 'src/shop/server/none.ts'],
  ['a folder', 'See `src/none/`.', 'src/none/'],
  ['a file by its name', 'See `none.queries.ts`.', 'none.queries.ts'],
  ['a command', 'Run `npm run none`.', '`npm run none'],
  ['a part of one', 'Run `npm run torture -- none`.', '`npm run torture -- none'],
])('%s that is not there is found', (_what, text, fault) => {
  expect(faultsOf(text)).toEqual([fault]);
});
