import sharp, { type FitEnum, type Region, type Sharp } from 'sharp';
import { currentAsker } from '../asker.ts';
import { createFairShare, type ShareLimits } from '../fair-share.ts';

const MOST_PIXELS = 40_000_000;
const TIMEOUT_SECONDS = 10;
const AT_ONCE: ShareLimits = {
  places: 2,
  placesEach: 1,
  waitingEach: 30,
  waiting: 100,
  longestWaitMs: 30_000,
};
const QUALITY = 88;
const DECODED = new Set(['png', 'jpeg', 'webp', 'heif', 'gif']);

sharp.concurrency(1);
sharp.cache(false);

const share = createFairShare(AT_ONCE);

export const IMAGE_FORMATS = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

export type EncodedImage = {
  readonly bytes: Buffer;
  readonly format: ImageFormat;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
};

export type ImageWishes = {
  /** The part of the image that is kept, in its own pixels; all of it when not given. */
  readonly cut?: Region;
  /** The image's own when not given. */
  readonly format?: ImageFormat;
  /** Pixels of the box that it is made to fit; never enlarged. */
  readonly width?: number;
  readonly height?: number;
  readonly fit?: keyof FitEnum;
  /** Percent. */
  readonly quality?: number;
};

/**
 * Decodes an image under limits and writes it anew, upright: what was hidden in the file (metadata,
 * places, scripts, other formats) does not survive. Of a moving image the first frame stays. SVG is
 * refused.
 * @returns undefined when the bytes are not an image that is accepted
 * @throws TooBusy when more of this asker, or of all, wait than this process takes
 */
export function reEncodeImage(
  bytes: Uint8Array,
  wishes: ImageWishes = {},
): Promise<EncodedImage | undefined> {
  return share.run(currentAsker().who, () => encode(bytes, wishes));
}

/** In pixels, of what was written anew here before; undefined for what is no image. */
export async function imageSize(
  bytes: Uint8Array,
): Promise<{ readonly width: number; readonly height: number } | undefined> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata();
    return { width, height };
  } catch {
    return undefined;
  }
}

async function encode(
  bytes: Uint8Array,
  { cut, format: wished, width, height, fit = 'inside', quality = QUALITY }: ImageWishes,
): Promise<EncodedImage | undefined> {
  try {
    const image = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'warning', pages: 1 });
    const { format: found, compression } = await image.metadata();
    // AVIF is told apart from HEIC, which shares its container, by its compression.
    if (!found || !DECODED.has(found) || (found === 'heif' && compression !== 'av1')) {
      return undefined;
    }
    const format = wished ?? (found === 'heif' ? 'avif' : (found as ImageFormat));
    const upright = image.timeout({ seconds: TIMEOUT_SECONDS }).rotate();
    const sized = (cut ? upright.extract(cut) : upright).resize({
      width,
      height,
      fit,
      withoutEnlargement: true,
    });
    const { data, info } = await written(sized, format, quality).toBuffer({
      resolveWithObject: true,
    });
    return { bytes: data, format, width: info.width, height: info.height };
  } catch {
    // Whatever sharp stumbles over is not an image that we keep.
    return undefined;
  }
}

function written(image: Sharp, format: ImageFormat, quality: number): Sharp {
  switch (format) {
    case 'jpeg':
      return image.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true });
    case 'png':
      return image.png();
    case 'webp':
      return image.webp({ quality });
    case 'avif':
      return image.avif({ quality: Math.round(quality * 0.7), effort: 2 });
    case 'gif':
      return image.gif();
  }
}
