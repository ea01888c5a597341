-- Food that is delivered in Corsica bears a rate of its own (CGI, art. 297, I-1-2° and I-2): a dated figure
-- like the others. With it Corsica is served. The number of the article that holds since the law of VAT left
-- the CGI stands in its book II; the article of before says which rate it is.
alter table public.dated_figures drop constraint dated_figures_kind_check;
alter table public.dated_figures add constraint dated_figures_kind_check
  check (kind in ('social-security-ceiling', 'gift-tolerance-share', 'council-headcount',
    'small-gift-limit', 'vat-standard', 'vat-intermediate', 'vat-reduced', 'vat-particular',
    'vat-corsica-food', 'late-payment-rate'));
insert into public.dated_figures (kind, valid_from, value, source, source_url) values
  ('vat-corsica-food', '2014-01-01', 210, 'CGI, art. 297, I-1-2° et I-2', null),
  ('vat-corsica-food', '2026-09-01', 210, 'CIBS, livre II (ancien CGI, art. 297, I-1-2° et I-2)', null);

create or replace function public.is_served_place(country text, postcode text) returns boolean
  language sql immutable set search_path = ''
begin atomic
  select coalesce(country in ('FR', 'MC') and postcode ~ '^\d{5}$'
    and (postcode ~ '^980' or postcode !~ '^(97|98)'), false);
end;

create function public.is_in_corsica(country text, postcode text) returns boolean
  language sql immutable set search_path = ''
begin atomic
  select coalesce(country in ('FR', 'MC') and postcode ~ '^20\d{3}$', false);
end;
comment on function public.is_in_corsica is 'As `rules/vat-by-place.ts` of the shop says it.';

-- Figures are everybody's to read; rows of the same day are corrections, of which the last one holds.
create function public.vat_rate_at(rate integer, address jsonb, day date) returns integer
  language sql stable set search_path = ''
begin atomic
  select case
    when public.is_in_corsica(address ->> 'country', address ->> 'postcode')
      and rate = (select value from public.dated_figures
        where kind = 'vat-reduced' and valid_from <= day order by valid_from desc, number desc limit 1)
    then (select value from public.dated_figures
      where kind = 'vat-corsica-food' and valid_from <= day order by valid_from desc, number desc limit 1)
    else rate end;
end;
comment on function public.vat_rate_at is 'The rate of goods where they are delivered, as `rules/vat-by-place.ts` of the shop says it.';

-- No order is kept that taxes goods as if they went elsewhere, whoever writes it.
create or replace function public.guard_served_goods() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  sold record;
  decided integer;
begin
  select delivery_address as address, (placed_at at time zone 'Europe/Paris')::date as day
    into sold from public.orders where id = new.order_id;
  if not public.is_served_place(sold.address ->> 'country', sold.address ->> 'postcode') then
    raise exception 'nothing is delivered there' using errcode = 'check_violation',
      constraint = 'orders_served_place';
  end if;
  select vat.rate_basis_points into decided from public.products
    join public.vat_decisions as vat on vat.id = products.vat_decision_id
    where products.id = new.product_id;
  if new.rate_basis_points <> public.vat_rate_at(new.rate_basis_points, sold.address, sold.day)
    -- The rate of Corsica, for what goes to the mainland.
    or (not public.is_in_corsica(sold.address ->> 'country', sold.address ->> 'postcode')
      and decided <> new.rate_basis_points
      and new.rate_basis_points =
        public.vat_rate_at(decided, '{"country": "FR", "postcode": "20000"}', sold.day)) then
    raise exception 'goods bear the VAT of where they are delivered' using errcode = 'check_violation',
      constraint = 'order_lines_rate_of_place';
  end if;
  return new;
end
$$;

create or replace function public.guard_moved_goods() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from public.order_lines where order_id = new.id and not is_service) then
    return new;
  end if;
  if not public.is_served_place(new.delivery_address ->> 'country', new.delivery_address ->> 'postcode') then
    raise exception 'nothing is delivered there' using errcode = 'check_violation',
      constraint = 'orders_served_place';
  end if;
  if public.is_in_corsica(old.delivery_address ->> 'country', old.delivery_address ->> 'postcode')
    <> public.is_in_corsica(new.delivery_address ->> 'country', new.delivery_address ->> 'postcode') then
    raise exception 'its VAT is that of another place' using errcode = 'check_violation',
      constraint = 'order_lines_rate_of_place';
  end if;
  return new;
end
$$;

-- An order is taxed by its one address: a box of it that goes to a home in Corsica would be taxed otherwise.
create or replace function public.guard_served_home() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if not public.is_served_place(new.country, new.postcode)
    or public.is_in_corsica(new.country, new.postcode) then
    raise exception 'nothing is delivered there' using errcode = 'check_violation',
      constraint = 'choice_addresses_served_place';
  end if;
  return new;
end
$$;

revoke execute on function public.is_in_corsica, public.vat_rate_at from public;
grant execute on function public.is_in_corsica, public.vat_rate_at to service_role;
