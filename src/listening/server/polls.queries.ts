import { type SqlBool, sql } from 'kysely';
import type { ParisDay } from '#basics/dates.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { ReleasedPlace, ReleasedPoll } from '../rules/release.ts';
import type { PollRow } from './release-rows.ts';

const MOST_SHOWN = 100;

export type NewPoll = {
  readonly id: string;
  readonly company_id: string;
  readonly list_since: ParisDay;
  readonly opens_on: ParisDay;
  readonly wording: string;
  readonly wording_en: string | null;
  readonly choices: string[];
  readonly choices_en: string[] | null;
  readonly written_on: ParisDay;
  readonly author: string;
};

/** False when it is there already. */
export async function insertPoll(tx: Tx, poll: NewPoll): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('polls')
    .values(poll)
    .onConflict((same) => same.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** What the caller may read, the newest first. */
export async function findPolls(tx: Tx, companyId: string) {
  return tx
    .selectFrom('polls')
    .select(['id', 'list_since', 'opens_on', 'withdrawn_on'])
    .select(['wording', 'wording_en', 'choices', 'choices_en'])
    .where('company_id', '=', companyId)
    .orderBy('opens_on', 'desc')
    .limit(MOST_SHOWN)
    .execute();
}

/** The question that opened on one of these days, unless it was withdrawn. */
export async function findPollOpenedBetween(
  tx: Tx,
  companyId: string,
  from: ParisDay,
  to: ParisDay,
) {
  return tx
    .selectFrom('polls')
    .select(['id', 'list_since', 'opens_on', 'wording', 'wording_en', 'choices', 'choices_en'])
    .where('company_id', '=', companyId)
    .where('withdrawn_on', 'is', null)
    .where('opens_on', '>=', from)
    .where('opens_on', '<=', to)
    .executeTakeFirst();
}

/** Takes back a question that has not opened: whether there was one. */
export async function deletePollBefore(
  tx: Tx,
  { companyId, pollId }: { readonly companyId: string; readonly pollId: string },
  today: ParisDay,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('polls')
    .where('company_id', '=', companyId)
    .where('id', '=', pollId)
    .where('opens_on', '>', today)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Withdraws a question that is open: the Monday on which it opened; undefined where there is none. */
export async function withdrawPollSince(
  tx: Tx,
  { companyId, pollId }: { readonly companyId: string; readonly pollId: string },
  today: ParisDay,
): Promise<ParisDay | undefined> {
  const row = await tx
    .updateTable('polls')
    .set({ withdrawn_on: today })
    .where('company_id', '=', companyId)
    .where('id', '=', pollId)
    .where('withdrawn_on', 'is', null)
    .where(sql<SqlBool>`${today}::date between opens_on and opens_on + 13`)
    .returning('opens_on')
    .executeTakeFirst();
  return row?.opens_on;
}

/** Whether anything in a text is the name of somebody who is in the company, first and last name together. */
export async function namesSomebody(
  tx: Tx,
  companyId: string,
  texts: readonly string[],
): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select exists (
    select from public.employees, unnest(${sql.val([...texts])}::text[]) as text
    where company_id = ${companyId} and left_on is null
      and (position(lower(first_name || ' ' || last_name) in lower(text)) > 0
        or position(lower(last_name || ' ' || first_name) in lower(text)) > 0)) as is`.execute(tx);
  return rows[0]?.is ?? false;
}

export async function insertReleasedPoll(
  tx: Tx,
  at: { readonly company_id: string; readonly monday: ParisDay },
  { id, told }: ReleasedPoll,
  places: ReadonlyMap<string, ReleasedPlace>,
): Promise<void> {
  const rows = told.flatMap(({ placeId, listed, parts, rate, percents }) => {
    const place = places.get(placeId);
    if (!place) return [];
    const { kind, name } = place;
    const told = { listed, parts, rate, percents: [...percents] };
    return [{ ...at, poll_id: id, place_id: placeId, kind, name, ...told }];
  });
  if (rows.length > 0) await tx.insertInto('released_polls').values(rows).execute();
}

/** What was told of questions in weeks after one, until another. */
export async function findReleasedPolls(
  tx: Tx,
  companyId: string,
  { after, until }: { readonly after: ParisDay; readonly until: ParisDay },
): Promise<PollRow[]> {
  return tx
    .selectFrom('released_polls')
    .innerJoin('polls', 'polls.id', 'poll_id')
    .selectAll('released_polls')
    .select(['wording', 'choices'])
    .where('released_polls.company_id', '=', companyId)
    .where('monday', '>', after)
    .where('monday', '<=', until)
    .orderBy('place_id')
    .execute();
}
