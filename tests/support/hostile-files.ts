import { crc32, deflateSync } from 'node:zlib';
import { photograph } from './images.ts';

export type HostileFile = {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Buffer;
};

const SCRIPT = '<script>alert(document.domain)</script>';
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`;
const TYPES = [
  'image/png',
  'image/jpeg',
  'image/svg+xml',
  'image/webp',
  'text/html',
  'text/plain',
  'text/xml',
  'application/xhtml+xml',
  'application/javascript',
  'application/octet-stream',
  'application/pdf',
  '',
] as const;

/**
 * Three hundred files that should do harm: scripts in disguise, photographs that tell where they
 * were taken, images that are larger than they look, torn and stitched ones, and odd types.
 */
export async function hostileFiles(): Promise<HostileFile[]> {
  const photo = await photograph('jpeg');
  const png = await photograph('png');
  const gif = await photograph('gif');
  const contents: readonly (readonly [name: string, bytes: Buffer])[] = [
    ['a page', Buffer.from(`<!doctype html><html><body>${SCRIPT}</body></html>`)],
    ['a drawing', Buffer.from(SVG)],
    ['a drawing with a prologue', Buffer.from(`<?xml version="1.0"?><!-- a -->\n${SVG}`)],
    ['a drawing after a mark', Buffer.concat([Buffer.from('efbbbf', 'hex'), Buffer.from(SVG)])],
    ['a drawing in sixteen bits', Buffer.from(`\ufeff${SVG}`, 'utf16le')],
    ['a drawing with a doctype', Buffer.from(`<!DOCTYPE svg PUBLIC "a" "b">${SVG}`)],
    [
      'a drawing in a namespace',
      Buffer.from(`<x:svg xmlns:x="http://www.w3.org/2000/svg">${SCRIPT}</x:svg>`),
    ],
    ['a script', Buffer.from('alert(document.domain)//')],
    ['a stylesheet', Buffer.from('@import "x"; body { background: url(javascript:alert(1)) }')],
    ['a photograph', photo],
    ['a photograph and a page', Buffer.concat([photo, Buffer.from(SCRIPT)])],
    ['a page and a photograph', Buffer.concat([Buffer.from(SCRIPT), photo])],
    ['a picture and a page', Buffer.concat([png, Buffer.from(SCRIPT)])],
    [
      'an animation that is a script',
      Buffer.concat([Buffer.from('GIF89a/*'), gif, Buffer.from('*/=1;alert(1)')]),
    ],
    ['an animation and a page', Buffer.concat([gif, Buffer.from(SCRIPT)])],
    ['a torn photograph', photo.subarray(0, photo.length / 2)],
    ['a torn picture', png.subarray(0, 60)],
    ['the beginning of a photograph', Buffer.from('ffd8ffe0', 'hex')],
    ['a picture of a hundred million points', hugePng(10_000, 10_000)],
    ['a picture wider than any', hugePng(2_000_000_000, 2_000_000_000)],
    [
      'a picture that never ends',
      Buffer.concat([hugePng(6_000, 6_000), deflateSync(Buffer.alloc(5_000_000))]),
    ],
    [
      'a telephone’s container',
      Buffer.concat([Buffer.from('000000186674797068656963', 'hex'), photo]),
    ],
    ['a scanner’s container', Buffer.concat([Buffer.from('49492a0008000000', 'hex'), photo])],
    ['nothing', Buffer.alloc(0)],
    ['noise', Buffer.from(Array.from({ length: 5_000 }, (_, index) => (index * 7_919) % 256))],
  ];
  return contents.flatMap(([name, bytes]) =>
    TYPES.map((contentType) => ({ name, contentType, bytes })),
  );
}

/** A well-formed header of a picture of this size, and hardly anything behind it. */
function hugePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
