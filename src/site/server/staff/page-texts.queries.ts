import { sql } from 'kysely';
import type { EditedPage } from '#basics/settings.ts';
import type { Tx } from '#platform/database/transaction.ts';

type Form = Readonly<Record<string, string>>;

export function findDraft(tx: Tx, page: EditedPage) {
  return draftQuery(tx, page).executeTakeFirst();
}

/** The same; until the transaction ends, nobody else changes it. */
export function lockDraft(tx: Tx, page: EditedPage) {
  return draftQuery(tx, page).forUpdate().executeTakeFirst();
}

function draftQuery(tx: Tx, page: EditedPage) {
  return tx.selectFrom('page_text_drafts').selectAll().where('page', '=', page);
}

/** Undefined where somebody else has begun one in the same moment. */
export function insertDraft(tx: Tx, page: EditedPage, form: Form) {
  return tx
    .insertInto('page_text_drafts')
    .values({ page, form: JSON.stringify(form) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('revision')
    .executeTakeFirst();
}

export function updateDraft(tx: Tx, page: EditedPage, form: Form) {
  return tx
    .updateTable('page_text_drafts')
    .set({ form: JSON.stringify(form) })
    .where('page', '=', page)
    .returning('revision')
    .executeTakeFirst();
}

export async function deleteDraft(tx: Tx, page: EditedPage): Promise<void> {
  await tx.deleteFrom('page_text_drafts').where('page', '=', page).execute();
}

/** Answers its number. */
export async function insertPublished(tx: Tx, page: EditedPage, form: Form): Promise<number> {
  const { number } = await tx
    .insertInto('page_text_revisions')
    // The database counts.
    .values({ page, number: 1, form: JSON.stringify(form) })
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
}

/** Each text that was published, the newest first, with who published it. */
export async function listPublished(tx: Tx, page: EditedPage) {
  const { rows } = await sql<{
    number: number;
    form: Form;
    published_at: Date;
    actor: string | null;
  }>`select text.number, text.form, text.published_at, journal.actor
    from public.page_text_revisions as text
      left join public.staff_journal as journal
        on journal.subject = 'page-text' and journal.subject_id = text.page
          and (journal.after ->> 'number')::int = text.number
    where text.page = ${page} order by text.number desc`.execute(tx);
  return rows;
}
