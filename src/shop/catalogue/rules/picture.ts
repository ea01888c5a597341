/**
 * The rule: a photograph is shown in the sizes that screens need, in two formats, whole or cut around what
 * must stay in sight; a drawing that comes with the product is shown as it is. Files are never changed:
 * another content has another address.
 */

export interface KeptPicture {
  readonly id: string;
  /** Of a drawing that comes with the product; null for what was uploaded. */
  readonly path: string | null;
  readonly version: string | null;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Percent from the left and from the top. */
  readonly focusX: number;
  readonly focusY: number;
}

/** `card` is four by three, for lists; `square` stands beside a name. */
export type PictureShape = 'whole' | 'card' | 'square';

export interface Rendition {
  /** Within the folder of the picture's version, without its extension. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** What is kept of the picture, in its own pixels. */
  readonly cut: Rectangle;
}

export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface ShownPicture {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  /** The best format first; none for a drawing. */
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
}

export const PICTURE_FORMATS = ['avif', 'webp'] as const;

/** Under which every size of an uploaded picture is read. */
export const PICTURES_AT = '/storage/v1/object/public/media';

const WIDTHS: Readonly<Record<PictureShape, readonly number[]>> = {
  whole: [640, 1280, 1920],
  card: [480, 960],
  square: [192],
};
const RATIOS = { card: 4 / 3, square: 1 } as const;
const LONGEST_SIDE = 1920;

/** Every size that is made of an uploaded picture in this shape, the smallest first; at least one. */
export function renditionsIn(shape: PictureShape, picture: KeptPicture): readonly Rendition[] {
  const cut = shape === 'whole' ? all(picture) : cutAround(picture, RATIOS[shape]);
  const tall = Math.floor((LONGEST_SIDE * cut.width) / cut.height);
  const widest = Math.max(1, Math.min(cut.width, tall, Math.max(...WIDTHS[shape])));
  const widths = [...WIDTHS[shape].filter((width) => width < widest), widest];
  return widths.map((width) => ({
    name: nameOf(shape, width, picture),
    width,
    height: Math.max(1, Math.min(LONGEST_SIDE, Math.round((cut.height * width) / cut.width))),
    cut,
  }));
}

/** The largest part of this ratio with the focus as near its middle as the picture's borders let it be. */
export function cutAround(
  { width, height, focusX, focusY }: Omit<KeptPicture, 'id' | 'path' | 'version'>,
  ratio: number,
): Rectangle {
  const isWide = width > height * ratio;
  const cutWidth = isWide ? Math.max(1, Math.round(height * ratio)) : width;
  const cutHeight = isWide ? height : Math.max(1, Math.min(height, Math.round(width / ratio)));
  return {
    left: within(Math.round((width * focusX) / 100 - cutWidth / 2), width - cutWidth),
    top: within(Math.round((height * focusY) / 100 - cutHeight / 2), height - cutHeight),
    width: cutWidth,
    height: cutHeight,
  };
}

/** As a page shows it. */
export function shownPicture(shape: PictureShape, picture: KeptPicture): ShownPicture {
  const { id, path, version, width, height } = picture;
  if (path !== null) return { path, width, height, sources: [] };
  const renditions = renditionsIn(shape, picture);
  const at = (name: string, format: string) => `${PICTURES_AT}/${id}/${version}/${name}.${format}`;
  // Without a choice of sizes: one that is large enough for most screens, and small in a list.
  const middle = shape === 'whole' ? Math.min(1, renditions.length - 1) : 0;
  const main = renditions[middle] as Rendition;
  return {
    path: at(main.name, 'webp'),
    width: main.width,
    height: main.height,
    sources: PICTURE_FORMATS.map((format) => ({
      type: `image/${format}`,
      srcSet: renditions.map(({ name, width: w }) => `${at(name, format)} ${w}w`).join(', '),
    })),
  };
}

function nameOf(shape: PictureShape, width: number, { focusX, focusY }: KeptPicture): string {
  return shape === 'whole' ? String(width) : `${shape}-${width}-${focusX}x${focusY}`;
}

function all({ width, height }: KeptPicture): Rectangle {
  return { left: 0, top: 0, width, height };
}

function within(place: number, most: number): number {
  return Math.max(0, Math.min(most, place));
}
