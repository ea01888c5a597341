import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/database/transaction.ts';

/** A table whose rows are linked when they are written (docs/decisions/0054), as its room describes it. */
export interface SealedTable {
  readonly chain: string;
  /** Its rows, as `entry`. */
  readonly entries: RawBuilder<unknown>;
  readonly id: RawBuilder<string>;
  /** By what people know a row; null where the row is gone. */
  readonly label: RawBuilder<string | null>;
  /** Which of its rows are linked. */
  readonly isSealed: RawBuilder<boolean>;
  /** Whether each company has a chain of its own. */
  readonly isByCompany: boolean;
}

/** The place of an entry in its chain. */
export interface Seal {
  readonly rank: number;
  /** In hexadecimal digits. */
  readonly hash: string;
  /** Whether the entry is as it was written, and its link follows the one before. */
  readonly isSound: boolean;
}

/** A journal: lines with an id and a moment, all of them linked. */
export function sealedJournal(chain: string, table: string, isByCompany: boolean): SealedTable {
  return {
    chain,
    entries: sql`public.${sql.id(table)} as entry`,
    id: sql<string>`entry.id`,
    label: sql<
      string | null
    >`to_char(entry.happened_at at time zone 'Europe/Paris', 'YYYY-MM-DD HH24:MI:SS')`,
    isSealed: sql<boolean>`true`,
    isByCompany,
  };
}

const NOTHING = Buffer.alloc(32);

/** SHA-256 of the SHA-256 of each part; 32 zeros for one that is not there. */
export function digestOf(parts: readonly (string | null)[]): Buffer {
  const digest = createHash('sha256');
  for (const part of parts) {
    digest.update(part === null ? NOTHING : createHash('sha256').update(part, 'utf8').digest());
  }
  return digest.digest();
}

/** SHA-256 of the hash of the link before, if there is one, and of the digest of the entry. */
export function linkHash(previous: Uint8Array | null, digest: Uint8Array): Buffer {
  return createHash('sha256')
    .update(previous ?? new Uint8Array())
    .update(digest)
    .digest();
}

/** Links of companies and those of the house are found by different indexed conditions. */
export function sameScope({ isByCompany }: SealedTable, one: string, other: string) {
  return isByCompany
    ? sql<boolean>`${sql.ref(`${one}.company_id`)} = ${sql.ref(`${other}.company_id`)}`
    : sql<boolean>`${sql.ref(`${one}.company_id`)} is null`;
}

/**
 * The places of these entries, by their ids; an entry without one was not written by the product. Needs the
 * rights of the service: what hashes are made of is nobody's to read.
 */
export async function readSeals(
  tx: Tx,
  table: SealedTable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Seal>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<LinkedEntry & { id: string }>`
    select ${table.id} as id, access.sealed_parts(entry) as parts, link.rank, link.hash,
      before.hash as previous
    from ${table.entries}
      join public.chain_links as link on link.chain = ${table.chain} and link.entry_id = ${table.id}
      left join public.chain_links as before on before.chain = link.chain
        and ${sameScope(table, 'before', 'link')} and before.rank = link.rank - 1
    where ${table.id} = any(${sql.val([...ids])}::uuid[])`.execute(tx);
  return new Map(
    rows.map((row) => [
      row.id,
      { rank: row.rank, hash: row.hash.toString('hex'), isSound: isLinked(row) },
    ]),
  );
}

export interface LinkedEntry {
  readonly parts: readonly (string | null)[];
  readonly rank: number;
  readonly hash: Buffer;
  /** Of the link before. */
  readonly previous: Buffer | null;
}

export function isLinked({ parts, rank, hash, previous }: LinkedEntry): boolean {
  if ((rank === 1) !== (previous === null)) return false;
  return linkHash(previous, digestOf(parts)).equals(hash);
}
