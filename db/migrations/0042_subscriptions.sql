-- The monthly box as a subscription: it begins with an order, makes one order for each month, and is
-- changed by whoever orders for the company. Everything is written by the product's use cases.

-- What a line with a commitment costs without it, on the day of the order: told before paying, and asked
-- for the months taken after an early cancellation, whatever the catalogue says by then.
alter table public.order_lines add column uncommitted_unit_net_cents integer
  check (uncommitted_unit_net_cents >= 0);
comment on column public.order_lines.uncommitted_unit_net_cents is
  'Of a monthly box: its price without commitment when it was ordered; null for everything else.';

create function public.note_uncommitted_price() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  new.uncommitted_unit_net_cents := coalesce(new.uncommitted_unit_net_cents,
    (select price_cents from public.product_plans
      where product_id = new.product_id and commitment_months = 0), new.unit_net_cents);
  return new;
end
$$;
revoke execute on function public.note_uncommitted_price from public;
create trigger note_uncommitted_price before insert on public.order_lines
  for each row when (new.commitment_months is not null)
  execute function public.note_uncommitted_price();
update public.order_lines set uncommitted_unit_net_cents = coalesce((select price_cents
    from public.product_plans
    where product_plans.product_id = order_lines.product_id and product_plans.commitment_months = 0),
  unit_net_cents) where commitment_months is not null;

alter table public.orders add column renewal_of uuid references public.orders;
comment on column public.orders.renewal_of is
  'The order by which a subscription began, of which this is a later month; null for all others.';
create index orders_renewals on public.orders (renewal_of) where renewal_of is not null;

create type public.subscription_state as enum ('active', 'past-due', 'paused', 'ending', 'ended');

create table public.subscriptions (
  id uuid primary key default gen_random_uuid(),
  company_id uuid references public.companies on delete set null,
  order_id uuid not null references public.orders,
  line integer not null,
  state public.subscription_state not null default 'active',
  paused_for text check (paused_for in ('wish', 'payment')),
  revision integer not null default 1,
  headcount integer not null check (headcount between 1 and 100000),
  commitment_months integer not null check (commitment_months in (0, 6, 12)),
  granted_unit_net_cents integer not null check (granted_unit_net_cents >= 0),
  uncommitted_unit_net_cents integer not null check (uncommitted_unit_net_cents >= 0),
  starts_on date not null,
  next_on date not null,
  cancelled_after integer check (cancelled_after > 0),
  ends_after integer,
  refusals integer not null default 0 check (refusals >= 0),
  first_refused_on date,
  retry_on date,
  unique (order_id, line),
  foreign key (order_id, line) references public.order_lines (order_id, position),
  check ((state = 'paused') = (paused_for is not null)),
  check (state <> 'past-due' or refusals > 0),
  check (state <> 'ending' or ends_after is not null),
  check ((cancelled_after is null) = (ends_after is null) and ends_after >= cancelled_after)
);
comment on table public.subscriptions is 'A monthly box: one for each line of an order that has a plan.';
comment on column public.subscriptions.company_id is
  'The space it belongs to; null while its buyer has none for this company.';
comment on column public.subscriptions.order_id is
  'By which it began: buyer, addresses, language and the way of paying are those of this order.';
comment on column public.subscriptions.headcount is 'Boxes from the next month on.';
comment on column public.subscriptions.granted_unit_net_cents is
  'For one box, excluding VAT, as granted for the commitment.';
comment on column public.subscriptions.next_on is
  'The Paris day on which the next month begins; of a pause by wish, the day on which it goes on.';
comment on column public.subscriptions.cancelled_after is 'How many months were taken when it was cancelled.';
comment on column public.subscriptions.ends_after is 'The number of the last month.';
comment on column public.subscriptions.refusals is 'Of the order that waits to be paid.';
comment on column public.subscriptions.retry_on is 'The Paris day on which its payment is tried again.';
create index subscriptions_company on public.subscriptions (company_id);
create index subscriptions_due on public.subscriptions (next_on) where state <> 'ended';
create index subscriptions_retries on public.subscriptions (retry_on) where retry_on is not null;
create index subscriptions_by_state on public.subscriptions (state, next_on, id);

create table public.subscription_periods (
  subscription_id uuid not null references public.subscriptions,
  number integer not null check (number > 0),
  order_id uuid not null references public.orders,
  begins_on date not null,
  ends_on date not null check (ends_on >= begins_on),
  headcount integer not null check (headcount > 0),
  primary key (subscription_id, number)
);
comment on table public.subscription_periods is
  'The months that were taken, each with its one order; the first with the order by which it began.';
-- An order with two lines that have a plan begins two subscriptions.
create unique index subscription_periods_order on public.subscription_periods (order_id)
  where number > 1;
create index subscription_periods_first_order on public.subscription_periods (order_id);

create table public.subscription_events (
  id bigint generated always as identity primary key,
  subscription_id uuid not null references public.subscriptions,
  happened_at timestamptz not null,
  actor text not null check (actor in ('buyer', 'staff', 'system')),
  user_id uuid,
  act_id uuid unique,
  kind text not null,
  reason text check (char_length(reason) between 1 and 1000),
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object')
);
comment on table public.subscription_events is 'Who changed what of a subscription, when and why.';
comment on column public.subscription_events.user_id is
  'Who it was; stays when the account goes, as in the journal.';
comment on column public.subscription_events.act_id is
  'Of a person, made by their browser: sent twice, it is one act. Of a refusal, the attempt to pay.';
create index subscription_events_order on public.subscription_events (subscription_id, id);

create table public.subscription_moves (
  from_state public.subscription_state, to_state public.subscription_state,
  primary key (from_state, to_state));
comment on table public.subscription_moves is 'The moves a subscription may make.';
insert into public.subscription_moves values
  ('active', 'past-due'), ('active', 'paused'), ('active', 'ending'), ('active', 'ended'),
  ('past-due', 'active'), ('past-due', 'paused'), ('past-due', 'ending'), ('past-due', 'ended'),
  ('paused', 'active'), ('paused', 'past-due'), ('paused', 'ending'), ('paused', 'ended'),
  ('ending', 'active'), ('ending', 'past-due'), ('ending', 'paused'), ('ending', 'ended');

create function public.guard_subscription() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if old.state <> new.state and not exists (select from public.subscription_moves
    where from_state = old.state and to_state = new.state) then
    raise exception 'a subscription cannot move from % to %', old.state, new.state
      using errcode = 'check_violation', constraint = 'subscription_moves';
  end if;
  if (new.order_id, new.line, new.commitment_months, new.granted_unit_net_cents,
      new.uncommitted_unit_net_cents, new.starts_on)
    is distinct from (old.order_id, old.line, old.commitment_months, old.granted_unit_net_cents,
      old.uncommitted_unit_net_cents, old.starts_on) then
    raise exception 'what was agreed when it began is not altered' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
revoke execute on function public.guard_subscription from public;
create trigger guard before update on public.subscriptions
  for each row execute function public.guard_subscription();

-- Whether the caller orders for the buyer: owners and HR of the space, its works council where that is
-- the buyer, and without a space whoever has proven to be the buyer's contact. Also after the licence
-- of the space has ended: what is paid for every month can always be stopped.
create function access.keeps_subscription(subscription uuid) returns boolean
  language sql stable security definer set search_path = ''
begin atomic
  select exists (select from public.subscriptions
    join public.orders on orders.id = subscriptions.order_id
    where subscriptions.id = subscription
      and (subscriptions.company_id in (select access.companies_as('owner', 'hr'))
        or orders.company_kind = 'cse'
          and subscriptions.company_id in (select access.companies_as('cse'))
        or subscriptions.company_id is null and lower(orders.email) = access.confirmed_email()));
end;
comment on function access.keeps_subscription is 'Whether the caller may change this subscription.';
grant execute on function access.keeps_subscription to authenticated, service_role;

-- What a guest began joins the space of that company as soon as the guest has a role there.
create function public.join_subscriptions() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.subscriptions set company_id = new.company_id
    from public.orders, public.companies, auth.users
    where subscriptions.company_id is null and orders.id = subscriptions.order_id
      and companies.id = new.company_id and companies.siren = orders.siren
      and users.id = new.user_id and users.email_confirmed_at is not null
      and lower(users.email) = lower(orders.email);
  return null;
end
$$;
create trigger join_subscriptions after insert on public.company_members
  for each row execute function public.join_subscriptions();

create function public.find_space_of_subscription() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  new.company_id := coalesce(new.company_id,
    (select orders.company_id from public.orders where id = new.order_id),
    (select companies.id from public.orders
      join public.companies on companies.siren = orders.siren
      join public.company_members as members on members.company_id = companies.id
      join auth.users on users.id = members.user_id
      where orders.id = new.order_id and users.email_confirmed_at is not null
        and lower(users.email) = lower(orders.email)
      order by companies.created_at, companies.id limit 1));
  return new;
end
$$;
create trigger find_space before insert on public.subscriptions
  for each row execute function public.find_space_of_subscription();

do $$
declare
  named text;
begin
  foreach named in array array['subscriptions', 'subscription_periods', 'subscription_events',
    'subscription_moves']
  loop
    execute format('alter table public.%I enable row level security', named);
    execute format('alter table public.%I force row level security', named);
  end loop;
  foreach named in array array['join_subscriptions', 'find_space_of_subscription']
  loop
    execute format('revoke execute on function public.%I from public', named);
  end loop;
end
$$;
grant select, insert, update on public.subscriptions to service_role;
grant select, insert on public.subscription_periods, public.subscription_events to service_role;
grant select on public.subscription_moves to service_role;
grant select on public.subscriptions, public.subscription_periods, public.subscription_events
  to authenticated;

create policy "Owners, HR and works council see subscriptions of their company"
  on public.subscriptions for select to authenticated
  using (company_id in (select access.companies_as('owner', 'hr', 'cse')));
create policy "Who began one sees it while it has no space" on public.subscriptions
  for select to authenticated
  using (company_id is null and order_id in (select id from public.orders
    where lower(email) = (select access.confirmed_email())));
create policy "Staff read" on public.subscriptions for select to authenticated
  using ((select access.is_staff()));
create policy "Months go with their subscription" on public.subscription_periods
  for select to authenticated
  using (subscription_id in (select id from public.subscriptions));
create policy "History goes with its subscription" on public.subscription_events
  for select to authenticated
  using (subscription_id in (select id from public.subscriptions));
