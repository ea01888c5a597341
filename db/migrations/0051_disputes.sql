-- Payments that a bank contests for its customer: what it contests, what it took, and how that ended.
-- Written by the service as the provider tells it; staff read it, and answer in the provider's dashboard.

create type public.dispute_state as enum
  ('inquiry', 'inquiry-answered', 'to-answer', 'answered', 'lost', 'won', 'closed');
-- The most pressing first: of an order with several, the least one counts.
create type public.dispute_standing as enum ('to-answer', 'under-review', 'lost', 'won');

create table public.disputes (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references public.payments,
  order_id uuid not null references public.orders,
  provider_reference text not null unique check (char_length(provider_reference) between 1 and 255),
  state public.dispute_state not null,
  standing public.dispute_standing not null generated always as (case
    when state in ('inquiry', 'to-answer') then 'to-answer'::public.dispute_standing
    when state in ('inquiry-answered', 'answered') then 'under-review'::public.dispute_standing
    when state = 'lost' then 'lost'::public.dispute_standing
    else 'won'::public.dispute_standing end) stored,
  reason text not null check (char_length(reason) between 1 and 100),
  amount_cents bigint not null check (amount_cents > 0),
  withdrawn_cents bigint not null default 0 check (withdrawn_cents >= 0),
  reinstated_cents bigint not null default 0 check (reinstated_cents >= 0),
  held_cents bigint not null generated always as (greatest(0, withdrawn_cents - reinstated_cents,
    case when state in ('to-answer', 'answered') then amount_cents else 0 end)) stored,
  answer_by timestamptz,
  opened_at timestamptz not null,
  ended_at timestamptz,
  check ((state in ('lost', 'won', 'closed')) = (ended_at is not null))
);
comment on table public.disputes is 'Payments that a bank contests; never deleted.';
comment on column public.disputes.provider_reference is 'What the provider calls it.';
comment on column public.disputes.standing is 'What it asks of staff; `won` is also what went no further.';
comment on column public.disputes.reason is 'In the provider''s word.';
comment on column public.disputes.withdrawn_cents is
  'All that was ever taken from us for it, without fees; what came back is counted apart.';
comment on column public.disputes.held_cents is
  'What cannot be given back meanwhile: contested while it is open, and what was taken. An inquiry takes nothing.';
comment on column public.disputes.answer_by is 'Null where the bank takes no answer.';
comment on column public.disputes.ended_at is 'When we heard how it ended.';
create index disputes_order on public.disputes (order_id);
create index disputes_payment on public.disputes (payment_id);
create index disputes_by_standing on public.disputes (standing, order_id);

create table public.dispute_moves (from_state public.dispute_state, to_state public.dispute_state,
  primary key (from_state, to_state));
comment on table public.dispute_moves is 'The moves a dispute may make.';
insert into public.dispute_moves values
  ('inquiry', 'inquiry-answered'), ('inquiry', 'to-answer'), ('inquiry', 'answered'),
  ('inquiry', 'lost'), ('inquiry', 'won'), ('inquiry', 'closed'),
  ('inquiry-answered', 'to-answer'), ('inquiry-answered', 'answered'),
  ('inquiry-answered', 'lost'), ('inquiry-answered', 'won'), ('inquiry-answered', 'closed'),
  ('to-answer', 'answered'), ('to-answer', 'lost'), ('to-answer', 'won'), ('to-answer', 'closed'),
  ('answered', 'lost'), ('answered', 'won'), ('answered', 'closed'),
  ('closed', 'to-answer'), ('closed', 'answered'), ('closed', 'lost'), ('closed', 'won'),
  ('lost', 'won');

create function public.guard_dispute() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    if not exists (select from public.payments where id = new.payment_id
      and order_id = new.order_id and captured_cents > 0) then
      raise exception 'a dispute is about money that came in for its order'
        using errcode = 'check_violation', constraint = 'disputes_of_captured';
    end if;
    return new;
  end if;
  if old.state <> new.state and not exists (select from public.dispute_moves
    where from_state = old.state and to_state = new.state) then
    raise exception 'a dispute cannot move from % to %', old.state, new.state
      using errcode = 'check_violation', constraint = 'dispute_moves';
  end if;
  if (new.id, new.payment_id, new.order_id, new.provider_reference, new.opened_at)
      is distinct from (old.id, old.payment_id, old.order_id, old.provider_reference, old.opened_at)
    or new.withdrawn_cents < old.withdrawn_cents or new.reinstated_cents < old.reinstated_cents then
    raise exception 'what was told of a dispute stays told' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
revoke execute on function public.guard_dispute from public;
create trigger guard before insert or update on public.disputes
  for each row execute function public.guard_dispute();
create trigger announce_work after insert or update of state on public.disputes
  for each statement execute function public.announce_staff_work();

-- Nobody asks us to give back what a bank contests or has taken. What the provider gave back is entered all
-- the same: our books follow its own.
create or replace function public.guard_refund() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  captured bigint;
  given bigint;
  held bigint;
begin
  select captured_cents into captured from public.payments where id = new.payment_id for update;
  select coalesce(sum(amount_cents), 0) into given from public.refunds
    where payment_id = new.payment_id and state <> 'failed' and id <> new.id;
  if new.state <> 'failed' and given + new.amount_cents > captured then
    raise exception 'more would be given back than came in'
      using errcode = 'check_violation', constraint = 'refunds_within_captured';
  end if;
  if tg_op = 'INSERT' and new.provider_reference is null then
    select coalesce(sum(held_cents), 0) into held from public.disputes
      where payment_id = new.payment_id;
    if given + new.amount_cents > captured - held then
      raise exception 'what a bank contests or has taken is not given back'
        using errcode = 'check_violation', constraint = 'refunds_beside_disputes';
    end if;
  end if;
  if tg_op = 'UPDATE' and ((old.state <> 'pending' and (old.state, new.state) <> ('done', 'failed'))
    or (new.amount_cents, new.payment_id, new.order_id)
      is distinct from (old.amount_cents, old.payment_id, old.order_id)) then
    raise exception 'a refund that has ended is not altered' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create or replace function public.guard_reinstatement() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if (select coalesce(sum(captured_cents), 0) from public.payments where order_id = new.id)
    - (select coalesce(sum(amount_cents), 0) from public.refunds
        where order_id = new.id and state <> 'failed')
    - (select coalesce(sum(held_cents), 0) from public.disputes where order_id = new.id)
    < new.net_cents + new.vat_cents then
    raise exception 'a cancelled order is taken up again only with its money'
      using errcode = 'check_violation', constraint = 'orders_reinstated_with_money';
  end if;
  return new;
end
$$;

-- A month whose payment is contested: nothing more is charged until staff say so.
alter table public.subscriptions drop constraint subscriptions_paused_for_check;
alter table public.subscriptions add constraint subscriptions_paused_for_check
  check (paused_for in ('wish', 'payment', 'dispute'));

do $$
declare
  named text;
begin
  foreach named in array array['disputes', 'dispute_moves']
  loop
    execute format('alter table public.%I enable row level security', named);
    execute format('alter table public.%I force row level security', named);
    execute format('grant select on public.%I to service_role', named);
  end loop;
end
$$;
grant insert, update on public.disputes to service_role;
grant select on public.disputes to authenticated;
create policy "Staff read" on public.disputes for select to authenticated
  using ((select access.is_staff()));
