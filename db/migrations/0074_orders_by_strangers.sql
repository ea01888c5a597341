-- What an order placed by somebody who has proven nothing may do: it is nobody's until whoever has its
-- address says so, it is counted with those of the same place, and it sells so many of one product.

alter table public.orders
  add column proven_at timestamptz,
  add column disowned_at timestamptz,
  add column counted_as text check (counted_as ~ '^[0-9a-f]{64}$'),
  add column is_told boolean not null default true,
  add constraint orders_proven_or_disowned check (proven_at is null or disowned_at is null);
comment on column public.orders.proven_at is
  'When it was certain that it is of whoever has its address: they were signed in, or said so; null until then.';
comment on column public.orders.disowned_at is
  'When whoever has its address said that it is not theirs: nothing is written to them any more.';
comment on column public.orders.counted_as is
  'Whose unpaid orders it counts among (a network, a person, a space), hashed with a key; erased after a day.';
comment on column public.orders.is_told is
  'Whether its address is written to before it is paid: not of many orders that nobody has proven.';
create index orders_counted on public.orders (counted_as, placed_at) where counted_as is not null;

-- A link to a quote is sent to one address: whoever accepted by it has that address.
update public.orders set proven_at = placed_at
  from public.quotes join public.quote_versions as version on version.quote_id = quotes.id
  where quotes.order_id = orders.id and lower(version.content -> 'company' ->> 'email') = lower(orders.email);

-- Transfers that were waited for without an end are waited for as long as one that is asked for today.
update public.orders set expires_at = (date_trunc('day', now() at time zone 'Europe/Paris')
    + interval '15 days') at time zone 'Europe/Paris'
  where state = 'awaiting-payment' and payment_method = 'transfer' and expires_at is null
    and credit is distinct from 'requested' and renewal_of is null;

create function access.own_orders() returns setof uuid
  language sql stable security definer set search_path = ''
begin atomic
  select id from public.orders
    where lower(email) = (select access.confirmed_email()) and proven_at is not null;
end;
comment on function access.own_orders is
  'Orders under the address that the caller has proven, which they placed signed in or said to be theirs.';
revoke execute on function access.own_orders from public;
grant execute on function access.own_orders to authenticated, service_role;

drop policy "Who ordered sees their orders" on public.orders;
create policy "Who ordered sees their orders" on public.orders for select to authenticated
  using (id in (select access.own_orders()));
drop policy "Who began one sees it while it has no space" on public.subscriptions;
create policy "Who began one sees it while it has no space" on public.subscriptions
  for select to authenticated
  using (company_id is null and order_id in (select access.own_orders()));

create or replace function access.keeps_subscription(subscription uuid) returns boolean
  language sql stable security definer set search_path = ''
begin atomic
  select exists (select from public.subscriptions
    join public.orders on orders.id = subscriptions.order_id
    where subscriptions.id = subscription
      and (subscriptions.company_id in (select access.companies_as('owner', 'hr'))
        or orders.company_kind = 'cse'
          and subscriptions.company_id in (select access.companies_as('cse'))
        or subscriptions.company_id is null and orders.id in (select access.own_orders())));
end;

-- The space that an order joins: that of its company, where whoever has its address is a member, once it
-- is certain that the order is theirs.
create function access.space_of_order(wanted uuid) returns uuid
  language sql stable security definer set search_path = ''
begin atomic
  select companies.id from public.orders
    join public.companies on companies.siren = orders.siren
    join public.company_members as members on members.company_id = companies.id
    join auth.users on users.id = members.user_id
    where orders.id = wanted and orders.proven_at is not null
      and users.email_confirmed_at is not null and lower(users.email) = lower(orders.email)
      and access.is_space_for(companies.id, users.id)
    order by companies.created_at, companies.id limit 1;
end;
revoke execute on function access.space_of_order from public;

create or replace function public.join_subscriptions() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.subscriptions set company_id = new.company_id
    from public.orders, public.companies, auth.users
    where subscriptions.company_id is null and orders.id = subscriptions.order_id
      and orders.proven_at is not null
      and companies.id = new.company_id and companies.siren = orders.siren
      and users.id = new.user_id and users.email_confirmed_at is not null
      and lower(users.email) = lower(orders.email)
      and access.is_space_for(companies.id, users.id);
  return null;
end
$$;
create or replace function public.join_subscriptions_of_verified() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.subscriptions set company_id = new.company_id
    from public.orders, public.company_members as members, auth.users
    where subscriptions.company_id is null and orders.id = subscriptions.order_id
      and orders.proven_at is not null
      and orders.siren = new.siren and members.company_id = new.company_id
      and users.id = members.user_id and users.email_confirmed_at is not null
      and lower(users.email) = lower(orders.email);
  return null;
end
$$;
create or replace function public.find_space_of_subscription() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  new.company_id := coalesce(new.company_id,
    (select orders.company_id from public.orders where id = new.order_id),
    access.space_of_order(new.order_id));
  return new;
end
$$;

create function public.join_proven_order() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.subscriptions set company_id = access.space_of_order(new.id)
    where order_id = new.id and company_id is null;
  return null;
end
$$;
revoke execute on function public.join_proven_order from public;
create trigger join_proven after update of proven_at on public.orders
  for each row when (old.proven_at is null and new.proven_at is not null)
  execute function public.join_proven_order();

-- What somebody said of an order stays said.
create function public.guard_order_proof() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  raise exception 'whose order it is was said once' using errcode = 'check_violation',
    constraint = 'orders_proof_stays';
end
$$;
revoke execute on function public.guard_order_proof from public;
create trigger guard_proof before update of proven_at, disowned_at on public.orders
  for each row when ((old.proven_at is not null and new.proven_at is distinct from old.proven_at)
    or (old.disowned_at is not null and new.disowned_at is distinct from old.disowned_at))
  execute function public.guard_order_proof();

-- No more than 99 pieces of one product in an order, however many lines it is written on. Judged when the
-- order is complete: a quote by staff, and a later month of a subscription, are what was agreed.
create function public.guard_ordered_pieces() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if (select sum(quantity) from public.order_lines
      where order_id = new.order_id and product_id = new.product_id) > 99
    and not exists (select from public.quotes where order_id = new.order_id)
    and not exists (select from public.orders where id = new.order_id and renewal_of is not null) then
    raise exception 'an order holds 99 pieces of a product at most'
      using errcode = 'check_violation', constraint = 'order_lines_within_cart';
  end if;
  return null;
end
$$;
revoke execute on function public.guard_ordered_pieces from public;
create constraint trigger guard_pieces after insert on public.order_lines
  deferrable initially deferred for each row when (new.product_id is not null)
  execute function public.guard_ordered_pieces();
