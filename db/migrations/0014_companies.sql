-- Companies and who does what in them: the space of each, its tree of sites and teams, its
-- employees, invitations, the licence, and the journal of what changed.
--
-- Rights: owner and hr keep the employees; cse sees the tree and the journal, which name nobody; an
-- employee sees themselves. Nobody writes after the licence has ended, and nothing is deleted then.

create function access.today() returns date
  language sql stable
  return (access.now() at time zone 'Europe/Paris')::date;
comment on function access.today() is 'The Paris day of the request.';

-- One line of text as people type it: trimmed, nothing invisible.
create domain public.label as text check (
  length(value) between 1 and 200 and value = btrim(value) and value !~ '[[:cntrl:]]');

create table public.companies (
  id uuid primary key default gen_random_uuid(),
  legal_name public.label not null,
  siren text not null check (siren ~ '^\d{9}$'),
  kind text not null check (kind in ('employer', 'cse')),
  headcount integer not null check (headcount between 1 and 10000000),
  created_by uuid references auth.users on delete set null,
  created_at timestamptz not null default access.now()
);
comment on table public.companies is 'One secure space each; several may have the same SIREN.';
comment on column public.companies.headcount is 'As declared: the number of salaried staff.';
create index companies_siren on public.companies (siren);
create index companies_creator on public.companies (created_by);

create table public.licences (
  company_id uuid primary key references public.companies on delete cascade,
  kind text not null check (kind in ('trial', 'paid')),
  seats integer not null check (seats > 0),
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on)
);
comment on column public.licences.ends_on is
  'The last Paris day on which the space may be written to; afterwards it can be read.';

create table public.company_members (
  company_id uuid not null references public.companies on delete cascade,
  user_id uuid not null references auth.users on delete cascade,
  role text not null check (role in ('owner', 'hr', 'cse')),
  granted_at timestamptz not null default access.now(),
  primary key (company_id, user_id, role)
);
comment on table public.company_members is
  'Roles; one person may have several. That somebody is an employee is said by employees.user_id.';
create index company_members_user on public.company_members (user_id);

create table public.sites (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  name public.label not null,
  unique (company_id, id)
);
create unique index sites_name on public.sites (company_id, lower(name));

create table public.teams (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  site_id uuid not null,
  name public.label not null,
  foreign key (company_id, site_id) references public.sites (company_id, id),
  unique (company_id, site_id, id)
);
create unique index teams_name on public.teams (company_id, site_id, lower(name));

create table public.employees (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  site_id uuid not null,
  team_id uuid,
  first_name public.label not null,
  last_name public.label not null,
  email text check (email = lower(email) and email ~ '^[^[:space:]@]+@[^[:space:]@]+$'
    and length(email) <= 254),
  employee_number public.label,
  user_id uuid references auth.users on delete set null,
  added_at timestamptz not null default access.now(),
  left_on date,
  -- A person is in one leaf of their own company's tree: a team, or a site that has none.
  foreign key (company_id, site_id) references public.sites (company_id, id),
  foreign key (company_id, site_id, team_id) references public.teams (company_id, site_id, id),
  unique (company_id, id)
);
comment on column public.employees.employee_number is 'The number the company gives ("matricule").';
comment on column public.employees.user_id is 'The account of this person, once they came in.';
comment on column public.employees.left_on is 'The Paris day on which they left; null while present.';
create unique index employees_email on public.employees (company_id, email) where left_on is null;
create unique index employees_number on public.employees (company_id, lower(employee_number))
  where left_on is null;
create unique index employees_account on public.employees (company_id, user_id)
  where left_on is null;
create index employees_user on public.employees (user_id);
create index employees_name on public.employees (company_id, lower(last_name), lower(first_name), id);
create index employees_site on public.employees (company_id, site_id, team_id);

create table public.invitations (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  email text not null check (email = lower(email) and email ~ '^[^[:space:]@]+@[^[:space:]@]+$'
    and length(email) <= 254),
  role text check (role in ('owner', 'hr', 'cse')),
  employee_id uuid,
  language public.language not null,
  invited_by uuid references auth.users on delete set null,
  round integer not null default 1,
  sent_at timestamptz not null default access.now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  revoked_at timestamptz,
  refused_reason text,
  -- An employee of that very company, whoever writes the row.
  foreign key (company_id, employee_id) references public.employees (company_id, id)
    on delete cascade,
  check ((role is null) = (employee_id is not null))
);
comment on table public.invitations is
  'To take a role, or one’s place as an employee; for one address, once, seven days.';
comment on column public.invitations.round is
  'Part of what the link is derived from: sent again, the link before is worth nothing.';
comment on column public.invitations.refused_reason is
  'What the mail server of the address said when it did not take the mail.';
create unique index invitations_open_role on public.invitations (company_id, email, role)
  where employee_id is null and accepted_at is null and revoked_at is null;
create unique index invitations_open_employee on public.invitations (employee_id)
  where accepted_at is null and revoked_at is null;
create index invitations_email on public.invitations (email) where accepted_at is null;
create index invitations_inviter on public.invitations (invited_by);

create table public.company_journal (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  happened_at timestamptz not null default access.now(),
  actor uuid,
  action text not null,
  subject_id uuid,
  details jsonb not null default '{}'
);
comment on table public.company_journal is
  'Who changed what and when; ids only, so that an erased person is named nowhere. Never altered.';
create index company_journal_order on public.company_journal (company_id, happened_at desc, id);

-- In which companies the caller has one of these roles. Policies ask once a statement.
create function access.companies_as(variadic roles text[]) returns setof uuid
  language sql stable security definer set search_path = ''
begin atomic
  select company_id from public.company_members
    where user_id = auth.uid() and role = any(roles) and access.has_shown_factor()
  union
  select company_id from public.employees
    where user_id = auth.uid() and left_on is null and 'employee' = any(roles)
      and access.has_shown_factor();
end;

create function access.companies_kept_as(variadic roles text[]) returns setof uuid
  language sql stable security definer set search_path = ''
begin atomic
  select company_id from access.companies_as(variadic roles) as company_id
    join public.licences using (company_id) where ends_on >= access.today();
end;
comment on function access.companies_kept_as is
  'The same, of those whose licence lets them be written to.';

create function access.is_known_in(company uuid, person uuid) returns boolean
  language sql stable security definer set search_path = ''
begin atomic
  select exists (select from public.company_members where company_id = company and user_id = person)
    or exists (select from public.employees
      where company_id = company and user_id = person and left_on is null);
end;
comment on function access.is_known_in is 'Whether somebody already has a place in a company.';

grant execute on function access.today(), access.companies_as, access.companies_kept_as,
  access.is_known_in
  to authenticated, service_role;

create function public.guard_company() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if (new.id, new.siren, new.kind, new.created_by, new.created_at)
    is distinct from (old.id, old.siren, old.kind, old.created_by, old.created_at)
    and auth.role() = 'authenticated' then
    raise insufficient_privilege using message = 'what a company is cannot be changed by its members';
  end if;
  return new;
end
$$;
create trigger guard_company before update on public.companies
  for each row execute function public.guard_company();

-- A space always has an owner. The company is locked, so that two owners who leave at once do not
-- both think that the other one stays. A company or an account that is erased takes its roles along.
create function public.guard_last_owner() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if old.role <> 'owner' or not exists (select from auth.users where id = old.user_id) then
    return old;
  end if;
  -- A statement of its own: what follows must see what others did while this one waited.
  perform from public.companies where id = old.company_id for update;
  if found and not exists (select from public.company_members where company_id = old.company_id
    and role = 'owner' and user_id <> old.user_id)
  then
    raise check_violation using message = 'a company keeps at least one owner',
      constraint = 'company_keeps_an_owner';
  end if;
  return old;
end
$$;
revoke execute on function public.guard_last_owner from public;
create trigger guard_last_owner before delete on public.company_members
  for each row execute function public.guard_last_owner();

-- The journal is written by the tables themselves.

create function public.journal_company() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.company_journal (company_id, actor, action, subject_id)
    values (new.id, auth.uid(), case tg_op when 'INSERT' then 'company-created'
      else 'company-changed' end, new.id);
  return null;
end
$$;
create trigger journal after insert or update on public.companies
  for each row execute function public.journal_company();

create function public.journal_licence() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.company_journal (company_id, actor, action, details)
    values (new.company_id, auth.uid(), 'licence-set',
      jsonb_build_object('kind', new.kind, 'seats', new.seats, 'ends_on', new.ends_on));
  return null;
end
$$;
create trigger journal after insert or update on public.licences
  for each row execute function public.journal_licence();

create function public.journal_role() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  held public.company_members := coalesce(new, old);
begin
  if exists (select from public.companies where id = held.company_id) then
    insert into public.company_journal (company_id, actor, action, subject_id, details)
      values (held.company_id, auth.uid(),
        case tg_op when 'INSERT' then 'role-granted' else 'role-taken' end, held.user_id,
        jsonb_build_object('role', held.role));
  end if;
  return null;
end
$$;
create trigger journal after insert or delete on public.company_members
  for each row execute function public.journal_role();

create function public.journal_place() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  company uuid := coalesce(new.company_id, old.company_id);
begin
  if exists (select from public.companies where id = company) then
    insert into public.company_journal (company_id, actor, action, subject_id)
      values (company, auth.uid(), tg_argv[0] || case tg_op when 'INSERT' then '-added'
        when 'UPDATE' then '-changed' else '-removed' end, coalesce(new.id, old.id));
  end if;
  return null;
end
$$;
create trigger journal after insert or update or delete on public.sites
  for each row execute function public.journal_place('site');
create trigger journal after insert or update or delete on public.teams
  for each row execute function public.journal_place('team');

create function public.journal_employees_added() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.company_journal (company_id, actor, action, subject_id, details)
    select company_id, auth.uid(), 'employee-added', id,
      jsonb_strip_nulls(jsonb_build_object('site', site_id, 'team', team_id))
    from added;
  return null;
end
$$;
create trigger journal_added after insert on public.employees
  referencing new table as added
  for each statement execute function public.journal_employees_added();

create function public.journal_employees_changed() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.company_journal (company_id, actor, action, subject_id, details)
    select now.company_id, auth.uid(),
      case
        when was.left_on is null and now.left_on is not null then 'employee-left'
        when was.left_on is not null and now.left_on is null then 'employee-returned'
        when (was.site_id, was.team_id) is distinct from (now.site_id, now.team_id)
          then 'employee-moved'
        when was.user_id is null and now.user_id is not null then 'employee-came-in'
        else 'employee-changed'
      end, now.id,
      case when (was.site_id, was.team_id) is distinct from (now.site_id, now.team_id)
        then jsonb_strip_nulls(jsonb_build_object('site', now.site_id, 'team', now.team_id,
          'from_site', was.site_id, 'from_team', was.team_id))
        else '{}' end
    from now_rows as now join was_rows as was using (id) where now is distinct from was;
  return null;
end
$$;
create trigger journal_changed after update on public.employees
  referencing old table as was_rows new table as now_rows
  for each statement execute function public.journal_employees_changed();

create function public.journal_invitation() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.company_journal (company_id, actor, action, subject_id, details)
    values (new.company_id, auth.uid(), case
        when tg_op = 'INSERT' then 'invitation-sent'
        when new.accepted_at is distinct from old.accepted_at then 'invitation-accepted'
        when new.revoked_at is distinct from old.revoked_at then 'invitation-revoked'
        when new.round is distinct from old.round then 'invitation-sent-again'
        else 'invitation-undelivered' end, new.id,
      jsonb_strip_nulls(jsonb_build_object('role', new.role, 'employee', new.employee_id)));
  return null;
end
$$;
create trigger journal after insert or update on public.invitations
  for each row execute function public.journal_invitation();

do $$
declare
  named text;
begin
  foreach named in array array['companies', 'licences', 'company_members', 'sites', 'teams',
    'employees', 'invitations', 'company_journal']
  loop
    execute format('alter table public.%I enable row level security', named);
    execute format('alter table public.%I force row level security', named);
    execute format('grant select on public.%I to authenticated', named);
  end loop;
  foreach named in array array['journal_company', 'journal_licence', 'journal_role',
    'journal_place', 'journal_employees_added', 'journal_employees_changed', 'journal_invitation',
    'guard_company']
  loop
    execute format('revoke execute on function public.%I from public', named);
  end loop;
end
$$;
grant select, insert, update, delete on public.companies, public.licences, public.company_members,
  public.sites, public.teams, public.employees, public.invitations to service_role;
grant select on public.company_journal to service_role;
grant update on public.companies, public.licences to authenticated;
grant insert, update, delete on public.sites, public.teams to authenticated;
grant insert, update on public.employees, public.invitations to authenticated;
grant insert, delete on public.company_members to authenticated;

create policy "Members see their company" on public.companies for select to authenticated
  using (id in (select access.companies_as('owner', 'hr', 'cse', 'employee')));
create policy "Staff see companies" on public.companies for select to authenticated
  using ((select access.is_staff()));
create policy "Owners describe their company" on public.companies for update to authenticated
  using (id in (select access.companies_kept_as('owner')));

create policy "Members see the licence" on public.licences for select to authenticated
  using (company_id in (select access.companies_as('owner', 'hr', 'cse', 'employee')));
create policy "Staff see licences" on public.licences for select to authenticated
  using ((select access.is_staff()));
create policy "Staff set licences" on public.licences for update to authenticated
  using ((select access.is_staff()));

create policy "Everybody sees their own roles" on public.company_members for select to authenticated
  using (user_id = (select auth.uid()));
create policy "Owners and HR see who has a role" on public.company_members for select to authenticated
  using (company_id in (select access.companies_as('owner', 'hr')));
create policy "Owners grant roles to members" on public.company_members for insert to authenticated
  with check (company_id in (select access.companies_kept_as('owner'))
    and access.is_known_in(company_id, user_id));
create policy "Owners take roles" on public.company_members for delete to authenticated
  using (company_id in (select access.companies_as('owner')));
create policy "Everybody may lay down a role" on public.company_members for delete to authenticated
  using (user_id = (select auth.uid()));

create policy "Owners, HR and works council see sites" on public.sites for select to authenticated
  using (company_id in (select access.companies_as('owner', 'hr', 'cse')));
create policy "Employees see their site" on public.sites for select to authenticated
  using (id in (select site_id from public.employees
    where user_id = (select auth.uid()) and left_on is null));
create policy "Owners and HR add sites" on public.sites for insert to authenticated
  with check (company_id in (select access.companies_kept_as('owner', 'hr')));
create policy "Owners and HR change sites" on public.sites for update to authenticated
  using (company_id in (select access.companies_kept_as('owner', 'hr')));
create policy "Owners and HR remove sites" on public.sites for delete to authenticated
  using (company_id in (select access.companies_kept_as('owner', 'hr')));

create policy "Owners, HR and works council see teams" on public.teams for select to authenticated
  using (company_id in (select access.companies_as('owner', 'hr', 'cse')));
create policy "Employees see their team" on public.teams for select to authenticated
  using (id in (select team_id from public.employees
    where user_id = (select auth.uid()) and left_on is null));
create policy "Owners and HR add teams" on public.teams for insert to authenticated
  with check (company_id in (select access.companies_kept_as('owner', 'hr')));
create policy "Owners and HR change teams" on public.teams for update to authenticated
  using (company_id in (select access.companies_kept_as('owner', 'hr')));
create policy "Owners and HR remove teams" on public.teams for delete to authenticated
  using (company_id in (select access.companies_kept_as('owner', 'hr')));

create policy "Owners and HR see employees" on public.employees for select to authenticated
  using (company_id in (select access.companies_as('owner', 'hr')));
create policy "Employees see themselves" on public.employees for select to authenticated
  using (user_id = (select auth.uid()));
create policy "Owners and HR add employees" on public.employees for insert to authenticated
  with check (company_id in (select access.companies_kept_as('owner', 'hr')) and user_id is null);
create policy "Owners and HR change employees" on public.employees for update to authenticated
  using (company_id in (select access.companies_kept_as('owner', 'hr')));

-- Who an account belongs to is decided by an invitation, never by who keeps the list.
create function public.guard_employee_account() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if new.user_id is distinct from old.user_id and new.user_id is not null
    and current_user = 'authenticated' then
    raise insufficient_privilege using message = 'an account is linked by accepting an invitation';
  end if;
  return new;
end
$$;
revoke execute on function public.guard_employee_account from public;
create trigger guard_employee_account before update on public.employees
  for each row execute function public.guard_employee_account();

create policy "Owners and HR see invitations" on public.invitations for select to authenticated
  using (company_id in (select access.companies_as('owner', 'hr')));
create policy "Owners invite to roles, HR invites employees" on public.invitations
  for insert to authenticated
  with check (accepted_at is null and case when role is null
    then company_id in (select access.companies_kept_as('owner', 'hr'))
      and exists (select from public.employees where id = employee_id
        and employees.company_id = invitations.company_id and employees.email = invitations.email)
    else company_id in (select access.companies_kept_as('owner')) end);
create policy "Who may invite may send again and revoke" on public.invitations
  for update to authenticated
  using (accepted_at is null and case when role is null
    then company_id in (select access.companies_kept_as('owner', 'hr'))
    else company_id in (select access.companies_kept_as('owner')) end);

-- Whom an invitation is for, and to what, is settled when it is made.
create function public.guard_invitation() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if (new.id, new.company_id, new.email, new.role, new.employee_id, new.invited_by)
    is distinct from (old.id, old.company_id, old.email, old.role, old.employee_id, old.invited_by)
    and current_user = 'authenticated' then
    raise insufficient_privilege using message = 'an invitation is revoked and made anew';
  end if;
  return new;
end
$$;
revoke execute on function public.guard_invitation from public;
create trigger guard_invitation before update on public.invitations
  for each row execute function public.guard_invitation();

create policy "Owners, HR and works council read the journal" on public.company_journal
  for select to authenticated
  using (company_id in (select access.companies_as('owner', 'hr', 'cse')));

-- The key from which the product derives what its own mails carry.
insert into auth.secrets (name, value)
  select 'product', decode(string_agg(replace(gen_random_uuid()::text, '-', ''), ''), 'hex')
  from generate_series(1, 2);
