import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';

/**
 * So many orders over two years, each of one line and paid by one payment, with a few that are not: as a shop that
 * has sold for long looks. Written past what its rows do by themselves: nobody is told of them.
 */
export async function manyOrders(
  { owner }: Pick<Database, 'owner'>,
  count: number,
  after = 0,
): Promise<void> {
  const seeded = `seeded after ${after}`;
  await silently({ owner }, ['orders', 'order_lines', 'payments'], async () => {
    await sql`insert into public.orders (number, checkout_key, content_hash, state, payment_method,
        language, placed_at, company_kind, company_name, siren, is_vat_liable, contact_name, email,
        billing_address, delivery_address, wished_week, net_cents, vat_cents, vat_groups)
      select 'PV-2020-' || lpad(n::text, 8, '0'), gen_random_uuid(), ${seeded},
        (case when n % 500 = 0 then 'awaiting-payment' when n % 500 = 1 then 'confirmed'
          when n % 500 = 2 then 'in-preparation' when n % 50 = 3 then 'cancelled'
          when n % 50 = 4 then 'shipped' else 'delivered' end)::public.order_state,
        (case when n % 3 = 0 then 'transfer' else 'card' end)::public.payment_method, 'fr',
        timestamptz '2026-11-20' - n % 1009 * interval '1 hour' - n % 700 * interval '1 day', 'employer',
        (array['Atelier', 'Fonderie', 'Verrerie', 'Moulins', 'Éditions', 'Laiterie', 'Scierie'])[1 + n % 7]
          || ' ' || (array['Lumière', 'du Rhône', 'de l’Ouest', 'Saint-Éloi', 'des Alpes'])[1 + n / 7 % 5]
          || ' ' || n, lpad((100000000 + n)::text, 9, '0'), true, 'Camille Martin',
        'achats' || n || '@client-' || n % 9973 || '.example',
        place, place,
        case when n % 500 in (1, 2) then '2026-W' || 48 + n % 4 end, 3000 + n % 700000, 600, '[]'
      from generate_series(${after}::int + 1, ${after}::int + ${count}::int) as n,
        jsonb_build_object('line1', '12 rue des Ateliers', 'postcode', '69002', 'city', 'Lyon', 'country', 'FR')
          as place`.execute(owner);
    await sql`insert into public.order_lines (order_id, position, product_id, name, quantity,
        unit_net_cents, net_cents, rate_basis_points, vat_reason, takes_stock)
      select id, 1, (select id from public.products order by slug limit 1), 'Box', 1, net_cents,
        net_cents, 2000, 'taux normal', false from public.orders where content_hash = ${seeded}`.execute(
      owner,
    );
    await sql`insert into public.payments (order_id, provider, reference, state, amount_cents,
        opened_at, captured_cents)
      select id, 'transfer', number,
        (case when captured > 0 then 'paid' else 'failed' end)::public.payment_state,
        case when captured > 0 then captured else gross_cents end, placed_at, captured
      from public.orders cross join lateral (select case
        when state in ('awaiting-payment', 'cancelled') then 0
        when right(number, 8)::int % 997 = 0 then 100
        else gross_cents end as captured) as came
      where content_hash = ${seeded}`.execute(owner);
  });
  await sql`select public.sum_up_orders(array_agg(id)) from public.orders
    where content_hash = ${seeded}`.execute(owner);
  await sql`vacuum analyze public.orders, public.order_lines, public.payments, public.order_sums`.execute(
    owner,
  );
}

/** So many copies of a product that is shown, each with its texts, picture and items. */
export async function manyProducts(
  { owner }: Pick<Database, 'owner'>,
  count: number,
): Promise<void> {
  await silently(
    { owner },
    ['products', 'product_translations', 'product_images', 'product_items'],
    async () => {
      await sql`with model as (select * from public.products where slug = 'box-saveurs'),
          copies as (
            insert into public.products (slug, kind, theme, status, position, price_cents, vat_decision_id)
            select 'copie-' || n, kind, theme, status, 1000 + n, price_cents, vat_decision_id
            from model, generate_series(1, ${count}::int) as n returning id),
          texts as (insert into public.product_translations (product_id, language, name, summary, description)
            select copies.id, text.language, text.name, text.summary, text.description
            from copies, public.product_translations as text join model on model.id = text.product_id),
          pictures as (insert into public.product_images (product_id, position, image_id, alt_fr, alt_en)
            select copies.id, image.position, image_id, alt_fr, alt_en
            from copies, public.product_images as image join model on model.id = image.product_id)
        insert into public.product_items (product_id, item_id, position)
        select copies.id, item_id, item.position
        from copies, public.product_items as item join model on model.id = item.product_id`.execute(
        owner,
      );
    },
  );
  await sql`vacuum analyze public.products, public.product_translations, public.product_images,
    public.product_items`.execute(owner);
}

async function silently(
  { owner }: Pick<Database, 'owner'>,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const all = (act: 'enable' | 'disable') =>
    tables.map((table) => `alter table public.${table} ${act} trigger user`).join('; ');
  await sql.raw(all('disable')).execute(owner);
  await work();
  await sql.raw(all('enable')).execute(owner);
}
