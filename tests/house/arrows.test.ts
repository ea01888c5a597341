import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

let house: string;
beforeAll(async () => {
  house = await mkdtemp(join(tmpdir(), 'prevenance-house-'));
  await symlink(join(ROOT, 'node_modules'), join(house, 'node_modules'));
  await writeFile(join(house, 'package.json'), '{"type":"module","imports":{"#*":"./src/*"}}');
  await writeFile(
    join(house, 'tsconfig.json'),
    '{"compilerOptions":{"allowImportingTsExtensions":true}}',
  );
});
afterAll(() => rm(house, { recursive: true }));

test.each([
  ['web reaches for a server shelf', 'src/shop/web/page.ts', 'src/shop/server/place-order.ts'],
  ['a room borrows from one it may not', 'src/shop/web/page.ts', 'src/site/web/page.ts'],
  ['a room borrows upward', 'src/accounts/web/page.ts', 'src/company/contract.ts'],
  [
    'a room reads another room’s server',
    'src/site/server/page.ts',
    'src/shop/server/place-order.ts',
  ],
  ['ui knows a room', 'src/ui/button.ts', 'src/shop/contract.ts'],
  ['the backend knows a room', 'src/backend/rest/rest.ts', 'src/shop/contract.ts'],
  ['platform knows the backend', 'src/platform/log.ts', 'src/backend/functions/host.ts'],
  ['basics knows platform', 'src/basics/money.ts', 'src/platform/log.ts'],
  ['a room composes the application', 'src/shop/server/x.ts', 'src/app/http.ts'],
  [
    'a part of a contract is taken past its door',
    'src/shop/web/page.ts',
    'src/shop/contract/orders.ts',
  ],
  ['rules use the contract', 'src/shop/rules/vat.ts', 'src/shop/contract.ts'],
  ['web reads the database', 'src/shop/web/page.ts', 'src/platform/database/database.ts'],
  ['SQL leaves its shelf', 'src/app/http.ts', 'src/shop/server/orders.queries.ts'],
  [
    'what is shown to HR holds the vault',
    'src/listening/server/read-mood.ts',
    'src/platform/vault/vault.ts',
  ],
  [
    'what is shown to HR reads answers',
    'src/listening/server/read-mood.ts',
    'src/listening/server/vault/answers.queries.ts',
  ],
  ['another room holds the vault', 'src/company/server/x.ts', 'src/platform/vault/vault.ts'],
  ['a room grows an unknown shelf', 'src/shop/web/page.ts', 'src/shop/helpers/page.ts'],
  ['an unknown folder appears', 'src/app/http.ts', 'src/utils/text.ts'],
])('the checker refuses it when %s', async (_why, from, to) => {
  const { status, output, modules } = await cruise({ [from]: to });
  expect(modules).toBeGreaterThan(0);
  expect(output).toContain(`${from} → ${to}`);
  expect(status).not.toBe(0);
});

test.each([
  ['rules use Node', 'src/shop/rules/vat.ts', "import 'node:fs';"],
  ['rules use a library', 'src/shop/rules/vat.ts', "import { z } from 'zod'; export const s = z;"],
])('the checker refuses it when %s', async (_why, file, text) => {
  const { status, output } = await cruise({}, { [file]: text });
  expect(output).toContain('rules-are-pure');
  expect(status).not.toBe(0);
});

test('the checker accepts what the architecture allows', async () => {
  const { status, output, modules } = await cruise({
    'src/shop/web/page.ts': 'src/shop/contract.ts',
    'src/shop/contract.ts': 'src/shop/contract/orders.ts',
    'src/shop/contract/orders.ts': 'src/shop/rules/vat.ts',
    'src/shop/rules/vat.ts': 'src/basics/money.ts',
    'src/site/web/page.ts': 'src/shop/contract.ts',
    'src/shop/server/place-order.ts': 'src/shop/server/orders.queries.ts',
    'src/app/http.ts': 'src/backend/functions/host.ts',
    'src/listening/server/vault/close-weeks.ts': 'src/platform/vault/vault.ts',
  });
  expect(output).not.toContain('error');
  expect(status).toBe(0);
  expect(modules).toBeGreaterThan(6);
});

/** Builds a small house in which each file imports another, and lets the checker read it. */
async function cruise(imports: Record<string, string>, files: Record<string, string> = {}) {
  await rm(join(house, 'src'), { recursive: true, force: true });
  const texts: Record<string, string> = {};
  for (const [from, to] of Object.entries(imports)) {
    texts[to] ??= 'export const thing = 1;\n';
    texts[from] =
      `import { thing } from '${to.replace(/^src\//, '#')}';\nexport const own = thing;\n${
        texts[from]?.includes('export const thing') || Object.values(imports).includes(from)
          ? 'export { thing };\n'
          : ''
      }`;
  }
  for (const [path, text] of Object.entries({ ...texts, ...files })) {
    await mkdir(dirname(join(house, path)), { recursive: true });
    await writeFile(join(house, path), text);
  }
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
      '--config',
      join(ROOT, '.dependency-cruiser.mjs'),
      'src',
    ],
    { cwd: house, encoding: 'utf8' },
  );
  const modules = Number(/(\d+) modules/.exec(stdout)?.[1] ?? 0);
  return { status, output: stdout + stderr, modules };
}
