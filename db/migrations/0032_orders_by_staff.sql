-- Staff work on orders: they read all of it, and change it through use cases only. What is money or a
-- state is guarded here; nothing of it is granted to callers, so no other door leads to it.

-- What a person did has their account, and a key made by their browser: sent twice, it is one act.
alter table public.order_events
  add column staff_id uuid,
  add column act_id uuid unique,
  add column details jsonb not null default '{}' check (jsonb_typeof(details) = 'object');
comment on column public.order_events.staff_id is
  'Who of the staff it was; stays when the account goes, as in the journal.';
comment on column public.order_events.act_id is 'Made by the browser, one per act of a person.';
comment on column public.order_events.details is 'Amounts in cents, numbers of parcels and the like.';

create index orders_newest on public.orders (placed_at desc, id);
create index orders_by_state on public.orders (state, placed_at desc, id);
create index orders_by_week on public.orders (wished_week, placed_at desc, id);

-- A cancelled order is taken up again only with its money.
insert into public.order_moves values ('cancelled', 'confirmed');

-- Money that came in under an attempt: all of it by card, bit by bit by transfer, too much at times.
alter table public.payments add column captured_cents bigint not null default 0
  check (captured_cents >= 0);
update public.payments set captured_cents = amount_cents
  where state in ('paid', 'part-refunded', 'refunded');
alter table public.payments add constraint payments_paid_is_captured
  check (state not in ('paid', 'part-refunded', 'refunded') or captured_cents >= amount_cents);
comment on column public.payments.captured_cents is 'What has come in; refunds are counted apart.';

create table public.refunds (
  id uuid primary key,
  payment_id uuid not null references public.payments,
  order_id uuid not null references public.orders,
  amount_cents bigint not null check (amount_cents > 0),
  reason text not null check (char_length(reason) between 1 and 1000),
  state text not null default 'pending' check (state in ('pending', 'done', 'failed')),
  bank_reference text check (char_length(bank_reference) between 1 and 140),
  asked_by uuid,
  asked_at timestamptz not null,
  settled_at timestamptz
);
comment on table public.refunds is
  'Money given back: by the provider once it has said so, or by a transfer that staff made by hand.';
comment on column public.refunds.id is 'Made by the browser; the provider is given it as its key.';
create index refunds_payment on public.refunds (payment_id);
create index refunds_order on public.refunds (order_id);

create function public.guard_refund() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  captured bigint;
  given bigint;
begin
  select captured_cents into captured from public.payments where id = new.payment_id for update;
  select coalesce(sum(amount_cents), 0) into given from public.refunds
    where payment_id = new.payment_id and state <> 'failed' and id <> new.id;
  if new.state <> 'failed' and given + new.amount_cents > captured then
    raise exception 'more would be given back than came in'
      using errcode = 'check_violation', constraint = 'refunds_within_captured';
  end if;
  if tg_op = 'UPDATE' and (old.state <> 'pending' or new.amount_cents <> old.amount_cents
    or new.payment_id <> old.payment_id or new.order_id <> old.order_id) then
    raise exception 'a refund that has ended is not altered' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
revoke execute on function public.guard_refund from public;
create trigger guard before insert or update on public.refunds
  for each row execute function public.guard_refund();

create function public.guard_reinstatement() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if (select coalesce(sum(captured_cents), 0) from public.payments where order_id = new.id)
    - (select coalesce(sum(amount_cents), 0) from public.refunds
        where order_id = new.id and state <> 'failed') < new.net_cents + new.vat_cents then
    raise exception 'a cancelled order is taken up again only with its money'
      using errcode = 'check_violation', constraint = 'orders_reinstated_with_money';
  end if;
  return new;
end
$$;
revoke execute on function public.guard_reinstatement from public;
create trigger guard_reinstatement before update of state on public.orders
  for each row when (old.state = 'cancelled' and new.state = 'confirmed')
  execute function public.guard_reinstatement();

-- Parcels: which pieces of which lines travel together.
create type public.parcel_state as enum
  ('planned', 'packed', 'shipped', 'delivered', 'returned', 'cancelled');

create table public.parcels (
  id uuid primary key,
  order_id uuid not null references public.orders,
  number integer not null check (number > 0),
  state public.parcel_state not null default 'planned',
  carrier text check (char_length(carrier) between 1 and 40),
  tracking_number text check (char_length(tracking_number) between 1 and 60),
  delivery_day date,
  revision integer not null default 1,
  made_at timestamptz not null,
  shipped_at timestamptz,
  ended_at timestamptz,
  unique (order_id, number),
  unique (id, order_id)
);
comment on column public.parcels.delivery_day is
  'The day, in Paris, on which it shall arrive; pallets are put together by it.';
comment on column public.parcels.ended_at is 'Delivered, returned or cancelled.';
create index parcels_by_day on public.parcels (delivery_day) where delivery_day is not null;
create trigger count_revision before insert or update on public.parcels
  for each row execute function public.count_content_revision();

create table public.parcel_lines (
  parcel_id uuid not null,
  order_id uuid not null,
  position integer not null,
  quantity integer not null check (quantity > 0),
  primary key (parcel_id, position),
  foreign key (parcel_id, order_id) references public.parcels (id, order_id),
  foreign key (order_id, position) references public.order_lines (order_id, position)
);
create index parcel_lines_order on public.parcel_lines (order_id, position);

create table public.parcel_moves (from_state public.parcel_state, to_state public.parcel_state,
  primary key (from_state, to_state));
comment on table public.parcel_moves is 'The moves a parcel may make.';
insert into public.parcel_moves values
  ('planned', 'packed'), ('planned', 'cancelled'),
  ('packed', 'shipped'), ('packed', 'cancelled'),
  ('shipped', 'delivered'), ('shipped', 'returned'),
  ('delivered', 'returned');

create function public.guard_parcel_move() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if not exists (select from public.parcel_moves
    where from_state = old.state and to_state = new.state) then
    raise exception 'a parcel cannot move from % to %', old.state, new.state
      using errcode = 'check_violation';
  end if;
  return new;
end
$$;
revoke execute on function public.guard_parcel_move from public;
create trigger guard_move before update of state on public.parcels
  for each row when (old.state is distinct from new.state)
  execute function public.guard_parcel_move();

create function public.guard_new_parcel() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if (select state from public.orders where id = new.order_id for update)
    not in ('in-preparation', 'shipped', 'delivered') then
    raise exception 'nothing of this order is packed' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
revoke execute on function public.guard_new_parcel from public;
create trigger guard_new before insert on public.parcels
  for each row execute function public.guard_new_parcel();

-- What was returned may be sent again; what was cancelled never left.
create function public.guard_parcel_line() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  ordered integer;
  packed bigint;
begin
  select quantity into ordered from public.order_lines
    where order_id = new.order_id and position = new.position for update;
  select coalesce(sum(quantity), 0) into packed from public.parcel_lines
    join public.parcels on parcels.id = parcel_id
    where parcel_lines.order_id = new.order_id and parcel_lines.position = new.position
      and parcels.state not in ('cancelled', 'returned')
      and (parcel_id, parcel_lines.position) <> (new.parcel_id, new.position);
  if packed + new.quantity > ordered then
    raise exception 'more would be packed than was ordered'
      using errcode = 'check_violation', constraint = 'parcel_lines_within_ordered';
  end if;
  return new;
end
$$;
revoke execute on function public.guard_parcel_line from public;
create trigger guard before insert or update on public.parcel_lines
  for each row execute function public.guard_parcel_line();

-- Transfers as the bank tells of them: each line of a statement once, whoever imports it again.
create table public.received_transfers (
  id uuid primary key default gen_random_uuid(),
  line_hash text not null unique,
  booked_on date not null,
  amount_cents bigint not null check (amount_cents > 0),
  label text not null check (char_length(label) <= 1000),
  imported_by uuid,
  imported_at timestamptz not null,
  order_id uuid references public.orders,
  attributed_by uuid,
  attributed_at timestamptz,
  set_aside_reason text check (char_length(set_aside_reason) between 1 and 1000),
  set_aside_by uuid,
  set_aside_at timestamptz,
  check (order_id is null or set_aside_reason is null)
);
comment on column public.received_transfers.line_hash is
  'SHA-256 of day, amount, label and which of its equals in the file: the same line is one transfer.';
comment on column public.received_transfers.attributed_by is
  'Who found its order; null where the creditor reference did.';
comment on column public.received_transfers.set_aside_reason is 'Why it pays no order of ours.';
create index received_transfers_order on public.received_transfers (order_id);
create index received_transfers_waiting on public.received_transfers (booked_on desc, id)
  where order_id is null and set_aside_reason is null;

-- What came in stays what it was, and pays one order for good.
create function public.guard_received_transfer() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if (new.line_hash, new.booked_on, new.amount_cents, new.label)
      is distinct from (old.line_hash, old.booked_on, old.amount_cents, old.label)
    or (old.order_id is not null and new.order_id is distinct from old.order_id) then
    raise exception 'a transfer stays what it was' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
revoke execute on function public.guard_received_transfer from public;
create trigger guard before update on public.received_transfers
  for each row execute function public.guard_received_transfer();

-- Said among staff; signed by whoever writes, and never altered.
create table public.order_notes (
  id uuid primary key,
  order_id uuid not null references public.orders,
  note text not null check (char_length(note) between 1 and 4000),
  written_by uuid,
  written_at timestamptz not null default access.now()
);
create index order_notes_order on public.order_notes (order_id, written_at);
create function public.sign_order_note() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.written_by := auth.uid();
  new.written_at := access.now();
  return new;
end
$$;
revoke execute on function public.sign_order_note from public;
create trigger sign before insert on public.order_notes
  for each row execute function public.sign_order_note();

-- The stand-in provider gives money back too, never more than was paid, once for a key.
create table sandbox.refunds (
  id uuid primary key,
  session_id uuid not null references sandbox.sessions,
  amount_cents bigint not null check (amount_cents > 0)
);
create index sandbox_refunds_session on sandbox.refunds (session_id);
alter table sandbox.refunds enable row level security;
alter table sandbox.refunds force row level security;
grant select, insert on sandbox.refunds to service_role;

do $$
declare
  named text;
begin
  foreach named in array array['parcels', 'parcel_lines', 'parcel_moves', 'received_transfers',
    'refunds', 'order_notes']
  loop
    execute format('alter table public.%I enable row level security', named);
    execute format('alter table public.%I force row level security', named);
    execute format('grant select on public.%I to service_role', named);
  end loop;
  foreach named in array array['order_events', 'parcels', 'parcel_lines', 'received_transfers',
    'refunds', 'order_notes']
  loop
    execute format('grant select on public.%I to authenticated', named);
    execute format('create policy "Staff read" on public.%I for select to authenticated
      using ((select access.is_staff()))', named);
  end loop;
end
$$;
-- Lines and payments are seen by whoever sees their order.
create policy "Staff read" on public.orders for select to authenticated
  using ((select access.is_staff()));
grant insert, update on public.parcels, public.received_transfers, public.refunds to service_role;
grant insert on public.parcel_lines, public.order_notes to service_role;
grant insert on public.order_notes to authenticated;
create policy "Staff add" on public.order_notes for insert to authenticated
  with check ((select access.is_staff()));
