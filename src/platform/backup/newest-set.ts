import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

const A_SET = /^prevenance-[0-9a-f]{8}-(\d{4}-\d{2}-\d{2}T)(\d{2})(\d{2})(\d{2})Z\.tar\.zst\.age$/;

export type FoundSet = { readonly path: string; readonly takenAt: Date };

/** When the newest set in this folder was taken, by its name; undefined where there is none. */
export async function newestSet(folder: string): Promise<Date | undefined> {
  return (await findNewestSet(folder))?.takenAt;
}

/** The same, with where it is. */
export async function findNewestSet(folder: string): Promise<FoundSet | undefined> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return [];
  });
  const sets = names.flatMap((name) => {
    const takenAt = takenAtOf(name);
    return takenAt ? [{ path: join(folder, name), takenAt }] : [];
  });
  return sets.sort((a, b) => b.takenAt.getTime() - a.takenAt.getTime())[0];
}

function takenAtOf(name: string): Date | undefined {
  const [, day, hours, minutes, seconds] = A_SET.exec(name) ?? [];
  return day ? new Date(`${day}${hours}:${minutes}:${seconds}Z`) : undefined;
}
