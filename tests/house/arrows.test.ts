import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractConfiguration from 'dependency-cruiser/config-utl/extract-depcruise-config';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

const HOUSES = await mkdtemp(join(tmpdir(), 'prevenance-houses-'));
const CONFIGURATION = await extractConfiguration(join(ROOT, '.dependency-cruiser.mjs'));
// What the planted files import of libraries and of Node is found from there.
beforeAll(() => symlink(join(ROOT, 'node_modules'), join(HOUSES, 'node_modules')));
afterAll(() => rm(HOUSES, { recursive: true }));

test.each([
  [
    'web reaches for a server shelf',
    'src/shop/orders/web/page.ts',
    'src/shop/orders/server/place-order.ts',
  ],
  ['a room borrows from one it may not', 'src/shop/orders/web/page.ts', 'src/site/web/page.ts'],
  ['a room borrows upward', 'src/accounts/web/page.ts', 'src/company/contract.ts'],
  [
    'a room reads another room’s server',
    'src/site/server/page.ts',
    'src/shop/orders/server/place-order.ts',
  ],
  [
    'sales know a room of the wing',
    'src/shop/sales/rules/vat.ts',
    'src/shop/orders/rules/credit.ts',
  ],
  ['orders know who follows them', 'src/shop/orders/web/page.ts', 'src/shop/invoices/contract.ts'],
  [
    'a room of the wing reads the texts of another',
    'src/shop/gifts/server/x.ts',
    'src/shop/orders/messages/cart.ts',
  ],
  [
    'a room reads all texts of another',
    'src/shop/gifts/server/x.ts',
    'src/shop/orders/messages.ts',
  ],
  ['staff know the catalogue', 'src/staff/web/page.ts', 'src/shop/catalogue/contract.ts'],
  [
    'web asks for rights in the database',
    'src/shop/orders/web/page.ts',
    'src/access/require-act.ts',
  ],
  ['lists know the room that imports them', 'src/imports/web/page.ts', 'src/company/contract.ts'],
  ['ui knows a room', 'src/ui/button.ts', 'src/shop/orders/contract.ts'],
  ['the backend knows a room', 'src/backend/rest/rest.ts', 'src/shop/orders/contract.ts'],
  ['platform knows the backend', 'src/platform/log.ts', 'src/backend/functions/host.ts'],
  ['basics knows platform', 'src/basics/money.ts', 'src/platform/log.ts'],
  ['a room composes the application', 'src/shop/orders/server/x.ts', 'src/app/http.ts'],
  [
    'a part of a contract is taken past its door',
    'src/shop/orders/web/page.ts',
    'src/shop/orders/contract/orders.ts',
  ],
  ['rules use the contract', 'src/shop/sales/rules/vat.ts', 'src/shop/sales/contract.ts'],
  ['web reads the database', 'src/shop/orders/web/page.ts', 'src/platform/database/database.ts'],
  ['SQL leaves its shelf', 'src/app/http.ts', 'src/shop/orders/server/orders.queries.ts'],
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
  ['production imports a script', 'src/app/http.ts', 'scripts/check.ts'],
  ['production imports the seed', 'src/app/http.ts', 'db/seed/seed-demo.ts'],
  ['production imports what tests are made of', 'src/app/http.ts', 'tests/support/visitor.ts'],
  [
    'the application goes past the door of a room',
    'src/app/compose.ts',
    'src/shop/orders/server/place-order.ts',
  ],
  ['a page takes what is lent to servers', 'src/site/web/page.ts', 'src/shop/orders/lends.ts'],
  [
    'what is lent names its lender',
    'src/shop/orders/lends.ts',
    'src/shop/orders/server/place-order.ts',
  ],
  [
    'a room grows an unknown shelf',
    'src/shop/orders/web/page.ts',
    'src/shop/orders/helpers/page.ts',
  ],
  ['an unknown folder appears', 'src/app/http.ts', 'src/utils/text.ts'],
])('the checker refuses it when %s', async (_why, from, to) => {
  const { found, errors, modules } = await cruised({ [from]: to });
  expect(modules).toBeGreaterThan(1);
  expect(found).toContainEqual(expect.stringContaining(`${from} → ${to}`));
  expect(errors).toBeGreaterThan(0);
});

test.each([
  ['rules use Node', 'src/shop/sales/rules/vat.ts', "import 'node:fs';"],
  [
    'rules use a library',
    'src/shop/sales/rules/vat.ts',
    "import { z } from 'zod'; export const s = z;",
  ],
])('the checker refuses it when %s', async (_why, file, text) => {
  const { found, errors } = await cruised({}, { [file]: text });
  expect(found).toContainEqual(expect.stringContaining(`rules-are-pure: ${file}`));
  expect(errors).toBeGreaterThan(0);
});

test('the checker refuses it when production loads a script, and accepts that it loads the seed', async () => {
  const loading = (path: string) => ({
    'src/app/http.ts': `export const thing = () => import('../../${path}');\n`,
    [path]: 'export const thing = 1;\n',
  });
  const script = await cruised({}, loading('scripts/check.ts'));
  expect(script.found).toContainEqual(
    expect.stringContaining('src/app/http.ts → scripts/check.ts'),
  );
  const seed = await cruised({}, loading('db/seed/seed-demo.ts'));
  expect([seed.errors, seed.modules]).toEqual([0, 2]);
});

test('the checker accepts what the architecture allows', async () => {
  const { found, modules } = await cruised({
    'src/shop/orders/web/page.ts': 'src/shop/orders/contract.ts',
    'src/shop/orders/contract.ts': 'src/shop/orders/contract/orders.ts',
    'src/shop/orders/contract/orders.ts': 'src/shop/sales/rules/vat.ts',
    'src/shop/sales/rules/vat.ts': 'src/basics/money.ts',
    'src/site/web/page.ts': 'src/shop/orders/contract.ts',
    'src/shop/orders/server/place-order.ts': 'src/shop/orders/server/orders.queries.ts',
    'src/app/http.ts': 'src/backend/functions/host.ts',
    'src/app/compose.ts': 'src/shop/orders/server/room.ts',
    'src/shop/orders/server/room.ts': 'src/shop/orders/lends.ts',
    'src/shop/invoices/server/room.ts': 'src/shop/orders/events.ts',
    'src/listening/server/vault/close-weeks.ts': 'src/platform/vault/vault.ts',
    'src/shop/gifts/web/page.ts': 'src/shop/orders/shapes.ts',
    'src/shop/gifts/server/follow.ts': 'src/shop/orders/lends.ts',
    'src/shop/gifts/rules/giver.ts': 'src/access/who-may-give.ts',
  });
  expect(found).toEqual([]);
  expect(modules).toBeGreaterThan(6);
});

const specifier = (from: string, to: string) =>
  to.startsWith('src/') ? to.replace(/^src\//, '#') : relative(dirname(from), to);

/** Builds a small house in which each file imports another, and lets the checker read it. */
async function cruised(imports: Record<string, string>, files: Record<string, string> = {}) {
  const house = await mkdtemp(join(HOUSES, 'house-'));
  const texts: Record<string, string> = {
    'package.json': '{"type":"module","imports":{"#*":"./src/*"}}',
  };
  for (const [from, to] of Object.entries(imports)) {
    texts[to] ??= 'export const thing = 1;\n';
    texts[from] = `import { thing } from '${specifier(from, to)}';\nexport const own = thing;\n${
      texts[from]?.includes('export const thing') || Object.values(imports).includes(from)
        ? 'export { thing };\n'
        : ''
    }`;
  }
  for (const [path, text] of Object.entries({ ...texts, ...files })) {
    await mkdir(dirname(join(house, path)), { recursive: true });
    await writeFile(join(house, path), text);
  }
  const { options, ...ruleSet } = CONFIGURATION;
  const { output } = await cruise(
    ['src'],
    { ...options, ruleSet, validate: true, baseDir: house },
    options?.enhancedResolveOptions,
    { tsConfig: { options: { allowImportingTsExtensions: true } } },
  );
  if (typeof output === 'string')
    throw new Error('The checker wrote a report instead of its result');
  const { violations, error, totalCruised } = output.summary;
  return {
    errors: error,
    modules: totalCruised,
    found: violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
  };
}
