import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cutAround,
  type KeptPicture,
  PICTURES_AT,
  type PictureShape,
  renditionsIn,
  shownPicture,
} from './picture.ts';

const photograph: KeptPicture = {
  id: 'a',
  path: null,
  version: 'v',
  width: 4000,
  height: 3000,
  focusX: 50,
  focusY: 50,
};
const kept = fc.record({
  width: fc.integer({ min: 1, max: 12_000 }),
  height: fc.integer({ min: 1, max: 12_000 }),
  focusX: fc.integer({ min: 0, max: 100 }),
  focusY: fc.integer({ min: 0, max: 100 }),
});
const shapes = fc.constantFrom<PictureShape>('whole', 'card', 'square');

test('a photograph has the sizes that screens need', () => {
  const sizes = (shape: PictureShape, picture = photograph) =>
    renditionsIn(shape, picture).map(({ width, height }) => `${width}×${height}`);
  expect(sizes('whole')).toEqual(['640×480', '1280×960', '1920×1440']);
  expect(sizes('card')).toEqual(['480×360', '960×720']);
  expect(sizes('square')).toEqual(['192×192']);
  expect(sizes('whole', { ...photograph, width: 800, height: 600 })).toEqual([
    '640×480',
    '800×600',
  ]);
  expect(sizes('whole', { ...photograph, width: 2000, height: 8000 })).toEqual(['480×1920']);
});

test('what is cut keeps the focus in sight, and nothing beyond the border', () => {
  expect(cutAround({ ...photograph, focusX: 10 }, 1)).toEqual({
    left: 0,
    top: 0,
    width: 3000,
    height: 3000,
  });
  expect(cutAround({ ...photograph, focusX: 60 }, 1).left).toBe(900);
  fc.assert(
    fc.property(kept, fc.constantFrom(1, 4 / 3), (picture, ratio) => {
      const { left, top, width, height } = cutAround(picture, ratio);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(1);
      expect(left + width).toBeLessThanOrEqual(picture.width);
      expect(top + height).toBeLessThanOrEqual(picture.height);
      const [x, y] = [
        (picture.width * picture.focusX) / 100,
        (picture.height * picture.focusY) / 100,
      ];
      expect(x >= left - 1 && x <= left + width + 1).toBe(true);
      expect(y >= top - 1 && y <= top + height + 1).toBe(true);
    }),
  );
});

test('no size is larger than the picture, longer than screens need, or made twice', () => {
  fc.assert(
    fc.property(kept, shapes, (picture, shape) => {
      const renditions = renditionsIn(shape, { ...photograph, ...picture });
      expect(renditions.length).toBeGreaterThan(0);
      expect(new Set(renditions.map(({ name }) => name)).size).toBe(renditions.length);
      for (const { width, height, cut } of renditions) {
        expect(width).toBeGreaterThanOrEqual(1);
        expect(width).toBeLessThanOrEqual(cut.width);
        expect(Math.max(width, height)).toBeLessThanOrEqual(1920);
      }
    }),
  );
});

test('a page is told both formats with their widths; of a drawing, where it is', () => {
  expect(shownPicture('card', { ...photograph, focusX: 20 })).toEqual({
    path: `${PICTURES_AT}/a/v/card-480-20x50.webp`,
    width: 480,
    height: 360,
    sources: ['avif', 'webp'].map((format) => ({
      type: `image/${format}`,
      srcSet:
        `${PICTURES_AT}/a/v/card-480-20x50.${format} 480w, ` +
        `${PICTURES_AT}/a/v/card-960-20x50.${format} 960w`,
    })),
  });
  const drawing = { ...photograph, path: '/illustrations/lost.svg', version: null };
  expect(shownPicture('card', drawing)).toEqual({
    path: '/illustrations/lost.svg',
    width: 4000,
    height: 3000,
    sources: [],
  });
});
