import { readdir } from 'node:fs/promises';

const A_SET = /^prevenance-[0-9a-f]{8}-(\d{4}-\d{2}-\d{2}T)(\d{2})(\d{2})(\d{2})Z\.tar\.zst\.age$/;

/** When the newest set in this folder was taken, by its name; undefined where there is none. */
export async function newestSet(folder: string): Promise<Date | undefined> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return [];
  });
  const instants = names.flatMap((name) => {
    const [, day, hours, minutes, seconds] = A_SET.exec(name) ?? [];
    return day ? [Date.parse(`${day}${hours}:${minutes}:${seconds}Z`)] : [];
  });
  return instants.length > 0 ? new Date(Math.max(...instants)) : undefined;
}
