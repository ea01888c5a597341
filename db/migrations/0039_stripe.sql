-- Which of Stripe's sessions stands for which attempt to pay; everything else is asked of Stripe.
create schema stripe;
comment on schema stripe is 'What the payment provider calls our attempts to pay.';
grant usage on schema stripe to service_role;

create table stripe.sessions (
  reference text primary key,
  session_id text not null unique
);
alter table stripe.sessions enable row level security;
alter table stripe.sessions force row level security;
grant select, insert on stripe.sessions to service_role;

alter table public.payments drop constraint payments_provider_check;
alter table public.payments add constraint payments_provider_check
  check (provider in ('sandbox', 'stripe', 'transfer'));

-- A debit that is under way is an attempt too: nobody is asked for the same money twice.
drop index public.payments_one_open;
create unique index payments_one_open on public.payments (order_id)
  where state in ('pending', 'authorised');

-- A refund may be asked for in the provider's dashboard; and a bank may send one back weeks later.
alter table public.refunds add column provider_reference text unique
  check (char_length(provider_reference) between 1 and 255);
comment on column public.refunds.provider_reference is
  'The provider''s name of a refund that was asked for in its dashboard.';
insert into public.payment_moves values
  ('part-refunded', 'paid'), ('refunded', 'part-refunded'), ('refunded', 'paid');

create or replace function public.guard_refund() returns trigger
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
  if tg_op = 'UPDATE' and ((old.state <> 'pending' and (old.state, new.state) <> ('done', 'failed'))
    or (new.amount_cents, new.payment_id, new.order_id)
      is distinct from (old.amount_cents, old.payment_id, old.order_id)) then
    raise exception 'a refund that has ended is not altered' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create function public.guard_refund_undone() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from public.refunds where payment_id = new.id and state = 'failed') then
    raise exception 'what was given back stays given back, unless a bank sent it back'
      using errcode = 'check_violation', constraint = 'payments_refund_undone';
  end if;
  return new;
end
$$;
revoke execute on function public.guard_refund_undone from public;
create trigger guard_refund_undone before update of state on public.payments
  for each row when (old.state in ('refunded', 'part-refunded')
    and new.state in ('paid', 'part-refunded') and old.state is distinct from new.state)
  execute function public.guard_refund_undone();
