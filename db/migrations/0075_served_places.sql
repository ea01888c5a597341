-- We deliver in mainland France and Monaco. Corsica has VAT rates of its own (CGI, art. 297), which depend on
-- the place of delivery: until the catalogue knows them, nothing new is sent there. What was sold before stays.

create function public.is_served_place(country text, postcode text) returns boolean
  language sql immutable set search_path = ''
begin atomic
  select coalesce(country in ('FR', 'MC') and postcode ~ '^\d{5}$'
    and (postcode ~ '^980' or postcode !~ '^(20|97|98)'), false);
end;
comment on function public.is_served_place is 'As `rules/postal-address.ts` of the shop says it.';
revoke execute on function public.is_served_place from public;

-- Judged with the goods: a licence goes to no address.
create function public.guard_served_goods() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if not (select public.is_served_place(delivery_address ->> 'country', delivery_address ->> 'postcode')
    from public.orders where id = new.order_id) then
    raise exception 'nothing is delivered there' using errcode = 'check_violation',
      constraint = 'orders_served_place';
  end if;
  return new;
end
$$;
create trigger guard_served before insert on public.order_lines
  for each row when (not new.is_service) execute function public.guard_served_goods();

create function public.guard_moved_goods() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.order_lines where order_id = new.id and not is_service)
    and not public.is_served_place(new.delivery_address ->> 'country', new.delivery_address ->> 'postcode') then
    raise exception 'nothing is delivered there' using errcode = 'check_violation',
      constraint = 'orders_served_place';
  end if;
  return new;
end
$$;
create trigger guard_moved before update of delivery_address on public.orders
  for each row when (old.delivery_address is distinct from new.delivery_address)
  execute function public.guard_moved_goods();

create function public.guard_served_home() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if not public.is_served_place(new.country, new.postcode) then
    raise exception 'nothing is delivered there' using errcode = 'check_violation',
      constraint = 'choice_addresses_served_place';
  end if;
  return new;
end
$$;
create trigger guard_served before insert or update of country, postcode on public.choice_addresses
  for each row execute function public.guard_served_home();

do $$
declare
  named text;
begin
  foreach named in array array['guard_served_goods', 'guard_moved_goods', 'guard_served_home']
  loop
    execute format('revoke execute on function public.%I from public', named);
  end loop;
end
$$;
