-- What staff take back: the order that a transfer was said to pay, and that it pays none; and what comes
-- back to them: pieces of a returned parcel. Nothing of who did what is lost by it.

create table public.transfer_events (
  id uuid primary key,
  rank bigint generated always as identity,
  transfer_id uuid not null references public.received_transfers,
  kind text not null check (kind in ('attributed', 'released', 'set-aside', 'taken-back')),
  order_id uuid references public.orders,
  reason text check (char_length(reason) between 1 and 1000),
  staff_id uuid,
  happened_at timestamptz not null,
  check ((kind in ('attributed', 'released')) = (order_id is not null)),
  check (kind not in ('released', 'set-aside') or reason is not null)
);
comment on table public.transfer_events is
  'What was said of a transfer, by whom and why; altered by nobody.';
comment on column public.transfer_events.id is 'Made by the browser where something is taken back.';
comment on column public.transfer_events.staff_id is 'Null where the creditor reference found the order.';
create index transfer_events_transfer on public.transfer_events (transfer_id, rank);
create index transfer_events_order on public.transfer_events (order_id);

insert into public.transfer_events (id, transfer_id, kind, order_id, reason, staff_id, happened_at)
  select gen_random_uuid(), id, 'attributed', order_id, null, attributed_by,
    coalesce(attributed_at, imported_at)
  from public.received_transfers where order_id is not null
  union all
  select gen_random_uuid(), id, 'set-aside', null, set_aside_reason, set_aside_by,
    coalesce(set_aside_at, imported_at)
  from public.received_transfers where set_aside_reason is not null;

-- The whole list, the newest first.
create index received_transfers_newest on public.received_transfers (booked_on desc, id desc);

-- What came in stays what it was. What was said of it is taken back only by somebody who is named.
create or replace function public.guard_received_transfer() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  last_kind text;
begin
  if (new.line_hash, new.booked_on, new.amount_cents, new.label)
      is distinct from (old.line_hash, old.booked_on, old.amount_cents, old.label) then
    raise exception 'a transfer stays what it was' using errcode = 'check_violation';
  end if;
  select kind into last_kind from public.transfer_events
    where transfer_id = new.id order by rank desc limit 1;
  if old.order_id is not null and new.order_id is distinct from old.order_id
    and not (new.order_id is null and last_kind = 'released') then
    raise exception 'a transfer pays one order until that is taken back' using errcode = 'check_violation';
  end if;
  if old.set_aside_reason is not null and new.set_aside_reason is distinct from old.set_aside_reason
    and not (new.set_aside_reason is null and last_kind = 'taken-back') then
    raise exception 'a transfer is set aside until that is taken back' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

-- An order is unpaid again only where its transfer was another order’s: no other money ever was not there.
insert into public.payment_moves values ('paid', 'pending');
insert into public.order_moves values
  ('confirmed', 'awaiting-payment'), ('in-preparation', 'awaiting-payment');

create function public.guard_unpaid_again() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if new.provider <> 'transfer' or new.captured_cents >= new.amount_cents
    or exists (select from public.refunds where payment_id = new.id and state <> 'failed') then
    raise exception 'what was paid stays paid' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
revoke execute on function public.guard_unpaid_again from public;
create trigger guard_unpaid_again before update of state on public.payments
  for each row when (old.state = 'paid' and new.state = 'pending')
  execute function public.guard_unpaid_again();

create function public.guard_return_to_payment() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from public.payments
      where order_id = new.id and provider = 'transfer' and state = 'pending')
    or exists (select from public.payments where order_id = new.id
      and state in ('authorised', 'paid', 'part-refunded', 'refunded'))
    or exists (select from public.parcels where order_id = new.id and state <> 'cancelled') then
    raise exception 'an order waits again only for a transfer that was another’s, and before it is packed'
      using errcode = 'check_violation';
  end if;
  return new;
end
$$;
revoke execute on function public.guard_return_to_payment from public;
create trigger guard_return_to_payment before update of state on public.orders
  for each row when (new.state = 'awaiting-payment' and old.state in ('confirmed', 'in-preparation'))
  execute function public.guard_return_to_payment();

-- Pieces of a returned parcel that went back to the stock, and pieces taken from it again for another
-- parcel of that order.
create table public.stock_moves (
  parcel_id uuid not null,
  line integer not null,
  kind text not null check (kind in ('put-back', 'taken-again')),
  order_id uuid not null,
  product_id uuid not null references public.products,
  quantity integer not null check (quantity > 0),
  reason text check (char_length(reason) between 1 and 1000),
  staff_id uuid,
  moved_at timestamptz not null,
  primary key (parcel_id, line, kind),
  foreign key (parcel_id, line) references public.parcel_lines (parcel_id, position),
  foreign key (order_id, line) references public.order_lines (order_id, position),
  check (kind <> 'put-back' or reason is not null)
);
comment on table public.stock_moves is
  'Why the stock changed beside sales and counts; once for a line of a parcel, altered by nobody.';
create index stock_moves_order on public.stock_moves (order_id, line);
comment on column public.stock_moves.line is 'Of the order, by its place in it.';
create index stock_moves_product on public.stock_moves (product_id);

create function public.guard_stock_move() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  ordered record;
  held integer;
  packed bigint;
begin
  -- Whoever packs pieces of that line or puts them back waits for the other.
  select product_id, quantity, takes_stock into ordered from public.order_lines
    where order_id = new.order_id and position = new.line for update;
  select ordered.quantity - coalesce(sum(case kind when 'put-back' then quantity else -quantity end), 0)
    into held from public.stock_moves where order_id = new.order_id and line = new.line;
  select coalesce(sum(quantity), 0) into packed from public.parcel_lines
    join public.parcels on parcels.id = parcel_id
    where parcel_lines.order_id = new.order_id and position = new.line
      and parcels.state not in ('cancelled', 'returned');
  if not ordered.takes_stock or ordered.product_id <> new.product_id
    or not exists (select from public.parcel_lines join public.parcels on parcels.id = parcel_id
      where parcel_id = new.parcel_id and position = new.line
        and parcels.order_id = new.order_id and parcel_lines.quantity >= new.quantity
        and (new.kind = 'taken-again' or parcels.state = 'returned'))
    or (new.kind = 'put-back' and held - packed < new.quantity)
    or (new.kind = 'taken-again' and held + new.quantity > ordered.quantity) then
    raise exception 'these pieces are not there to be moved'
      using errcode = 'check_violation', constraint = 'stock_moves_of_pieces';
  end if;
  return new;
end
$$;
revoke execute on function public.guard_stock_move from public;
create trigger guard before insert on public.stock_moves
  for each row execute function public.guard_stock_move();
create trigger journal after insert on public.stock_moves
  for each row execute function public.note_staff_change('stock-move', 'product_id', 'order_id');

-- A draft that was published is known by its revision: sent again, it is published already. So no later draft
-- of that product counts from one again.
alter table public.product_revisions add column draft_revision integer;
comment on column public.product_revisions.draft_revision is
  'Of the draft that was published; null for what there was before.';

-- After `sign`, by its name: that one begins every draft at 1.
create function public.start_draft() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.revision := 1 + coalesce((select max(draft_revision) from public.product_revisions
    where product_id = new.product_id), 0);
  return new;
end
$$;
revoke execute on function public.start_draft from public;
create trigger start before insert on public.product_drafts
  for each row execute function public.start_draft();

do $$
declare
  named text;
begin
  foreach named in array array['transfer_events', 'stock_moves']
  loop
    execute format('alter table public.%I enable row level security', named);
    execute format('alter table public.%I force row level security', named);
    execute format('grant select, insert on public.%I to service_role', named);
    execute format('grant select on public.%I to authenticated', named);
    execute format('create policy "Staff read" on public.%I for select to authenticated
      using ((select access.is_staff()))', named);
  end loop;
end
$$;
