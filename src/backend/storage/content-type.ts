import { IMAGE_FORMATS, type ImageFormat } from '#platform/files/re-encode-image.ts';

/** `type/subtype` in lower case; what is not one is unknown content. */
export function essenceOf(contentType: string | undefined): string {
  const essence = (contentType ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+$/.test(essence) ? essence : 'application/octet-stream';
}

/** The type as it is kept: its essence, and the one character set that is served. */
export function keptTypeOf(contentType: string | undefined): string {
  const essence = essenceOf(contentType);
  const isText = /;\s*charset="?utf-8"?/i.test(contentType ?? '');
  return isText ? `${essence};charset=UTF-8` : essence;
}

/** Whether a bucket that accepts these types accepts this one: `image/*` stands for any image. */
export function isAccepted(essence: string, accepted: readonly string[] | null): boolean {
  if (!accepted || accepted.length === 0) return true;
  return accepted.some((each) => {
    const wanted = each.trim().toLowerCase();
    return (
      wanted === '*/*' ||
      wanted === essence ||
      (wanted.endsWith('/*') && essence.startsWith(wanted.slice(0, -1)))
    );
  });
}

/** The format of a type that images are kept in. */
export function formatOfType(essence: string): ImageFormat | undefined {
  if (essence === 'image/jpg') return 'jpeg';
  return IMAGE_FORMATS.find((format) => essence === `image/${format}`);
}

const MAGIC: readonly (readonly [offset: number, bytes: string])[] = [
  [0, 'ffd8ff'],
  [0, '89504e470d0a1a0a'],
  [0, '474946383761'],
  [0, '474946383961'],
  [8, '57454250'],
  [4, '6674797061766966'],
  [4, '6674797061766973'],
  // HEIC, in its four brands, and both TIFFs: not kept, and known so that they are refused.
  [4, '6674797068656963'],
  [4, '6674797068656978'],
  [4, '667479706d696631'],
  [4, '667479706d736631'],
  [0, '49492a00'],
  [0, '4d4d002a'],
];

/** Whether a file begins as an image does, whatever it says it is. */
export function beginsAsImage(head: Buffer): boolean {
  return MAGIC.some(
    ([offset, bytes]) => head.subarray(offset, offset + bytes.length / 2).toString('hex') === bytes,
  );
}

/** Whether a file begins as a drawing that may carry scripts, in any encoding of text. */
export function beginsAsSvg(head: Buffer): boolean {
  const text = head.toString('latin1').replaceAll('\0', '').toLowerCase();
  return /^(?:[^\w<]{0,8})</.test(text) && /<(?:[\w.-]+:)?svg[\s>/]|<!doctype\s+svg/.test(text);
}

// Types that a browser does not run. Everything else is served as bytes of no known type.
const PASSIVE =
  /^(image\/(jpeg|png|gif|webp|avif)|text\/(plain|csv|markdown)|(audio|video|font)\/[\w.+-]+|application\/(pdf|json|zip|gzip|vnd\.[\w.+-]+|msword|rtf|octet-stream))$/;
const SHOWN = /^(image\/(jpeg|png|gif|webp|avif)|text\/plain)$/;

/** How a kept type is served: as which type, and whether it may open in the browser. */
export function servedAs(keptType: string): { contentType: string; isShown: boolean } {
  const essence = essenceOf(keptType === 'image/jpg' ? 'image/jpeg' : keptType);
  if (!PASSIVE.test(essence) || /xml|html|script/.test(essence)) {
    return { contentType: 'application/octet-stream', isShown: false };
  }
  return {
    contentType: keptType.endsWith(';charset=UTF-8') ? `${essence};charset=UTF-8` : essence,
    isShown: SHOWN.test(essence),
  };
}
