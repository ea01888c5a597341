-- Paying after delivery: a company asks for it at checkout, staff decide for its SIREN, and an order that
-- was granted it is confirmed without its money. It is an order paid by transfer, asked for later.

create table public.credit_lines (
  siren text primary key check (siren ~ '^\d{9}$'),
  state text not null check (state in ('granted', 'refused', 'blocked')),
  limit_cents bigint check (limit_cents > 0),
  -- Code de commerce, art. L441-10: sixty days at most.
  days integer check (days between 1 and 60),
  reason text not null check (char_length(reason) between 1 and 1000),
  decided_by uuid not null,
  decided_at timestamptz not null,
  check ((state = 'granted') = (limit_cents is not null and days is not null))
);
comment on table public.credit_lines is
  'What staff decided for a company: how much it may owe at once, VAT included, and for how long.';
comment on column public.credit_lines.days is 'From the day on which the order has been shipped.';
create trigger journal after insert or update on public.credit_lines
  for each row execute function public.note_staff_change('credit-line', 'siren');
alter table public.credit_lines enable row level security;
alter table public.credit_lines force row level security;
grant select, insert, update on public.credit_lines to service_role;
grant select on public.credit_lines to authenticated;
create policy "Staff read" on public.credit_lines for select to authenticated
  using ((select access.is_staff()));

alter table public.orders
  add column credit text check (credit in ('requested', 'granted', 'refused')),
  add column payment_terms_days integer check (payment_terms_days between 1 and 60),
  add column payment_due_on date,
  add constraint orders_credit_is_paid_by_transfer
    check (credit is null or payment_method = 'transfer'),
  add constraint orders_terms_of_granted_credit
    check ((payment_terms_days is not null) = (credit is not distinct from 'granted')),
  add constraint orders_due_on_terms
    check (payment_due_on is null or payment_terms_days is not null);
comment on column public.orders.credit is
  'Whether it may be paid after delivery; null for an order that never asked to be.';
comment on column public.orders.payment_terms_days is
  'Paid so many days after it was shipped; null for an order that is paid before it is prepared.';
comment on column public.orders.payment_due_on is 'The last day to pay; known once it was shipped.';
create index orders_credit_requested on public.orders (placed_at) where credit = 'requested';
create index orders_on_credit on public.orders (siren, placed_at desc) where credit is not null;
create index orders_due on public.orders (payment_due_on) where payment_due_on is not null;

-- A reminder of a due date leaves once, whatever the queue does.
create unique index order_events_due_reminded on public.order_events (order_id, (details ->> 'days'))
  where kind = 'due-reminded';

create function access.owed_on_credit(siren text) returns bigint
  language sql stable security definer set search_path = ''
begin atomic
  select coalesce(sum(greatest(0, gross_cents - captured)), 0)::bigint
  from public.orders cross join lateral (
    select coalesce(sum(captured_cents), 0)::bigint as captured
    from public.payments where order_id = orders.id) as came
  where orders.siren = owed_on_credit.siren and credit = 'granted'
    and state in ('confirmed', 'in-preparation', 'shipped', 'delivered');
end;
comment on function access.owed_on_credit is 'What a company owes for orders it was granted credit for, in cents.';
revoke execute on function access.owed_on_credit from public;
grant execute on function access.owed_on_credit to service_role;

-- Nobody orders on another company's name: only from within its own space.
create function public.guard_credit_request() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if new.credit <> 'requested' or not exists (select from public.companies
    where id = new.company_id and siren = new.siren) then
    raise exception 'payment after delivery is asked for from within the space of that company'
      using errcode = 'check_violation', constraint = 'orders_credit_of_own_company';
  end if;
  return new;
end
$$;
revoke execute on function public.guard_credit_request from public;
create trigger guard_credit_request before insert on public.orders
  for each row when (new.credit is not null) execute function public.guard_credit_request();

-- It is decided once, and granted only within what the company was granted; two orders at once wait for
-- each other.
create function public.guard_credit_decision() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  most bigint;
begin
  if old.credit is distinct from 'requested' or new.credit is null then
    raise exception 'credit is decided once, where it was asked for' using errcode = 'check_violation';
  end if;
  if new.credit = 'granted' then
    select limit_cents into most from public.credit_lines
      where siren = new.siren and state = 'granted' for update;
    if most is null or access.owed_on_credit(new.siren) + new.net_cents + new.vat_cents > most then
      raise exception 'the company would owe more than it was granted'
        using errcode = 'check_violation', constraint = 'orders_within_credit';
    end if;
  end if;
  return new;
end
$$;
revoke execute on function public.guard_credit_decision from public;
create trigger guard_credit_decision before update of credit on public.orders
  for each row when (old.credit is distinct from new.credit)
  execute function public.guard_credit_decision();

create function public.guard_credit_confirmation() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if new.credit <> 'granted' and (select coalesce(sum(captured_cents), 0) from public.payments
    where order_id = new.id) < new.net_cents + new.vat_cents then
    raise exception 'an order that was not granted credit is confirmed with its money'
      using errcode = 'check_violation', constraint = 'orders_confirmed_on_credit';
  end if;
  return new;
end
$$;
revoke execute on function public.guard_credit_confirmation from public;
create trigger guard_credit_confirmation before update of state on public.orders
  for each row when (new.credit is not null and old.state = 'awaiting-payment'
    and new.state = 'confirmed')
  execute function public.guard_credit_confirmation();

create function public.date_payment() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.payment_due_on := access.today() + new.payment_terms_days;
  return new;
end
$$;
revoke execute on function public.date_payment from public;
create trigger date_payment before update of state on public.orders
  for each row when (old.state <> 'shipped' and new.state = 'shipped'
    and new.payment_terms_days is not null)
  execute function public.date_payment();

-- Beside the transfer that is waited for, such an order may be paid by card: one attempt at a time.
drop index public.payments_one_open;
create unique index payments_one_open on public.payments (order_id)
  where state in ('pending', 'authorised') and provider <> 'transfer';
