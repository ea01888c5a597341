import sharp from 'sharp';

const MOST_PIXELS = 40_000_000;
const TIMEOUT_SECONDS = 10;
const ACCEPTED = new Set(['png', 'jpeg', 'webp', 'avif', 'heif', 'gif']);

sharp.concurrency(1);
sharp.cache(false);

export type EncodedImage = {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
};

/**
 * Decodes an image under limits and writes it anew as WebP of at most `longestSide` pixels: what
 * was hidden in the file (metadata, places, scripts, other formats) does not survive. SVG is refused.
 * @returns undefined when the bytes are not an image that is accepted.
 */
export async function reEncodeImage(
  bytes: Uint8Array,
  longestSide: number,
): Promise<EncodedImage | undefined> {
  try {
    const image = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'warning', pages: 1 });
    const { format } = await image.metadata();
    if (!format || !ACCEPTED.has(format)) return undefined;
    const { data, info } = await image
      .timeout({ seconds: TIMEOUT_SECONDS })
      .rotate()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 88 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    // Whatever sharp stumbles over is not an image that we keep.
    return undefined;
  }
}
