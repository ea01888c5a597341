import sharp from 'sharp';

/** A small photograph as a telephone takes it: where and with what it was taken is written inside. */
export function photograph(
  format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' = 'jpeg',
  { width = 120, height = 80 } = {},
): Promise<Buffer> {
  return sharp({
    create: { width, height, channels: 3, background: { r: 200, g: 90, b: 40 } },
  })
    .withExif({
      IFD0: { Make: 'Appareil de Claire', Copyright: 'Claire Dubois' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 24/1', GPSLongitudeRef: 'E' },
    })
    .toFormat(format)
    .toBuffer();
}
