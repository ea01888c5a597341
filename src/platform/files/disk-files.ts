import { constants } from 'node:fs';
import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkedKey, type FileStore } from './file-store.ts';

/** Files in a folder of this machine. */
export function createDiskFiles(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, checkedKey(key).slice(0, 2), key.slice(2, 4), key);

  return {
    async keep(key, path) {
      const target = pathOf(key);
      await flush(path);
      await mkdir(dirname(target), { recursive: true });
      await rename(path, target);
      await flush(dirname(target));
    },
    async read(key, range) {
      const file = await unlessMissing(open(pathOf(key)));
      return file?.createReadStream(range && { start: range.from, end: range.to });
    },
    async copy(from, to) {
      const target = pathOf(to);
      await mkdir(dirname(target), { recursive: true });
      const copied = await unlessMissing(
        copyFile(pathOf(from), target, constants.COPYFILE_FICLONE).then(() => true),
      );
      if (!copied) return false;
      await flush(target);
      await flush(dirname(target));
      return true;
    },
    async remove(keys) {
      for (const key of keys) await rm(pathOf(key), { force: true });
    },
  };
}

/** Makes a file or the entries of a folder survive a power cut. */
async function flush(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function unlessMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
