import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { decrypt } from './age.ts';
import { type Entry, type Sum, unpack } from './archive.ts';

/** Opens a set and gives its entries, one after the other, to `work`. @throws UnreadableBackup */
export async function readSet(
  path: string,
  keys: Parameters<typeof decrypt>[1],
  onSum: (sum: Sum) => void,
  work: (entries: AsyncGenerator<Entry>) => Promise<void>,
): Promise<void> {
  await pipeline(
    createReadStream(path),
    (source: AsyncIterable<Buffer>) => decrypt(source, keys),
    createZstdDecompress(),
    (clear: AsyncIterable<Buffer>) => work(unpack(clear, onSum)),
  );
}
