import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import sharp from 'sharp';
import type { FunctionsHost } from '#backend/functions/functions-host.ts';
import { isLanguage, type Language } from '#basics/language.ts';
import { PRODUCT_NAME } from '#basics/product-name.ts';
import type { ContentVersion } from '#platform/database/content-version.ts';
import type { PdfPrinter } from '#platform/pdf/pdf-printer.ts';
import { createVersionedCache } from '#platform/versioned-cache.ts';
import { IMMUTABLE } from './immutable.ts';
import { type ShareCard, shareCardOf } from './share-cards.ts';

const TEMPLATE = readFileSync(new URL('./share-picture.typ', import.meta.url), 'utf8');
const KEPT_PICTURES = 100;
const ADDRESS = /^\/og(\/[\w/-]{1,120})\.(fr|en)\.([\w-]{16})\.png$/;
/** `/` has no name that could stand before `.png`. */
const HOME = '/home';

/** Where the picture sits, in pixels of the whole. */
const PLACE = { left: 720, top: 75, width: 440, height: 480 } as const;
const ROUND = 28;

/** The picture that stands for a page, in one language, with the words that it shows. */
export type SharePicture = { readonly path: string; readonly alt: string };

export type SharePicturesDeps = {
  readonly functions: FunctionsHost;
  readonly contentVersion: ContentVersion;
  readonly pdf: Pick<PdfPrinter, 'draw'>;
  /** Asks for a file of our own site. */
  readonly readOwn: (path: string) => Response | Promise<Response>;
};

/**
 * Where the picture of a page is: the address changes with all that the picture shows, so it is kept for
 * good by whoever asks. Undefined for pages that are not for sharing.
 */
export async function sharePictureOf(
  functions: FunctionsHost,
  path: string,
  language: Language,
): Promise<SharePicture | undefined> {
  const card = await shareCardOf(functions, path, language);
  if (!card) return undefined;
  return {
    path: addressOf(path, language, card),
    alt: [`${card.title}.`, card.text, ...card.facts].join(' '),
  };
}

/** `/og/…`: pictures of pages that exist, as they read now; whoever asks for an older one is sent to it. */
export function createSharePictures(deps: SharePicturesDeps): Hono {
  const drawn = createVersionedCache<Uint8Array<ArrayBuffer>>({ size: KEPT_PICTURES });
  return new Hono().get('/og/*', async (c) => {
    const [, name = '', language] = ADDRESS.exec(c.req.path) ?? [];
    const path = name === HOME ? '/' : name;
    const card = isLanguage(language) && (await shareCardOf(deps.functions, path, language));
    if (!card || !isLanguage(language)) return c.notFound();
    const present = addressOf(path, language, card);
    if (c.req.path !== present) {
      return c.redirect(present, 302);
    }
    const version = await deps.contentVersion();
    const png = await drawn.get(present, version, () => draw(deps, card, language));
    return c.body(png, 200, {
      'Content-Type': 'image/png',
      'Cache-Control': IMMUTABLE,
      // Whoever shows the page elsewhere shows its picture.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
  });
}

function addressOf(path: string, language: Language, card: ShareCard): string {
  const shown = JSON.stringify([TEMPLATE, card]);
  const fingerprint = createHash('sha256').update(shown).digest('base64url').slice(0, 16);
  return `/og${path === '/' ? HOME : path}.${language}.${fingerprint}.png`;
}

async function draw(
  { pdf, readOwn }: SharePicturesDeps,
  card: ShareCard,
  language: Language,
): Promise<Uint8Array<ArrayBuffer>> {
  const svg = await pdf.draw({
    template: TEMPLATE,
    data: { ...card, name: PRODUCT_NAME },
    language,
  });
  const picture = await readOwn(card.picture);
  // The words say what the page is, also where its picture cannot be read.
  const beside = picture.ok ? [await placed(Buffer.from(await picture.arrayBuffer()))] : [];
  const png = await sharp(Buffer.from(svg))
    .composite(beside)
    .png({ compressionLevel: 9, palette: true, quality: 95, dither: 0.5 })
    .toBuffer();
  return new Uint8Array(png);
}

/** In the middle of its place, whole, with round corners. */
async function placed(bytes: Buffer) {
  const { data, info } = await sharp(bytes, { density: 216 })
    .resize({ width: PLACE.width, height: PLACE.height, fit: 'inside' })
    .ensureAlpha()
    .png()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const mask = `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${ROUND}"/></svg>`;
  const input = await sharp(data)
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer();
  return {
    input,
    left: PLACE.left + Math.round((PLACE.width - width) / 2),
    top: PLACE.top + Math.round((PLACE.height - height) / 2),
  };
}
