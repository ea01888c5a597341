-- Verified companies: staff have seen that a space is that of the company it names. Anybody can type a
-- SIREN; what is granted to a company is granted to a verified one, by its id.

create table public.company_verifications (
  id uuid primary key,
  company_id uuid not null references public.companies on delete cascade,
  number integer not null default 1 check (number > 0),
  state text not null check (state in ('verified', 'refused', 'withdrawn', 'lapsed')),
  siren text not null,
  legal_name public.label not null,
  means text check (means in ('document', 'registry', 'other')),
  note text check (char_length(note) between 1 and 1000),
  decided_by uuid,
  decided_at timestamptz not null default access.now(),
  unique (company_id, number),
  check ((state = 'verified') = (means is not null)),
  check ((state = 'lapsed') = (note is null))
);
comment on table public.company_verifications is
  'What was decided on whether a space is that of the company it names; the last one of each holds. Never altered.';
comment on column public.company_verifications.siren is 'As it was when it was decided, like the name.';
comment on column public.company_verifications.means is
  'By what it was seen: a document, the public directory of companies, or something else that the note says.';
comment on column public.company_verifications.note is 'Of staff, for staff.';

create table public.verification_requests (
  company_id uuid primary key references public.companies on delete cascade,
  note text not null check (char_length(note) between 1 and 1000),
  asked_at timestamptz not null default access.now()
);
comment on table public.verification_requests is
  'An owner asks to be verified, and says how staff may reach the company.';

-- A name or number that was changed is not what was seen, whatever else forgets to say so.
create function access.is_verified(company uuid) returns boolean
  language sql stable security definer set search_path = ''
begin atomic
  select exists (select from public.companies cross join lateral (
      select state, siren, legal_name from public.company_verifications as decided
      where decided.company_id = companies.id order by number desc limit 1) as last
    where companies.id = company and last.state = 'verified'
      and last.siren = companies.siren and last.legal_name = companies.legal_name);
end;
comment on function access.is_verified is 'Whether staff have seen that this space is that of its company.';

create function access.verification_of(company uuid) returns text
  language sql stable security definer set search_path = ''
begin atomic
  select case when access.is_verified(company) then 'verified' else coalesce(
    (select state from public.company_verifications as decided where decided.company_id = company
      and number = (select max(number) from public.company_verifications as every
        where every.company_id = company) and state in ('refused', 'withdrawn')), 'unverified') end;
end;
comment on function access.verification_of is 'unverified, verified, refused or withdrawn.';
revoke execute on function access.is_verified, access.verification_of from public;
grant execute on function access.is_verified, access.verification_of to service_role;

-- A decision is on what its author saw: a name that changed meanwhile is looked at again. The company is
-- held, so that nothing is granted to it while it is decided.
create function public.number_verification() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  held public.companies;
  is_verified boolean;
begin
  if auth.role() = 'authenticated' and new.state <> 'lapsed' and not access.is_staff() then
    raise insufficient_privilege using message = 'companies are verified by staff';
  end if;
  select * into held from public.companies where id = new.company_id for update;
  if (new.siren, new.legal_name) is distinct from (held.siren, held.legal_name) then
    raise check_violation using message = 'the company is no longer what was seen',
      constraint = 'verification_of_what_was_seen';
  end if;
  is_verified := access.is_verified(new.company_id);
  if (new.state = 'withdrawn') <> is_verified and new.state <> 'lapsed' then
    raise check_violation using message = 'only what is verified is withdrawn, and it is verified once',
      constraint = 'verification_follows';
  end if;
  new.number := 1 + coalesce((select max(number) from public.company_verifications
    where company_id = new.company_id), 0);
  new.decided_by := auth.uid();
  new.decided_at := access.now();
  return new;
end
$$;
create trigger number before insert on public.company_verifications
  for each row execute function public.number_verification();

create function public.journal_verification() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.company_journal (company_id, actor, action, subject_id)
    values (new.company_id, auth.uid(), case when tg_table_name = 'verification_requests'
      then 'verification-asked' else 'verification-' || (to_jsonb(new) ->> 'state') end,
      new.company_id);
  return null;
end
$$;
create trigger journal_company after insert on public.company_verifications
  for each row execute function public.journal_verification();
create trigger journal_company after insert or update on public.verification_requests
  for each row execute function public.journal_verification();
create trigger journal after insert on public.company_verifications
  for each row execute function public.note_staff_change('company-verification', 'siren');

-- Under another name or number it is another company, until staff have looked again.
create function public.lapse_verification() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if (select state from public.company_verifications where company_id = new.id
    order by number desc limit 1) = 'verified' then
    insert into public.company_verifications (id, company_id, state, siren, legal_name)
      values (gen_random_uuid(), new.id, 'lapsed', new.siren, new.legal_name);
  end if;
  return null;
end
$$;
create trigger lapse_verification after update on public.companies
  for each row when ((old.siren, old.legal_name) is distinct from (new.siren, new.legal_name))
  execute function public.lapse_verification();

-- The owners of a verified company are told that somebody opened a space with its SIREN; not who, nor
-- which one, and once a day however many there are.
create function public.tell_shared_siren() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.company_journal (company_id, action)
    select companies.id, 'siren-shared' from public.companies
    where siren = new.siren and id <> new.id and access.is_verified(id)
      and not exists (select from public.company_journal as told
        where told.company_id = companies.id and action = 'siren-shared'
          and (happened_at at time zone 'Europe/Paris')::date = access.today());
  return null;
end
$$;
create trigger tell_shared_siren after insert or update of siren on public.companies
  for each row execute function public.tell_shared_siren();

create function public.notify_of_verification() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform public.notify_owners(new.company_id, new.action, '{}', new.actor);
  return null;
end
$$;
create trigger notify_of_verification after insert on public.company_journal
  for each row when (new.action in ('verification-verified', 'verification-refused',
    'verification-withdrawn', 'verification-lapsed', 'siren-shared'))
  execute function public.notify_of_verification();

create function access.shares_siren(company uuid) returns boolean
  language sql stable security definer set search_path = ''
begin atomic
  select exists (select from public.companies as own
    join public.companies as other on other.siren = own.siren and other.id <> own.id
    where own.id = company and not access.is_verified(own.id)
      and (access.is_verified(other.id) or (other.created_at, other.id) < (own.created_at, own.id)));
end;
comment on function access.shares_siren is
  'Whether a space that is not verified came with the SIREN of one that is, or that was there before.';
revoke execute on function access.shares_siren from public;
grant execute on function access.shares_siren to service_role;

do $$
declare
  named text;
begin
  foreach named in array array['company_verifications', 'verification_requests']
  loop
    execute format('alter table public.%I enable row level security', named);
    execute format('alter table public.%I force row level security', named);
    execute format('grant select, insert on public.%I to authenticated', named);
    execute format('create policy "Staff read" on public.%I for select to authenticated
      using ((select access.is_staff()))', named);
    execute format('create trigger announce_work after insert on public.%I
      for each statement execute function public.announce_staff_work()', named);
  end loop;
  foreach named in array array['number_verification', 'journal_verification', 'lapse_verification',
    'tell_shared_siren', 'notify_of_verification']
  loop
    execute format('revoke execute on function public.%I from public', named);
  end loop;
end
$$;
grant select, insert on public.company_verifications to service_role;
grant select, insert, update on public.verification_requests to service_role;
grant update on public.verification_requests to authenticated;
create trigger announce_work after insert on public.companies
  for each statement execute function public.announce_staff_work();

create policy "Staff decide" on public.company_verifications for insert to authenticated
  with check ((select access.is_staff()) and state <> 'lapsed');
create policy "Owners see their request" on public.verification_requests for select to authenticated
  using (company_id in (select access.companies_as('owner')));
create policy "Owners ask" on public.verification_requests for insert to authenticated
  with check (company_id in (select access.companies_as('owner')));
create policy "Owners ask again" on public.verification_requests for update to authenticated
  using (company_id in (select access.companies_as('owner')));

-- When it was asked is the product's to say.
create function public.date_verification_request() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.asked_at := access.now();
  return new;
end
$$;
revoke execute on function public.date_verification_request from public;
create trigger date_request before insert or update on public.verification_requests
  for each row execute function public.date_verification_request();

-- Credit belongs to one verified company. What staff decided by SIREN goes to the one space on whose orders
-- they decided; where there were several, or none is left, it belongs to nobody, and staff see it.
alter table public.credit_lines
  drop constraint credit_lines_pkey,
  add column id uuid primary key default gen_random_uuid(),
  add column company_id uuid unique references public.companies on delete set null;
comment on column public.credit_lines.company_id is
  'Whose it is; null where its space is gone, or could not be told when credit was still by SIREN.';
update public.credit_lines as line set company_id = only_one.company_id
  from (select orders.siren, (array_agg(companies.id))[1] as company_id
    from public.orders left join public.companies
      on companies.id = orders.company_id and companies.siren = orders.siren
    where exists (select from public.order_events where order_id = orders.id and actor = 'staff'
      and kind in ('credit-granted', 'credit-refused'))
    group by orders.siren
    having count(distinct companies.id) = 1 and bool_and(companies.id is not null)) as only_one
  where only_one.siren = line.siren;

-- What awaits staff: who asked since they last decided; and of those not decided on, or changed since, who
-- came with the SIREN of a verified company, was verified before, or was granted credit.
create function access.awaits_verification(company uuid) returns boolean
  language sql stable security definer set search_path = ''
begin atomic
  select not access.is_verified(company) and (
    exists (select from public.verification_requests where company_id = company
      and asked_at > coalesce(last.decided_at, '-infinity'))
    or coalesce(last.state, 'lapsed') = 'lapsed' and (last.state is not null
      or exists (select from public.credit_lines where company_id = company and state = 'granted')
      or exists (select from public.companies as own
        join public.companies as other on other.siren = own.siren and other.id <> own.id
        where own.id = company and access.is_verified(other.id))))
  from (select) as one left join lateral (select state, decided_at
    from public.company_verifications where company_id = company
    order by number desc limit 1) as last on true;
end;
comment on function access.awaits_verification is 'Whether staff have to look at this space.';
revoke execute on function access.awaits_verification from public;
grant execute on function access.awaits_verification to service_role;

drop index public.orders_on_credit;
create index orders_on_credit on public.orders (company_id, placed_at desc) where credit is not null;

drop function access.owed_on_credit;
create function access.owed_on_credit(company uuid) returns bigint
  language sql stable security definer set search_path = ''
begin atomic
  select coalesce(sum(greatest(0, gross_cents - captured)), 0)::bigint
  from public.orders cross join lateral (
    select coalesce(sum(captured_cents), 0)::bigint as captured
    from public.payments where order_id = orders.id) as came
  where orders.company_id = company and credit = 'granted'
    and state in ('confirmed', 'in-preparation', 'shipped', 'delivered');
end;
comment on function access.owed_on_credit is 'What a company owes for orders it was granted credit for, in cents.';
revoke execute on function access.owed_on_credit from public;
grant execute on function access.owed_on_credit to service_role;

-- The company is held meanwhile: what staff withdraw at the same moment is withdrawn before or after.
create function public.may_have_credit(company uuid, siren text) returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.companies where id = company and companies.siren = may_have_credit.siren for share;
  return found and access.is_verified(company);
end
$$;
comment on function public.may_have_credit is
  'Whether it is a verified company of that SIREN, which then is held until the transaction ends.';
revoke execute on function public.may_have_credit from public;
grant execute on function public.may_have_credit to service_role;

create function public.guard_credit_line() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- The space is gone: nothing can be bought on what is left.
  if new.company_id is null and tg_op = 'UPDATE' then
    return new;
  end if;
  if new.state = 'granted' and not public.may_have_credit(new.company_id, new.siren) then
    raise exception 'credit is granted to a verified company'
      using errcode = 'check_violation', constraint = 'credit_of_verified_company';
  end if;
  return new;
end
$$;
revoke execute on function public.guard_credit_line from public;
create trigger guard_credit_line before insert or update on public.credit_lines
  for each row execute function public.guard_credit_line();

create or replace function public.guard_credit_request() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if new.credit <> 'requested' or new.company_id is null
    or not public.may_have_credit(new.company_id, new.siren) then
    raise exception 'payment after delivery is asked for from within the space of that company, once verified'
      using errcode = 'check_violation', constraint = 'orders_credit_of_own_company';
  end if;
  return new;
end
$$;

create or replace function public.guard_credit_decision() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  most bigint;
begin
  if old.credit is distinct from 'requested' or new.credit is null then
    raise exception 'credit is decided once, where it was asked for' using errcode = 'check_violation';
  end if;
  if new.credit = 'granted' then
    if new.company_id is null or not public.may_have_credit(new.company_id, new.siren) then
      raise exception 'credit is granted to a verified company'
        using errcode = 'check_violation', constraint = 'credit_of_verified_company';
    end if;
    select limit_cents into most from public.credit_lines
      where company_id = new.company_id and siren = new.siren and state = 'granted' for update;
    if most is null or access.owed_on_credit(new.company_id) + new.net_cents + new.vat_cents > most then
      raise exception 'the company would owe more than it was granted'
        using errcode = 'check_violation', constraint = 'orders_within_credit';
    end if;
  end if;
  return new;
end
$$;

-- What was asked for by one company is not granted as another's.
create function public.guard_credit_buyer() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if new.siren <> old.siren or new.company_id is not null then
    raise exception 'an order on credit stays that of its company'
      using errcode = 'check_violation', constraint = 'orders_credit_of_own_company';
  end if;
  return new;
end
$$;
revoke execute on function public.guard_credit_buyer from public;
create trigger guard_credit_buyer before update of company_id, siren on public.orders
  for each row when (old.credit is not null
    and (old.company_id, old.siren) is distinct from (new.company_id, new.siren))
  execute function public.guard_credit_buyer();

-- What a guest began joins a space that is known to be that company's, or that the guest opened: in any
-- other, whoever typed the SIREN would follow and stop somebody else's subscription.
create function access.is_space_for(company uuid, person uuid) returns boolean
  language sql stable security definer set search_path = ''
begin atomic
  select access.is_verified(company) or exists (select from public.companies
    where id = company and created_by = person);
end;
comment on function access.is_space_for is
  'Whether what this person ordered as a guest may be followed in that space.';
revoke execute on function access.is_space_for from public;

create or replace function public.join_subscriptions() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.subscriptions set company_id = new.company_id
    from public.orders, public.companies, auth.users
    where subscriptions.company_id is null and orders.id = subscriptions.order_id
      and companies.id = new.company_id and companies.siren = orders.siren
      and users.id = new.user_id and users.email_confirmed_at is not null
      and lower(users.email) = lower(orders.email)
      and access.is_space_for(companies.id, users.id);
  return null;
end
$$;

create or replace function public.find_space_of_subscription() returns trigger
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
        and access.is_space_for(companies.id, users.id)
      order by companies.created_at, companies.id limit 1));
  return new;
end
$$;

create function public.join_subscriptions_of_verified() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.subscriptions set company_id = new.company_id
    from public.orders, public.company_members as members, auth.users
    where subscriptions.company_id is null and orders.id = subscriptions.order_id
      and orders.siren = new.siren and members.company_id = new.company_id
      and users.id = members.user_id and users.email_confirmed_at is not null
      and lower(users.email) = lower(orders.email);
  return null;
end
$$;
revoke execute on function public.join_subscriptions_of_verified from public;
create trigger join_subscriptions after insert on public.company_verifications
  for each row when (new.state = 'verified')
  execute function public.join_subscriptions_of_verified();
