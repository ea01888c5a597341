import { sql } from 'kysely';
import type { ParisDay } from '#basics/dates.ts';
import type { VaultTx } from '#platform/vault/vault.ts';

/** A night deletes one week of everybody; so many are deleted after a fault, or by a clock that is wrong. */
const MOST_WEEKS = 4;

/** Who answered last in this week or before it, and not again since, as far as answers are open. */
export async function findAgedPeople(tx: VaultTx, until: ParisDay): Promise<Buffer[]> {
  const { rows } = await sql<{ pseudonym: Buffer }>`select pseudonym from people
    where (select max(week) from unnest(weeks) as week) <= ${until}
      and not exists (select from answers where answers.pseudonym = people.pseudonym)
    order by pseudonym`.execute(tx);
  return rows.map(({ pseudonym }) => pseudonym);
}

/** How many people would lose their number, or more weeks of their history at once than nights delete. */
export async function countLosing(
  tx: VaultTx,
  aged: readonly Buffer[],
  until: ParisDay,
): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select count(*)::int as people from (
      select unnest(${sql.val([...aged])}::bytea[]) as pseudonym
      union select pseudonym from histories where monday <= ${until}
        group by pseudonym having count(*) > ${MOST_WEEKS}) as aged`.execute(tx);
  return rows[0]?.people ?? 0;
}
