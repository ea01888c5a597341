import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeViolations } from '../support/axe.ts';
import { describeInEachLanguage } from '../support/in-each-language.ts';
import { comeBack } from '../support/sign-in.ts';
import { setStage } from '../support/stage.ts';
import { hasArrived, isAlive, welcome } from '../support/visitor.ts';

const CLAIRE = 'claire.moreau@atelier-lumiere.example';
const KARIM = 'karim.benali@atelier-lumiere.example';
const LEA = 'lea.fontaine@atelier-lumiere.example';
const STAFF = 'equipe@prevenance.example';

const WORDS = {
  fr: {
    search: /^Rechercher…/,
    title: 'Rechercher',
    billing: 'Facturation',
    answers: 'Mes réponses',
    none: /^Rien ne correspond/,
    atelier: /^Atelier Lumière/,
    box: 'Box Saveurs',
    shortcuts: 'Raccourcis clavier',
    single: 'Raccourcis d’une seule touche',
    close: 'Fermer',
  },
  en: {
    search: /^Search…/,
    title: 'Search',
    billing: 'Billing',
    answers: 'My answers',
    none: /^Nothing matches/,
    atelier: /^Atelier Lumière/,
    box: 'Flavours Box',
    shortcuts: 'Keyboard shortcuts',
    single: 'Single-key shortcuts',
    close: 'Close',
  },
} as const;

const stage = setStage();
const field = (page: Page) => page.getByRole('dialog').getByRole('combobox');
const option = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog').getByRole('option', { name });

describeInEachLanguage(import.meta.url, 'the search over everything, in %s', (language) => {
  const words = WORDS[language];

  test('finds pages and people by keyboard alone, and gives the focus back', async () => {
    const visitor = await comeBack(stage, { email: CLAIRE, path: '/dashboard', language });
    const { page, leave } = visitor;
    await hasArrived(page);
    const button = page.getByRole('button', { name: words.search });
    await button.focus();
    await page.keyboard.press('ControlOrMeta+k');
    await field(page).and(page.locator(':focus')).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await field(page).waitFor({ state: 'detached' });
    await button.and(page.locator(':focus')).waitFor();

    await page.keyboard.press('Enter');
    await field(page).fill(words.billing.slice(0, 5));
    await option(page, words.billing).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/dashboard\/billing$/);
    await field(page).waitFor({ state: 'detached' });

    await page.keyboard.press('ControlOrMeta+k');
    expect(await field(page).inputValue()).toBe('');
    await field(page).fill('fontaine');
    await option(page, /^Fontaine Léa/).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/dashboard\/employees\?q=lea\.fontaine/);
    await page.getByRole('rowheader', { name: /Fontaine Léa/ }).waitFor();
    await leave();
  });

  test.each([KARIM, LEA])('asks nobody’s name for who may not read it: %s', async (email) => {
    const { page, leave } = await comeBack(stage, { email, path: '/mood', language });
    await page.getByRole('heading', { level: 1 }).waitFor();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.getByRole('button', { name: words.search }).click();
    await option(page, words.answers).waitFor();
    await field(page).fill('moreau');
    await page.getByRole('dialog').getByText(words.none).waitFor();
    expect(
      asked.filter((url) =>
        /list-(employees|companies|catalogue|partners)|search-orders/.test(url),
      ),
    ).toEqual([]);
    await leave();
  });

  test('finds companies and products for staff, and opens them', async () => {
    const { page, leave } = await comeBack(stage, { email: STAFF, path: '/cms', language });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('ControlOrMeta+k');
    await field(page).fill('atelier lum');
    await option(page, words.atelier).first().click();
    await page.waitForURL(/\/cms\/companies\?q=\d{9}$/);
    await page.getByRole('rowheader', { name: words.atelier }).waitFor();
    await page.keyboard.press('ControlOrMeta+k');
    await field(page).fill(words.box);
    await option(page, words.box).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/cms\/products\/edit\//);
    await leave();
  });

  test('single keys move in lists, never in a field, and can be switched off', async () => {
    const { page, leave } = await comeBack(stage, {
      email: STAFF,
      path: '/cms/products',
      language,
    });
    const lines = page.getByRole('rowheader').getByRole('link');
    await lines.first().waitFor();
    const has = (at: number) => lines.nth(at).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('j');
    await has(0);
    await page.keyboard.press('j');
    await has(1);
    await page.keyboard.press('k');
    await has(0);
    await page.keyboard.press('/');
    const search = page.getByRole('searchbox');
    await search.and(page.locator(':focus')).waitFor();
    await page.keyboard.type('jk?');
    expect(await search.inputValue()).toBe('jk?');
    await search.fill('');
    await lines.nth(1).waitFor();
    await lines.nth(1).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/cms\/products\/edit\//);

    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: words.shortcuts });
    await help.getByRole('checkbox', { name: words.single }).click();
    await help.getByRole('button', { name: words.close }).click();
    await help.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('?');
    await page.keyboard.press('ControlOrMeta+k');
    await field(page).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(1);
    await leave();
  });

  test('weighs nothing on a public page, and is not there', async () => {
    const { page, leave } = await welcome(stage.browser, stage.server.url, { language });
    await page.goto('/box');
    await isAlive(page);
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.press('?');
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await page.getByRole('button', { name: words.search }).count()).toBe(0);
    await leave();
  });
});
