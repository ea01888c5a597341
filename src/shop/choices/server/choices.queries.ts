import { sql } from 'kysely';
import type { Language } from '#basics/language.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { ItemSwap } from '#shop/sales/rules/box-customisation.ts';
import type { HomeAddress } from '../rules/home-address.ts';

/** Whether the caller is the one whose box it is. */
export async function isOwnChoice(tx: Tx, recipientId: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select ${recipientId}::uuid in (select access.own_choices()) as is`.execute(tx);
  return rows[0]?.is ?? false;
}

export type ChooserRow = {
  readonly campaign_id: string;
  readonly name: string;
  readonly goes_home: boolean;
  readonly company_name: string;
  readonly choice: { productId: string | null; swaps: ItemSwap[] } | null;
  readonly address: {
    name: string;
    line1: string;
    line2: string | null;
    postcode: string;
    city: string;
    country: string;
  } | null;
};

/** One whose box it is, with what they chose. */
export async function findChooser(tx: Tx, recipientId: string): Promise<ChooserRow | undefined> {
  const { rows } = await sql<ChooserRow>`
    select recipient.campaign_id, recipient.name, recipient.goes_home, legal_name as company_name,
      case when choices.recipient_id is not null then
        jsonb_build_object('productId', product_id, 'swaps', swaps) end as choice,
      case when address.recipient_id is not null then
        jsonb_build_object('name', address.name, 'line1', line1, 'line2', line2,
          'postcode', postcode, 'city', city, 'country', country) end as address
    from public.choice_recipients as recipient
    join public.choice_campaigns as campaign on campaign.id = recipient.campaign_id
    join public.companies on companies.id = campaign.company_id
    left join public.choices on choices.recipient_id = recipient.id
    left join public.choice_addresses as address on address.recipient_id = recipient.id
    where recipient.id = ${recipientId}`.execute(tx);
  return rows[0];
}

export async function saveChosen(
  tx: Tx,
  recipientId: string,
  { productId, swaps, now }: { productId: string | null; swaps: readonly ItemSwap[]; now: Date },
): Promise<void> {
  const kept = { product_id: productId, swaps: JSON.stringify(swaps), chosen_at: now };
  await tx
    .insertInto('choices')
    .values({ recipient_id: recipientId, ...kept })
    .onConflict((same) => same.column('recipient_id').doUpdateSet(kept))
    .execute();
}

export async function saveAddress(
  tx: Tx,
  { recipientId, campaignId }: { recipientId: string; campaignId: string },
  { line2, ...address }: HomeAddress,
): Promise<void> {
  const kept = { ...address, line2: line2 ?? null };
  await tx
    .insertInto('choice_addresses')
    .values({ recipient_id: recipientId, campaign_id: campaignId, ...kept })
    .onConflict((same) => same.column('recipient_id').doUpdateSet(kept))
    .execute();
}

export async function deleteAddress(tx: Tx, recipientId: string): Promise<void> {
  await tx.deleteFrom('choice_addresses').where('recipient_id', '=', recipientId).execute();
}

/** What is in a box, and what may take a place in it; nothing of a box that is not customised. */
export async function findBoxItems(
  tx: Tx,
  productId: string,
): Promise<{ itemIds: string[]; alternativeIds: string[] }> {
  const { rows } = await sql<{ itemIds: string[]; alternativeIds: string[] }>`
    select array(select item_id::text from public.product_items
        where product_id = products.id) as "itemIds",
      case when is_customisable then array(select id::text from public.items
        where theme = products.theme and is_swappable) else '{}' end as "alternativeIds"
    from public.products where id = ${productId}`.execute(tx);
  return rows[0] ?? { itemIds: [], alternativeIds: [] };
}

export type OwnChoiceRow = {
  readonly recipient_id: string;
  readonly company_name: string;
  readonly title: string;
  readonly state: string;
  readonly deadline: string;
  readonly has_chosen: boolean;
};

/** Where the caller may choose, or has; asked with the service's rights for those of `ids`. */
export async function findOwnChoices(
  tx: Tx,
  ids: readonly string[],
): Promise<readonly OwnChoiceRow[]> {
  const { rows } = await sql<OwnChoiceRow>`
    select recipient.id as recipient_id, legal_name as company_name, title, campaign.state, deadline,
      exists (select from public.choices where recipient_id = recipient.id) as has_chosen
    from public.choice_recipients as recipient
    join public.choice_campaigns as campaign on campaign.id = recipient.campaign_id
    join public.companies on companies.id = campaign.company_id
    where recipient.id = any(${[...ids]}::uuid[])
    order by campaign.opened_at desc, recipient.id limit 24`.execute(tx);
  return rows;
}

export async function findOwnIds(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select access.own_choices() as id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** What items are called. */
export async function findItemNames(
  tx: Tx,
  ids: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('item_translations')
    .select(['item_id', 'name'])
    .where('item_id', 'in', ids)
    .where('language', '=', language)
    .execute();
  return new Map(rows.map((row) => [row.item_id, row.name]));
}
