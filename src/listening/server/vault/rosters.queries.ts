import { sql, type Transaction } from 'kysely';
import type { ParisDay } from '#basics/dates.ts';
import type { VaultDB } from '#platform/vault/vault.ts';
import type { PlaceRoster, Seat } from '../../rules/next-roster.ts';

type Tx = Transaction<VaultDB>;

/** How rules know a pseudonym. */
export const asWord = (pseudonym: Buffer) => pseudonym.toString('base64url');
const asBytes = (word: string) => Buffer.from(word, 'base64url');

/** After which week it is settled who is counted where; undefined for a company that is new. */
export async function findSettled(tx: Tx, companyId: string): Promise<ParisDay | undefined> {
  const row = await tx
    .selectFrom('closings')
    .select('through')
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return row?.through;
}

export async function findPeople(tx: Tx, companyId: string) {
  const rows = await tx
    .selectFrom('people')
    .select(['pseudonym', 'weeks_answered', 'place_id'])
    .where('company_id', '=', companyId)
    .execute();
  return rows.map((row) => ({ ...row, pseudonym: asWord(row.pseudonym) }));
}

export async function findRosters(tx: Tx, companyId: string): Promise<PlaceRoster[]> {
  const rows = await tx
    .selectFrom('rosters')
    .select(['place_id', 'version', 'changed_on', 'quiet_until'])
    .where('company_id', '=', companyId)
    .execute();
  return rows.map((row) => ({
    placeId: row.place_id,
    version: row.version,
    changedOn: row.changed_on,
    quietUntil: row.quiet_until ?? undefined,
  }));
}

/** Counts one week more for everybody who answered in it. */
export async function countWeek(tx: Tx, companyId: string, monday: ParisDay): Promise<void> {
  await sql`
    insert into people (pseudonym, company_id, weeks_answered)
    select distinct pseudonym, company_id, 1 from answers
      where company_id = ${companyId} and monday = ${monday}
    on conflict (pseudonym) do update set weeks_answered = least(2, people.weeks_answered + 1)
      where people.weeks_answered < 2`.execute(tx);
}

/** Says who is counted where from now on. */
export async function replaceSeats(
  tx: Tx,
  companyId: string,
  { before, after }: { before: readonly Seat[]; after: readonly Seat[] },
): Promise<void> {
  const was = new Map(before.map(({ pseudonym, placeId }) => [pseudonym, placeId]));
  const now = new Map(after.map(({ pseudonym, placeId }) => [pseudonym, placeId]));
  const changed = [...new Set([...was.keys(), ...now.keys()])].filter(
    (pseudonym) => was.get(pseudonym) !== now.get(pseudonym),
  );
  if (changed.length === 0) return;
  await sql`
    update people set place_id = settled.place_id
    from unnest(${sql.val(changed.map(asBytes))}::bytea[],
      ${sql.val(changed.map((word) => now.get(word) ?? null))}::uuid[]) as settled (pseudonym, place_id)
    where people.pseudonym = settled.pseudonym and company_id = ${companyId}`.execute(tx);
}

export async function replaceRosters(
  tx: Tx,
  companyId: string,
  rosters: readonly PlaceRoster[],
): Promise<void> {
  if (rosters.length === 0) return;
  await tx
    .insertInto('rosters')
    .values(
      rosters.map(({ placeId, version, changedOn, quietUntil }) => ({
        company_id: companyId,
        place_id: placeId,
        version,
        changed_on: changedOn,
        quiet_until: quietUntil ?? null,
      })),
    )
    .onConflict((same) =>
      same.columns(['company_id', 'place_id']).doUpdateSet((row) => ({
        version: row.ref('excluded.version'),
        changed_on: row.ref('excluded.changed_on'),
        quiet_until: row.ref('excluded.quiet_until'),
      })),
    )
    .execute();
}

export async function markSettled(tx: Tx, companyId: string, monday: ParisDay): Promise<void> {
  await tx
    .insertInto('closings')
    .values({ company_id: companyId, through: monday })
    .onConflict((same) => same.column('company_id').doUpdateSet({ through: monday }))
    .execute();
}
