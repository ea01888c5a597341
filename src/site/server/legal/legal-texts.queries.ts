import { sql } from 'kysely';
import type { Tx } from '#platform/database/transaction.ts';
import type { LegalChange, LegalContent, LegalPageName } from '../../rules/legal-document.ts';

/** Until the transaction ends, nobody else adds a version. */
export async function lockLegalTexts(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('legal-texts', 0))`.execute(tx);
}

/** The newest first, without what they say. */
export async function listVersions(tx: Tx, page: LegalPageName) {
  const rows = await tx
    .selectFrom('legal_text_versions')
    .select(['number', 'in_force_from', 'changes'])
    .where('page', '=', page)
    .orderBy('number', 'desc')
    .execute();
  // The product alone writes them.
  return rows.map((row) => ({ ...row, changes: row.changes as unknown as LegalChange[] }));
}

/** The version of that number, or else the newest. */
export async function findVersion(tx: Tx, page: LegalPageName, number?: number) {
  const row = await tx
    .selectFrom('legal_text_versions')
    .select(['number', 'in_force_from', 'content'])
    .where('page', '=', page)
    .$if(number !== undefined, (query) => query.where('number', '=', number ?? 0))
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  // The product alone writes them.
  return row && { ...row, content: row.content as unknown as LegalContent };
}

export async function insertVersion(
  tx: Tx,
  version: {
    readonly page: LegalPageName;
    readonly number: number;
    readonly in_force_from: Date;
    readonly content: LegalContent;
    readonly changes: readonly LegalChange[];
  },
): Promise<void> {
  await tx
    .insertInto('legal_text_versions')
    .values({
      ...version,
      content: JSON.stringify(version.content),
      changes: JSON.stringify(version.changes),
    })
    .execute();
}
