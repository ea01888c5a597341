-- Orders, their lines, payments and history. Reached by no visitor: use cases work on them with
-- the service's rights, after checking the caller (the checkout key or the order's access key).

create type public.order_state as enum
  ('draft', 'awaiting-payment', 'confirmed', 'in-preparation', 'shipped', 'delivered', 'cancelled');
create type public.payment_state as enum
  ('pending', 'authorised', 'paid', 'part-refunded', 'refunded', 'failed');
create type public.payment_method as enum ('card', 'transfer');

create sequence public.order_numbers;
comment on sequence public.order_numbers is
  'Order numbers may have gaps; invoices have a counter of their own that may not.';

create table public.orders (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,
  checkout_key uuid not null unique,
  content_hash text not null,
  access_key uuid not null unique default gen_random_uuid(),
  state public.order_state not null,
  payment_method public.payment_method not null,
  language public.language not null,
  placed_at timestamptz not null,
  expires_at timestamptz,
  holds_stock boolean not null default true,

  company_kind text not null check (company_kind in ('employer', 'cse')),
  company_name text not null,
  siren text not null check (siren ~ '^\d{9}$'),
  siret text check (siret ~ '^\d{14}$' and left(siret, 9) = siren),
  vat_number text,
  is_vat_liable boolean not null,
  contact_name text not null,
  email text not null,
  phone text,
  billing_address jsonb not null,
  delivery_address jsonb not null,
  purchase_order_number text,
  wished_week text check (wished_week ~ '^\d{4}-W\d{2}$'),
  message text,

  net_cents bigint not null check (net_cents >= 0),
  vat_cents bigint not null check (vat_cents >= 0),
  gross_cents bigint not null generated always as (net_cents + vat_cents) stored,
  vat_groups jsonb not null
);
comment on column public.orders.checkout_key is
  'Sent by the browser, one per checkout attempt: however often it arrives, there is one order.';
comment on column public.orders.content_hash is
  'Of what was asked: the same key with another content is refused, not answered with this order.';
comment on column public.orders.access_key is 'Whoever holds it may read the confirmation page.';
comment on column public.orders.expires_at is 'Unpaid after this instant: cancelled, stock returned.';
comment on column public.orders.vat_groups is
  'VAT once per rate: [{rateBasisPoints, netCents, vatCents}] (EN 16931, BR-CO-17).';
create index orders_by_email on public.orders (lower(email));
create index orders_expiring on public.orders (expires_at) where state = 'awaiting-payment';

create table public.order_lines (
  order_id uuid not null references public.orders on delete cascade,
  position integer not null,
  product_id uuid not null references public.products,
  name text not null,
  commitment_months integer check (commitment_months in (0, 6, 12)),
  customisation jsonb,
  quantity integer not null check (quantity between 1 and 99),
  unit_net_cents integer not null check (unit_net_cents >= 0),
  net_cents bigint not null check (net_cents = unit_net_cents::bigint * quantity),
  rate_basis_points integer not null,
  vat_reason text not null,
  takes_stock boolean not null,
  primary key (order_id, position)
);
comment on table public.order_lines is 'What was sold, as it was on that day: later prices change nothing.';
comment on column public.order_lines.takes_stock is
  'Whether pieces were taken from a counted stock, to be given back if the order is cancelled.';
create index order_lines_product on public.order_lines (product_id);

create table public.order_events (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders on delete cascade,
  happened_at timestamptz not null,
  actor text not null,
  kind text not null,
  reason text
);
comment on table public.order_events is 'Who did what to an order, when and why.';
create index order_events_order on public.order_events (order_id);

create table public.payments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders on delete cascade,
  provider text not null check (provider in ('sandbox', 'transfer')),
  reference text not null,
  state public.payment_state not null default 'pending',
  amount_cents bigint not null check (amount_cents > 0),
  currency text not null default 'EUR' check (currency = 'EUR'),
  opened_at timestamptz not null,
  settled_at timestamptz,
  unique (provider, reference)
);
comment on table public.payments is 'Attempts to pay an order; at most one of them is open.';
create index payments_order on public.payments (order_id);
create unique index payments_one_open on public.payments (order_id) where state = 'pending';

create table public.payment_notifications (
  provider text not null,
  event_id text not null,
  received_at timestamptz not null,
  primary key (provider, event_id)
);
comment on table public.payment_notifications is
  'Each notification takes effect once: its id is kept in the transaction of its effect.';

create table public.order_moves (from_state public.order_state, to_state public.order_state,
  primary key (from_state, to_state));
comment on table public.order_moves is 'The moves an order may make; the table guards every update.';
insert into public.order_moves values
  ('draft', 'awaiting-payment'), ('draft', 'confirmed'), ('draft', 'cancelled'),
  ('awaiting-payment', 'confirmed'), ('awaiting-payment', 'cancelled'),
  ('confirmed', 'in-preparation'), ('confirmed', 'cancelled'),
  ('in-preparation', 'shipped'), ('in-preparation', 'cancelled'),
  ('shipped', 'delivered');

create table public.payment_moves (from_state public.payment_state, to_state public.payment_state,
  primary key (from_state, to_state));
comment on table public.payment_moves is 'The moves a payment may make.';
insert into public.payment_moves values
  ('pending', 'authorised'), ('pending', 'paid'), ('pending', 'failed'),
  ('authorised', 'paid'), ('authorised', 'failed'),
  ('paid', 'part-refunded'), ('paid', 'refunded'),
  ('part-refunded', 'refunded');

create function public.guard_order_move() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if not exists (select from public.order_moves
    where from_state = old.state and to_state = new.state) then
    raise exception 'an order cannot move from % to %', old.state, new.state
      using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger guard_move before update of state on public.orders
  for each row when (old.state is distinct from new.state)
  execute function public.guard_order_move();

create function public.guard_payment_move() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if not exists (select from public.payment_moves
    where from_state = old.state and to_state = new.state) then
    raise exception 'a payment cannot move from % to %', old.state, new.state
      using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger guard_move before update of state on public.payments
  for each row when (old.state is distinct from new.state)
  execute function public.guard_payment_move();

-- A logo printed on the sleeve: re-encoded before it is kept, collected when no order used it.
create table public.box_logos (
  id uuid primary key default gen_random_uuid(),
  image bytea not null check (length(image) < 2000000),
  width integer not null,
  height integer not null,
  uploaded_at timestamptz not null
);

do $$
declare name text;
begin
  foreach name in array array['orders', 'order_lines', 'order_events', 'payments',
    'payment_notifications', 'order_moves', 'payment_moves', 'box_logos']
  loop
    execute format('alter table public.%I enable row level security', name);
    execute format('alter table public.%I force row level security', name);
  end loop;
end
$$;
grant select, insert, update on public.orders, public.payments to service_role;
grant select, insert on public.order_lines, public.order_events, public.payment_notifications
  to service_role;
grant select on public.order_moves, public.payment_moves to service_role;
grant select, insert, delete on public.box_logos to service_role;
grant usage on sequence public.order_numbers to service_role;
