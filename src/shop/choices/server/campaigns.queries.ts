import { type Insertable, type Selectable, sql } from 'kysely';
import type { ParisDay } from '#basics/dates.ts';
import type { Language } from '#basics/language.ts';
import type { ChoiceCampaigns } from '#platform/database/schema.gen.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { OfferableBox } from '../rules/offered-boxes.ts';

export type CampaignRow = Selectable<ChoiceCampaigns>;

export function findCampaign(tx: Tx, id: string): Promise<CampaignRow | undefined> {
  return tx.selectFrom('choice_campaigns').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findCampaignOfOrder(tx: Tx, orderId: string): Promise<CampaignRow | undefined> {
  return tx
    .selectFrom('choice_campaigns')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirst();
}

/** Held against who changes or closes it, until the transaction ends. */
export function lockCampaign(tx: Tx, id: string): Promise<CampaignRow | undefined> {
  return tx
    .selectFrom('choice_campaigns')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** The same for those who choose, who do not wait for each other. */
export function holdCampaign(tx: Tx, id: string): Promise<CampaignRow | undefined> {
  return tx
    .selectFrom('choice_campaigns')
    .selectAll()
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
}

/** False where that order has a campaign, or there is one of that id. */
export async function insertCampaign(
  tx: Tx,
  campaign: Insertable<ChoiceCampaigns>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('choice_campaigns')
    .values(campaign)
    .onConflict((same) => same.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function updateCampaign(
  tx: Tx,
  id: string,
  change: { deadline?: ParisDay; state?: string; closed_at?: Date },
): Promise<void> {
  await tx
    .updateTable('choice_campaigns')
    .set({ ...change, revision: sql`revision + 1` })
    .where('id', '=', id)
    .execute();
}

export type OrderOfBoxes = {
  readonly id: string;
  readonly number: string;
  readonly state: string;
  readonly company_id: string | null;
  readonly language: Language;
  readonly is_monthly: boolean;
  readonly boxes: number;
  /** Of its boxes, in the catalogue; null of the monthly box. */
  readonly most_cents: number | null;
};

const ORDERS_OF_BOXES = sql`
  select orders.id, number, orders.state, company_id, language, placed_at,
    bool_or(commitment_months is not null) as is_monthly,
    coalesce(sum(quantity) filter (where commitment_months is not null),
      sum(quantity) filter (where products.kind = 'box'), 0)::int as boxes,
    case when bool_or(commitment_months is not null) then null
      else max(price_cents) filter (where products.kind = 'box') end as most_cents
  from public.orders
  join public.order_lines on order_lines.order_id = orders.id
  join public.products on products.id = order_lines.product_id`;

/** An order, as far as it is one of boxes. */
export async function findOrderOfBoxes(tx: Tx, orderId: string): Promise<OrderOfBoxes | undefined> {
  const { rows } = await sql<OrderOfBoxes>`${ORDERS_OF_BOXES}
    where orders.id = ${orderId} group by orders.id`.execute(tx);
  return rows[0];
}

/** Orders of a company whose boxes nobody chooses yet, the newest first. */
export async function findOrdersToOpen(tx: Tx, companyId: string): Promise<OrderOfBoxes[]> {
  const { rows } = await sql<OrderOfBoxes>`
    select * from (${ORDERS_OF_BOXES}
      where company_id = ${companyId} and orders.state in ('confirmed', 'in-preparation')
        and not exists (select from public.choice_campaigns where order_id = orders.id)
      group by orders.id) as order_of_boxes
    where boxes > 0 order by placed_at desc, id limit 50`.execute(tx);
  return rows;
}

export type BoxRow = OfferableBox & {
  readonly slug: string;
  readonly name: string;
  readonly theme: string | null;
};

/** Boxes that the shop sells, in the order of its window. */
export async function findBoxes(tx: Tx, language: Language): Promise<BoxRow[]> {
  const { rows } = await sql<BoxRow>`
    select products.id, slug, name, theme, price_cents as "priceCents",
      stock is distinct from 0 as "isAvailable"
    from public.products join public.product_translations as text
      on text.product_id = products.id and text.language = ${language}
    where kind = 'box' and status = 'published' order by position, slug`.execute(tx);
  return rows;
}

export type ListedCampaign = CampaignRow & {
  readonly order_number: string;
  readonly default_product: string;
  readonly people: number;
  readonly without_mail: number;
  readonly answers: number;
  /** What the parcels of a closed one hold. */
  readonly taken: { product_id: string | null; name: string | null; count: number }[];
};

/** Campaigns of a company with what is counted of them: not to be told as it is. */
export async function findCampaignsOf(
  tx: Tx,
  companyId: string,
  language: Language,
): Promise<ListedCampaign[]> {
  const { rows } = await sql<ListedCampaign>`
    select campaign.*, orders.number as order_number, text.name as default_product,
      greatest(people.count, parcels.count) as people, people.without_mail, people.answers,
      parcels.taken
    from public.choice_campaigns as campaign
    join public.orders on orders.id = campaign.order_id
    join public.product_translations as text
      on text.product_id = campaign.default_product_id and text.language = ${language}
    cross join lateral (
      select count(*)::int as count,
        count(*) filter (where recipient.email is null and employees.user_id is null)::int
          as without_mail,
        count(choices.recipient_id)::int as answers
      from public.choice_recipients as recipient
      left join public.employees on employees.id = recipient.employee_id
      left join public.choices on choices.recipient_id = recipient.id
      where recipient.campaign_id = campaign.id) as people
    cross join lateral (
      select coalesce(sum(count), 0)::int as count,
        coalesce(jsonb_agg(jsonb_build_object('product_id', product_id, 'name', name,
          'count', count)), '[]') as taken
      from (select parcel.product_id, name, count(*)::int as count
        from public.choice_parcels as parcel
        left join public.product_translations as named
          on named.product_id = parcel.product_id and named.language = ${language}
        where parcel.campaign_id = campaign.id group by parcel.product_id, name) as each_kind
      ) as parcels
    where campaign.company_id = ${companyId}
    order by campaign.opened_at desc, campaign.id limit 100`.execute(tx);
  return rows;
}

/** Those whose last day is over, and that are still open. */
export function findDueCampaigns(tx: Tx, today: ParisDay): Promise<{ id: string }[]> {
  return tx
    .selectFrom('choice_campaigns')
    .select('id')
    .where('state', '=', 'open')
    .where('deadline', '<', today)
    .orderBy('deadline')
    .execute();
}

export function findOpenCampaigns(tx: Tx, today: ParisDay) {
  return tx
    .selectFrom('choice_campaigns')
    .select(['id', 'opened_at', 'deadline'])
    .where('state', '=', 'open')
    .where('deadline', '>=', today)
    .execute();
}

/** Whether this one is sent for the first time. */
export async function markReminded(tx: Tx, campaignId: string, kind: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('choice_reminders')
    .values({ campaign_id: campaignId, kind })
    .onConflict((same) => same.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** What a box is called. */
export async function findBoxName(tx: Tx, productId: string, language: Language): Promise<string> {
  const { name } = await tx
    .selectFrom('product_translations')
    .select('name')
    .where('product_id', '=', productId)
    .where('language', '=', language)
    .executeTakeFirstOrThrow();
  return name;
}
