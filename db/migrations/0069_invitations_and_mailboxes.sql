-- What is counted for a mailbox is counted however its address is written; the same rule as `mailboxKey` of
-- `basics/contact-details.ts`, and a test that holds them together.
create function access.mailbox_key(address text) returns text
  language sql immutable parallel safe
  return (select case when split_part(plain, '@', 2) in ('gmail.com', 'googlemail.com')
      then replace(split_part(plain, '@', 1), '.', '') || '@gmail.com' else plain end
    from regexp_replace(lower(address), '^([^+@]+)[+][^@]*@', '\1@') as plain);
comment on function access.mailbox_key is
  'Under which an address is counted. For counting alone: nobody is known by it, and nothing is sent to it.';
revoke execute on function access.mailbox_key from public;
grant execute on function access.mailbox_key to authenticated, service_role;
-- Of orders that may count as unpaid.
create index orders_by_mailbox on public.orders (access.mailbox_key(email), placed_at)
  where state in ('awaiting-payment', 'cancelled');

-- Whoever was invited and has not come is invited again once a day, by whichever way.
alter table public.invitations add column again integer not null default 0 check (again >= 0);
comment on column public.invitations.again is
  'How often the same address was invited again to the same place or role, on the Paris day of sent_at.';
create function access.invited_again_a_day() returns integer language sql immutable return 1;

create function access.invited_today(company uuid, address text, wanted_role text, employee uuid)
  returns integer
  language sql stable security definer set search_path = ''
begin atomic
  select coalesce(max(again) + 1, 0) from public.invitations
    where company_id = company and email = address and role is not distinct from wanted_role
      and employee_id is not distinct from employee and accepted_at is null
      and (sent_at at time zone 'Europe/Paris')::date = access.today();
end;
comment on function access.invited_today is
  'How often an address was invited today to a place or role, without having accepted.';
revoke execute on function access.invited_again_a_day, access.invited_today from public;
grant execute on function access.invited_again_a_day, access.invited_today to service_role;

create function public.note_invited_again() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.again := access.invited_today(new.company_id, new.email, new.role, new.employee_id);
  elsif new.round is distinct from old.round then
    new.again := greatest(1,
      access.invited_today(new.company_id, new.email, new.role, new.employee_id));
  else
    new.again := old.again;
  end if;
  return new;
end
$$;
revoke execute on function public.note_invited_again from public;
create trigger note_invited_again before insert or update on public.invitations
  for each row execute function public.note_invited_again();

-- A company that is not verified invites its own domain freely, but no more than it can have people: what it
-- declares and a fifth more, thirty at least, and never more than two thousand a day, for it declares what it likes.
-- A mailbox has five mails a day of it at most.
create function access.free_invitations_a_day(headcount integer) returns integer
  language sql immutable return least(2000, greatest(30, ceil(headcount * 1.2)))::integer;
create function access.mails_to_mailbox_a_day() returns integer language sql immutable return 5;

alter table public.invitation_counts
  add column sent_freely integer not null default 0 check (sent_freely >= 0),
  drop constraint invitation_counts_sent_check,
  add constraint invitation_counts_sent_check check (sent >= 0);
comment on column public.invitation_counts.sent_freely is 'To proven domains.';

create function access.free_invitations_left(company uuid, person uuid) returns integer
  language sql stable security definer set search_path = ''
begin atomic
  select greatest(0, access.free_invitations_a_day(headcount) - coalesce((select max(sent_freely)
    from public.invitation_counts where day = access.today()
      and (company_id = company or user_id = person)), 0))
  from public.companies where id = company;
end;
comment on function access.free_invitations_left is
  'How many more this person may send today to proven domains, for a company that is not verified.';

create index invitations_mailbox on public.invitations (access.mailbox_key(email))
  where accepted_at is null;
create function access.mails_today(company uuid, person uuid, mailboxes text[])
  returns table (mailbox text, mails integer)
  language sql stable security definer set search_path = ''
begin atomic
  select access.mailbox_key(email), (count(*) + count(*) filter (where again > 0))::integer
  from public.invitations
  where access.mailbox_key(email) = any(mailboxes) and accepted_at is null
    and (company_id = company or invited_by = person)
    and (sent_at at time zone 'Europe/Paris')::date = access.today()
  group by 1;
end;
comment on function access.mails_today is
  'Invitations that mailboxes got today of a company, or of this person, without accepting them.';
revoke execute on function access.free_invitations_a_day, access.mails_to_mailbox_a_day,
  access.free_invitations_left, access.mails_today from public;
grant execute on function access.free_invitations_a_day, access.mails_to_mailbox_a_day,
  access.free_invitations_left, access.mails_today to service_role;

-- All that one statement sends is counted at once, for each company and for whoever invites.
drop trigger count_invitation on public.invitations;
drop function public.count_invitation;
create function public.count_invitations() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  sent_ids uuid[];
  company uuid;
  mailboxes text[];
  free integer;
  others integer;
begin
  if tg_op = 'INSERT' then
    sent_ids := array(select id from now_rows);
  else
    sent_ids := array(select now.id from now_rows as now join was_rows as was using (id)
      where now.round is distinct from was.round);
  end if;
  if exists (select from public.invitations
      where id = any(sent_ids) and again > access.invited_again_a_day()) then
    raise exception 'whoever was invited is invited again once a day'
      using errcode = 'check_violation', constraint = 'invitations_again_once_a_day';
  end if;
  for company in
    select distinct company_id from public.invitations
    where id = any(sent_ids) and not access.is_verified(company_id)
  loop
    -- Two at once are counted one after the other.
    perform pg_advisory_xact_lock(hashtextextended('invitations:' || coalesce(auth.uid(), company), 0));
    perform from public.companies where id = company for no key update;
    select count(*) filter (where is_free), count(*) filter (where not is_free),
        array_agg(distinct mailbox)
      into free, others, mailboxes
      from (select access.mailbox_key(email) as mailbox, split_part(email, '@', 2) = any(
          array(select access.proven_domains(company))) as is_free
        from public.invitations where id = any(sent_ids) and company_id = company) as sending;
    if free > access.free_invitations_left(company, auth.uid())
      or others > access.invitations_left(company, auth.uid())
      or exists (select from access.mails_today(company, auth.uid(), mailboxes)
        where mails > access.mails_to_mailbox_a_day()) then
      raise exception 'a company that is not verified has sent what it may today'
        using errcode = 'check_violation', constraint = 'invitations_of_unverified_company';
    end if;
    insert into public.invitation_counts as counted (company_id, day, sent, sent_freely)
      values (company, access.today(), others, free)
      on conflict (company_id) do update set day = excluded.day,
        sent = excluded.sent + case when counted.day = excluded.day then counted.sent else 0 end,
        sent_freely = excluded.sent_freely
          + case when counted.day = excluded.day then counted.sent_freely else 0 end;
    insert into public.invitation_counts as counted (user_id, day, sent, sent_freely)
      select auth.uid(), access.today(), others, free where auth.uid() is not null
      on conflict (user_id) do update set day = excluded.day,
        sent = excluded.sent + case when counted.day = excluded.day then counted.sent else 0 end,
        sent_freely = excluded.sent_freely
          + case when counted.day = excluded.day then counted.sent_freely else 0 end;
  end loop;
  return null;
end
$$;
revoke execute on function public.count_invitations from public;
-- Once the rows are known to be the caller's to write: to others the table says no more than that they are not.
create trigger count_inserted after insert on public.invitations
  referencing new table as now_rows
  for each statement execute function public.count_invitations();
create trigger count_sent_again after update on public.invitations
  referencing old table as was_rows new table as now_rows
  for each statement execute function public.count_invitations();
