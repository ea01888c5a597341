import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

type Locked = {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
};

const NAMED: Readonly<Record<string, string>> = (() => {
  const { dependencies, devDependencies, optionalDependencies, overrides } = read('package.json');
  return { ...dependencies, ...devDependencies, ...optionalDependencies, ...overrides };
})();

test('each package that we name is named in one version', () => {
  const loose = Object.entries(NAMED).filter(
    ([, version]) => !/^(?:npm:[\w@/-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version),
  );
  expect(loose).toEqual([]);
});

test('each package that is installed, theirs included, is known by its content, and comes from npm', () => {
  const packages: Readonly<Record<string, Locked>> = read('package-lock.json').packages;
  const installed = Object.entries(packages).filter(([path]) => path !== '');
  expect(installed.length).toBeGreaterThan(100);
  const unknown = installed.filter(
    ([, { integrity = '', link, resolved }]) =>
      link === true ||
      !integrity.startsWith('sha512-') ||
      (resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/')),
  );
  expect(unknown.map(([path]) => path)).toEqual([]);
});
