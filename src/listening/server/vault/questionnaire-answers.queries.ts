import { type Kysely, sql } from 'kysely';
import type { ParisDay } from '#basics/dates.ts';
import type { VaultDB, VaultTx } from '#platform/vault/vault.ts';
import { subjectOf } from '../../rules/questionnaire.ts';
import { DIMENSIONS } from '../../rules/questionnaire-items.ts';
import type { Answers } from '../../rules/questionnaire-score.ts';

/** A transaction, or a single statement by itself. */
type Tx = Kysely<VaultDB>;

type GivenAnswers = {
  readonly questionnaireId: string;
  readonly pseudonym: Buffer;
  readonly companyId: string;
  /** By statement; null leaves what is there. */
  readonly answers: Answers;
  readonly closesOn: ParisDay;
};

/** Keeps what somebody answered now beside what they answered before. */
export async function keepQuestionnaireAnswers(
  tx: Tx,
  { questionnaireId, pseudonym, companyId, answers, closesOn }: GivenAnswers,
): Promise<void> {
  await sql`
    insert into questionnaire_answers (questionnaire_id, pseudonym, company_id, answers, closes_on)
    values (${questionnaireId}, ${pseudonym}, ${companyId}, ${sql.val([...answers])}::smallint[],
      ${closesOn})
    on conflict (questionnaire_id, pseudonym) do update set answers = array(
      select coalesce(given, kept)
      from unnest(excluded.answers, questionnaire_answers.answers)
        with ordinality as each (given, kept, at)
      order by at)`.execute(tx);
}

/** What somebody answered; undefined where they have not begun. */
export async function findQuestionnaireAnswers(
  tx: Tx,
  questionnaireId: string,
  pseudonym: Buffer,
): Promise<Answers | undefined> {
  const row = await tx
    .selectFrom('questionnaire_answers')
    .select('answers')
    .where('questionnaire_id', '=', questionnaireId)
    .where('pseudonym', '=', pseudonym)
    .executeTakeFirst();
  return row?.answers;
}

/** All that somebody has answered of questionnaires that are not told yet. */
export async function findAllQuestionnaireAnswers(tx: Tx, pseudonym: Buffer) {
  const rows = await tx
    .selectFrom('questionnaire_answers')
    .select('answers')
    .where('pseudonym', '=', pseudonym)
    .execute();
  return rows.map(({ answers }): Answers => answers);
}

/** What everybody answered. */
export async function findAnsweredBy(tx: Tx, companyId: string, questionnaireId: string) {
  return tx
    .selectFrom('questionnaire_answers')
    .select(['pseudonym', 'answers'])
    .where('company_id', '=', companyId)
    .where('questionnaire_id', '=', questionnaireId)
    .execute();
}

export async function deleteQuestionnaireAnswers(
  tx: Tx,
  companyId: string,
  questionnaireId: string,
): Promise<void> {
  await tx
    .deleteFrom('questionnaire_answers')
    .where('company_id', '=', companyId)
    .where('questionnaire_id', '=', questionnaireId)
    .execute();
}

/** Of questionnaires that closed until this day, which are told by now: of one company, or of all. */
export async function deleteQuestionnaireAnswersUntil(
  tx: Tx,
  until: ParisDay,
  companyId?: string,
): Promise<void> {
  await tx
    .deleteFrom('questionnaire_answers')
    .where('closes_on', '<=', until)
    .$if(companyId !== undefined, (query) => query.where('company_id', '=', companyId ?? ''))
    .execute();
}

/** Writes all of them anew, in an order that says nothing of when they came. */
export async function shuffleQuestionnaireAnswers(tx: Tx): Promise<void> {
  await sql`
    with taken as (
      delete from questionnaire_answers
      returning questionnaire_id, pseudonym, company_id, answers, closes_on
    )
    insert into questionnaire_answers
      (questionnaire_id, pseudonym, company_id, answers, closes_on)
    select * from taken order by gen_random_uuid()`.execute(tx);
}

/** Whether the list of that Monday says what hides everybody in a questionnaire. */
export async function knowsListedTerms(
  tx: VaultTx,
  companyId: string,
  since: ParisDay,
): Promise<boolean> {
  const row = await tx
    .selectFrom('list_constants')
    .select(({ fn }) => fn.count<number>('subject').distinct().as('subjects'))
    .where('company_id', '=', companyId)
    .where('since', '=', since)
    .where('subject', 'in', DIMENSIONS.map(subjectOf))
    .executeTakeFirstOrThrow();
  return Number(row.subjects) === DIMENSIONS.length;
}
