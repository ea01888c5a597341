import { reEncodeImage } from '#platform/files/re-encode-image.ts';
import {
  type KeptPicture,
  PICTURE_FORMATS,
  type PictureShape,
  renditionsIn,
} from '../../rules/picture.ts';
import type { CatalogueDeskDeps } from './catalogue-desk-deps.ts';

/** Percent. */
const QUALITY = 80;

/** Every size of a picture in these shapes, one after the other: memory holds one at a time. */
export async function makeRenditions(
  deps: Pick<CatalogueDeskDeps, 'keepFile'>,
  picture: KeptPicture,
  original: Buffer,
  shapes: readonly PictureShape[],
): Promise<void> {
  for (const { name, width, height, cut } of shapes.flatMap((shape) =>
    renditionsIn(shape, picture),
  )) {
    for (const format of PICTURE_FORMATS) {
      const wishes = {
        cut: { ...cut },
        format,
        width,
        height,
        fit: 'fill',
        quality: QUALITY,
      } as const;
      const image = await reEncodeImage(original, wishes);
      if (!image) throw new Error(`A size of the medium ${picture.id} cannot be made`);
      await deps.keepFile('media', `${picture.id}/${picture.version}/${name}.${format}`, {
        bytes: image.bytes,
        contentType: `image/${format}`,
      });
    }
  }
}
