import { type Kysely, type SqlBool, sql } from 'kysely';
import type { ParisDay } from '#basics/dates.ts';
import type { VaultDB } from '#platform/vault/vault.ts';
import type { Kind, SealedRow, Subject } from './sealed-answers.ts';

/** A transaction, or a single statement by itself. */
type Tx = Kysely<VaultDB>;

const COLUMNS = ['author', 'company_id', 'kind', 'day', 'sealed'] as const;

/** Keeps an answer, in the place of one that is there. */
export async function replaceSealed(tx: Tx, row: SealedRow): Promise<void> {
  await tx
    .insertInto('sealed_answers')
    .values(row)
    .onConflict((same) => same.column('author').doUpdateSet({ sealed: row.sealed }))
    .execute();
}

/** Keeps the check-in of a day that is over, unless there is one, sealed or open: whether it was kept. */
export async function insertLateCheckIn(
  tx: Tx,
  { author, company_id, kind, day, sealed }: SealedRow,
  pseudonym: Buffer,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into sealed_answers (author, company_id, kind, day, sealed)
    select ${author}::bytea, ${company_id}::uuid, ${kind}, ${day}::date, ${sealed}::bytea
    where not exists (select from answers where pseudonym = ${pseudonym} and day = ${day})
    on conflict do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

/** Keeps answers unless they are there, in an order that says nothing: how many were kept. */
export async function insertSealed(tx: Tx, rows: readonly SealedRow[]): Promise<number> {
  const column = (of: (row: SealedRow) => unknown) => sql.val(rows.map(of));
  const { numAffectedRows } = await sql`
    insert into sealed_answers (author, company_id, kind, day, sealed)
    select * from unnest(${column(({ author }) => author)}::bytea[],
      ${column((row) => row.company_id)}::uuid[], ${column(({ kind }) => kind)}::text[],
      ${column(({ day }) => day)}::date[], ${column(({ sealed }) => sealed)}::bytea[])
      as given (author, company_id, kind, day, sealed)
    order by author on conflict do nothing`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** One answer of somebody. */
export async function findSealed(tx: Tx, author: Buffer): Promise<SealedRow | undefined> {
  return tx
    .selectFrom('sealed_answers')
    .select(COLUMNS)
    .where('author', '=', author)
    .executeTakeFirst();
}

/** The same, which nobody changes until the transaction ends. */
export async function lockSealed(tx: Tx, author: Buffer): Promise<SealedRow | undefined> {
  return tx
    .selectFrom('sealed_answers')
    .select(COLUMNS)
    .where('author', '=', author)
    .forUpdate()
    .executeTakeFirst();
}

/** What is kept under these names, the oldest first. */
export async function findSealedAmong(tx: Tx, authors: readonly Buffer[]): Promise<SealedRow[]> {
  return tx
    .selectFrom('sealed_answers')
    .select(COLUMNS)
    .where(sql<SqlBool>`author = any(${sql.val([...authors])}::bytea[])`)
    .orderBy('day')
    .execute();
}

/** Everything that is sealed of these companies. */
export async function findSealedOf(tx: Tx, companyIds: readonly string[]): Promise<SealedRow[]> {
  return tx
    .selectFrom('sealed_answers')
    .select(COLUMNS)
    .where(sql<SqlBool>`company_id = any(${sql.val([...companyIds])}::uuid[])`)
    .execute();
}

/** What everybody of a company answered to a question or questionnaire. */
export async function findSealedAbout(
  tx: Tx,
  companyId: string,
  { kind, day }: Subject,
): Promise<SealedRow[]> {
  return tx
    .selectFrom('sealed_answers')
    .select(COLUMNS)
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .where('day', '=', day)
    .execute();
}

/** Of which kinds and days anything is sealed: of one company, or of all. */
export async function findSubjects(tx: Tx, companyId?: string): Promise<Subject[]> {
  const rows = await tx
    .selectFrom('sealed_answers')
    .select(['kind', 'day'])
    .distinct()
    .$if(companyId !== undefined, (query) => query.where('company_id', '=', companyId ?? ''))
    .execute();
  return rows.map(({ kind, day }) => ({ kind: kind as Kind, day }));
}

/** Companies with sealed answers, or with check-ins until this day. */
export async function findSealedCompanies(tx: Tx, until?: ParisDay): Promise<string[]> {
  const rows = await tx
    .selectFrom('sealed_answers')
    .select('company_id')
    .distinct()
    .$if(until !== undefined, (query) =>
      query.where('kind', '=', 'check-in').where('day', '<=', until ?? ''),
    )
    .orderBy('company_id')
    .execute();
  return rows.map((row) => row.company_id);
}

/** Takes out the check-ins of a company until this day. */
export async function takeSealedCheckIns(
  tx: Tx,
  companyId: string,
  until: ParisDay,
): Promise<SealedRow[]> {
  return tx
    .deleteFrom('sealed_answers')
    .where('company_id', '=', companyId)
    .where('kind', '=', 'check-in')
    .where('day', '<=', until)
    .returning(COLUMNS)
    .execute();
}

export async function deleteSealed(tx: Tx, authors: readonly Buffer[]): Promise<void> {
  await tx
    .deleteFrom('sealed_answers')
    .where(sql<SqlBool>`author = any(${sql.val([...authors])}::bytea[])`)
    .execute();
}

/** What was answered to a question or questionnaire of which nothing will be told. */
export async function deleteSealedAbout(
  tx: Tx,
  companyId: string,
  { kind, day }: Subject,
): Promise<void> {
  await tx
    .deleteFrom('sealed_answers')
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .where('day', '=', day)
    .execute();
}

/** Of questions and questionnaires that closed until this day, which are told by now: of one company, or of all. */
export async function deleteAskedUntil(tx: Tx, until: ParisDay, companyId?: string): Promise<void> {
  await tx
    .deleteFrom('sealed_answers')
    .where('kind', 'in', ['poll', 'questionnaire'])
    .where('day', '<=', until)
    .$if(companyId !== undefined, (query) => query.where('company_id', '=', companyId ?? ''))
    .execute();
}
