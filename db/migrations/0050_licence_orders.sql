-- The licence of a space as its company buys it online: an order, which changes the licence once it is paid.

-- Nothing of a service is packed or sent.
alter table public.order_lines add column is_service boolean not null default false;
alter table public.order_lines add check (not (is_service and takes_stock));
comment on column public.order_lines.is_service is 'Whether there is nothing of it to pack or to ship.';

create function public.guard_packed_service() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if (select is_service from public.order_lines
      where order_id = new.order_id and position = new.position) then
    raise exception 'a service is not packed'
      using errcode = 'check_violation', constraint = 'parcel_lines_of_goods';
  end if;
  return new;
end
$$;
revoke execute on function public.guard_packed_service from public;
create trigger guard_service before insert or update on public.parcel_lines
  for each row execute function public.guard_packed_service();

create table public.licence_orders (
  order_id uuid primary key references public.orders,
  company_id uuid references public.companies on delete set null,
  kind text not null check (kind in ('year', 'seats')),
  seats integer not null check (seats between 1 and 100000),
  applied_at timestamptz,
  begins_on date,
  ends_on date check (ends_on >= begins_on),
  kept_seats integer check (kept_seats > seats),
  check (num_nulls(applied_at, begins_on, ends_on) in (0, 3)),
  check (kept_seats is null or (kind = 'year' and applied_at is not null))
);
comment on table public.licence_orders is
  'Orders of a licence: a year for so many people, or so many places more until its end.';
comment on column public.licence_orders.company_id is
  'Whose licence it is; null once that space is gone.';
comment on column public.licence_orders.applied_at is
  'When the licence was changed for it, once; null while it is not paid.';
comment on column public.licence_orders.begins_on is 'The first day that it pays for.';
comment on column public.licence_orders.ends_on is 'The last one, included.';
comment on column public.licence_orders.kept_seats is
  'Places of the licence before, until this year begins with fewer; null once it has, or without.';
create index licence_orders_company on public.licence_orders (company_id, applied_at);
create index licence_orders_fewer on public.licence_orders (begins_on) where kept_seats is not null;

create function public.guard_licence_order() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if (new.order_id, new.kind, new.seats) is distinct from (old.order_id, old.kind, old.seats)
    or (new.company_id is not null and new.company_id is distinct from old.company_id)
    or (old.applied_at is not null
      and ((new.applied_at, new.begins_on, new.ends_on)
          is distinct from (old.applied_at, old.begins_on, old.ends_on)
        or (new.kept_seats is not null and new.kept_seats is distinct from old.kept_seats))) then
    raise exception 'what was bought stays what it was' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
revoke execute on function public.guard_licence_order from public;
create trigger guard before update on public.licence_orders
  for each row execute function public.guard_licence_order();

alter table public.licence_orders enable row level security;
alter table public.licence_orders force row level security;
grant select, insert, update on public.licence_orders to service_role;
grant select on public.licence_orders to authenticated;
create policy "Owners, HR and works council see what their company bought" on public.licence_orders
  for select to authenticated
  using (company_id in (select access.companies_as('owner', 'hr', 'cse')));
create policy "Staff read" on public.licence_orders for select to authenticated
  using ((select access.is_staff()));

-- A licence is delivered as soon as it is changed; anything else is prepared and shipped first.
insert into public.order_moves values ('confirmed', 'delivered');

create function public.guard_delivered_unpacked() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from public.licence_orders
    where order_id = new.id and applied_at is not null) then
    raise exception 'only a licence is delivered without a parcel'
      using errcode = 'check_violation', constraint = 'orders_delivered_unpacked';
  end if;
  return new;
end
$$;
revoke execute on function public.guard_delivered_unpacked from public;
create trigger guard_delivered_unpacked before update of state on public.orders
  for each row when (old.state = 'confirmed' and new.state = 'delivered')
  execute function public.guard_delivered_unpacked();
