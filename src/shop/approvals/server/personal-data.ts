import { sql } from 'kysely';
import { inLanguages } from '#basics/messages.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { DataSubject } from '#platform/personal-data.ts';
import { texts } from '../messages/own-data.ts';

/** What somebody asked their company to approve, and what they said when they refused. */
export const approvalsData = {
  collect: async (tx: Tx, { userId }: DataSubject) => ({
    requests: await collectRequests(tx, userId),
  }),
  erase: (tx: Tx, { userId }: DataSubject) => eraseRequests(tx, userId),
  words: inLanguages(texts),
};

async function collectRequests(tx: Tx, userId: string) {
  const { rows } = await sql<Record<string, unknown>>`
    select asked_at, state, case when asked_by = ${userId} then note end as note,
      case when ended_by = ${userId} then reason end as reason, gross_cents,
      (select jsonb_agg(jsonb_build_object('name', line -> 'name', 'quantity', line -> 'quantity'))
        from jsonb_array_elements(lines) as line) as lines
    from public.approval_requests where asked_by = ${userId} or ended_by = ${userId}
    order by asked_at`.execute(tx);
  return rows;
}

/** That something was asked and decided stays with the company; whose words they were does not. */
async function eraseRequests(tx: Tx, userId: string): Promise<void> {
  await sql`update public.approval_requests
    set state = 'withdrawn', ended_by = asked_by, ended_at = access.now(), form = null
    where asked_by = ${userId} and state = 'waiting'`.execute(tx);
  await sql`update public.approval_requests set note = null
    where asked_by = ${userId} and note is not null`.execute(tx);
  await sql`update public.approval_requests set reason = null
    where ended_by = ${userId} and reason is not null`.execute(tx);
}
