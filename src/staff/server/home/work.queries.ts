import { sql } from 'kysely';
import type { ParisDay } from '#basics/dates.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { SEND_MAIL_TASK } from '#platform/mail/mail-jobs.ts';
import { itemConcerns } from '#shop/catalogue/server/staff/products.queries.ts';

type CatalogueWork = Readonly<Record<'lowStock' | 'itemEvidence' | 'productsToCheck', number>>;

/**
 * Products that run out, evidence of items in the shop that ends by that day or has ended, and products on sale
 * with items that something speaks against today.
 */
export async function countCatalogueWork(
  tx: Tx,
  at: { readonly today: ParisDay; readonly until: ParisDay; readonly lowStock: number },
): Promise<CatalogueWork> {
  const { today, until, lowStock } = at;
  const { rows } = await sql<CatalogueWork>`select
    (select count(*)::integer from public.products where status = 'published' and stock <= ${lowStock}) as "lowStock",
    (select count(*)::integer from public.items where evidence_expires_on <= ${until}
      and exists (select from public.product_items join public.products on products.id = product_id
        where item_id = items.id and status in ('published', 'coming-soon'))) as "itemEvidence",
    (select count(distinct products.id)::integer from public.products
      join public.product_items on product_id = products.id
      join ${itemConcerns(today)} as concern using (item_id)
      where status = 'published' and (is_suspended or is_over)) as "productsToCheck"`.execute(tx);
  return rows[0] ?? { lowStock: 0, itemEvidence: 0, productsToCheck: 0 };
}

export async function countFailingJobs(
  tx: Tx,
): Promise<{ readonly mails: number; readonly others: number }> {
  const { rows } = await sql<{ mails: number; others: number }>`
    select mails, others from platform.count_failing_jobs(${SEND_MAIL_TASK})`.execute(tx);
  return rows[0] ?? { mails: 0, others: 0 };
}
