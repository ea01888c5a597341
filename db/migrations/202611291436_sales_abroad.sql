-- Sales beyond France: carriers' zones with the price of carriage by day, what VIES answered of a VAT number,
-- and the category of VAT of each line, which the place of delivery decides.

alter table public.dated_figures drop constraint dated_figures_kind_check;
alter table public.dated_figures add constraint dated_figures_kind_check
  check (kind in ('social-security-ceiling', 'gift-tolerance-share', 'council-headcount',
    'small-gift-limit', 'vat-standard', 'vat-intermediate', 'vat-reduced', 'vat-particular',
    'vat-corsica-food', 'late-payment-rate', 'recovery-indemnity', 'carriage-europe',
    'carriage-neighbours', 'carriage-world'));
comment on table public.dated_figures is
  'Amounts, rates and thresholds of the law, and what carriage abroad costs: of each kind the last one that has begun holds.';
-- What the indicative prices of the international page have held for carriage since that day.
insert into public.dated_figures (kind, valid_from, value, source, source_url) values
  ('carriage-europe', '2026-11-21', 700, 'Tarif de transport par box, hors taxes', null),
  ('carriage-neighbours', '2026-11-21', 1500, 'Tarif de transport par box, hors taxes', null),
  ('carriage-world', '2026-11-21', 2500, 'Tarif de transport par box, hors taxes', null);

create function public.delivery_zone(country text, postcode text) returns text
  language sql immutable set search_path = ''
begin atomic
  select case
    when country in ('FR', 'MC') then case
      when postcode !~ '^\d{5}$' then null
      when postcode ~ '^980' or postcode !~ '^9[78]' then 'france'
      when country = 'FR' and postcode ~ '^97[12346]' then 'world' end
    when country = 'ES' and postcode ~ '^(35|38|51|52)'
      or country = 'DE' and postcode in ('78266', '27498')
      or country = 'FI' and postcode ~ '^22'
      or country = 'GR' and postcode = '63086'
      or country = 'IT' and postcode in ('23041', '22061')
      or country = 'GB' and postcode ~ '^BT' then null
    when country in ('AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'GR', 'HR', 'HU', 'IE',
      'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK') then 'europe'
    when country in ('CH', 'GB') then 'neighbours'
    when country in ('CA', 'NO', 'US') then 'world' end;
end;
comment on function public.delivery_zone is
  'As `rules/delivery-zones.ts` of the shop says it; null where nothing is sent.';

create table public.vat_number_checks (
  id uuid primary key default gen_random_uuid(),
  number text not null check (number ~ '^[A-Z]{2}[A-Z0-9+*]{2,13}$'),
  is_valid boolean not null,
  request_id text check (char_length(request_id) between 1 and 100),
  name text check (char_length(name) between 1 and 500),
  address text check (char_length(address) between 1 and 1000),
  checked_at timestamptz not null
);
comment on table public.vat_number_checks is
  'What VIES answered of VAT numbers, as it said it: the proof of a sale without VAT. Silence is no answer and is not kept.';
comment on column public.vat_number_checks.request_id is
  'The number of the consultation, by which the tax office finds it again; null where VIES gave none.';
comment on column public.vat_number_checks.name is
  'Whose number it is; null where its country does not tell.';
create index vat_number_checks_number on public.vat_number_checks (number, checked_at desc);
create index vat_number_checks_checked on public.vat_number_checks (checked_at);

alter table public.vat_number_checks enable row level security;
alter table public.vat_number_checks force row level security;
grant select on public.vat_number_checks to authenticated;
grant select, insert, delete on public.vat_number_checks to service_role;
create policy "Staff read" on public.vat_number_checks for select to authenticated
  using ((select access.staff_may('read-orders')));

alter table public.orders add column vat_check_id uuid references public.vat_number_checks;
create index orders_vat_check on public.orders (vat_check_id) where vat_check_id is not null;
comment on column public.orders.vat_check_id is
  'What VIES said of its VAT number when it was placed; null for a French or an unconfirmed number.';

-- A company abroad has no SIREN.
alter table public.orders alter column siren drop not null;
alter table public.orders add constraint orders_siren_of_french
  check (siren is not null or coalesce(billing_address ->> 'country', 'FR') not in ('FR', 'MC'));
alter table public.orders add constraint orders_credit_of_french check (credit is null or siren is not null);

-- It is found by its VAT number instead.
alter table public.orders drop column search_text;
alter table public.orders
  add column search_text text not null generated always as (
    regexp_replace(normalize(lower(number || ' ' || replace(number, '-', '') || ' ' || company_name
      || ' ' || coalesce(siren, vat_number, '') || ' ' || email || ' ' || coalesce(purchase_order_number, '')), NFD),
      E'[\u0300-\u036f]', '', 'g')) stored;
comment on column public.orders.search_text is 'What it is found by: without accents and capitals.';
do $$
begin
  if exists (select from pg_extension where extname = 'pg_trgm') then
    execute format('create index orders_search on public.orders using gin (search_text %I.gin_trgm_ops)',
      (select nspname from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
        where extname = 'pg_trgm'));
  end if;
end
$$;

alter table public.order_lines add column vat_category text not null default 'S';
update public.order_lines set vat_category = 'E' where rate_basis_points = 0;
alter table public.order_lines add constraint order_lines_vat_category
  check (vat_category in ('S', 'E', 'K', 'AE', 'G')
    and (vat_category not in ('K', 'AE', 'G') or rate_basis_points = 0));
comment on column public.order_lines.vat_category is
  'Why it bears its rate (UNTDID 5305): standard or reduced, exempt, within the Union, reverse charge, export.';
alter table public.order_lines add column is_carriage boolean not null default false;
alter table public.order_lines add check (not is_carriage or is_service and product_id is null);
comment on column public.order_lines.is_carriage is
  'Carriage abroad: nothing to pack, and of the VAT of the goods that it goes with.';

-- The number of a buyer counts for as long as a checkout lasts, and once an order is placed for that order.
create function public.has_proven_number(check_id uuid, vat_number text, at timestamptz) returns boolean
  language sql stable set search_path = ''
begin atomic
  select exists (select from public.vat_number_checks as proof
    where proof.id = check_id and proof.is_valid and proof.number = vat_number
      and left(proof.number, 2) <> 'FR' and proof.checked_at > at - interval '1 day');
end;
comment on function public.has_proven_number is
  'Whether VIES said within a day of that instant that the number, of another member of the Union, is valid.';

-- Null where French VAT is charged, or French law exempts.
create function public.vat_category_at(is_service boolean, sold public.orders) returns text
  language sql stable set search_path = ''
begin atomic
  select case
    when is_service then case
      when public.delivery_zone(sold.billing_address ->> 'country', sold.billing_address ->> 'postcode') = 'europe'
        and public.has_proven_number(sold.vat_check_id, sold.vat_number, sold.placed_at) then 'AE' end
    else case public.delivery_zone(sold.delivery_address ->> 'country', sold.delivery_address ->> 'postcode')
      when 'europe' then case
        when public.has_proven_number(sold.vat_check_id, sold.vat_number, sold.placed_at) then 'K' end
      when 'neighbours' then 'G'
      when 'world' then 'G' end end;
end;
comment on function public.vat_category_at is 'As `rules/vat-by-place.ts` of the shop says it.';

create function public.guard_vat_category() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  sold public.orders;
  expected text;
begin
  select * into sold from public.orders where id = new.order_id;
  expected := public.vat_category_at(new.is_service and not new.is_carriage, sold);
  if expected is distinct from new.vat_category
    and not (expected is null and new.vat_category in ('S', 'E')) then
    raise exception 'its VAT is that of where it goes, and of a number that was confirmed'
      using errcode = 'check_violation', constraint = 'order_lines_rate_of_place';
  end if;
  return new;
end
$$;
create trigger guard_vat_category before insert or update of vat_category, is_service, is_carriage
  on public.order_lines for each row execute function public.guard_vat_category();

create function public.guard_vat_proof() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.order_lines where order_id = new.id and vat_category in ('K', 'AE')) then
    raise exception 'what was sold without VAT keeps the number that it was sold by'
      using errcode = 'check_violation', constraint = 'orders_vat_proof';
  end if;
  return new;
end
$$;
create trigger guard_vat_proof before update of vat_number, vat_check_id, billing_address on public.orders
  for each row when ((old.vat_number, old.vat_check_id, old.billing_address ->> 'country')
    is distinct from (new.vat_number, new.vat_check_id, new.billing_address ->> 'country'))
  execute function public.guard_vat_proof();

revoke execute on function public.delivery_zone, public.has_proven_number, public.vat_category_at,
  public.guard_vat_category, public.guard_vat_proof from public;
grant execute on function public.delivery_zone, public.has_proven_number, public.vat_category_at
  to service_role;
