import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startS3 } from '../../../tests/support/s3-server.ts';
import { createDiskFiles } from './disk-files.ts';
import type { FileStore } from './file-store.ts';
import { createS3Files } from './s3-files.ts';

let folder: string;
let s3: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prevenance-files-'));
  s3 = await startS3();
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});

const STORES: readonly (readonly [name: string, open: () => FileStore])[] = [
  ['a folder', () => createDiskFiles(join(folder, 'kept'))],
  ['an S3-compatible store', () => createS3Files(s3.url)],
];

describe.each(STORES)('files in %s', (_name, open) => {
  async function kept(content: string): Promise<string> {
    const key = randomUUID();
    const path = join(folder, randomUUID());
    await writeFile(path, content);
    await open().keep(key, path);
    return key;
  }
  const read = async (key: string, range?: { from: number; to: number }) => {
    const bytes = await open().read(key, range);
    return bytes && text(bytes);
  };

  test('are taken over whole, and leave nothing where they arrived', async () => {
    const key = await kept('bonjour à tous');
    expect(await read(key)).toBe('bonjour à tous');
    expect((await readdir(folder)).filter((name) => name !== 'kept')).toEqual([]);
  });

  test('are read in part', async () => {
    expect(await read(await kept('0123456789'), { from: 2, to: 4 })).toBe('234');
  });

  test('may be empty', async () => {
    expect(await read(await kept(''))).toBe('');
  });

  test('are copied, and each then lives by itself', async () => {
    const key = await kept('original');
    const copy = randomUUID();
    expect(await open().copy(key, copy)).toBe(true);
    await open().remove([key]);
    expect(await read(copy)).toBe('original');
    expect(await open().copy(key, randomUUID())).toBe(false);
  });

  test('are gone once removed, which may be said twice', async () => {
    const [one, other] = [await kept('1'), await kept('2')];
    await open().remove([one, other]);
    await open().remove([one, randomUUID()]);
    expect([await read(one), await read(other)]).toEqual([undefined, undefined]);
  });

  test.each([
    '../secret',
    '/etc/passwd',
    'a',
    '',
    `${randomUUID()}/..`,
    randomUUID().toUpperCase(),
  ])('are never looked for at a path of somebody’s choice: %j', async (key) => {
    await expect(open().read(key)).rejects.toThrow('UUID');
    await expect(open().copy(randomUUID(), key)).rejects.toThrow('UUID');
    await expect(open().remove([key])).rejects.toThrow('UUID');
  });
});
