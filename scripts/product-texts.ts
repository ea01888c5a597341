import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Texts } from '#basics/messages.ts';
import { MESSAGES, TEXTS } from '../src/app/messages.ts';
import type { ProductTexts } from './message-faults.ts';

const ROOT = resolve(import.meta.dirname, '..');

const IS_CODE = /^(?!.*(?:messages\/|\.test\.)).*\.tsx?$/;

/** The texts of the product, the code that may ask for them, and the database, whose names some are called by. */
export async function productTexts(): Promise<ProductTexts> {
  const sources = await read('src', (file) => /\.tsx?$/.test(file));
  const textOf = new Map(sources.map(({ path, text }) => [path, text]));
  const places = placesOf(TEXTS);
  const groupsIn = new Map<string, string[]>();
  for (const { path, text } of sources) {
    const taken = await groupsTaken(path, text, places);
    if (taken) groupsIn.set(path, taken);
  }
  const code = sources
    .filter(({ path }) => IS_CODE.test(path))
    .map(({ path, text }) => ({
      text,
      groups: nearest(path, text, groupsIn),
      near: importsOf(path, text)
        .flatMap((from) => withParts(from, textOf))
        .flatMap((from) => {
          const near = textOf.get(from) ?? '';
          const further = importsOf(from, near)
            .filter((file) => /rules\/|contract/.test(file))
            .flatMap((file) => withParts(file, textOf));
          return [near, ...further.flatMap((file) => textOf.get(file) ?? [])];
        }),
    }));
  const names = await read('db/migrations', (file) => file.endsWith('.sql'));
  return { ...MESSAGES, code, names: names.map(({ text }) => text) };
}

/** Where in the tree each group is, both languages side by side. */
function placesOf(tree: Texts, at = '', found = new Map<unknown, string>()) {
  for (const [name, value] of Object.entries(tree)) {
    const path = at ? `${at}.${name}` : name;
    if (typeof value.fr === 'string') continue;
    found.set(value, path);
    placesOf(value as Texts, path, found);
  }
  return found;
}

/** The groups whose texts a file imports; nothing when it imports none. */
async function groupsTaken(path: string, text: string, places: ReadonlyMap<unknown, string>) {
  const from = importsOf(path, text).filter((file) =>
    /(messages\/[\w-]+|messages)\.ts$/.test(file),
  );
  if (from.length === 0) return undefined;
  const modules: Record<string, unknown>[] = await Promise.all(
    from.map((file) => import(join(ROOT, 'src', file))),
  );
  return modules
    .flatMap((texts) => Object.values(texts))
    .flatMap((value) => places.get(value) ?? []);
}

/** Its own, else those of what it imports: who is handed a translator imports its type; else its room’s. */
function nearest(path: string, text: string, groupsIn: ReadonlyMap<string, readonly string[]>) {
  const own = groupsIn.get(path);
  if (own) return own;
  const near = importsOf(path, text).flatMap((from) => groupsIn.get(from) ?? []);
  return near.length > 0 ? near : [roomOf(path).replace(/^shop\//, '')];
}

/** `shop/orders/web/page.tsx` is of the room `shop/orders`. */
function roomOf(path: string): string {
  return /^(?:shop\/)?[a-z]+/.exec(path)?.[0] ?? '';
}

/** A file, and where it is the contract of a room the parts it is made of. */
function withParts(path: string, textOf: ReadonlyMap<string, string>): string[] {
  const room = /^((?:shop\/)?\w+)\/contract\.ts$/.exec(path)?.[1];
  const parts = [...textOf.keys()].filter((file) => file.startsWith(`${room}/contract/`));
  return [path, ...parts];
}

/** The files of ours that a file imports, by their paths in `src`. */
function importsOf(path: string, text: string): string[] {
  return [...text.matchAll(/(?:from |import\()'(#|\.\.?\/)([^']+)'/g)].map(
    ([, start = '', rest = '']) => (start === '#' ? rest : join(dirname(path), start, rest)),
  );
}

async function read(folder: string, isWanted: (file: string) => boolean) {
  const files = await readdir(join(ROOT, folder), { recursive: true });
  return Promise.all(
    files.filter(isWanted).map(async (path) => ({
      path,
      text: await readFile(join(ROOT, folder, path), 'utf8'),
    })),
  );
}
