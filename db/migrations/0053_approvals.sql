-- Orders of a space that somebody else of it approves first: from which sum, who approves, and what was asked.
-- Boxes are bought without a licence, so none is asked for here.

create table public.order_rules (
  company_id uuid primary key references public.companies on delete cascade,
  approval_from_cents bigint check (approval_from_cents between 1 and 100000000000),
  needs_purchase_order boolean not null default false,
  revision integer not null default 1,
  edited_by uuid references auth.users on delete set null,
  edited_at timestamptz not null default access.now()
);
comment on table public.order_rules is
  'What a company asks of orders from its space; one without a row asks nothing.';
comment on column public.order_rules.approval_from_cents is
  'The total, VAT included, from which an order is approved by somebody else; null: none is.';
create index order_rules_editor on public.order_rules (edited_by);

create table public.order_approvers (
  company_id uuid not null references public.companies on delete cascade,
  user_id uuid not null references auth.users on delete cascade,
  primary key (company_id, user_id)
);
comment on table public.order_approvers is
  'Who approves beside the owners, for as long as they are of HR or of the works council.';
create index order_approvers_user on public.order_approvers (user_id);

create function access.approvers_of(company uuid) returns setof uuid
  language sql stable security definer set search_path = ''
begin atomic
  select user_id from public.company_members where company_id = company and role = 'owner'
  union
  select user_id from public.company_members join public.order_approvers using (company_id, user_id)
  where company_id = company and role in ('hr', 'cse');
end;
comment on function access.approvers_of is 'Who approves orders of a company: its owners, and whom it chose.';

create function access.companies_approved() returns setof uuid
  language sql stable security definer set search_path = ''
begin atomic
  select access.companies_as('owner')
  union
  select company_id from public.order_approvers
  where user_id = auth.uid() and company_id in (select access.companies_as('hr', 'cse'));
end;
comment on function access.companies_approved is 'The companies whose orders the caller approves.';
revoke execute on function access.approvers_of, access.companies_approved from public;
grant execute on function access.approvers_of to service_role;
grant execute on function access.companies_approved to authenticated, service_role;

create function public.journal_order_rules() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  company uuid := coalesce(new.company_id, old.company_id);
begin
  if exists (select from public.companies where id = company) then
    insert into public.company_journal (company_id, actor, action, subject_id)
      values (company, auth.uid(), 'order-rules-set', company);
  end if;
  return null;
end
$$;
revoke execute on function public.journal_order_rules from public;
create trigger journal after insert or update on public.order_rules
  for each row execute function public.journal_order_rules();
-- Also where somebody is chosen without the rest.
create trigger journal after insert or delete on public.order_approvers
  for each row execute function public.journal_order_rules();

create table public.approval_requests (
  id uuid primary key,
  company_id uuid not null references public.companies on delete cascade,
  asked_by uuid references auth.users on delete set null,
  asked_at timestamptz not null,
  language public.language not null,
  content_hash text not null,
  lines jsonb not null,
  form jsonb,
  gross_cents bigint not null check (gross_cents > 0),
  note text check (char_length(note) between 1 and 1000),
  state text not null default 'waiting'
    check (state in ('waiting', 'approved', 'refused', 'withdrawn', 'lapsed')),
  ended_by uuid references auth.users on delete set null,
  ended_at timestamptz,
  reason text check (char_length(reason) between 1 and 1000),
  order_id uuid unique references public.orders,
  check ((state = 'waiting') = (ended_at is null)),
  check ((state = 'waiting') = (form is not null)),
  check ((state = 'approved') = (order_id is not null)),
  check (reason is null or state = 'refused')
);
comment on table public.approval_requests is
  'Orders as they were asked for; the id is made by the browser, and is the checkout key of the one order
it may become. No stock is taken and nothing is paid before.';
comment on column public.approval_requests.lines is 'As they were in the cart, with the names and prices shown then.';
comment on column public.approval_requests.form is
  'The checkout form, clean and judged; forgotten at the end, when the order has it or nobody needs it.';
comment on column public.approval_requests.gross_cents is 'The total that was shown then, VAT included.';
create index approval_requests_company on public.approval_requests (company_id, asked_at desc, id);
create index approval_requests_waiting on public.approval_requests (asked_at) where state = 'waiting';
create index approval_requests_asker on public.approval_requests (asked_by);
create index approval_requests_ender on public.approval_requests (ended_by);

-- What was asked stays what it was, ends once, and is decided by somebody else than who asked. The rows of
-- accounts that are erased lose their names, and their own words, and nothing else.
create function public.guard_approval_request() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if (new.id, new.company_id, new.asked_at, new.language, new.content_hash, new.lines, new.gross_cents)
      is distinct from (old.id, old.company_id, old.asked_at, old.language, old.content_hash, old.lines,
        old.gross_cents)
    or (new.asked_by is not null and new.asked_by is distinct from old.asked_by)
    or (new.note is not null and new.note is distinct from old.note) then
    raise exception 'what was asked stays what it was' using errcode = 'check_violation';
  end if;
  if old.state <> 'waiting' then
    if (new.state, new.ended_at, new.order_id) is distinct from (old.state, old.ended_at, old.order_id)
      or (new.ended_by is not null and new.ended_by is distinct from old.ended_by)
      or (new.reason is not null and new.reason is distinct from old.reason) then
      raise exception 'a request ends once' using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if new.state in ('approved', 'refused') and (new.ended_by is not distinct from new.asked_by
      or new.ended_by not in (select access.approvers_of(new.company_id))) then
    raise exception 'somebody else approves, of those who may'
      using errcode = 'check_violation', constraint = 'approval_requests_by_another';
  end if;
  if new.state = 'approved' and not exists (select from public.orders where id = new.order_id
      and checkout_key = new.id and company_id = new.company_id) then
    raise exception 'a request becomes its own order' using errcode = 'check_violation';
  end if;
  if new.state = 'withdrawn' and new.ended_by is distinct from new.asked_by then
    raise exception 'who asked withdraws' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
revoke execute on function public.guard_approval_request from public;
create trigger guard before update on public.approval_requests
  for each row execute function public.guard_approval_request();

do $$
declare
  named text;
begin
  foreach named in array array['order_rules', 'order_approvers', 'approval_requests']
  loop
    execute format('alter table public.%I enable row level security', named);
    execute format('alter table public.%I force row level security', named);
    execute format('grant select on public.%I to authenticated', named);
    execute format('grant select, insert, update on public.%I to service_role', named);
  end loop;
  foreach named in array array['order_rules', 'order_approvers']
  loop
    execute format('create policy "Owners, HR and works council see the rules" on public.%I
      for select to authenticated
      using (company_id in (select access.companies_as(''owner'', ''hr'', ''cse'')))', named);
  end loop;
end
$$;
grant insert, update on public.order_rules to authenticated;
grant insert, delete on public.order_approvers to authenticated;

create policy "Owners begin with rules" on public.order_rules for insert to authenticated
  with check (company_id in (select access.companies_as('owner'))
    and edited_by = (select auth.uid()));
create policy "Owners change the rules" on public.order_rules for update to authenticated
  using (company_id in (select access.companies_as('owner')))
  with check (company_id in (select access.companies_as('owner'))
    and edited_by = (select auth.uid()));
create policy "Owners choose who approves" on public.order_approvers for insert to authenticated
  with check (company_id in (select access.companies_as('owner'))
    and exists (select from public.company_members as member
      where member.company_id = order_approvers.company_id
        and member.user_id = order_approvers.user_id and member.role in ('hr', 'cse')));
create policy "Owners choose nobody any more" on public.order_approvers for delete to authenticated
  using (company_id in (select access.companies_as('owner')));

create policy "Who asked sees it, while they order there" on public.approval_requests
  for select to authenticated
  using (asked_by = (select auth.uid())
    and company_id in (select access.companies_as('owner', 'hr', 'cse')));
create policy "Who approves sees it" on public.approval_requests for select to authenticated
  using (company_id in (select access.companies_approved()));
