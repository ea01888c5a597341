import { sql } from 'kysely';
import type { ParisDay } from '#basics/dates.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { Opinion, Reason } from '../rules/duerp-record.ts';
import { refuseUnlessOwn } from './rows.queries.ts';

/** Without their content; issued ones by number, the newest first, what is not issued before them. */
export async function findVersions(tx: Tx, companyId: string) {
  const rows = await tx
    .selectFrom('duerp_versions')
    .select([
      'id',
      'state',
      'reason',
      'note',
      'frozen_at',
      'number',
      'issued_on',
      'superseded_on',
      'hash',
      'opinion',
    ])
    .where('company_id', '=', companyId)
    .orderBy('number', (order) => order.desc().nullsFirst())
    .orderBy('frozen_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, opinion: row.opinion as unknown as Opinion | null }));
}

/** One version with its content, as far as the caller may read it. */
export async function findVersion(tx: Tx, companyId: string, versionId: string) {
  return tx
    .selectFrom('duerp_versions')
    .select(['id', 'state', 'reason', 'note', 'content', 'number', 'issued_on', 'issued_at'])
    .select(['frozen_at', 'superseded_on', 'hash', 'previous_hash', 'opinion'])
    .where('company_id', '=', companyId)
    .where('id', '=', versionId)
    .executeTakeFirst();
}

/** How the version after this number cites the one before it; undefined while there is none. */
export function findNextLink(tx: Tx, companyId: string, number: number) {
  return tx
    .selectFrom('duerp_versions')
    .select('previous_hash')
    .where('company_id', '=', companyId)
    .where('number', '=', number + 1)
    .executeTakeFirst();
}

/** The last issued one: its place in the chain, and what it could not know yet. */
export function findLastIssued(tx: Tx, companyId: string) {
  return tx
    .selectFrom('duerp_versions')
    .select(['number', 'hash', 'issued_on', 'frozen_at'])
    .where('company_id', '=', companyId)
    .where('state', '=', 'issued')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

type NewVersion = {
  readonly id: string;
  readonly company_id: string;
  readonly reason: Reason;
  readonly note: string | null;
  readonly frozen_by: string;
  readonly content: string;
};

/** One that is there already stays. @throws Refusal not-found when it is another company’s */
export async function insertVersion(tx: Tx, version: NewVersion): Promise<void> {
  await tx
    .insertInto('duerp_versions')
    .values(version)
    .onConflict((same) => same.column('id').doNothing())
    .execute();
  await refuseUnlessOwn(tx, 'duerp_versions', version.company_id, version.id);
}

export async function withdrawVersion(tx: Tx, companyId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('duerp_versions')
    .set({ state: 'withdrawn' })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('state', '=', 'consultation')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

type Issue = {
  readonly id: string;
  readonly content: string;
  readonly opinion: Opinion;
  readonly number: number;
  readonly issued_at: Date;
  readonly issued_on: ParisDay;
  readonly issued_by: string;
  readonly previous_hash: Buffer | null;
  readonly hash: Buffer;
};

export async function issueVersion(tx: Tx, { id, opinion, ...issue }: Issue): Promise<void> {
  await tx
    .updateTable('duerp_versions')
    .set({ ...issue, state: 'issued', opinion: JSON.stringify(opinion) })
    .where('id', '=', id)
    .execute();
}

/** Until this transaction ends, nobody else freezes or issues for the company. */
export async function lockCompany(tx: Tx, companyId: string): Promise<void> {
  await sql`select from public.companies where id = ${companyId} for update`.execute(tx);
}

export function findTransmissions(tx: Tx, companyId: string) {
  return tx
    .selectFrom('duerp_transmissions')
    .select(['version_id', 'sent_on', 'recipient', 'means'])
    .where('company_id', '=', companyId)
    .orderBy('sent_on')
    .orderBy('id')
    .execute();
}

/** One that is there already stays. @throws Refusal not-found when it is another company’s */
export async function insertTransmission(
  tx: Tx,
  transmission: {
    id: string;
    company_id: string;
    version_id: string;
    sent_on: ParisDay;
    recipient: string;
    means: string;
    noted_by: string;
  },
): Promise<void> {
  await tx
    .insertInto('duerp_transmissions')
    .values(transmission)
    .onConflict((same) => same.column('id').doNothing())
    .execute();
  await refuseUnlessOwn(tx, 'duerp_transmissions', transmission.company_id, transmission.id);
}

export function findFile(tx: Tx, versionId: string, kind: 'pdf' | 'csv') {
  return tx
    .selectFrom('duerp_files')
    .select(['bytes', 'sha256'])
    .where('version_id', '=', versionId)
    .where('kind', '=', kind)
    .executeTakeFirst();
}

/** What was kept first stays. */
export async function insertFile(
  tx: Tx,
  file: { company_id: string; version_id: string; kind: 'pdf' | 'csv'; bytes: Buffer },
): Promise<void> {
  await sql`insert into public.duerp_files (company_id, version_id, kind, bytes, sha256)
    values (${file.company_id}, ${file.version_id}, ${file.kind}, ${file.bytes}::bytea,
      sha256(${file.bytes}::bytea))
    on conflict (version_id, kind) do nothing`.execute(tx);
}

/** The issued ones without their content, the oldest first. */
export function findIssuedVersions(tx: Tx, companyId: string) {
  return tx
    .selectFrom('duerp_versions')
    .select(['id', 'number', 'issued_on', 'issued_at', 'superseded_on'])
    .select(['hash', 'previous_hash'])
    .where('company_id', '=', companyId)
    .where('state', '=', 'issued')
    .orderBy('number')
    .execute();
}

const COMPANIES_AT_ONCE = 100;

/** Companies with issued versions, in the order of their ids, after that one. */
export async function findIssuers(tx: Tx, after: string | undefined): Promise<string[]> {
  const rows = await tx
    .selectFrom('duerp_versions')
    .select('company_id')
    .distinct()
    .where('state', '=', 'issued')
    .$if(after !== undefined, (query) => query.where('company_id', '>', after ?? ''))
    .orderBy('company_id')
    .limit(COMPANIES_AT_ONCE)
    .execute();
  return rows.map((row) => row.company_id);
}

/** Kept files of a version that are not what they were when they were kept. */
export function findAlteredFiles(tx: Tx, versionId: string) {
  return tx
    .selectFrom('duerp_files')
    .select('kind')
    .where('version_id', '=', versionId)
    .where(sql<boolean>`sha256(bytes) <> sha256`)
    .orderBy('kind')
    .execute();
}
