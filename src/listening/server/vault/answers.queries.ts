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

/** Keeps answers of closed weeks unless they are there, in an order that says nothing of when they came. */
export async function insertAnswers(tx: Tx, answers: readonly AnswerRow[]): Promise<void> {
  const column = (of: (answer: AnswerRow) => unknown) => sql.val(answers.map(of));
  await sql`
    insert into answers (company_id, pseudonym, monday, day, mood, energy, factor, factor_tap)
    select * from unnest(${column((each) => each.company_id)}::uuid[],
      ${column((each) => each.pseudonym)}::bytea[], ${column((each) => each.monday)}::date[],
      ${column((each) => each.day)}::date[], ${column((each) => each.mood)}::smallint[],
      ${column((each) => each.energy)}::smallint[], ${column((each) => each.factor)}::text[],
      ${column((each) => each.factor_tap)}::smallint[])
    order by gen_random_uuid() on conflict do nothing`.execute(tx);
}

/** What somebody said in weeks that are closed, the oldest first. */
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

/** Where something is kept under pseudonyms, with the company. */
const KEPT = ['answers', 'histories', 'people'] as const;

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
  for (const table of [...KEPT, 'sealed_answers', 'lists', 'closings']) {
    await sql`delete from ${sql.table(table)} where company_id = any(${sql.val([...companyIds])}::uuid[])`.execute(
      tx,
    );
  }
}
