-- The catalogue: makers, the items they make, and the products (boxes) composed of them.
-- Visitors read what is published or announced; staff's rights come with the CMS.

create type public.product_kind as enum ('box', 'subscription', 'licence', 'boutique');
create type public.product_theme as enum ('food', 'hygiene', 'wellness', 'surprise');
create type public.product_status as enum ('draft', 'published', 'coming-soon', 'archived');
create type public.language as enum ('fr', 'en');

create table public.makers (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 200),
  town text not null,
  department text not null check (department ~ '^(\d{2,3}|2A|2B)$'),
  website text check (website ~ '^https://')
);
comment on table public.makers is 'Who makes the items: named on every product, with the town.';

create table public.items (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  theme public.product_theme not null,
  maker_id uuid not null references public.makers,
  place_of_manufacture text not null,
  is_made_in_france boolean not null,
  evidence text,
  evidence_expires_on date,
  net_quantity text not null,
  allergens text[] not null default '{}' check (
    allergens <@ array['gluten', 'crustaceans', 'eggs', 'fish', 'peanuts', 'soybeans', 'milk',
      'nuts', 'celery', 'mustard', 'sesame', 'sulphites', 'lupin', 'molluscs']
  ),
  image_path text not null,
  is_swappable boolean not null default true
);
comment on column public.items.evidence is
  'What proves the place of manufacture (label, certificate); "made in France" counts only with it.';
comment on column public.items.allergens is 'Regulation (EU) 1169/2011, annex II: the 14 allergens.';
create index items_theme on public.items (theme);
create index items_maker on public.items (maker_id);

create table public.item_translations (
  item_id uuid not null references public.items on delete cascade,
  language public.language not null,
  name text not null,
  description text not null,
  ingredients text not null,
  storage_advice text,
  primary key (item_id, language)
);

create table public.vat_decisions (
  id uuid primary key default gen_random_uuid(),
  rate_basis_points integer not null check (rate_basis_points between 0 and 10000),
  reason_fr text not null,
  reason_en text not null,
  decided_on date not null,
  decided_by text not null
);
comment on table public.vat_decisions is
  'Why a product bears its rate: a box at one price is one supply (CGI, art. 257 ter).';

create table public.products (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  kind public.product_kind not null,
  theme public.product_theme,
  status public.product_status not null default 'draft',
  position integer not null default 0,
  price_cents integer not null check (price_cents between 0 and 10000000),
  vat_decision_id uuid not null references public.vat_decisions,
  stock integer check (stock >= 0),
  is_customisable boolean not null default false,
  is_featured boolean not null default false,
  updated_at timestamptz not null default now(),
  check (kind <> 'box' or theme is not null)
);
comment on column public.products.price_cents is 'Excluding VAT, in euro cents; the only price charged.';
comment on column public.products.stock is 'Pieces left to promise; null: made to order, unlimited.';
create index products_shown on public.products (kind, position) where status in ('published', 'coming-soon');
create index products_vat on public.products (vat_decision_id);

create table public.product_translations (
  product_id uuid not null references public.products on delete cascade,
  language public.language not null,
  name text not null,
  summary text not null,
  description text not null,
  seo_title text,
  seo_description text,
  primary key (product_id, language)
);

create table public.product_images (
  product_id uuid not null references public.products on delete cascade,
  position integer not null,
  path text not null check (path ~ '^/'),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  alt_fr text not null,
  alt_en text not null,
  primary key (product_id, position)
);

create table public.product_items (
  product_id uuid not null references public.products on delete cascade,
  item_id uuid not null references public.items,
  position integer not null,
  primary key (product_id, item_id)
);
create index product_items_item on public.product_items (item_id);

create table public.product_plans (
  product_id uuid not null references public.products on delete cascade,
  commitment_months integer not null check (commitment_months in (0, 6, 12)),
  price_cents integer not null check (price_cents > 0),
  primary key (product_id, commitment_months)
);
comment on table public.product_plans is
  'Monthly price per employee excluding VAT, by commitment; 0 months: none.';

-- Rights: the catalogue that is shown may be read by all, written by nobody but the service.
do $$
declare name text;
begin
  foreach name in array array['makers', 'items', 'item_translations', 'vat_decisions', 'products',
    'product_translations', 'product_images', 'product_items', 'product_plans']
  loop
    execute format('alter table public.%I enable row level security', name);
    execute format('alter table public.%I force row level security', name);
    execute format('grant select on public.%I to anon, authenticated', name);
    execute format('grant select, insert, update, delete on public.%I to service_role', name);
    -- The version is one row: with the service's writes (stock) left out, orders do not queue on it.
    if name <> 'products' then
      execute format('create trigger content_changed after insert or update or delete on public.%I
        for each statement execute function public.raise_content_version()', name);
    end if;
  end loop;
end
$$;

create trigger content_changed after insert or delete or update of slug, kind, theme, status,
    position, price_cents, vat_decision_id, is_customisable, is_featured on public.products
  for each statement execute function public.raise_content_version();

-- Stock moves with every order; pages only show whether there is some left.
create trigger availability_changed after update of stock on public.products
  for each row when ((old.stock = 0) is distinct from (new.stock = 0))
  execute function public.raise_content_version();

create policy "shown products" on public.products for select
  using (status in ('published', 'coming-soon'));
create policy "of shown products" on public.product_translations for select
  using (exists (select from public.products where id = product_id));
create policy "of shown products" on public.product_images for select
  using (exists (select from public.products where id = product_id));
create policy "of shown products" on public.product_items for select
  using (exists (select from public.products where id = product_id));
create policy "of shown products" on public.product_plans for select
  using (exists (select from public.products where id = product_id));
create policy "reasons of rates are public" on public.vat_decisions for select
  using (exists (select from public.products where vat_decision_id = vat_decisions.id));
create policy "items are public" on public.items for select using (true);
create policy "items are public" on public.item_translations for select using (true);
create policy "makers of items are public" on public.makers for select
  using (exists (select from public.items where maker_id = makers.id));
