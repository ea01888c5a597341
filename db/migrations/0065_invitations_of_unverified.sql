-- Until a company is verified, it invites freely only addresses of the domain that its owner has proven,
-- and a few others a day: our mails are nobody's way to write to strangers.

create table platform.mail_providers (
  domain text primary key check (domain = lower(domain))
);
comment on table platform.mail_providers is
  'Domains under which anybody may have an address: who has one there proves no company. Kept by the product.';
alter table platform.mail_providers enable row level security;
alter table platform.mail_providers force row level security;
grant select, insert, delete on platform.mail_providers to service_role;

alter table public.site_switches
  add column unverified_daily_invitations integer not null default 25
    check (unverified_daily_invitations between 0 and 1000);
comment on column public.site_switches.unverified_daily_invitations is
  'How many a company that is not verified may send a day beyond the domain of its owners.';

create table public.invitation_counts (
  id uuid primary key default gen_random_uuid(),
  company_id uuid unique references public.companies on delete cascade,
  user_id uuid unique references auth.users on delete cascade,
  day date not null,
  sent integer not null check (sent > 0),
  check (num_nonnulls(company_id, user_id) = 1)
);
comment on table public.invitation_counts is
  'What companies that are not verified, and who invited for them, last sent in a day beyond proven domains.';
alter table public.invitation_counts enable row level security;
alter table public.invitation_counts force row level security;
grant select on public.invitation_counts to service_role;

-- Without the list of providers nothing is proven.
create function access.proven_domains(company uuid) returns setof text
  language sql stable security definer set search_path = ''
begin atomic
  select distinct split_part(users.email, '@', 2)
  from public.company_members as members join auth.users on users.id = members.user_id
  where members.company_id = company and members.role = 'owner'
    and users.email_confirmed_at is not null and users.deleted_at is null
    and exists (select from platform.mail_providers)
    and split_part(users.email, '@', 2) not in (select domain from platform.mail_providers);
end;
comment on function access.proven_domains is
  'Of the confirmed addresses of its owners, but for those of public mail providers.';

create function access.is_invited_freely(company uuid, email text) returns boolean
  language sql stable security definer set search_path = ''
begin atomic
  select access.is_verified(company)
    or split_part(email, '@', 2) in (select access.proven_domains(company));
end;
comment on function access.is_invited_freely is 'Whether an invitation to that address is not counted.';

create function access.invitations_left(company uuid, person uuid) returns integer
  language sql stable security definer set search_path = ''
begin atomic
  select greatest(0, unverified_daily_invitations - coalesce((select max(sent)
    from public.invitation_counts where day = access.today()
      and (company_id = company or user_id = person)), 0))
  from public.site_switches;
end;
comment on function access.invitations_left is
  'How many more this person may send today for a company that is not verified, beyond its proven domains.';
revoke execute on function access.proven_domains, access.is_invited_freely, access.invitations_left
  from public;
grant execute on function access.proven_domains, access.is_invited_freely, access.invitations_left
  to service_role;

-- Counted for the company and for whoever invites: several companies give nobody more.
create function public.count_invitation() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if access.is_invited_freely(new.company_id, new.email) then
    return null;
  end if;
  -- Two at once are counted one after the other.
  perform pg_advisory_xact_lock(hashtextextended('invitations:' || coalesce(auth.uid(), new.company_id), 0));
  perform from public.companies where id = new.company_id for no key update;
  if access.invitations_left(new.company_id, auth.uid()) = 0 then
    raise exception 'a company that is not verified has sent what it may today'
      using errcode = 'check_violation', constraint = 'invitations_of_unverified_company';
  end if;
  insert into public.invitation_counts as counted (company_id, day, sent)
    values (new.company_id, access.today(), 1)
    on conflict (company_id) do update set day = excluded.day,
      sent = case when counted.day = excluded.day then counted.sent + 1 else 1 end;
  insert into public.invitation_counts as counted (user_id, day, sent)
    select auth.uid(), access.today(), 1 where auth.uid() is not null
    on conflict (user_id) do update set day = excluded.day,
      sent = case when counted.day = excluded.day then counted.sent + 1 else 1 end;
  return null;
end
$$;
revoke execute on function public.count_invitation from public;
-- Once the row is known to be the caller's to write: to others the table says no more than that it is not.
create trigger count_invitation after insert or update of round on public.invitations
  for each row execute function public.count_invitation();
