import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { urlOf } from '../support/postgres.ts';
import { PUBLIC_PATHS } from '../support/routes.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { isAlive, welcome } from '../support/visitor.ts';

let server: ServerProcess;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser(inject('browser'))]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

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
  },
} as const;

test('no public page fetches a script, or complains, until it is touched', async () => {
  const { page, leave } = await welcome(browser, server.url, { language: 'fr' });
  const fetched = scriptsOf(page);
  for (const path of PUBLIC_PATHS) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect([path, ...fetched]).toEqual([path]);
  }
  await page.keyboard.press('Tab');
  await isAlive(page);
  expect(fetched.length).toBeGreaterThan(0);
  await leave();
});

describe.each(['fr', 'en'] as const)('before the scripts have come, in %s,', (language) => {
  const words = WORDS[language];

  test('what is pressed is done, as often as it is pressed, by finger and by keyboard', async () => {
    const { page, context, leave } = await welcome(browser, server.url, { language });
    const arrive = await withholdScripts(page);
    await page.goto('/box');
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

  test('what is typed and chosen is taken as it was, and the form that was sent leaves', async () => {
    const { page, leave } = await welcome(browser, server.url, { language });
    let arrive = await withholdScripts(page);
    await page.goto('/simulateur');
    const headcount = page.getByLabel(words.headcount);
    await headcount.fill('60');
    await page.getByRole('radio', { name: words.council }).check();
    await headcount.focus();
    arrive();
    await page.getByRole('region', { name: words.budget }).getByText(words.year).waitFor();
    expect(await headcount.inputValue()).toBe('60');
    expect(await headcount.evaluate((field) => field === document.activeElement)).toBe(true);

    arrive = await withholdScripts(page);
    await page.goto('/contact');
    const typed = words.request.map((label) => `${label}, tapé vite`);
    for (const [index, label] of words.request.entries())
      await page.getByLabel(label).fill(typed[index] ?? '');
    await page.getByLabel('E-mail').fill(`vite-${language}@atelier.example`);
    const sending = page.getByRole('button', { name: words.send }).click();
    arrive();
    await sending;
    await page.getByText(words.sent).first().waitFor();
    const { rows } = await server.sql(
      `select name, company, message from contact_requests where email like 'vite-${language}%'`,
    );
    expect(rows.map((row) => Object.values(row))).toEqual([typed]);
    await leave();
  });

  test('a cart that was kept is awaited at the checkout, and not said to be empty', async () => {
    const { page, leave } = await welcome(browser, server.url, { language });
    await page.goto('/checkout');
    const empty = page.getByRole('heading', { name: words.noCart });
    await empty.waitFor();
    await page.goto('/box');
    await page.getByRole('button', { name: words.add }).click();
    await page.getByRole('dialog').waitFor();
    const arrive = await withholdScripts(page);
    await page.goto('/checkout');
    await page.getByRole('main').getByRole('status').waitFor();
    expect(await empty.isVisible()).toBe(false);
    arrive();
    await page.getByRole('button', { name: words.order }).waitFor();
    await leave();
  });

  test('links lead, the way back leads back, and the choice of language is kept', async () => {
    const { page, leave } = await welcome(browser, server.url, { language });
    const arrive = await withholdScripts(page);
    await page.goto('/manifeste');
    await page.getByRole('banner').getByRole('link', { name: words.boxes }).click();
    await page.waitForURL('**/box');
    await page.goBack();
    await page.waitForURL('**/manifeste');
    await page.goForward();
    await page.waitForURL('**/box');
    await page.getByRole('banner').getByRole('link', { name: words.other }).click();
    arrive();
    await page.getByRole('heading', { level: 1, name: words.otherHeading }).waitFor();
    const kept = await page.evaluate(() => localStorage.getItem('prevenance-language'));
    expect(kept).toBe(language === 'fr' ? 'en' : 'fr');
    await leave();
  });
});

describe('what scripts need of a page', () => {
  test('is not in the page, and its address says the same for ever, in every process', async () => {
    const told = await dataOf(server.url, '/box');
    expect(told.html).not.toContain('streamController.enqueue');
    expect(told.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(told.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const other = await startServer({
      DATABASE_URL: urlOf(server.owner),
      VAULT_KEY: server.vaultKey,
      PUBLIC_URL: server.url,
    });
    // It has rendered nothing yet, and signs keys of its own.
    const elsewhere = await fetch(other.url + told.address).finally(() => other.stop());
    const bare = (script: string) => script.replace(/eyJ[\w.-]+/g, '');
    expect(bare(await elsewhere.text())).toBe(bare(told.script));
    await withOtherPrice(async () => {
      const now = await dataOf(server.url, '/box');
      expect(now.address).not.toBe(told.address);
      expect(now.script).not.toBe(told.script);
      expect(await (await fetch(server.url + told.address)).text()).toBe(told.script);
    });
  });

  test('is told neither of a page that is not there, nor under another tag', async () => {
    const { address } = await dataOf(server.url, '/box');
    for (const wrong of [
      address.replace(/waking.[^/]+/, `waking/${'x'.repeat(27)}`),
      address.replace(/waking.[^/]+/, 'waking/__proto__'),
      `/waking/${'x'.repeat(27)}/fr/nulle-part`,
      `/waking/${'x'.repeat(27)}/fr//ailleurs.example/box`,
      '/waking/x',
    ]) {
      const answer = await fetch(server.url + wrong);
      expect([wrong, answer.status]).toEqual([wrong, 404]);
      expect(answer.headers.get('cache-control')).not.toMatch(/immutable|public/);
    }
  });

  test('stays in a page that is for one visitor alone', async () => {
    for (const path of ['/boutique?x=1', '/auth']) {
      const html = await (await fetch(server.url + path)).text();
      expect([path, html.includes('streamController.enqueue')]).toEqual([path, true]);
    }
  });

  test('is that of the page that was read, although its content has changed since', async () => {
    const { page, leave } = await welcome(browser, server.url, { language: 'fr' });
    let visits = 0;
    page.on('domcontentloaded', () => {
      visits += 1;
    });
    await page.goto('/box');
    await withOtherPrice(async () => {
      await page.getByRole('button', { name: WORDS.fr.add }).click();
      await page.getByRole('dialog').waitFor();
    });
    expect(visits).toBe(1);
    await leave();
  });
});

test.each([
  ['scripts', '/box', '**/assets/*.js'],
  ['scripts', '/auth', '**/assets/*.js'],
  ['data', '/box', '**/waking/**'],
])(
  'a page whose %s a new version has taken away is fetched anew, once: %s',
  async (_, path, files) => {
    const visitor = await welcome(browser, server.url, { language: 'fr' });
    const { page } = visitor;
    let isGone = true;
    await page.route(files, (route) =>
      isGone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    );
    let visits = 0;
    page.on('domcontentloaded', () => {
      visits += 1;
    });
    await page.goto(path);
    await page.mouse.move(5, 5);
    await page.mouse.move(6, 6);
    await expect.poll(() => visits).toBe(2);
    await page.mouse.move(7, 7);
    await page.mouse.move(8, 8);
    await page.waitForLoadState('networkidle');
    expect(visits).toBe(2);
    isGone = false;
    await page.reload();
    await isAlive(page);
    // The browser complains of what was not found.
    visitor.complaints.length = 0;
    await visitor.leave();
  },
);

test('letters that were late for the first page are those of the next one', async () => {
  const { page, context, leave } = await welcome(browser, server.url, { language: 'fr' });
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
  await page.goto('/manifeste', { waitUntil: 'domcontentloaded' });
  // Far longer than a browser waits for them.
  await page.waitForTimeout(1_000);
  arrive();
  await isAlive(page);
  expect(await letters()).not.toMatch(/Newsreader/);
  await page.getByRole('banner').getByRole('link', { name: WORDS.fr.boxes }).click();
  await page.getByRole('heading', { level: 1, name: 'Une attention' }).waitFor();
  await expect.poll(letters).toMatch(/Newsreader/);
  await leave();
});

/** A page as it is sent, and what it would fetch to wake. */
async function dataOf(url: string, path: string) {
  const html = await (await fetch(`${url}${path}?lang=fr`)).text();
  const address = /"(\/waking\/[^"]+)"/.exec(html)?.[1] ?? '';
  const answer = await fetch(url + address);
  return { html, address, headers: answer.headers, script: await answer.text() };
}

async function withOtherPrice(work: () => Promise<void>): Promise<void> {
  await server.sql("update products set price_cents = 4390 where slug = 'box-saveurs'");
  try {
    await work();
  } finally {
    await server.sql("update products set price_cents = 3990 where slug = 'box-saveurs'");
  }
}

/** Addresses of the scripts that a page asks for, as they are asked for. */
function scriptsOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') addresses.push(request.url());
  });
  return addresses;
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
