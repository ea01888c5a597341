import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { ROOMS } from './arrows.ts';

const ROOT = resolve(import.meta.dirname, '..');

/** `src/shop/orders/web/page.tsx` is of the room `shop/orders`. */
export function roomOf(path: string): string | undefined {
  return Object.keys(ROOMS).find((room) => path.startsWith(`src/${room}/`));
}

/** Whether a room may not borrow that: of a room it may not know, or of a shelf that is private. */
export function isRefused(from: string, to: string): boolean {
  const [room, other] = [roomOf(from), roomOf(to)];
  if (!room || !other || room === other) return false;
  return (
    !ROOMS[room]?.includes(other) || /^(server\/|messages\b)/.test(to.slice(`src/${other}/`.length))
  );
}

/** Every import between rooms that the table of arrows refuses, as `from → to`. */
export async function refusedEdges(): Promise<string[]> {
  const all = await readdir(join(ROOT, 'src'), { recursive: true });
  const found = await Promise.all(
    all
      .filter((path) => /\.tsx?$/.test(path))
      .map(async (path) => {
        const from = `src/${path}`;
        const targets = importsOf(from, await readFile(join(ROOT, from), 'utf8'));
        return targets.filter((to) => isRefused(from, to)).map((to) => `${from} → ${to}`);
      }),
  );
  return [...new Set(found.flat())].sort();
}

function importsOf(path: string, text: string): string[] {
  return [...text.matchAll(/(?:from |import\(|import )'(#|\.\.?\/)([^']+)'/g)].map(
    ([, start = '', rest = '']) =>
      start === '#' ? `src/${rest}` : join(dirname(path), start, rest),
  );
}
