import { Hono } from 'hono';
import { LANGUAGES } from '#basics/language.ts';
import { listProducts } from '#shop/catalogue/contract.ts';
import type { PagesDeps } from './pages.ts';

/** Pages that are for everybody and say something of their own, beside those of products. */
const INDEXED_PATHS = [
  '/',
  '/box',
  '/saas',
  '/international',
  '/boutique',
  '/mobile',
  '/about',
  '/contact',
  '/simulateur',
  '/manifeste',
  '/mentions-legales',
  '/politique-confidentialite',
  '/cgv',
] as const;

/** What is somebody's own, a step of an order, or made for programs. */
const NOT_FOR_ROBOTS = [
  '/auth',
  '/reset-password',
  '/dashboard',
  '/user-dashboard',
  '/mood',
  '/cms',
  '/checkout',
  '/__',
  '/functions/',
  '/rest/',
  '/realtime/',
  '/webhooks/',
];

type Deps = Pick<PagesDeps, 'publicUrl' | 'functions'>;

/** `/robots.txt` and `/sitemap.xml`: every public page in each language, products as the shop shows them now. */
export function createSearchEngines({ publicUrl, functions }: Deps): Hono {
  const address = (path: string) => new URL(path, publicUrl).href;
  return new Hono()
    .get('/robots.txt', (c) =>
      c.text(
        [
          'User-agent: *',
          ...NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}`),
          `Sitemap: ${address('/sitemap.xml')}`,
          '',
        ].join('\n'),
      ),
    )
    .get('/sitemap.xml', async (c) => {
      const call = { caller: { role: 'anon' }, language: 'fr', network: 'page' } as const;
      const { products } = await functions.call(listProducts, call, {});
      const paths = [...INDEXED_PATHS, ...products.map(({ slug }) => `/boutique/produit/${slug}`)];
      return c.body(sitemap(paths.map(address)), 200, {
        'Content-Type': 'application/xml; charset=utf-8',
      });
    });
}

/** Each language has an address of its own, and names the other. Addresses hold nothing that XML would misread. */
function sitemap(addresses: readonly string[]): string {
  const urls = addresses.flatMap((page) => {
    const alternates = [
      ...LANGUAGES.map((language) => alternate(language, `${page}?lang=${language}`)),
      alternate('x-default', page),
    ].join('');
    return LANGUAGES.map(
      (language) => `<url><loc>${page}?lang=${language}</loc>${alternates}</url>\n`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('')}</urlset>
`;
}

function alternate(language: string, href: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
}
