import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeViolations } from '../support/axe.ts';
import { setStage } from '../support/stage.ts';
import { welcome } from '../support/visitor.ts';

const stage = setStage();

describe('the cart', () => {
  test('raises by one, survives a reload, and is one cart for all tabs', async () => {
    const { page, context, leave } = await welcome(stage.browser, stage.server.url, {
      language: 'fr',
    });
    await addBox(page);
    await page.keyboard.press('Escape');
    await addBox(page);
    await page.reload();
    await page.getByRole('button', { name: 'Panier, 2 articles' }).waitFor();

    const otherTab = await context.newPage();
    await otherTab.goto('/');
    await otherTab.getByRole('button', { name: 'Panier, 2 articles' }).click();
    await otherTab.getByLabel('Quantité de Box Saveurs').fill('7');
    await page.getByRole('button', { name: 'Panier, 7 articles' }).waitFor();
    await leave();
  });

  test('takes no more than 99 and says where more is asked for, and 0 takes the box away, which can be undone', async () => {
    const { page, leave } = await welcome(stage.browser, stage.server.url, { language: 'fr' });
    await addBox(page);
    const quantity = page.getByLabel('Quantité de Box Saveurs');
    await quantity.fill('150');
    await page
      .getByText(/3\s950,10\s€/)
      .first()
      .waitFor();
    const quote = page.getByRole('link', { name: 'faites un devis' });
    expect(await quote.getAttribute('href')).toBe('/checkout?ask=box-saveurs*99');
    await quantity.fill('0');
    await page.getByRole('heading', { name: 'Votre panier est vide' }).waitFor();
    // The message that offers it is for everybody, its own button too.
    await page.getByRole('button', { name: 'OK', exact: true }).waitFor();
    // It stays for as long as somebody is at it, however long a slow machine looks at the page.
    const undo = page.getByRole('button', { name: 'Annuler' });
    await undo.hover();
    expect(await axeViolations(page)).toEqual([]);
    await undo.click();
    await page
      .getByText(/3\s950,10\s€/)
      .first()
      .waitFor();
    await leave();
  });

  test('rounds down what is typed with a comma, and takes a box away for less than none', async () => {
    const { page, leave } = await welcome(stage.browser, stage.server.url, { language: 'fr' });
    await addBox(page);
    const quantity = page.getByLabel('Quantité de Box Saveurs');
    await quantity.fill('5.9');
    await quantity.press('Tab');
    await page
      .getByText(/199,50\s€/)
      .first()
      .waitFor();
    expect(await quantity.inputValue()).toBe('5');
    await quantity.fill('7.2');
    await quantity.press('Enter');
    await page
      .getByText(/279,30\s€/)
      .first()
      .waitFor();
    // Nothing typed says nothing.
    await quantity.fill('');
    await quantity.press('Tab');
    expect(await quantity.inputValue()).toBe('7');
    await quantity.fill('-3');
    await quantity.press('Tab');
    await page.getByRole('heading', { name: 'Votre panier est vide' }).waitFor();
    await leave();
  });

  test.each([
    ['not JSON', '{broken'],
    ['another shape', '{"items": 3}'],
    ['null', 'null'],
    ['items of another world', '[{"id": 1}, null, 7]'],
  ])('a kept cart that is %s is an empty cart', async (_name, kept) => {
    const { page, leave } = await welcome(stage.browser, stage.server.url, { language: 'en' });
    await page.addInitScript((text) => localStorage.setItem('prevenance_cart_v1', text), kept);
    await page.goto('/box');
    await page.getByRole('button', { name: 'Cart, empty' }).waitFor();
    await leave();
  });

  test('where storage is refused the cart still works, for as long as the page lives', async () => {
    const { page, leave } = await welcome(stage.browser, stage.server.url, { language: 'fr' });
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    });
    await addBox(page);
    await page.getByRole('dialog').getByRole('link', { name: 'Passer commande' }).click();
    await page.getByLabel('Raison sociale').waitFor();
    await leave();
  });

  test('a price written into the kept cart changes what is shown, never what is charged', async () => {
    const { page, leave } = await welcome(stage.browser, stage.server.url, { language: 'fr' });
    const item = {
      id: 'box-saveurs',
      slug: 'box-saveurs',
      name: 'Box Saveurs',
      price: '0,01 €',
      quantity: 1,
    };
    await page.addInitScript(
      (text) => localStorage.setItem('prevenance_cart_v1', text),
      JSON.stringify([item]),
    );
    await page.goto('/checkout');
    await page
      .getByRole('complementary')
      .getByText(/42,09\s€/)
      .waitFor();
    await leave();
  });
});

describe('the language', () => {
  test.each([
    ['fr-FR', null, 'fr'],
    ['fr-CA', null, 'fr'],
    ['en-GB', null, 'en'],
    ['de-DE', null, 'en'],
    ['de-DE', 'fr', 'fr'],
    ['fr-FR', 'en', 'en'],
    ['fr-FR', 'de', 'fr'],
    ['en-GB', '<script>', 'en'],
  ])('of a browser in %s that keeps %s is %s', async (locale, kept, expected) => {
    const context = await stage.browser.newContext({ locale, baseURL: stage.server.url });
    const page = await context.newPage();
    if (kept !== null) {
      await page.addInitScript((value) => {
        if (!localStorage.getItem('prevenance-language'))
          localStorage.setItem('prevenance-language', value);
      }, kept);
    }
    await page.goto('/manifeste');
    await page.waitForFunction((language) => document.documentElement.lang === language, expected);
    await context.close();
  });

  test('is changed in place, kept, and known to the server on the next visit', async () => {
    const { page, context, leave } = await welcome(stage.browser, stage.server.url, {
      language: 'fr',
    });
    await page.goto('/box');
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await page
      .getByRole('heading', { level: 1, name: 'One kind thought, four ways to say it' })
      .waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(await page.evaluate(() => localStorage.getItem('prevenance-language'))).toBe('en');
    const html = await (await context.request.get('/about')).text();
    expect(html).toContain('<html lang="en"');
    await leave();
  });

  test('can be changed without scripts, by a link', async () => {
    const context = await stage.browser.newContext({
      javaScriptEnabled: false,
      locale: 'fr-FR',
      baseURL: stage.server.url,
    });
    const page = await context.newPage();
    await page.goto('/box');
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await page
      .getByRole('heading', { level: 1, name: 'One kind thought, four ways to say it' })
      .waitFor();
    await page.getByRole('link', { name: 'About us' }).click();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await context.close();
  });
});

test('the text can be made twice as large, and stays so, at 320 pixels too', async () => {
  const { page, leave } = await welcome(stage.browser, stage.server.url, {
    language: 'fr',
    width: 'phone',
  });
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/box');
  for (let step = 0; step < 4; step += 1)
    await page.getByRole('button', { name: 'Agrandir le texte' }).click();
  await page.locator('html[data-text-size="200"]').waitFor();
  await page.reload();
  expect(await page.locator('html').getAttribute('data-text-size')).toBe('200');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await leave();
});

async function addBox(page: Page): Promise<void> {
  if (!page.url().endsWith('/box')) await page.goto('/box');
  await page.getByRole('button', { name: 'Ajouter au panier : Box Saveurs' }).click();
  await page.getByRole('dialog').waitFor();
}
