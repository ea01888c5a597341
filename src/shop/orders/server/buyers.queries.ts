import { sql } from 'kysely';
import type { Tx } from '#platform/database/transaction.ts';
import type { PostalAddress } from '#shop/sales/rules/postal-address.ts';

type BuyerRow = {
  readonly company_name: string;
  readonly siren: string;
  readonly siret: string | null;
  readonly vat_number: string | null;
  readonly is_vat_liable: boolean;
  readonly billing_address: PostalAddress;
  readonly delivery_address: PostalAddress;
};

/** In whose name the newest order of a space was placed, of those in the name of this kind of buyer. */
export async function findLastBuyer(tx: Tx, companyId: string, kind: string) {
  const { rows } = await sql<BuyerRow>`
    select company_name, siren, siret, vat_number, is_vat_liable, billing_address, delivery_address
    from public.orders
    where company_id = ${companyId} and company_kind = ${kind} and state <> 'draft'
    order by placed_at desc, number desc limit 1`.execute(tx);
  return rows[0];
}

/** Whom the caller named to be written to, the last time they ordered for the space themselves. */
export function findLastContact(tx: Tx, companyId: string) {
  return tx
    .selectFrom('orders')
    .select(['contact_name as name', 'phone'])
    .where('company_id', '=', companyId)
    .where(sql<boolean>`id in (select access.own_orders())`)
    .where('state', '<>', 'draft')
    .orderBy('placed_at', 'desc')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}
