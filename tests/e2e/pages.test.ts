import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { axeViolations } from '../support/axe.ts';
import { describeInEachLanguage, testInEachLanguage } from '../support/in-each-language.ts';
import { openServer } from '../support/opened-server.ts';
import { ABSENT_PATHS, ACCOUNT_PATHS, PUBLIC_PATHS } from '../support/routes.ts';
import { startServer } from '../support/server-process.ts';
import { setStage } from '../support/stage.ts';
import { isAlive, welcome } from '../support/visitor.ts';

const stage = setStage();

const LANGUAGES = ['fr', 'en'] as const;

describeInEachLanguage(import.meta.url, 'in %s', (language) => {
  test.each([...PUBLIC_PATHS, ...ACCOUNT_PATHS])(
    '%s answers in that language, with its metadata',
    async (path) => {
      const response = await get(path, { 'accept-language': language });
      const html = await response.text();
      expect(response.status).toBe(200);
      expect(response.headers.get('vary')).toContain('Accept-Language');
      expect(html).toContain(`<html lang="${language}"`);
      // Of screens that need scripts: what they say where there are none.
      expect(html.match(/<h1/g)).toHaveLength(1);
      // The end of one inside another would be the end of both.
      expect(html).not.toMatch(/<noscript>(?:(?!<\/noscript>)[\s\S])*<noscript>/);
      expect(html).toContain(
        'content="width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no"',
      );
      expect(html).toContain('<meta property="og:locale" content="fr_FR"/>');
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      if (ACCOUNT_PATHS.includes(path as never)) return;
      expect(html).toMatch(/<title>[^<]{3,}<\/title>/);
      for (const each of LANGUAGES) expect(html).toContain(`hrefLang="${each}"`);
    },
  );

  test.each(ABSENT_PATHS)('%s is not found, and says so with status 404', async (path) => {
    const response = await get(path, { 'accept-language': language });
    expect(response.status).toBe(404);
    expect(await response.text()).toContain(
      language === 'fr' ? 'Cette page n’existe pas' : 'This page does not exist',
    );
  });
});

testInEachLanguage(
  import.meta.url,
  'a page whose texts do not come says so and offers to try again, in %s',
  async (language) => {
    const visitor = await welcome(stage.browser, stage.server.url, { language });
    const { page } = visitor;
    await page.goto('/');
    await isAlive(page);
    await page.route('**/*.data*', (route) => route.abort());
    await page.getByRole('navigation').locator('a[href="/saas"]').first().click();
    const title = { fr: 'Quelque chose n’a pas fonctionné', en: 'Something went wrong' }[language];
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.unroute('**/*.data*');
    await page
      .getByRole('button', { name: { fr: 'Réessayer', en: 'Try again' }[language] })
      .click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor({ state: 'detached' });
    // The browser complains of the requests that were cut off.
    visitor.complaints.length = 0;
    await visitor.leave();
  },
);

test('robots are kept out of localhost only', async () => {
  const elsewhere = await openServer({ PUBLIC_URL: 'https://www.prevenance.example' });
  onTestFinished(elsewhere.stop);
  const html = await (await fetch(elsewhere.url)).text();
  expect(html).not.toContain('noindex');
  expect(html).toContain('href="https://www.prevenance.example/?lang=');
});

test('search engines find every public page in both languages, and nothing of anybody’s own', async () => {
  const robots = await (await fetch(`${stage.server.url}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${stage.server.url}/sitemap.xml`);
  const closed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, prefix = '']) => prefix);
  const isClosed = (path: string) => closed.some((prefix) => path.startsWith(prefix));
  expect(ACCOUNT_PATHS.filter((path) => !isClosed(path))).toEqual([]);

  const response = await fetch(`${stage.server.url}/sitemap.xml`);
  expect(response.headers.get('content-type')).toContain('application/xml');
  const xml = await response.text();
  const listed = [...xml.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address = '']) => address);
  expect(listed.filter((address) => isClosed(new URL(address).pathname))).toEqual([]);
  for (const path of PUBLIC_PATHS.filter((each) => !isClosed(each)))
    for (const language of LANGUAGES)
      expect(listed).toContain(`${stage.server.url}${path}?lang=${language}`);
  for (const address of listed) {
    const page = await fetch(address);
    expect([address, page.status]).toEqual([address, 200]);
    expect(await page.text()).toContain(`<link rel="canonical" href="${address}"/>`);
  }
});

test('no page may be framed, run foreign scripts, or be sniffed', async () => {
  const { headers } = await get('/', {});
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  const policy = headers.get('content-security-policy') ?? '';
  for (const part of [
    "default-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ]) {
    expect(policy).toContain(part);
  }
  expect(policy).not.toContain('unsafe');
});

test('a kept page is never older than the catalogue', async () => {
  const before = await (await get('/box', { 'accept-language': 'fr' })).text();
  expect(before).toContain('39,90');
  await stage.server.sql("update products set price_cents = 4390 where slug = 'box-saveurs'");
  const after = await (await get('/box', { 'accept-language': 'fr' })).text();
  expect(after).toContain('43,90');
  await stage.server.sql("update products set price_cents = 3990 where slug = 'box-saveurs'");
});

test('the database briefly away leaves the pages that were there; others say so, and the next request is served', async () => {
  const { page, complaints, leave } = await welcome(stage.browser, stage.server.url, {
    language: 'fr',
  });
  const asItWas = await (await get('/box', { 'accept-language': 'fr' })).text();
  await stage.server.cutDatabase();
  const kept = await get('/box', { 'accept-language': 'fr' });
  expect([kept.status, await kept.text()]).toEqual([200, asItWas]);
  // Whatever is asked with an address of one's own is kept for nobody.
  const response = await page.goto('/boutique/produit/box-saveurs?vu=une-fois');
  expect(Number(response?.headers()['retry-after'])).toBeGreaterThan(0);
  await stage.server.mendDatabase();
  expect(response?.status()).toBe(503);
  await page.getByRole('heading', { name: 'Un instant, nous revenons' }).waitFor();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await page.getByRole('heading', { name: 'Box Saveurs', level: 1 }).waitFor();
  complaints.length = 0;
  await leave();
});

const OFFLINE = {
  fr: { title: 'Vous êtes hors ligne', retry: 'Réessayer', boxes: /box/i },
  en: { title: 'You are offline', retry: 'Try again', boxes: /box/i },
} as const;

testInEachLanguage(
  import.meta.url,
  'without a connection pages seen before are there, others say so and come back, in %s',
  async (language) => {
    const words = OFFLINE[language];
    const manner = { language, width: 'phone', keepsPages: true } as const;
    const visitor = await welcome(stage.browser, stage.server.url, manner);
    const { page, context } = visitor;
    await page.goto('/about');
    await isAlive(page);
    await siteIsKept(page, '/about', language);
    await page.goto('/box');
    await siteIsKept(page, '/box', language);
    const boxes = await page.getByRole('heading', { level: 1 }).innerText();
    await context.setOffline(true);
    for (const [path, title] of [
      ['/box', boxes],
      ['/about', /./],
      ['/boutique', words.title],
      ['/dashboard', words.title],
    ] as const) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      expect(await page.getAttribute('html', 'lang')).toBe(language);
      // It was awake before.
      if (path === '/about') await isAlive(page);
    }
    expect(await axeViolations(page)).toEqual([]);
    await page.goto('/manifeste');
    await page.getByRole('button', { name: words.retry }).waitFor();
    await context.setOffline(false);
    await page.getByRole('heading', { level: 1, name: words.title }).waitFor({ state: 'detached' });
    await isAlive(page);
    expect(new URL(page.url()).pathname).toBe('/manifeste');
    // What the browser says of a network that is not there.
    visitor.complaints.length = 0;
    await visitor.leave();
  },
);

testInEachLanguage(
  import.meta.url,
  'whoever may install the app by one button is offered it, others read the steps, in %s',
  async (language) => {
    const words = {
      fr: {
        install: 'Installer l’application',
        computer: 'Sur un ordinateur',
        done: /^C’est fait/,
      },
      en: { install: 'Install the app', computer: 'On a computer', done: /^Done/ },
    }[language];
    const manner = { language, width: 'phone', keepsPages: true } as const;
    const visitor = await welcome(stage.browser, stage.server.url, manner);
    const { page } = visitor;
    // As a browser does that can: before the page is alive, and once.
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const offer = new Event('beforeinstallprompt', { cancelable: true });
        const prompt = () => {
          window.dispatchEvent(new Event('appinstalled'));
          return Promise.resolve();
        };
        window.dispatchEvent(Object.assign(offer, { prompt }));
      });
    });
    await page.goto('/mobile');
    await isAlive(page);
    await page.getByRole('heading', { level: 3, name: words.computer }).waitFor();
    await page.getByRole('button', { name: words.install }).click();
    await page.getByText(words.done).waitFor();
    expect(await page.getByRole('button', { name: words.install }).count()).toBe(0);
    await visitor.leave();
  },
);

testInEachLanguage(
  import.meta.url,
  'another release waits until the reader wants it, and what they have typed is there again, in %s',
  async (language) => {
    const words = {
      fr: { ready: 'Une nouvelle version est prête', use: 'Recharger', later: 'Plus tard' },
      en: { ready: 'A new version is ready', use: 'Reload', later: 'Later' },
    }[language];
    const releases = await changingReleases(stage.server.url);
    const visitor = await welcome(stage.browser, releases.url, { language, keepsPages: true });
    const { page } = visitor;
    await page.goto('/contact');
    await isAlive(page);
    await siteIsKept(page, '/contact', language);
    const message = page.locator('textarea').first();
    await message.fill('Nous sommes soixante.');
    await page.locator('select').first().selectOption({ index: 2 });
    const chosen = await page.locator('select').first().inputValue();
    releases.next();
    await lookForRelease(page);
    await page.getByText(words.ready).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: words.later }).click();
    await page.getByText(words.ready).waitFor({ state: 'detached' });
    expect(await message.inputValue()).toBe('Nous sommes soixante.');
    releases.next();
    await lookForRelease(page);
    await page.getByText(words.ready).waitFor();
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: words.use }).click();
    await loaded;
    await isAlive(page);
    await expect.poll(() => message.inputValue()).toBe('Nous sommes soixante.');
    expect(await page.locator('select').first().inputValue()).toBe(chosen);
    await page.getByText(words.ready).waitFor({ state: 'detached' });
    await visitor.leave();
    await releases.stop();
  },
);

test('asked to stop, the server ends by itself', async () => {
  const own = await startServer();
  onTestFinished(own.stop);
  expect(await own.end('SIGTERM')).toBe(0);
});

/** Until the worker of the whole site keeps that page and the files it is made of. */
async function siteIsKept(page: Page, path: string, language: string): Promise<void> {
  await page.evaluate(
    async ([wanted, files]) => {
      const cacheOf = async (kind: string) => {
        const name = (await caches.keys()).find((each) => each.startsWith(kind));
        return name === undefined ? undefined : caches.open(name);
      };
      const isThere = async () =>
        (await (await cacheOf('prevenance-site-pages'))?.match(wanted)) !== undefined &&
        ((await (await cacheOf('prevenance-site-files'))?.keys()) ?? []).length > Number(files);
      while (!(await isThere())) await new Promise((done) => setTimeout(done, 50));
    },
    [`${path}?kept=${language}`, '8'] as const,
  );
}

async function lookForRelease(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration('/'))?.update();
  });
}

/** The same server at an address of its own, whose release changes when the test says so. */
async function changingReleases(target: string) {
  let release = 1;
  const proxy = createServer(async (request, response) => {
    const body = request.method === 'POST' ? Buffer.concat(await request.toArray()) : undefined;
    const { host: _, connection: __, ...headers } = request.headers;
    const answer = await fetch(target + request.url, {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      redirect: 'manual',
      ...(body && { body }),
    });
    const kept = [...answer.headers].filter(
      ([name]) => !/^(content-encoding|content-length|transfer-encoding|connection)$/.test(name),
    );
    const bytes = Buffer.from(await answer.arrayBuffer());
    const isWorker = request.url === '/site-worker.js';
    response.writeHead(answer.status, kept.flat());
    response.end(isWorker ? `${bytes.toString()}\n// release ${release}` : bytes);
  });
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
  const { port } = proxy.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    next: () => {
      release += 1;
    },
    async stop() {
      proxy.closeAllConnections();
      await new Promise((closed) => proxy.close(closed));
    },
  };
}

function get(path: string, headers: Record<string, string>): Promise<Response> {
  return fetch(stage.server.url + path, { headers });
}
