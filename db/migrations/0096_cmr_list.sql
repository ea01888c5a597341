-- The list of workers who may be exposed to carcinogens, mutagens and substances toxic for reproduction
-- (Code du travail, art. R4412-93-1 to R4412-93-4), and the files that were made of registers with names.
--
-- Rights: owner, HR and the prevention lead keep it and see names; a worker reads their own line; the works
-- council and the people of the company see what it holds without saying of whom. The journal says that
-- something changed, and no value: the works council reads it.

create table public.cmr_exposures (
  id uuid primary key,
  company_id uuid not null references public.companies on delete cascade,
  worker_name public.label not null,
  employee_id uuid,
  unit_id uuid,
  substance public.label not null,
  nature public.prose,
  duration public.label,
  degree public.label,
  exposed_from public.calendar_day not null,
  exposed_until public.calendar_day check (exposed_until >= exposed_from),
  added_at timestamptz not null default access.now() check (isfinite(added_at)),
  changed_at timestamptz not null default access.now() check (isfinite(changed_at)),
  revision integer not null default 1,
  unique (company_id, id),
  -- The line is the employer's duty: it outlives the account and the entry of the person, without them.
  foreign key (company_id, employee_id) references public.employees (company_id, id)
    on delete set null (employee_id),
  foreign key (company_id, unit_id) references public.work_units (company_id, id)
    on delete set null (unit_id)
);
comment on table public.cmr_exposures is
  'Who may be exposed to which CMR agent, with what is known of it (Code du travail, art. R4412-93-1).';
comment on column public.cmr_exposures.employee_id is
  'Whose line it is, among the people of the company here: they read it. Null for others, such as temporary workers.';
comment on column public.cmr_exposures.changed_at is
  'When what it says changed last: a file made before does not hold it.';
create index cmr_exposures_order on public.cmr_exposures (company_id, lower(worker_name), id);
create index cmr_exposures_employee on public.cmr_exposures (company_id, employee_id);
create index cmr_exposures_unit on public.cmr_exposures (company_id, unit_id);

create table public.register_files (
  id uuid primary key,
  company_id uuid not null references public.companies on delete cascade,
  register text not null check (register in ('cmr', 'accidents')),
  format text not null check (format in ('csv', 'pdf')),
  -- Of the register of accidents, which is kept by calendar year.
  year smallint check (year is null or (year between 1900 and 2199 and register = 'accidents')),
  made_by uuid references auth.users on delete set null,
  made_at timestamptz not null default access.now() check (isfinite(made_at)),
  given_on public.calendar_day,
  recipient public.label,
  means text check (means in ('email', 'post', 'portal', 'hand')),
  check (num_nulls(given_on, recipient, means) in (0, 3)),
  unique (company_id, id)
);
comment on table public.register_files is
  'That a file with names was made of a register, by whom, and to whom it was handed over. Not the file.';
create index register_files_order on public.register_files (company_id, register, made_at desc);
create index register_files_author on public.register_files (made_by);

-- A line that was handed over is struck from here by the employer; one that was not, only on the day on
-- which it was written, as a mistake.
create function public.guard_cmr_exposure() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  unsaid constant text[] := array['revision', 'changed_at', 'employee_id'];
begin
  if tg_op = 'DELETE' then
    if access.is_person() and (old.added_at at time zone 'Europe/Paris')::date <> access.today()
      and not exists (select from public.register_files as files
        where files.company_id = old.company_id and register = 'cmr' and given_on is not null
          and made_at >= old.changed_at) then
      raise check_violation using message = 'a line is handed over before it is removed',
        constraint = 'cmr_exposures_handed_over';
    end if;
    return old;
  end if;
  if tg_op = 'INSERT' then
    new.added_at := access.now();
    new.changed_at := access.now();
  else
    new.added_at := old.added_at;
    new.changed_at := case when to_jsonb(new) - unsaid = to_jsonb(old) - unsaid
      then old.changed_at else access.now() end;
  end if;
  return new;
end
$$;
create trigger guard before insert or update or delete on public.cmr_exposures
  for each row execute function public.guard_cmr_exposure();
create trigger count_revision before insert or update on public.cmr_exposures
  for each row execute function public.count_revision();

-- Who made a file, and when, nobody says of somebody else; to whom it was handed over is said once.
create function public.sign_register_file() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  said constant text[] := array['given_on', 'recipient', 'means'];
begin
  if not access.is_person() then
    return new;
  end if;
  if tg_op = 'INSERT' then
    new.made_by := auth.uid();
    new.made_at := access.now();
    new.given_on := null;
    new.recipient := null;
    new.means := null;
    return new;
  end if;
  if to_jsonb(new) - said <> to_jsonb(old) - said or old.given_on is not null then
    raise insufficient_privilege using message = 'of a file it is said once to whom it was handed over';
  end if;
  if new.given_on > access.today()
    or new.given_on < (old.made_at at time zone 'Europe/Paris')::date then
    raise check_violation using message = 'a file is handed over once it is made';
  end if;
  return new;
end
$$;
create trigger sign before insert or update on public.register_files
  for each row execute function public.sign_register_file();

-- That a register changed, with no more of it than the columns that are named here.
create function public.journal_register() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  said text[] := string_to_array(tg_argv[1], ',');
  unsaid constant text[] := array['revision', 'changed_at', 'made_by', 'entered_by', 'employee_id'];
  was jsonb := to_jsonb(old) - unsaid;
  becomes jsonb := to_jsonb(new) - unsaid;
  company uuid := coalesce(new.company_id, old.company_id);
begin
  if not exists (select from public.companies where id = company)
    or (tg_op = 'UPDATE' and was = becomes) then
    return null;
  end if;
  select jsonb_object_agg(key, value) into was from jsonb_each(was) where key = any(said);
  select jsonb_object_agg(key, value) into becomes from jsonb_each(becomes) where key = any(said);
  insert into public.risk_changes (company_id, actor, subject, act, subject_id, before, after)
    values (company, auth.uid(), tg_argv[0],
      case tg_op when 'INSERT' then 'added' when 'UPDATE' then 'changed' else 'removed' end,
      coalesce(new.id, old.id), was, becomes);
  return null;
end
$$;
create trigger journal after insert or update or delete on public.cmr_exposures
  for each row execute function public.journal_register('cmr-exposures', '');
create trigger journal after insert or update or delete on public.register_files
  for each row execute function
    public.journal_register('register-files', 'register,format,year,given_on,recipient,means');

alter table public.cmr_exposures enable row level security;
alter table public.cmr_exposures force row level security;
alter table public.register_files enable row level security;
alter table public.register_files force row level security;
grant select, insert, update, delete on public.cmr_exposures, public.register_files to service_role;
grant select on public.cmr_exposures, public.register_files to authenticated;
grant insert, update, delete on public.cmr_exposures to function_caller;
grant insert, update on public.register_files to function_caller;

create policy "Who keeps it reads" on public.cmr_exposures for select to authenticated
  using (company_id in (select access.companies_as('owner', 'hr', 'prevention')));
create policy "Workers read what is about them" on public.cmr_exposures for select to authenticated
  using (employee_id in (select access.own_employees()));
create policy "Owner, HR and prevention lead add" on public.cmr_exposures for insert to authenticated
  with check (company_id in (select access.companies_kept_as('owner', 'hr', 'prevention')));
create policy "Owner, HR and prevention lead change" on public.cmr_exposures for update to authenticated
  using (company_id in (select access.companies_kept_as('owner', 'hr', 'prevention')));
create policy "Owner, HR and prevention lead remove" on public.cmr_exposures for delete to authenticated
  using (company_id in (select access.companies_kept_as('owner', 'hr', 'prevention')));

-- A legal list is handed over after the licence has ended as well.
create policy "Who keeps it, and the works council, read" on public.register_files
  for select to authenticated
  using (company_id in (select access.companies_as('owner', 'hr', 'prevention', 'cse')));
create policy "Owner, HR and prevention lead make" on public.register_files
  for insert to authenticated
  with check (company_id in (select access.companies_as('owner', 'hr', 'prevention')));
create policy "Owner, HR and prevention lead hand over" on public.register_files
  for update to authenticated
  using (company_id in (select access.companies_as('owner', 'hr', 'prevention')));

-- What the list holds, without what says of whom: no name, work unit, day, nor order of entry.
create function access.cmr_without_names(company uuid)
  returns table (substance text, nature text, duration text, degree text, is_over boolean,
    people integer)
  language sql stable security definer set search_path = ''
begin atomic
  select lines.substance, lines.nature, lines.duration, lines.degree,
    coalesce(lines.exposed_until < access.today(), false),
    count(distinct coalesce(lines.employee_id::text, lower(lines.worker_name)))::integer
  from public.cmr_exposures as lines
  where lines.company_id = company and company in
    (select access.companies_as('owner', 'hr', 'prevention', 'cse', 'employee'))
  group by 1, 2, 3, 4, 5
  order by 5, lower(lines.substance), 1, 2, 3, 4;
end;
comment on function access.cmr_without_names is
  'For the works council and the people of a company (Code du travail, art. R4412-93-2).';

-- For the finding that a unit has a CMR hazard and nobody on the list.
create function access.units_on_cmr_list(company uuid) returns setof uuid
  language sql stable security definer set search_path = ''
begin atomic
  select distinct unit_id from public.cmr_exposures
    where company_id = company and unit_id is not null
      and coalesce(exposed_until >= access.today(), true)
      and company in (select access.companies_as('owner', 'hr', 'prevention', 'cse'));
end;
comment on function access.units_on_cmr_list is
  'The work units of which somebody is on the list of a company now.';
grant execute on function access.cmr_without_names, access.units_on_cmr_list
  to authenticated, service_role;
revoke execute on function public.guard_cmr_exposure, public.sign_register_file,
  public.journal_register from public;
