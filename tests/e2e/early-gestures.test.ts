import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInEachLanguage } from '../support/in-each-language.ts';
import { PUBLIC_PATHS } from '../support/routes.ts';
import { setStage } from '../support/stage.ts';
import { isAlive, welcome } from '../support/visitor.ts';

const stage = setStage();

const WORDS = {
  fr: {
    add: 'Ajouter au panier : Box Saveurs',
    cart: 'Panier, 1 article',
    headcount: 'Nombre de salariés',
    council: 'Le CSE',
    budget: 'Votre budget',
    year: /20.880,00.€/,
    request: ['Votre nom', 'Entreprise ou CSE', 'Votre message'],
    send: 'Envoyer ma demande',
    sent: 'Demande envoyée ✅',
    larger: 'Agrandir le texte',
    boxes: 'Les box',
    noCart: 'Votre panier est vide',
    order: 'Commander et payer',
    other: 'English',
    otherHeading: 'One kind thought, four ways to say it',
    say: 'Enregistrer',
    said: 'C’est dit. Voici ce qu’il en reste.',
  },
  en: {
    add: /^Add to cart.*Flavours Box/,
    cart: 'Cart, 1 item',
    headcount: 'Number of employees',
    council: 'The works council (CSE)',
    budget: 'Your budget',
    year: /€20,880\.00/,
    request: ['Your name', 'Company or works council', 'Your message'],
    send: 'Send my request',
    sent: 'Request sent ✅',
    larger: 'Larger text',
    boxes: 'Boxes',
    noCart: 'Your cart is empty',
    order: 'Order and pay',
    other: 'Français',
    otherHeading: 'Une attention, quatre façons de la dire',
    say: 'Save',
    said: 'Said. Here is what remains of it.',
  },
} as const;

/** A page that waits for its scripts is not loaded before they have come. */
const BEFORE_SCRIPTS = { waitUntil: 'domcontentloaded' } as const;

/** As they are sent; what React, its router and our frame take of it is 120. */
const MOST_FILES = 12;
const MOST_KILOBYTES = 143;
/** Pages that ask the server as they are used bring what asks, and their forms. */
const ASKING = new Map([
  ['/boutique', { files: 15, kilobytes: 155 }],
  ['/contact', { files: 15, kilobytes: 155 }],
  ['/simulateur', { files: 15, kilobytes: 158 }],
  ['/checkout', { files: 17, kilobytes: 172 }],
  ['/checkout/success', { files: 17, kilobytes: 169 }],
]);

test('a public page works with a dozen files of script, and none grows unseen', async () => {
  const tooMuch: unknown[] = [];
  for (const path of PUBLIC_PATHS) {
    const most = ASKING.get(path) ?? { files: MOST_FILES, kilobytes: MOST_KILOBYTES };
    const { files, kilobytes } = await scriptsOf(path);
    expect(files).toBeGreaterThan(5);
    if (files > most.files || kilobytes > most.kilobytes) tooMuch.push({ path, files, kilobytes });
  }
  expect(tooMuch).toEqual([]);
});

describeInEachLanguage(import.meta.url, 'before the scripts have come, in %s,', (language) => {
  const words = WORDS[language];

  test('what is pressed is done, as often as it is pressed, by finger and by keyboard', async () => {
    const { page, context, leave } = await welcome(stage.browser, stage.server.url, { language });
    const arrive = await withholdScripts(page);
    await page.goto('/box', BEFORE_SCRIPTS);
    await page.getByRole('button', { name: words.add }).click();
    const larger = page.getByRole('button', { name: words.larger });
    await larger.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    expect(await page.getByRole('dialog').count()).toBe(0);
    arrive();
    await page.getByRole('dialog').waitFor();
    await page.locator('html[data-text-size="150"]').waitFor();

    const returned = await context.newPage();
    await returned.goto('/manifeste');
    await returned.getByRole('button', { name: words.cart }).waitFor();
    await leave();
  });

  test('the menu of a phone opens at once, and is still open when they have', async () => {
    const { page, leave } = await welcome(stage.browser, stage.server.url, { language });
    await page.setViewportSize({ width: 390, height: 844 });
    const arrive = await withholdScripts(page);
    await page.goto('/', BEFORE_SCRIPTS);
    const opener = page.getByRole('button', { name: 'Menu', exact: true });
    await opener.click();
    const boxes = page.locator('[popover]').getByRole('link', { name: words.boxes });
    await boxes.waitFor();
    arrive();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.waitFor();
    await boxes.click();
    await page.waitForURL('**/box');
    await menu.waitFor({ state: 'detached' });

    await opener.press('Enter');
    await menu.waitFor();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
    await leave();
  });

  test('what is typed and chosen is taken as it was, and the form that was sent leaves', async () => {
    const { page, leave } = await welcome(stage.browser, stage.server.url, { language });
    let arrive = await withholdScripts(page);
    await page.goto('/simulateur', BEFORE_SCRIPTS);
    const headcount = page.getByLabel(words.headcount);
    await headcount.fill('60');
    await page.getByRole('radio', { name: words.council }).check();
    await headcount.focus();
    arrive();
    await page.getByRole('region', { name: words.budget }).getByText(words.year).waitFor();
    expect(await headcount.inputValue()).toBe('60');
    expect(await headcount.evaluate((field) => field === document.activeElement)).toBe(true);

    arrive = await withholdScripts(page);
    await page.goto('/contact', BEFORE_SCRIPTS);
    const typed = words.request.map((label) => `${label}, tapé vite`);
    for (const [index, label] of words.request.entries())
      await page.getByLabel(label).fill(typed[index] ?? '');
    await page.getByLabel('E-mail').fill(`vite-${language}@atelier.example`);
    const sending = page.getByRole('button', { name: words.send }).click();
    arrive();
    await sending;
    await page.getByText(words.sent).first().waitFor();
    const { rows } = await stage.server.sql(
      `select name, company, message from contact_requests where email like 'vite-${language}%'`,
    );
    expect(rows.map((row) => Object.values(row))).toEqual([typed]);
    await leave();
  });

  test('what is pressed in a part that comes behind its page is done when it is there', async () => {
    const { page, leave } = await welcome(stage.browser, stage.server.url, { language });
    const { promise, resolve: arrive } = Promise.withResolvers<void>();
    await page.route('**/assets/check-in-demo-*.js', async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto('/', BEFORE_SCRIPTS);
    await isAlive(page);
    const demo = page.locator('[data-later]');
    await demo.getByRole('radio').first().check({ force: true });
    await demo.getByRole('button', { name: words.say }).click();
    arrive();
    await page.getByText(words.said).waitFor();
    await leave();
  });

  test('a cart that was kept is awaited at the checkout, and not said to be empty', async () => {
    const { page, leave } = await welcome(stage.browser, stage.server.url, { language });
    await page.goto('/checkout');
    const empty = page.getByRole('heading', { name: words.noCart });
    await empty.waitFor();
    await page.goto('/box');
    await page.getByRole('button', { name: words.add }).click();
    await page.getByRole('dialog').waitFor();
    const arrive = await withholdScripts(page);
    await page.goto('/checkout', BEFORE_SCRIPTS);
    await page.getByRole('main').getByRole('status').waitFor();
    expect(await empty.isVisible()).toBe(false);
    arrive();
    await page.getByRole('button', { name: words.order }).waitFor();
    await leave();
  });

  test('links lead, the way back leads back, and the choice of language is kept', async () => {
    const { page, leave } = await welcome(stage.browser, stage.server.url, { language });
    const arrive = await withholdScripts(page);
    await page.goto('/manifeste', BEFORE_SCRIPTS);
    await page.getByRole('banner').getByRole('link', { name: words.boxes }).click();
    await page.waitForURL('**/box', BEFORE_SCRIPTS);
    await page.goBack(BEFORE_SCRIPTS);
    await page.waitForURL('**/manifeste', BEFORE_SCRIPTS);
    await page.goForward(BEFORE_SCRIPTS);
    await page.waitForURL('**/box', BEFORE_SCRIPTS);
    await page.getByRole('banner').getByRole('link', { name: words.other }).click();
    arrive();
    await page.getByRole('heading', { level: 1, name: words.otherHeading }).waitFor();
    const kept = await page.evaluate(() => localStorage.getItem('prevenance-language'));
    expect(kept).toBe(language === 'fr' ? 'en' : 'fr');
    await leave();
  });
});

test.each(['/box', '/auth'])(
  'a page whose scripts a new version has taken away is fetched anew, once: %s',
  async (path) => {
    const visitor = await welcome(stage.browser, stage.server.url, { language: 'fr' });
    const { page } = visitor;
    let isGone = true;
    await visitor.context.route('**/assets/*.js', (route) =>
      isGone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    );
    let visits = 0;
    let asked = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) visits += 1;
    });
    page.on('response', (response) => {
      if (response.request().method() === 'HEAD') asked += 1;
    });
    await page.goto(path);
    await expect.poll(() => asked).toBe(2);
    await page.waitForTimeout(300);
    expect(visits).toBe(2);
    isGone = false;
    const later = await visitor.context.newPage();
    await later.goto(path);
    await isAlive(later);
    // The browser complains of what was not found.
    visitor.complaints.length = 0;
    await visitor.leave();
  },
);

test('letters that come late are read all the same, and move no line', async () => {
  const { page, context, leave } = await welcome(stage.browser, stage.server.url, {
    language: 'fr',
  });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.shifted = (window.shifted ?? 0) + (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const { promise, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await promise;
    await route.continue();
  });
  const browsers = await context.newCDPSession(page);
  await browsers.send('DOM.enable');
  await browsers.send('CSS.enable');
  const letters = async () => {
    const { root } = await browsers.send('DOM.getDocument');
    const { nodeId } = await browsers.send('DOM.querySelector', {
      nodeId: root.nodeId,
      selector: 'h1',
    });
    const { fonts } = await browsers.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.map(({ familyName }) => familyName).join();
  };
  await page.goto('/box', { waitUntil: 'domcontentloaded' });
  await expect.poll(letters).not.toBe('');
  expect(await letters()).not.toMatch(/Newsreader/);
  arrive();
  await expect.poll(letters).toMatch(/Newsreader/);
  await isAlive(page);
  expect(await page.evaluate(() => window.shifted ?? 0)).toBeLessThan(0.01);
  await leave();
});

declare global {
  interface Window {
    /** How far lines moved, as browsers count it. */
    shifted?: number;
  }
}

/** What a page names of its scripts, each as it is sent. */
async function scriptsOf(path: string): Promise<{ files: number; kilobytes: number }> {
  const html = await (await fetch(`${stage.server.url}${path}?lang=fr`)).text();
  const files = new Set(html.match(/\/assets\/[\w.-]+\.js/g));
  let bytes = 0;
  for (const file of files) {
    const answer = await fetch(stage.server.url + file, { headers: { 'Accept-Encoding': 'br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    bytes += Number(answer.headers.get('content-length'));
    await answer.arrayBuffer();
  }
  return { files: files.size, kilobytes: bytes / 1_000 };
}

/** A line so slow that no script comes through before `arrive` is called. */
async function withholdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    // Of a page that was left meanwhile, nobody waits for it.
    await route.continue().catch(() => undefined);
  });
  return resolve;
}
