import { type RawBuilder, sql } from 'kysely';
import type { ParisDay } from '#basics/dates.ts';
import type { Language } from '#basics/language.ts';
import { normalizeSearch } from '#basics/normalize-search.ts';
import type { Direction } from '#basics/sort-direction.ts';
import type { ProductStatus } from '#platform/database/schema.gen.ts';
import type { Tx } from '#platform/database/transaction.ts';
import {
  type ListedState,
  type ProductSort,
  TO_CHECK,
  TO_RENEW,
} from '../../rules/listed-products.ts';
import type { MediumRow } from './media.queries.ts';
import { itemConcerns } from './products.queries.ts';

export type WantedProducts = {
  readonly search: string;
  readonly state: ListedState | null;
  readonly kind: string | null;
  readonly today: ParisDay;
  /** Evidence that ends by then is to be renewed. */
  readonly until: ParisDay;
};

export type ProductsOrder = {
  readonly sort: ProductSort;
  readonly direction: Direction;
  /** Names are sorted in it. */
  readonly language: Language;
};

export type CatalogueRow = {
  readonly id: string;
  readonly slug: string;
  readonly name_fr: string;
  readonly name_en: string;
  readonly kind: string;
  readonly theme: string | null;
  readonly status: ProductStatus;
  readonly price_cents: number | null;
  readonly stock: number | null;
  readonly position: number;
  readonly image: MediumRow | null;
  readonly has_draft: boolean;
  readonly publish_at: Date | null;
  readonly changed_at: Date;
  readonly is_suspended: boolean;
  readonly is_over: boolean;
  readonly is_ending: boolean;
};

/** Every product, and every draft of one that is not there yet: as it was typed. */
const LISTED = sql`(
  select coalesce(products.id, drafts.product_id) as id,
    coalesce(products.slug, form ->> 'slug', '') as slug,
    coalesce(fr.name, form #>> '{texts,fr,name}', '') as name_fr,
    coalesce(en.name, form #>> '{texts,en,name}', '') as name_en,
    coalesce(products.kind::text, form ->> 'kind', 'box') as kind,
    case when products.id is null then nullif(form ->> 'theme', '') else theme::text end as theme,
    coalesce(status, 'draft') as status, price_cents, stock, coalesce(position, 0) as position,
    drafts.product_id is not null as has_draft, publish_at,
    greatest(updated_at, edited_at) as changed_at
  from public.products
    full join public.product_drafts as drafts on drafts.product_id = products.id
    left join public.product_translations as fr
      on fr.product_id = products.id and fr.language = 'fr'
    left join public.product_translations as en
      on en.product_id = products.id and en.language = 'en')`;

/** As `searchedText` writes it. */
const searched = (text: RawBuilder<unknown>) =>
  sql`trim(regexp_replace(normalize(lower(${text}), NFD), E'[\\u0300-\\u036f]', '', 'g'))`;

const KEYS: Readonly<Record<ProductSort, (language: Language) => RawBuilder<unknown>>> = {
  position: () => sql`position`,
  name: (language) => sql`${searched(language === 'fr' ? sql`name_fr` : sql`name_en`)} collate "C"`,
  state: () =>
    sql`array_position(array['draft', 'coming-soon', 'published', 'archived'], status::text)`,
  price: () => sql`coalesce(price_cents, -1)`,
  // What runs out first; what is made to order never does.
  stock: () => sql`coalesce(stock, 2147483647)`,
  changed: () => sql`changed_at`,
};

/** The products after this one, or before it, in the order that is asked for; one more than are shown, if there are. */
export async function findCataloguePage(
  tx: Tx,
  wanted: WantedProducts,
  { sort, direction, language }: ProductsOrder,
  page: { readonly after: string | null; readonly before: string | null; readonly limit: number },
): Promise<readonly CatalogueRow[]> {
  const isForwards = page.before === null;
  const isRising = (direction === 'asc') === isForwards;
  const way = isRising ? sql`asc` : sql`desc`;
  const from = page.after ?? page.before;
  // By its row, to the microsecond. Where it is no more, the list begins anew.
  const beyond = from
    ? sql`where (key, id) ${isRising ? sql`>` : sql`<`} (select key, id from sorted where id = ${from})
        or not exists (select from sorted where id = ${from})`
    : sql``;
  const { rows } = await sql<CatalogueRow>`
    with sorted as (select *, ${KEYS[sort](language)} as key from ${LISTED} as listed),
      page as (select * from (select * from sorted ${beyond}) as left_over
        where ${matching(wanted)} order by key ${way}, id ${way} limit ${page.limit})
    select page.*, image, coalesce(is_suspended, false) as is_suspended,
      coalesce(is_over, false) as is_over, coalesce(is_ending, false) as is_ending
    from page
      cross join lateral (select (select to_json(media) from public.product_images
        join public.media on media.id = image_id where product_id = page.id
        order by product_images.position limit 1) as image) as pictured
      cross join lateral (select bool_or(is_suspended) as is_suspended, bool_or(is_over) as is_over,
          bool_or(evidence_expires_on <= ${wanted.until}::date) as is_ending
        from public.product_items join ${itemConcerns(wanted.today)} as concern using (item_id)
          join public.items on items.id = item_id
        where product_items.product_id = page.id) as held
    order by key ${way}, id ${way}`.execute(tx);
  return isForwards ? rows : rows.toReversed();
}

export async function countCatalogue(tx: Tx, wanted: WantedProducts): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${LISTED} as listed where ${matching(wanted)}`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}

/** Which of them were shown ever: what is done to all that match is done to these. */
export async function findShownIds(tx: Tx, wanted: WantedProducts): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from ${LISTED} as listed where status <> 'draft' and ${matching(wanted)}`.execute(tx);
  return rows.map(({ id }) => id);
}

function matching({ search, state, kind, ...days }: WantedProducts) {
  const words = normalizeSearch(search).replace(/[\\%_]/g, '\\$&');
  return sql.join(
    [
      ...(words
        ? [sql`${searched(sql`name_fr || ' ' || name_en || ' ' || slug`)} like ${`%${words}%`}`]
        : []),
      ...(kind ? [sql`kind = ${kind}`] : []),
      inState(state, days),
    ],
    sql` and `,
  );
}

function inState(
  state: ListedState | null,
  { today, until }: Pick<WantedProducts, 'today' | 'until'>,
) {
  if (state === TO_CHECK) {
    return sql`status = 'published' and id in (select product_id from public.product_items
      join ${itemConcerns(today)} as concern using (item_id) where is_suspended or is_over)`;
  }
  if (state === TO_RENEW) {
    return sql`status in ('published', 'coming-soon') and id in (select product_id
      from public.product_items join public.items on items.id = item_id
      where evidence_expires_on <= ${until}::date)`;
  }
  return state ? sql`status = ${state}` : sql`true`;
}
