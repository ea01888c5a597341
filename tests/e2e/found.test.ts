import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openServer } from '../support/opened-server.ts';
import { ACCOUNT_PATHS, PUBLIC_PATHS } from '../support/routes.ts';
import type { StartedServer } from '../support/server-place.ts';

const LANGUAGES = ['fr', 'en'] as const;
const PRIVATE_PATHS = PUBLIC_PATHS.filter((path) => path.startsWith('/checkout'));
// As somebody would install it: on localhost no page at all is for robots.
const PUBLIC_URL = 'https://www.prevenance.example';

const ADDRESS = z.url();
const NAMED = z.strictObject({ '@type': z.string(), name: z.string(), url: ADDRESS.optional() });
const AMOUNT = { price: z.string().regex(/^\d+\.\d\d$/), priceCurrency: z.literal('EUR') };
const LIST_ITEM = {
  '@type': z.literal('ListItem'),
  position: z.int().positive(),
  name: z.string().min(1),
};
const PRODUCT = z.strictObject({
  '@type': z.literal('Product'),
  name: z.string().min(1),
  description: z.string().min(1),
  url: ADDRESS,
  image: z.array(ADDRESS).min(1),
  brand: NAMED,
  manufacturer: z.array(NAMED).optional(),
  countryOfOrigin: NAMED.optional(),
  offers: z
    .array(
      z.strictObject({
        '@type': z.literal('Offer'),
        ...AMOUNT,
        priceSpecification: z.strictObject({
          '@type': z.literal('UnitPriceSpecification'),
          ...AMOUNT,
          valueAddedTaxIncluded: z.literal(false),
          unitText: z.string().min(1),
        }),
        availability: z.enum(['https://schema.org/InStock', 'https://schema.org/OutOfStock']),
        url: ADDRESS,
        seller: NAMED,
      }),
    )
    .optional(),
});
/** What of schema.org we use: no verdict of anybody is in it. */
const THING = z.discriminatedUnion('@type', [
  PRODUCT,
  z.strictObject({
    '@type': z.literal('Organization'),
    '@id': ADDRESS,
    name: z.string(),
    url: ADDRESS,
    logo: ADDRESS,
    description: z.string(),
  }),
  z.strictObject({
    '@type': z.literal('WebSite'),
    '@id': ADDRESS,
    name: z.string(),
    url: ADDRESS,
    inLanguage: z.tuple([z.literal('fr'), z.literal('en')]),
    publisher: z.strictObject({ '@id': ADDRESS }),
  }),
  z.strictObject({
    '@type': z.literal('ItemList'),
    itemListElement: z.array(z.strictObject({ ...LIST_ITEM, url: ADDRESS })).min(1),
  }),
  z.strictObject({
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z.array(z.strictObject({ ...LIST_ITEM, item: ADDRESS })).min(2),
  }),
  z.strictObject({
    '@type': z.literal('FAQPage'),
    mainEntity: z
      .array(
        z.strictObject({
          '@type': z.literal('Question'),
          name: z.string(),
          acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text: z.string() }),
        }),
      )
      .min(1),
  }),
]);

const VALIDATOR = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended'],
    rules: {
      // How React writes what HTML may be written like: case of attributes, `<br/>`, `required=""`.
      'attr-case': 'off',
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'valid-id': ['error', { relaxed: true }],
      // Tables that are stacked on phones lose their roles with their display, so they are written down.
      'no-redundant-role': [
        'error',
        { exclude: ['table', 'rowgroup', 'row', 'rowheader', 'columnheader', 'cell'] },
      ],
      'no-inline-style': 'error',
    },
  }),
);

type Thing = { readonly '@type': string; readonly [property: string]: unknown };
type ReadPage = { readonly path: string; readonly language: string; readonly html: string };

let server: StartedServer;
let pages: ReadPage[];
beforeAll(async () => {
  server = await openServer({ PUBLIC_URL });
  const paths = [...new Set([...PUBLIC_PATHS, ...(await productPaths())])];
  pages = await Promise.all(
    LANGUAGES.flatMap((language) =>
      paths.map(async (path) => ({ path, language, html: await text(path, language) })),
    ),
  );
});
afterAll(() => server.stop());

describe('a page in a list of results', () => {
  test.each(LANGUAGES)('has a title and a description of its own, which fit, in %s', (language) => {
    const ofLanguage = pages.filter((page) => page.language === language);
    const shown = ofLanguage.filter(({ path }) => !PRIVATE_PATHS.includes(path as never));
    const titles = shown.map(({ html }) => titleOf(html));
    const descriptions = shown.map(({ html }) => metaOf(html, 'description'));
    expect(titles.filter((title) => title.length < 5 || title.length > 60)).toEqual([]);
    expect(descriptions.filter(({ length }) => length < 70 || length > 160)).toEqual([]);
    expect(new Set(titles).size).toBe(shown.length);
    expect(new Set(descriptions).size).toBe(shown.length);
  });

  test('has one address in each language, which names the other', () => {
    for (const { path, language, html } of pages) {
      const links = tagsOf(html, 'link');
      const canonical = links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href);
      expect(canonical).toEqual([`${PUBLIC_URL}${path}?lang=${language}`]);
      const others = links.filter(({ hreflang }) => hreflang);
      expect(others.map(({ hreflang, href }) => [hreflang, href])).toEqual([
        ...LANGUAGES.map((each) => [each, `${PUBLIC_URL}${path}?lang=${each}`]),
        ['x-default', `${PUBLIC_URL}${path}`],
      ]);
    }
  });

  test('is not there when it is a step of an order or somebody’s own', async () => {
    const own = await Promise.all(ACCOUNT_PATHS.map((path) => text(path, 'fr')));
    const steps = pages.filter(({ path }) => PRIVATE_PATHS.includes(path as never));
    expect(own.every(isHidden)).toBe(true);
    expect(steps.every(({ html }) => isHidden(html))).toBe(true);
    const hidden = pages.filter(({ html }) => isHidden(html)).map(({ path }) => path);
    expect(new Set(hidden)).toEqual(new Set(PRIVATE_PATHS));
  });
});

describe('a page that is shared', () => {
  test('shows a picture of its own words, kept for good under an address that they decide', async () => {
    const seen = new Set<string>();
    for (const { path, language, html } of pages) {
      const address = metaOf(html, 'og:image');
      expect(metaOf(html, 'og:locale')).toBe('fr_FR');
      if (PRIVATE_PATHS.includes(path as never)) {
        expect(address).toBe('');
        continue;
      }
      expect(address).toContain(`.${language}.`);
      seen.add(address);
      const heading = titleOf(html).replace(/ · .*/, '');
      const words = metaOf(html, 'og:image:alt');
      if (!path.includes('/produit/')) {
        expect(words).toBe(`${heading}. ${metaOf(html, 'description')}`);
      }
      expect(metaOf(html, 'twitter:card')).toBe('summary_large_image');
    }
    expect(seen.size).toBe(pages.length - 2 * PRIVATE_PATHS.length);
    const [first = ''] = seen;
    const product = [...seen].find((address) => address.includes('/produit/box-saveurs.fr')) ?? '';
    for (const address of [first, product]) {
      const response = await fetch(address.replace(PUBLIC_URL, server.url));
      expect(response.headers.get('cache-control')).toContain('immutable');
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(await sharp(bytes).metadata()).toMatchObject({
        format: 'png',
        width: Number(metaOf(pages[0]?.html ?? '', 'og:image:width')),
        height: Number(metaOf(pages[0]?.html ?? '', 'og:image:height')),
      });
      expect(bytes.length).toBeLessThan(300_000);
    }
  });

  test('has another picture as soon as what it shows has changed, and older addresses lead there', async () => {
    const path = '/boutique/produit/box-saveurs';
    const before = metaOf(await text(path, 'fr'), 'og:image').replace(PUBLIC_URL, '');
    await server.sql("update products set price_cents = 4390 where slug = 'box-saveurs'");
    const html = await text(path, 'fr');
    await server.sql("update products set price_cents = 3990 where slug = 'box-saveurs'");
    const after = metaOf(html, 'og:image').replace(PUBLIC_URL, '');
    expect(after).not.toBe(before);
    expect(metaOf(html, 'og:image:alt')).toContain('43,90');
    const asked = await fetch(server.url + after, { redirect: 'manual' });
    expect([asked.status, asked.headers.get('location')]).toEqual([302, before]);
  });

  test.each([
    '/og/dashboard.fr.AAAAAAAAAAAAAAAA.png',
    '/og/boutique/produit/no-such-box.fr.AAAAAAAAAAAAAAAA.png',
    '/og/box.de.AAAAAAAAAAAAAAAA.png',
    '/og/box.fr.png',
    '/og/box.fr.AAAAAAAAAAAAAAAA.png/more',
  ])('has no picture at %s', async (path) => {
    expect((await fetch(server.url + path)).status).toBe(404);
  });
});

describe('what a page tells search engines', () => {
  test('has the shape that they read, and says nothing that the page does not', () => {
    for (const { path, language, html } of pages) {
      const words = wordsOf(html);
      for (const thing of thingsOf(html)) {
        const known = THING.safeParse(thing);
        expect([path, language, known.error?.issues]).toEqual([path, language, undefined]);
        for (const said of textsIn(thing)) {
          const isSaid = words.includes(said) || metaOf(html, 'description') === said;
          expect([path, language, said, isSaid]).toEqual([path, language, said, true]);
        }
      }
    }
  });

  test.each([
    ['/', ['Organization', 'WebSite', 'FAQPage']],
    ['/box', ['ItemList', 'FAQPage']],
    ['/boutique', ['ItemList', 'FAQPage']],
    ['/saas', ['FAQPage']],
    ['/international', ['FAQPage']],
    ['/mobile', ['FAQPage']],
    ['/simulateur', ['FAQPage']],
    ['/boutique/produit/box-saveurs', ['Product', 'BreadcrumbList']],
  ])('%s says of itself what it is', (path, types) => {
    for (const page of pages.filter((each) => each.path === path)) {
      expect(thingsOf(page.html).map((thing) => thing['@type'])).toEqual(types);
    }
  });

  test('gives prices as the page does, before tax, and none of what is only announced', () => {
    const products = pages.flatMap(({ path, language, html }) =>
      thingsOf(html).flatMap((thing) =>
        thing['@type'] === 'Product'
          ? [{ path, language, html, product: PRODUCT.parse(thing) }]
          : [],
      ),
    );
    for (const { path, language, html, product } of products) {
      expect([path, (product.offers ?? []).length > 0]).toEqual([path, path.includes('/box-')]);
      for (const { price } of product.offers ?? []) {
        const written = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' });
        expect(wordsOf(html)).toContain(written.format(Number(price)).replaceAll(/\s/g, ' '));
      }
    }
    expect(products.length).toBeGreaterThan(10);
  });
});

test('the HTML of every page is valid, signing in and what is not found included', async () => {
  const others = ['/auth', '/auth/login', '/reset-password', '/une/page/perdue'].flatMap((path) =>
    LANGUAGES.map(async (language) => ({
      path,
      html: (await answered(path, language)).html,
    })),
  );
  const faults: string[] = [];
  for (const { path, html } of [...pages, ...(await Promise.all(others))]) {
    const { results } = await VALIDATOR.validateString(html);
    for (const { messages } of results) {
      faults.push(...messages.map(({ ruleId, message }) => `${path}: ${ruleId}, ${message}`));
    }
  }
  expect(faults).toEqual([]);
});

test('every link leads somewhere: to a page, to a part of it, or to another site over https', async () => {
  const links = pages.flatMap(({ path, language, html }) =>
    tagsOf(html, 'a').map(({ href = '' }) => ({ at: path, language, href })),
  );
  expect(links.length).toBeGreaterThan(500);
  const foreign = links.filter(({ href }) => /^[a-z]+:/.test(href));
  expect(foreign.filter(({ href }) => !/^(https:\/\/|mailto:|tel:)/.test(href))).toEqual([]);
  const targets = new Map<string, { path: string; language: string; at: string; hash: string }>();
  for (const { at, language, href } of links.filter((link) => !foreign.includes(link))) {
    const { pathname, search, hash } = new URL(href, server.url + at);
    const path = pathname + search;
    targets.set(`${language} ${path}${hash}`, { path, language, at, hash: hash.slice(1) });
  }
  const read = new Map<string, { status: number; html: string }>();
  const broken: string[] = [];
  for (const { path, language, at, hash } of targets.values()) {
    const key = `${language} ${path}`;
    const page = read.get(key) ?? (await answered(path, language));
    read.set(key, page);
    if (page.status !== 200) broken.push(`${at}: ${path} answers ${page.status}`);
    // Screens behind the sign-in are drawn in the browser.
    if (hash === '' || path.startsWith('/dashboard')) continue;
    if (!page.html.includes(` id="${decodeURIComponent(hash)}"`)) {
      broken.push(`${at}: ${path} has no part #${hash}`);
    }
  }
  expect(broken).toEqual([]);
});

async function productPaths(): Promise<string[]> {
  const sitemap = await (await fetch(`${server.url}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<?]+)/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  return paths.filter((path) => path.includes('/produit/'));
}

async function answered(path: string, language: string): Promise<{ status: number; html: string }> {
  // A connection of its own: one that is kept may end while the validator works.
  const headers = { 'accept-language': language, connection: 'close' };
  const response = await fetch(server.url + path, { headers });
  return { status: response.status, html: await response.text() };
}

async function text(path: string, language: string): Promise<string> {
  const { status, html } = await answered(path, language);
  expect([path, status]).toEqual([path, 200]);
  return html;
}

/** All that the page tells search engines, one thing after the other. */
function thingsOf(html: string): Thing[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...blocks].flatMap(([, block = '']) => {
    const { '@graph': things } = JSON.parse(block) as { '@graph': Thing[] };
    return things;
  });
}

/** What people read: names and sentences, not addresses, types and numbers. */
function textsIn(value: unknown, property = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each, property));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, each]) => textsIn(each, name));
  }
  const isRead = ['name', 'description', 'text', 'unitText'].includes(property);
  return isRead && typeof value === 'string' ? [value.replaceAll(/\s+/g, ' ')] : [];
}

/** The words of the page without its scripts, each space as one plain space. */
function wordsOf(html: string): string {
  const body = html.slice(html.indexOf('<body')).replaceAll(/<script\b.*?<\/script>/gs, '');
  const inline = body.replaceAll(/<!-- ?-->|<\/?(?:a|strong|em|span)\b[^>]*>/g, '');
  return unescaped(inline.replaceAll(/<[^>]*>/g, ' ')).replaceAll(/\s+/g, ' ');
}

function titleOf(html: string): string {
  return unescaped(/<title>([^<]*)/.exec(html)?.[1] ?? '');
}

function metaOf(html: string, name: string): string {
  return (
    tagsOf(html, 'meta').find((tag) => tag.name === name || tag.property === name)?.content ?? ''
  );
}

function isHidden(html: string): boolean {
  return metaOf(html, 'robots') === 'noindex';
}

/** Attributes of every such tag, by their names in small letters. */
function tagsOf(html: string, name: string): Record<string, string>[] {
  const tags = html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'));
  return [...tags].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        unescaped(value),
      ]),
    ),
  );
}

function unescaped(value: string): string {
  return value
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
