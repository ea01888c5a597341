import { type Kysely, sql } from 'kysely';
import type { ParisDay } from '#basics/dates.ts';
import type { VaultDB, VaultTx } from '#platform/vault/vault.ts';

/** A transaction, or a single statement by itself. */
type Tx = Kysely<VaultDB>;

export type PollAnswerRow = {
  readonly poll_id: string;
  readonly pseudonym: Buffer;
  readonly company_id: string;
  /** Null for who passed. */
  readonly choice: number | null;
  readonly closes_on: ParisDay;
};

/** Keeps what somebody chose, in the place of what they chose before. */
export async function replacePollAnswer(tx: Tx, answer: PollAnswerRow): Promise<void> {
  await tx
    .insertInto('poll_answers')
    .values(answer)
    .onConflict((same) =>
      same.columns(['poll_id', 'pseudonym']).doUpdateSet({ choice: answer.choice }),
    )
    .execute();
}

/** What somebody chose; undefined where they neither answered nor passed. */
export async function findPollAnswer(tx: Tx, pollId: string, pseudonym: Buffer) {
  return tx
    .selectFrom('poll_answers')
    .select('choice')
    .where('poll_id', '=', pollId)
    .where('pseudonym', '=', pseudonym)
    .executeTakeFirst();
}

/** All that somebody has chosen of questions that are not told yet. */
export async function findPollAnswers(tx: Tx, pseudonym: Buffer) {
  return tx
    .selectFrom('poll_answers')
    .select(['poll_id', 'choice'])
    .where('pseudonym', '=', pseudonym)
    .where('choice', 'is not', null)
    .execute();
}

/** What everybody chose of a question, without those who passed. */
export async function findChoices(tx: Tx, companyId: string, pollId: string) {
  return tx
    .selectFrom('poll_answers')
    .select(['pseudonym', 'choice'])
    .where('company_id', '=', companyId)
    .where('poll_id', '=', pollId)
    .where('choice', 'is not', null)
    .execute();
}

export async function deletePollAnswers(tx: Tx, companyId: string, pollId: string): Promise<void> {
  await tx
    .deleteFrom('poll_answers')
    .where('company_id', '=', companyId)
    .where('poll_id', '=', pollId)
    .execute();
}

/** Of questions of a company that closed until this day, which is told by now. */
export async function deleteClosedPollAnswers(
  tx: Tx,
  companyId: string,
  until: ParisDay,
): Promise<void> {
  await tx
    .deleteFrom('poll_answers')
    .where('company_id', '=', companyId)
    .where('closes_on', '<=', until)
    .execute();
}

/** Of all companies, also what came back with an old copy. */
export async function deletePollAnswersUntil(tx: Tx, until: ParisDay): Promise<void> {
  await tx.deleteFrom('poll_answers').where('closes_on', '<=', until).execute();
}

/** Writes all of them anew, in an order that says nothing of when they came. */
export async function shufflePollAnswers(tx: Tx): Promise<void> {
  await sql`
    with taken as (
      delete from poll_answers returning poll_id, pseudonym, company_id, choice, closes_on
    )
    insert into poll_answers (poll_id, pseudonym, company_id, choice, closes_on)
    select * from taken order by gen_random_uuid()`.execute(tx);
}

/** The list of the employer that holds in a week, as sizes: since when, and how many are listed where. */
export async function findListSizes(tx: VaultTx, companyId: string, monday: ParisDay) {
  const list = await tx
    .selectFrom('lists')
    .select('since')
    .where('company_id', '=', companyId)
    .where('since', '<=', monday)
    .orderBy('since', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!list) return undefined;
  const places = await tx
    .selectFrom('list_places')
    .select(['place_id', 'parent_id', 'listed'])
    .where('company_id', '=', companyId)
    .where('since', '=', list.since)
    .execute();
  return {
    since: list.since,
    places: places.map(({ place_id: id, parent_id: parentId, listed }) => ({
      id,
      parentId: parentId ?? undefined,
      listed,
    })),
  };
}

/** Whether somebody is on the list of the employer of that Monday; it says nothing of what they answer. */
export async function isListed(
  tx: Tx,
  { companyId, since }: { readonly companyId: string; readonly since: ParisDay },
  member: Buffer,
): Promise<boolean> {
  const row = await tx
    .selectFrom('list_members')
    .select('since')
    .where('company_id', '=', companyId)
    .where('since', '=', since)
    .where('member', '=', member)
    .executeTakeFirst();
  return row !== undefined;
}
