import { sql, type Transaction } from 'kysely';
import type { ParisDay } from '#basics/dates.ts';
import type { DB } from '#platform/database/schema.gen.ts';
import { SEND_MAIL_TASK } from '#platform/mail/mail-jobs.ts';

type Tx = Transaction<DB>;

/** Products that run out, and evidence of items in the shop that ends by that day or has ended. */
export async function countCatalogueWork(
  tx: Tx,
  { until, lowStock }: { readonly until: ParisDay; readonly lowStock: number },
): Promise<{ readonly lowStock: number; readonly itemEvidence: number }> {
  const { rows } = await sql<{ low: number; evidence: number }>`select
    (select count(*)::integer from public.products where status = 'published' and stock <= ${lowStock}) as low,
    (select count(*)::integer from public.items where evidence_expires_on <= ${until}
      and exists (select from public.product_items join public.products on products.id = product_id
        where item_id = items.id and status in ('published', 'coming-soon'))) as evidence`.execute(
    tx,
  );
  return { lowStock: rows[0]?.low ?? 0, itemEvidence: rows[0]?.evidence ?? 0 };
}

export async function countFailingJobs(
  tx: Tx,
): Promise<{ readonly mails: number; readonly others: number }> {
  const { rows } = await sql<{ mails: number; others: number }>`
    select mails, others from platform.count_failing_jobs(${SEND_MAIL_TASK})`.execute(tx);
  return rows[0] ?? { mails: 0, others: 0 };
}
