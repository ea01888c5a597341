import { sql } from 'kysely';
import type { Tx } from '#platform/database/transaction.ts';

/**
 * One notification for each step towards an end, however often this runs and even where a day was
 * missed; the last step stays open for a week.
 */
export async function notifyOfEndingLicences(tx: Tx): Promise<void> {
  await sql`select public.notify_owners(company_id,
      case step when 0 then 'licence-over' else 'licence-ends' end,
      jsonb_build_object('ends_on', ends_on), null, ends_on || ' ' || step)
    from (
      select company_id, ends_on, case when days_left < 0 then 0 when days_left <= 1 then 1
          when days_left <= 7 then 7 else 14 end as step
      from public.licences, lateral (select ends_on - access.today() as days_left) as counted
      where days_left between -7 and 14
    ) as ending`.execute(tx);
}
