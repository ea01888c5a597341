import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import { expectForEverybody } from '../support/axe.ts';
import { describeInEachLanguage } from '../support/in-each-language.ts';
import { manyOrders, manyProducts } from '../support/many-rows.ts';
import { comeBack } from '../support/sign-in.ts';
import { setStage } from '../support/stage.ts';
import { goOn, type Visitor } from '../support/visitor.ts';

const CLAIRE = 'claire.moreau@atelier-lumiere.example';
const PRODUCTS = 5_000;
const WORDS = {
  fr: {
    price: 'Prix HT',
    amount: 'TTC',
    state: 'État',
    next: 'Suivante',
    previous: 'Précédente',
    chooseAll: 'Choisir tous les produits affichés',
    three: '3 lignes choisies',
    all: /^Choisir les 5[\s\u202f]\d{3} qui correspondent$/,
    chosen: /^5[\s\u202f]\d{3} lignes choisies$/,
    clear: 'Ne rien choisir',
    total: /^5[\s\u202f]\d{3} produits$/,
  },
  en: {
    price: 'Price excl. VAT',
    amount: 'Incl. VAT',
    state: 'State',
    next: 'Next',
    previous: 'Previous',
    chooseAll: 'Select all products shown',
    three: '3 rows selected',
    all: /^Select all 5,\d{3} that match$/,
    chosen: /^5,\d{3} rows selected$/,
    clear: 'Select none',
    total: /^5,\d{3} products$/,
  },
} as const;

const stage = setStage();
let owner: Database['owner'];
beforeAll(async () => {
  await stage.server.sql(`insert into public.user_roles (user_id, role)
    select id, 'admin' from auth.users where email = '${CLAIRE}'`);
  const pool = new pg.Pool(stage.server.owner);
  owner = new Kysely({ dialect: new PostgresDialect({ pool }) }) as Database['owner'];
  await manyProducts({ owner }, PRODUCTS);
  await manyOrders({ owner }, 1_000);
});
afterAll(() => owner.destroy());

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('rowheader') });
const header = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true });

describeInEachLanguage(import.meta.url, 'lists of years, in %s', (language) => {
  const words = WORDS[language];
  let claire: Visitor;
  beforeAll(async () => {
    claire = await comeBack(stage, { email: CLAIRE, language, path: '/cms/products' });
  });
  afterAll(() => claire.leave());

  test('5,000 products are a page of fifty, sorted by their headers, there and back', async () => {
    const page = await goOn(claire, '/cms/products');
    await rows(page).first().waitFor();
    expect(await rows(page).count()).toBe(50);
    expect(await page.locator('*').count()).toBeLessThanOrEqual(3_000);
    await page.getByText(words.total).waitFor();
    const price = header(page, words.price);
    await price.getByRole('button').press('Enter');
    await expect.poll(() => price.getAttribute('aria-sort')).toBe('ascending');
    await price.getByRole('button').press('Enter');
    await expect.poll(() => price.getAttribute('aria-sort')).toBe('descending');
    await page.waitForURL(/sort=price.*dir=desc/);
    // The dearest of the demonstration, in either language.
    await expect.poll(() => rows(page).first().textContent()).toMatch(/52[.,]00/);
    const first = await rows(page).first().textContent();
    await page.getByRole('button', { name: words.next }).click();
    await page.waitForURL(/after=/);
    await expect.poll(() => rows(page).first().textContent()).not.toBe(first);
    await page.getByRole('button', { name: words.previous }).click();
    await expect.poll(() => rows(page).first().textContent()).toBe(first);
    // Narrowed, the list begins at its beginning.
    await page.getByRole('button', { name: words.next }).click();
    await page.waitForURL(/after=/);
    await page.getByLabel(words.state, { exact: true }).selectOption('published');
    await expect.poll(() => page.url()).not.toContain('after=');
    await expectForEverybody(page, language);
  });

  test('rows are chosen with shift, page by page, or all that match', async () => {
    const page = await goOn(claire, '/cms/products?q=copie-&sort=name');
    const boxes = rows(page).getByRole('checkbox');
    await boxes.nth(1).check();
    await boxes.nth(3).click({ modifiers: ['Shift'] });
    const status = page.getByRole('status');
    await status.filter({ hasText: words.three }).waitFor();
    await page.getByRole('checkbox', { name: words.chooseAll }).check();
    await page.getByRole('button', { name: words.all }).click();
    await status.filter({ hasText: words.chosen }).waitFor();
    // Another list is another choice.
    await page.getByLabel(words.state, { exact: true }).selectOption('archived');
    await expect.poll(() => rows(page).count()).toBe(0);
    await page.getByRole('button', { name: words.clear }).waitFor({ state: 'detached' });
  });

  test('twelve orders and more are in sight at 1440 × 900, below headers that stay', async () => {
    const page = await goOn(claire, '/cms/orders');
    await rows(page).first().waitFor();
    const inSight = await rows(page).evaluateAll(
      (all) => all.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length,
    );
    expect(inSight).toBeGreaterThanOrEqual(12);
    const amount = header(page, words.amount);
    await amount.getByRole('button').click();
    await expect.poll(() => amount.getAttribute('aria-sort')).toBe('descending');
    await amount.getByRole('button').click();
    await expect.poll(() => amount.getAttribute('aria-sort')).toBe('ascending');
    await page.evaluate(() => scrollTo(0, 1_200));
    const head = await amount.boundingBox();
    expect(head?.y).toBeGreaterThanOrEqual(0);
    expect((head?.y ?? 900) + (head?.height ?? 0)).toBeLessThan(200);
    await expectForEverybody(page, language);
  });
});
