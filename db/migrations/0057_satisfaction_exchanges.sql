-- « Échange possible » : pieces that were delivered, that their buyer sends back or keeps, and what is sent
-- instead. Called order returns here; an exchange of words is another thing.

create table public.return_policy (
  id text primary key default 'returns' check (id = 'returns'),
  return_days integer not null default 30 check (return_days between 14 and 365),
  return_address text not null check (char_length(return_address) between 1 and 300),
  revision integer not null default 1
);
comment on table public.return_policy is
  'One row: until how many days after delivery pieces may be exchanged, and where they are sent.';
insert into public.return_policy (return_address)
  select left(name || ', ' || address, 300) from public.organisation;
alter table public.return_policy enable row level security;
alter table public.return_policy force row level security;
grant select on public.return_policy to anon, authenticated, service_role;
grant update on public.return_policy to authenticated;
create policy "Everybody reads" on public.return_policy for select using (true);
create policy "Staff change" on public.return_policy for update to authenticated
  using ((select access.is_staff())) with check ((select access.is_staff()));
create trigger content_changed after insert or update or delete on public.return_policy
  for each statement execute function public.raise_content_version();
create trigger count_revision before insert or update on public.return_policy
  for each row execute function public.count_content_revision();
create trigger journal after update on public.return_policy
  for each row execute function public.note_staff_change('setting', 'id');

create type public.return_state as enum ('asked', 'accepted', 'refused', 'cancelled', 'sent-back',
  'received', 'replaced', 'closed');

create table public.order_returns (
  id uuid primary key,
  order_id uuid not null references public.orders,
  number integer not null check (number > 0),
  state public.return_state not null default 'asked',
  reason text not null check (reason in
    ('damaged', 'wrong', 'missing', 'not-as-described', 'allergen', 'disliked', 'other')),
  note text check (char_length(note) between 1 and 2000),
  way text check (way in ('kept', 'prepaid', 'collected')),
  instructions text check (char_length(instructions) between 1 and 1000),
  decision_reason text check (char_length(decision_reason) between 1 and 1000),
  carrier text check (char_length(carrier) between 1 and 40),
  tracking_number text check (char_length(tracking_number) between 1 and 60),
  asked_at timestamptz not null,
  ended_at timestamptz,
  unique (order_id, number),
  unique (id, order_id),
  check (reason <> 'other' or note is not null),
  check (state in ('asked', 'refused', 'cancelled') or way is not null),
  check (state not in ('refused', 'closed') or decision_reason is not null),
  check ((state in ('refused', 'cancelled', 'replaced', 'closed')) = (ended_at is not null))
);
comment on table public.order_returns is
  'What a buyer asked to have exchanged of an order, and what became of it. No money moves by it.';
comment on column public.order_returns.id is 'Made by the browser: sent twice, it is asked once.';
comment on column public.order_returns.number is 'Of those of its order: the end of its reference.';
comment on column public.order_returns.way is
  'How pieces come back at our expense, as staff decided: with a label we pay, fetched, or not at all.';
comment on column public.order_returns.instructions is 'Said to the buyer with the acceptance.';
comment on column public.order_returns.decision_reason is 'Why it was refused, or closed without a replacement.';
comment on column public.order_returns.carrier is 'Of what was sent instead.';
comment on column public.order_returns.ended_at is 'Refused, cancelled, replaced or closed.';
create index order_returns_waiting on public.order_returns (order_id)
  where state in ('asked', 'received') or (state = 'accepted' and way = 'kept');

create table public.order_return_lines (
  return_id uuid not null,
  order_id uuid not null,
  position integer not null,
  quantity integer not null check (quantity > 0),
  replacement_id uuid references public.products,
  primary key (return_id, position),
  foreign key (return_id, order_id) references public.order_returns (id, order_id),
  foreign key (order_id, position) references public.order_lines (order_id, position)
);
comment on column public.order_return_lines.replacement_id is 'What is sent instead; null: the same again.';
create index order_return_lines_order on public.order_return_lines (order_id, position);
create index order_return_lines_replacement on public.order_return_lines (replacement_id);

-- Pieces to the stock or from it because of a return; told in the journal of staff as those of parcels are.
create table public.return_stock_moves (
  return_id uuid not null,
  line integer not null,
  kind text not null check (kind in ('put-back', 'sent-instead')),
  order_id uuid not null,
  product_id uuid not null references public.products,
  quantity integer not null check (quantity > 0),
  reason text check (char_length(reason) between 1 and 1000),
  staff_id uuid,
  moved_at timestamptz not null,
  primary key (return_id, line, kind),
  foreign key (return_id, line) references public.order_return_lines (return_id, position),
  foreign key (order_id, line) references public.order_lines (order_id, position),
  check (kind <> 'put-back' or reason is not null)
);
comment on table public.return_stock_moves is
  'Once for a line of a return and a direction, altered by nobody.';
create index return_stock_moves_order on public.return_stock_moves (order_id, line);
create index return_stock_moves_product on public.return_stock_moves (product_id);

create table public.return_moves (from_state public.return_state, to_state public.return_state,
  primary key (from_state, to_state));
comment on table public.return_moves is 'The moves a return may make.';
insert into public.return_moves values
  ('asked', 'accepted'), ('asked', 'refused'), ('asked', 'cancelled'),
  ('accepted', 'sent-back'), ('accepted', 'received'), ('accepted', 'replaced'), ('accepted', 'closed'),
  ('sent-back', 'received'), ('sent-back', 'closed'),
  ('received', 'replaced'), ('received', 'closed');

-- Never more than was delivered, each piece once; and of an order of which money went back, never more
-- than what was kept of it still pays for, to the cent of each piece.
create function public.check_returned_pieces(named_order uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  sold record;
  given bigint;
  wanted bigint;
  pieces bigint;
begin
  select net_cents, gross_cents, state into sold from public.orders where id = named_order for update;
  perform from public.order_lines where order_id = named_order order by position for update;
  if sold.state not in ('shipped', 'delivered') or exists (
    select from public.order_return_lines as line
      join public.order_returns as asked on asked.id = line.return_id
      join public.order_lines as ordered on ordered.order_id = line.order_id
        and ordered.position = line.position
    where line.order_id = named_order and asked.state not in ('refused', 'cancelled')
    group by ordered.position, is_service
    having is_service or sum(line.quantity) > (
      select coalesce(sum(quantity), 0) from public.parcel_lines
        join public.parcels on parcels.id = parcel_id
      where parcel_lines.order_id = named_order and parcel_lines.position = ordered.position
        and parcels.state = 'delivered')) then
    raise exception 'these pieces are not there to be exchanged'
      using errcode = 'check_violation', constraint = 'order_returns_of_pieces';
  end if;
  select coalesce(sum(amount_cents), 0) into given from public.refunds
    where order_id = named_order and state <> 'failed';
  select coalesce(sum(line.quantity * unit_net_cents), 0), coalesce(sum(line.quantity), 0)
    into wanted, pieces
    from public.order_return_lines as line
      join public.order_returns as asked on asked.id = line.return_id
      join public.order_lines as ordered on ordered.order_id = line.order_id
        and ordered.position = line.position
    where line.order_id = named_order and asked.state not in ('refused', 'cancelled');
  if given > 0 and (given >= sold.gross_cents or wanted::numeric * sold.gross_cents
      > sold.net_cents::numeric * (sold.gross_cents - given + pieces)) then
    raise exception 'what was given back for these pieces is not exchanged too'
      using errcode = 'check_violation', constraint = 'order_returns_of_pieces';
  end if;
end
$$;
revoke execute on function public.check_returned_pieces from public;

create function public.guard_return_line() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if (select state from public.order_returns where id = new.return_id) <> 'asked' then
    raise exception 'what was asked for stays what it was' using errcode = 'check_violation';
  end if;
  perform public.check_returned_pieces(new.order_id);
  return null;
end
$$;
revoke execute on function public.guard_return_line from public;
create trigger guard after insert on public.order_return_lines
  for each row execute function public.guard_return_line();

create function public.guard_return() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if (new.id, new.order_id, new.number, new.reason, new.note, new.asked_at)
      is distinct from (old.id, old.order_id, old.number, old.reason, old.note, old.asked_at)
    or (old.state <> 'asked' and (new.way, new.instructions) is distinct from (old.way, old.instructions))
    or old.ended_at is not null then
    raise exception 'what was asked and decided stays what it was' using errcode = 'check_violation';
  end if;
  if not exists (select from public.return_moves
      where from_state = old.state and to_state = new.state)
    or (new.state in ('sent-back', 'received') and new.way = 'kept')
    or (new.state = 'replaced' and old.state = 'accepted' and new.way <> 'kept') then
    raise exception 'a return cannot move from % to %', old.state, new.state
      using errcode = 'check_violation';
  end if;
  if new.state in ('accepted', 'replaced') then
    perform public.check_returned_pieces(new.order_id);
  end if;
  return new;
end
$$;
revoke execute on function public.guard_return from public;
create trigger guard before update on public.order_returns
  for each row execute function public.guard_return();

-- Food is never sold again; what is sent instead is what was agreed.
create function public.guard_return_stock_move() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  line record;
begin
  select returned.quantity, replacement_id, ordered.product_id, takes_stock, asked.state, theme
    into line
    from public.order_return_lines as returned
      join public.order_returns as asked on asked.id = returned.return_id
      join public.order_lines as ordered on ordered.order_id = returned.order_id
        and ordered.position = returned.position
      left join public.products on products.id = ordered.product_id
    where returned.return_id = new.return_id and returned.position = new.line
      and returned.order_id = new.order_id;
  if line is null or new.quantity > line.quantity
    or (new.kind = 'put-back' and (line.state <> 'received' or not line.takes_stock
      or line.theme = 'food' or new.product_id <> line.product_id))
    or (new.kind = 'sent-instead' and (line.state not in ('accepted', 'received')
      or new.product_id <> coalesce(line.replacement_id, line.product_id))) then
    raise exception 'these pieces are not there to be moved'
      using errcode = 'check_violation', constraint = 'stock_moves_of_pieces';
  end if;
  return new;
end
$$;
revoke execute on function public.guard_return_stock_move from public;
create trigger guard before insert on public.return_stock_moves
  for each row execute function public.guard_return_stock_move();

do $$
declare
  named text;
begin
  foreach named in array array['order_returns', 'order_return_lines', 'return_stock_moves',
    'return_moves']
  loop
    execute format('alter table public.%I enable row level security', named);
    execute format('alter table public.%I force row level security', named);
    execute format('grant select on public.%I to service_role', named);
  end loop;
  foreach named in array array['order_returns', 'order_return_lines', 'return_stock_moves']
  loop
    execute format('grant insert on public.%I to service_role', named);
    execute format('grant select on public.%I to authenticated', named);
    execute format('create policy "Staff read" on public.%I for select to authenticated
      using ((select access.is_staff()))', named);
  end loop;
end
$$;
grant update on public.order_returns to service_role;

create trigger journal after update on public.order_returns
  for each row execute function public.note_staff_change('order-return', 'order_id', 'number');
create trigger journal after insert on public.return_stock_moves
  for each row execute function public.note_staff_change('stock-move', 'product_id', 'order_id');
create trigger announce_work after insert or update of state on public.order_returns
  for each statement execute function public.announce_staff_work();
