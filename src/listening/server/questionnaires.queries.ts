import { type SqlBool, sql } from 'kysely';
import type { ParisDay } from '#basics/dates.ts';
import type { Tx } from '#platform/database/transaction.ts';

const MOST_SHOWN = 100;

export type NewQuestionnaire = {
  readonly id: string;
  readonly company_id: string;
  readonly list_since: ParisDay;
  readonly opens_on: ParisDay;
  readonly written_on: ParisDay;
  readonly author: string;
};

/** False when it is there already. */
export async function insertQuestionnaire(tx: Tx, row: NewQuestionnaire): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('questionnaires')
    .values(row)
    .onConflict((same) => same.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** What the caller may read, the newest first. */
export async function findQuestionnaires(tx: Tx, companyId: string) {
  return tx
    .selectFrom('questionnaires')
    .select(['id', 'list_since', 'opens_on', 'withdrawn_on'])
    .where('company_id', '=', companyId)
    .orderBy('opens_on', 'desc')
    .limit(MOST_SHOWN)
    .execute();
}

/** The questionnaire that opened on one of these days, unless it was withdrawn. */
export async function findQuestionnaireOpenedBetween(
  tx: Tx,
  companyId: string,
  from: ParisDay,
  to: ParisDay,
) {
  return tx
    .selectFrom('questionnaires')
    .select(['id', 'list_since', 'opens_on'])
    .where('company_id', '=', companyId)
    .where('withdrawn_on', 'is', null)
    .where('opens_on', '>=', from)
    .where('opens_on', '<=', to)
    .executeTakeFirst();
}

type Which = { readonly companyId: string; readonly questionnaireId: string };

/** Takes back a questionnaire that has not opened: whether there was one. */
export async function deleteQuestionnaireBefore(
  tx: Tx,
  { companyId, questionnaireId }: Which,
  today: ParisDay,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('questionnaires')
    .where('company_id', '=', companyId)
    .where('id', '=', questionnaireId)
    .where('opens_on', '>', today)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Withdraws a questionnaire that is open: the Monday on which it opened; undefined where there is none. */
export async function withdrawQuestionnaireSince(
  tx: Tx,
  { companyId, questionnaireId }: Which,
  today: ParisDay,
): Promise<ParisDay | undefined> {
  const row = await tx
    .updateTable('questionnaires')
    .set({ withdrawn_on: today })
    .where('company_id', '=', companyId)
    .where('id', '=', questionnaireId)
    .where('withdrawn_on', 'is', null)
    .where(sql<SqlBool>`${today}::date between opens_on and opens_on + 13`)
    .returning('opens_on')
    .executeTakeFirst();
  return row?.opens_on;
}
