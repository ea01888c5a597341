import { sql } from 'kysely';
import type { ParisDay } from '#basics/dates.ts';
import type { Tx } from '#platform/database/transaction.ts';

type Group = 'running' | 'begun' | 'ending' | 'paused' | 'ended';

/** As `unitPrice` of `sums.ts` says it of the next month; a test holds them together. */
const MONTHLY = sql`headcount * (case when cancelled_after is not null
  and ends_after < commitment_months then uncommitted_unit_net_cents else granted_unit_net_cents end)`;

/** How many, and what they are worth each month. */
export async function findRecurring(
  tx: Tx,
  { day, instant }: { readonly day: ParisDay; readonly instant: Date },
) {
  const { rows } = await sql<{ name: Group; subscriptions: number; cents: number }>`
    select name, count(*)::integer as subscriptions, coalesce(sum(${MONTHLY}), 0)::bigint as cents
    from public.subscriptions
    cross join lateral (values
      ('running', state in ('active', 'past-due', 'ending')),
      ('begun', state in ('active', 'past-due', 'ending') and starts_on >= ${day}),
      ('ending', state = 'ending'),
      ('paused', state = 'paused'),
      ('ended', state = 'ended' and (select max(happened_at) from public.subscription_events
        where subscription_id = subscriptions.id) >= ${instant})) as groups (name, is_in)
    where is_in group by name`.execute(tx);
  return (name: Group) => {
    const found = rows.find((row) => row.name === name);
    return { subscriptions: found?.subscriptions ?? 0, monthlyNetCents: found?.cents ?? 0 };
  };
}
