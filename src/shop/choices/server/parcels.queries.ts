import { type Selectable, sql } from 'kysely';
import type { Language } from '#basics/language.ts';
import type { ChoiceAddresses } from '#platform/database/schema.gen.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { ItemSwap } from '#shop/sales/rules/box-customisation.ts';
import type { Chooser, FixedParcel } from '../rules/fixed-parcels.ts';

/** Everybody of a campaign with what they chose, in an order drawn by lot. */
export async function findChoosers(tx: Tx, campaignId: string): Promise<Chooser[]> {
  const { rows } = await sql<Chooser>`
    select recipient.id, site, goes_home as "goesHome",
      exists (select from public.choice_addresses where recipient_id = recipient.id) as "hasAddress",
      case when choices.recipient_id is not null then
        jsonb_build_object('productId', product_id, 'swaps', swaps) end as choice
    from public.choice_recipients as recipient
    left join public.choices on choices.recipient_id = recipient.id
    where recipient.campaign_id = ${campaignId} order by gen_random_uuid()`.execute(tx);
  return rows;
}

/** Writes what each parcel holds where nobody is named, and its number where nothing else is said. */
export async function fixParcels(
  tx: Tx,
  campaignId: string,
  parcels: readonly FixedParcel[],
): Promise<void> {
  const fixed = sql`jsonb_to_recordset(${JSON.stringify(parcels)}::jsonb) as fixed ("recipientId" uuid,
    number integer, site text, "goesHome" boolean, "productId" uuid, swaps jsonb)`;
  await sql`insert into public.choice_parcels (campaign_id, number, site, goes_home, product_id, swaps)
    select ${campaignId}, number, site, "goesHome", "productId", swaps from ${fixed}`.execute(tx);
  await sql`update public.choice_recipients set parcel_number = number
    from ${fixed} where id = "recipientId" and not "goesHome"`.execute(tx);
  await sql`update public.choice_addresses set parcel_number = number
    from ${fixed} where recipient_id = "recipientId" and "goesHome"
      and "productId" is not null`.execute(tx);
  // Nothing travels there: the address has no more reason to be kept.
  await sql`delete from public.choice_addresses
    where campaign_id = ${campaignId} and parcel_number is null`.execute(tx);
}

export type ParcelRow = {
  readonly number: number;
  readonly site: string | null;
  readonly goes_home: boolean;
  /** Null: a card, its box goes to the association. */
  readonly product: string | null;
  readonly swaps: ItemSwap[];
};

/** What each parcel holds, by number. */
export async function findParcels(
  tx: Tx,
  campaignId: string,
  language: Language,
): Promise<ParcelRow[]> {
  const { rows } = await sql<ParcelRow>`
    select number, site, goes_home, text.name as product, swaps
    from public.choice_parcels as parcel
    left join public.product_translations as text
      on text.product_id = parcel.product_id and text.language = ${language}
    where campaign_id = ${campaignId} order by number`.execute(tx);
  return rows;
}

/** Where the post brings those that go home, by number. */
export function findAddresses(tx: Tx, campaignId: string): Promise<Selectable<ChoiceAddresses>[]> {
  return tx
    .selectFrom('choice_addresses')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .where('parcel_number', 'is not', null)
    .orderBy('parcel_number')
    .execute();
}

/** People of campaigns that were closed before then, and with them choices and addresses. */
export async function forgetPeople(tx: Tx, closedBefore: Date): Promise<void> {
  await sql`delete from public.choice_recipients as recipient using public.choice_campaigns as campaign
    where campaign.id = recipient.campaign_id and campaign.state = 'closed'
      and campaign.closed_at < ${closedBefore}`.execute(tx);
  await sql`delete from public.choice_recipients as recipient using public.choice_campaigns as campaign
    where campaign.id = recipient.campaign_id and campaign.state = 'cancelled'
      and campaign.deadline < (${closedBefore}::timestamptz at time zone 'Europe/Paris')::date`.execute(
    tx,
  );
}
