import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { faultsOf, listed } from './only-shrinks.ts';

const SRC = join(import.meta.dirname, '../../src');
/** The one table of what each role may do. */
const TABLE = 'basics/roles.ts';

/** The same words for something else: parts of public pages, a field of an alert, a password that is guessed. */
const NO_RIGHTS = [
  'act-on-alerts.ts',
  'alert-dialogs.tsx',
  'dashboard-demo.tsx',
  'guessable-passwords.ts',
  'home-audiences.tsx',
  'list-risk-changes.ts',
  'questions.tsx',
  'sign-in-frame.tsx',
  'who-sees-table.tsx',
];

/** `'cse'` alone is also a kind of company; beside another role it is a role. */
const A_ROLE = /'(?:owner|hr|prevention|admin)'|(?<='(?:owner|hr|prevention)', )'cse'/g;

const rolesIn = (text: string) =>
  text.replace(/^\s*(?:\/\/|\*|\/\*).*$/gm, '').match(A_ROLE)?.length ?? 0;

test('who may do what is decided in one table, but for a list that only gets shorter', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: SRC }).filter(
    (path) => path !== TABLE && !/\.test\.|\.gen\.|\/messages\//.test(path),
  );
  const found = new Map<string, number>();
  for (const path of files) {
    const amount = rolesIn(readFileSync(join(SRC, path), 'utf8'));
    const name = basename(path);
    if (amount > 0 && !NO_RIGHTS.includes(name)) found.set(name, (found.get(name) ?? 0) + amount);
  }
  expect(found.size).toBeGreaterThan(0);
  expect(faultsOf(found, listed('role-literals.txt'))).toEqual([]);
});

test.each([
  ["const KEEPERS = ['owner', 'hr', 'cse'];", 3],
  ["if (roles.includes('prevention')) return;", 1],
  ["where role = 'admin'", 1],
  ["const kind = isCouncil ? 'cse' : 'employer';", 0],
  ["// as 'owner' or 'hr'", 0],
])('%s: %i', (text, amount) => {
  expect(rolesIn(text)).toBe(amount);
});
