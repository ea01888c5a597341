import { sql } from 'kysely';
import type { ParisDay } from '#basics/dates.ts';
import { closesTransaction } from '#platform/database/pipelined-driver.ts';
import type { Tx } from '#platform/database/transaction.ts';

type PublicationState = {
  readonly least_k: number | null;
  readonly first_week: ParisDay | null;
  readonly employees: number;
  readonly came_in: number;
  readonly came_in_since: ParisDay | null;
  readonly marks: string;
};

/**
 * Whether the caller reads what is told of a company (else undefined), and what may change between two
 * releases, in one statement, the last one of its transaction: with the service's rights, who counts people without
 * showing them. The marks are those that PostgreSQL puts on every row which a release since a Monday consists of, or
 * the one before it: whoever writes another one, past every trigger too, leaves another mark.
 */
export async function findPublicationState(
  tx: Tx,
  companyId: string,
  since: ParisDay,
): Promise<PublicationState | undefined> {
  const query = sql<PublicationState>`
    select (select least_k from public.listening_settings where company_id = company.id),
      (select min(monday) from public.releases where company_id = company.id) as first_week,
      people.*,
      (select string_agg(concat(rows, ':', mark), ' ' order by place)
        from (${marks}) as tables) as marks
    from (select ${companyId}::uuid as id, ${since}::date - 7 as since) as company,
      lateral (select count(*)::int as employees, count(came_in_at)::int as came_in,
          (min(came_in_at) at time zone 'Europe/Paris')::date as came_in_since
        from public.employees where company_id = company.id and left_on is null) as people
    where company.id in (select access.companies_told())`;
  const { rows } = await tx.executeQuery(closesTransaction(query.compile(tx)));
  return rows[0];
}

/** What the hash of a release is made of. */
const TOLD_TABLES = [
  'releases',
  'released_cells',
  'released_factors',
  'released_polls',
  'released_questionnaires',
  'released_dimensions',
  'polls',
] as const;

const marks = sql.join(
  TOLD_TABLES.map(
    (
      table,
      place,
    ) => sql`select ${sql.lit(place)} as place, count(*) as rows, sum(xmin::text::bigint) as mark
      from ${sql.table(`public.${table}`)} where company_id = company.id
      ${table === 'polls' ? sql`` : sql`and monday >= company.since`}`,
  ),
  sql` union all `,
);
