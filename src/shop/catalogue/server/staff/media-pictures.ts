import type { Picture } from '../../contract.ts';
import { type KeptPicture, type PictureShape, shownPicture } from '../../rules/picture.ts';
import type { MediumRow } from './media.queries.ts';

/** As the rules know a picture. A document has no size, and is never asked for. */
export function keptPicture(row: MediumRow): KeptPicture {
  const { id, path, version, width, height } = row;
  if (width === null || height === null) throw new Error(`The medium ${id} is no picture`);
  return { id, path, version, width, height, focusX: row.focus_x, focusY: row.focus_y };
}

export function pictureOf(shape: PictureShape, row: MediumRow): Picture {
  const { sources, ...picture } = shownPicture(shape, keptPicture(row));
  return { ...picture, sources: [...sources] };
}

/** Beside a name. */
export const thumbnailOf = (row: MediumRow): Picture => pictureOf('square', row);
