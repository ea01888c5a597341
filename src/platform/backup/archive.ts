import { createHash } from 'node:crypto';
import { ByteReader } from './byte-reader.ts';

// A tar archive whose entries are written as they come, each in parts of a few megabytes, since tar wants to know
// lengths beforehand. `tar x` unpacks it; `cat` puts the parts together.

const BLOCK = 512;
const PART_BYTES = 4 * 1024 * 1024;

/** What one entry holds, and what was found of it. */
export type Entry = { readonly name: string; readonly content: AsyncIterable<Buffer> };
export type Sum = { readonly name: string; readonly bytes: number; readonly sha256: string };

/** @param onSum told of each entry once it is written */
export async function* pack(
  entries: AsyncIterable<Entry>,
  onSum: (sum: Sum) => void,
): AsyncGenerator<Buffer> {
  for await (const { name, content } of entries) {
    const reader = new ByteReader(summed(name, content, onSum));
    for (let part = 0; ; part += 1) {
      const bytes = await reader.upTo(PART_BYTES);
      if (part > 0 && bytes.length === 0) break;
      yield headerOf(`${name}.${String(part).padStart(6, '0')}`, bytes.length);
      yield bytes;
      yield Buffer.alloc(paddingOf(bytes.length));
      if (bytes.length < PART_BYTES) break;
    }
  }
  yield Buffer.alloc(2 * BLOCK);
}

/** The entries as they were packed; each is read to its end before the next one is asked for. */
export async function* unpack(
  source: AsyncIterable<Buffer>,
  onSum: (sum: Sum) => void = () => undefined,
): AsyncGenerator<Entry> {
  const reader = new ByteReader(source);
  let header = await readHeader(reader);
  while (header) {
    const { name } = header;
    async function* parts(): AsyncGenerator<Buffer> {
      while (header?.name === name) {
        const bytes = await reader.upTo(header.length);
        await reader.upTo(paddingOf(header.length));
        yield bytes;
        header = await readHeader(reader);
      }
    }
    yield { name, content: summed(name, parts(), onSum) };
  }
  // To the end of what was encrypted, whose last piece proves that nothing is missing.
  while ((await reader.upTo(PART_BYTES)).length > 0);
}

/** The same of what is nowhere packed. */
export async function sumOf(name: string, content: AsyncIterable<Buffer>): Promise<Sum> {
  let sum: Sum | undefined;
  for await (const _piece of summed(name, content, (found) => {
    sum = found;
  }));
  if (!sum) throw new Error(`${name} was not read to its end`);
  return sum;
}

async function* summed(
  name: string,
  content: AsyncIterable<Buffer>,
  onSum: (sum: Sum) => void,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of content) {
    hash.update(piece);
    bytes += piece.length;
    yield piece;
  }
  onSum({ name, bytes, sha256: hash.digest('hex') });
}

const paddingOf = (length: number) => (BLOCK - (length % BLOCK)) % BLOCK;

/** The header of the POSIX format (ustar), of a file of its owner's alone. */
function headerOf(name: string, length: number): Buffer {
  if (Buffer.byteLength(name) > 100) throw new Error(`${name} is too long a name for an archive`);
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0);
  header.write('0000600\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  header.write(`${length.toString(8).padStart(11, '0')}\0`, 124);
  header.write('00000000000\0', 136);
  header.write('        ', 148);
  header.write('0', 156);
  header.write('ustar\x0000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

async function readHeader(
  reader: ByteReader,
): Promise<{ readonly name: string; readonly length: number } | undefined> {
  const header = await reader.upTo(BLOCK);
  if (header.length < BLOCK || header[0] === 0) return undefined;
  const name = header.toString('utf8', 0, header.indexOf(0));
  return {
    name: name.replace(/\.\d{6}$/, ''),
    length: Number.parseInt(header.toString('latin1', 124, 135), 8),
  };
}
