-- The staff's list of orders at a million of them: what it is narrowed by stands in a row and in an index, instead of
-- being added up or written anew for each order at each look.

-- Beside the orders and not in them: buyers read their orders, and nothing of what a bank contests.
create table public.order_sums (
  order_id uuid primary key references public.orders on delete cascade,
  state public.order_state not null,
  came_cents bigint not null,
  given_cents bigint not null,
  contested_cents bigint not null,
  dispute public.dispute_standing,
  money_state text not null
);
comment on table public.order_sums is
  'Of each order what came in, what was given back and what is contested: kept by the tables that know it.';
comment on column public.order_sums.state is 'As in the order: what is counted is counted by state.';
comment on column public.order_sums.came_cents is 'The sum of what its payments captured.';
comment on column public.order_sums.given_cents is 'Of its refunds that have not failed.';
comment on column public.order_sums.contested_cents is 'What its disputes hold.';
comment on column public.order_sums.dispute is 'The most pressing of its disputes.';
comment on column public.order_sums.money_state is
  'What was paid of it, as `moneyState` of `orders-at-work.ts` says it; a test holds them together.';

create function public.sum_up_orders(about uuid[]) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  -- Held before they are added up: of two at once, the second sees what the first has written.
  perform from public.order_sums where order_id = any (about) order by order_id for update;
  insert into public.order_sums
    select orders.id, orders.state, came.cents, given.cents, contested.cents, contested.dispute, case
        when came.cents = 0 then 'unpaid'
        when came.cents - given.cents - contested.cents
          > (case when orders.state = 'cancelled' then 0 else gross_cents end) then 'to-return'
        when given.cents >= came.cents then 'refunded'
        when came.cents < gross_cents then 'partial'
        when came.cents - given.cents < gross_cents then 'part-refunded'
        else 'paid' end
      from public.orders
      cross join lateral (select coalesce(sum(captured_cents), 0)::bigint as cents
        from public.payments where order_id = orders.id) as came
      cross join lateral (select coalesce(sum(amount_cents), 0)::bigint as cents
        from public.refunds where order_id = orders.id and state <> 'failed') as given
      cross join lateral (select coalesce(sum(held_cents), 0)::bigint as cents,
          min(standing) as dispute
        from public.disputes where order_id = orders.id) as contested
      where orders.id = any (about)
    on conflict (order_id) do update set state = excluded.state, came_cents = excluded.came_cents,
      given_cents = excluded.given_cents, contested_cents = excluded.contested_cents,
      dispute = excluded.dispute, money_state = excluded.money_state;
end
$$;
revoke execute on function public.sum_up_orders from public;

-- Its argument is the column in which the order is named.
create function public.sum_up_order() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  row_of jsonb := to_jsonb(case tg_op when 'DELETE' then old else new end);
begin
  perform public.sum_up_orders(array[(row_of ->> tg_argv[0])::uuid]);
  return null;
end
$$;
revoke execute on function public.sum_up_order from public;

select public.sum_up_orders(array_agg(id)) from public.orders;

create trigger sum_up after insert on public.orders
  for each row execute function public.sum_up_order('id');
create trigger sum_up_changed after update of state, net_cents, vat_cents on public.orders
  for each row execute function public.sum_up_order('id');
create trigger sum_up after insert on public.payments
  for each row when (new.captured_cents <> 0) execute function public.sum_up_order('order_id');
create trigger sum_up_changed after update of captured_cents on public.payments
  for each row when (new.captured_cents <> old.captured_cents)
  execute function public.sum_up_order('order_id');
create trigger sum_up after insert or update or delete on public.refunds
  for each row execute function public.sum_up_order('order_id');
create trigger sum_up after insert or update or delete on public.disputes
  for each row execute function public.sum_up_order('order_id');

alter table public.order_sums enable row level security;
alter table public.order_sums force row level security;
grant select on public.order_sums to authenticated, service_role;
create policy "Staff read" on public.order_sums for select to authenticated
  using ((select access.is_staff()));

-- All of it is in columns that are read wherever it is.
alter table public.orders
  add column search_text text not null generated always as (
    regexp_replace(normalize(lower(number || ' ' || replace(number, '-', '') || ' ' || company_name
      || ' ' || siren || ' ' || email || ' ' || coalesce(purchase_order_number, '')), NFD),
      E'[\u0300-\u036f]', '', 'g')) stored;
comment on column public.orders.search_text is 'What it is found by: without accents and capitals.';

-- Each way in which the list is sorted or narrowed, so that a page costs what is on it.
create index order_sums_by_money on public.order_sums (money_state, state) where money_state <> 'paid';
create index order_sums_disputed on public.order_sums (dispute, state) where dispute is not null;
create index orders_by_company on public.orders (lower(company_name), placed_at desc, id);
create index orders_by_amount on public.orders (gross_cents desc, placed_at desc, id);
create index orders_wished on public.orders (wished_week)
  where wished_week is not null and state in ('awaiting-payment', 'confirmed', 'in-preparation');

do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_trgm') then
    create extension if not exists pg_trgm with schema extensions;
    -- Whoever runs the server may have made it elsewhere.
    execute format('create index orders_search on public.orders using gin (search_text %I.gin_trgm_ops)',
      (select nspname from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
        where extname = 'pg_trgm'));
  end if;
exception
  -- Without it words are looked for in one order after the other.
  when insufficient_privilege then null;
end
$$;
