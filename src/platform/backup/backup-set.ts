import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { Sum } from './archive.ts';

// What is in a backup beside rows and bytes of files: first what it is, last what all of it added up to.

const FORMAT = 1;

const table = z.object({ name: z.string(), columns: z.string() });
const databaseShape = z.object({
  migrations: z.array(z.string()),
  tables: z.array(table),
  sequences: z.array(z.object({ name: z.string(), last: z.string().nullable() })),
});

export const aboutShape = z.object({
  format: z.literal(FORMAT),
  installation: z.uuid(),
  /** When the copy of the first database was begun. */
  takenAt: z.iso.datetime(),
  server: z.string(),
  /** By which the key of the vault is known, without being told. */
  keyMark: z.string(),
  main: databaseShape,
  vault: databaseShape,
  files: z.number().int(),
});
export type About = z.output<typeof aboutShape>;
export type DatabaseCopy = z.output<typeof databaseShape>;

export const sumsShape = z.object({
  rows: z.record(z.string(), z.number().int()),
  sums: z.array(z.object({ name: z.string(), bytes: z.number(), sha256: z.string() })),
});
export type Sums = z.output<typeof sumsShape>;

export const ABOUT = 'about.json';
export const SUMS = 'sums.json';
export const FORMAT_NOW = FORMAT;

/** Databases of a set, in the order in which they are copied: see `take-backup.ts`. */
export const DATABASES = ['vault', 'main'] as const;
export type DatabaseName = (typeof DATABASES)[number];

/** Names of tables would be too long for an archive: they are in what it is about. */
export const entryOf = (database: DatabaseName, at: number) =>
  `${database}/${String(at).padStart(4, '0')}.copy`;
export const fileEntry = (key: string) => `files/${key}`;

export const keyMarkOf = (vaultKey: Buffer, installation: string) =>
  createHmac('sha256', vaultKey).update(`backup of ${installation}`).digest('hex');

/** Names sort by their moment. */
export function setName(installation: string, takenAt: Date): string {
  const instant = takenAt.toISOString().replace(/\.\d+/, '').replaceAll(':', '');
  return `prevenance-${installation.slice(0, 8)}-${instant}.tar.zst.age`;
}

/** Where two lists of what entries add up to differ. */
export function differing(found: readonly Sum[], told: readonly Sum[]): readonly string[] {
  const lines = (sums: readonly Sum[]) =>
    new Map(sums.map(({ name, bytes, sha256 }) => [name, `${bytes} ${sha256}`]));
  const [here, there] = [lines(found), lines(told)];
  return [...new Set([...here.keys(), ...there.keys()])].filter(
    (name) => here.get(name) !== there.get(name),
  );
}
