import { type Kysely, sql } from 'kysely';
import type { ParisDay } from '#basics/dates.ts';
import type { VaultDB } from '#platform/vault/vault.ts';

/** A transaction, or a single statement by itself. */
type Tx = Kysely<VaultDB>;

export type AnswerRow = {
  readonly company_id: string;
  readonly pseudonym: Buffer;
  readonly monday: ParisDay;
  readonly day: ParisDay;
  readonly mood: number | null;
  readonly energy: number | null;
  readonly factor: string;
  readonly factor_tap: number | null;
};

/** Keeps the answer of a day, in the place of one that is there. */
export async function replaceAnswer(tx: Tx, answer: AnswerRow): Promise<void> {
  const { mood, energy, factor_tap } = answer;
  await tx
    .insertInto('answers')
    .values(answer)
    .onConflict((same) =>
      same.columns(['pseudonym', 'day']).doUpdateSet({ mood, energy, factor_tap }),
    )
    .execute();
}

/** Keeps the answer of a day unless there is one: whether it was kept. */
export async function insertAnswer(tx: Tx, answer: AnswerRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('answers')
    .values(answer)
    .onConflict((same) => same.columns(['pseudonym', 'day']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function deleteAnswer(tx: Tx, pseudonym: Buffer, day: ParisDay): Promise<void> {
  await tx
    .deleteFrom('answers')
    .where('pseudonym', '=', pseudonym)
    .where('day', '=', day)
    .execute();
}

export async function findAnswers(tx: Tx, pseudonym: Buffer) {
  return tx
    .selectFrom('answers')
    .select(['day', 'mood', 'energy', 'factor', 'factor_tap'])
    .where('pseudonym', '=', pseudonym)
    .orderBy('day')
    .execute();
}

/** What was answered in a company from one Monday to another, both included. */
export async function findWeeks(tx: Tx, companyId: string, from: ParisDay, to: ParisDay) {
  return tx
    .selectFrom('answers')
    .select(['pseudonym', 'monday', 'mood', 'energy', 'factor', 'factor_tap'])
    .where('company_id', '=', companyId)
    .where('monday', '>=', from)
    .where('monday', '<=', to)
    .execute();
}

/** Writes the rows of a closed week anew, in an order that says nothing of when they came. */
export async function shuffleWeek(tx: Tx, companyId: string, monday: ParisDay): Promise<void> {
  await sql`
    with taken as (
      delete from answers where company_id = ${companyId} and monday = ${monday}
      returning company_id, pseudonym, monday, day, mood, energy, factor, factor_tap
    )
    insert into answers (company_id, pseudonym, monday, day, mood, energy, factor, factor_tap)
    select * from taken order by gen_random_uuid()`.execute(tx);
}

/** The same, of all companies, for the answers of days since this one. */
export async function shuffleSince(tx: Tx, day: ParisDay): Promise<void> {
  await sql`
    with taken as (
      delete from answers where day >= ${day}
      returning company_id, pseudonym, monday, day, mood, energy, factor, factor_tap
    )
    insert into answers (company_id, pseudonym, monday, day, mood, energy, factor, factor_tap)
    select * from taken order by gen_random_uuid()`.execute(tx);
}

/** Where something is kept under pseudonyms, with the company. */
const KEPT = ['answers', 'histories', 'people', 'poll_answers', 'questionnaire_answers'] as const;

/** Deletes all that is kept under these pseudonyms, and marks of accounts: `eraseAnswers` keeps lists as they are. */
export async function erasePseudonyms(tx: Tx, pseudonyms: readonly Buffer[]): Promise<void> {
  const gone = sql.val([...pseudonyms]);
  for (const table of [...KEPT, 'list_counted']) {
    await sql`delete from ${sql.table(table)} where pseudonym = any(${gone}::bytea[])`.execute(tx);
  }
  await sql`delete from term_keys where account = any(${gone}::bytea[])`.execute(tx);
}

/** Erases all that is kept of these companies. */
export async function eraseCompanies(tx: Tx, companyIds: readonly string[]): Promise<void> {
  for (const table of [...KEPT, 'lists', 'closings']) {
    await sql`delete from ${sql.table(table)} where company_id = any(${sql.val([...companyIds])}::uuid[])`.execute(
      tx,
    );
  }
}
