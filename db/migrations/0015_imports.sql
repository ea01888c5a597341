-- Files of employees on their way in. Rows wait here until the whole file is taken, in one
-- transaction, or forgotten a day later.

create table public.imports (
  id uuid primary key,
  company_id uuid not null references public.companies on delete cascade,
  started_by uuid references auth.users on delete set null,
  started_at timestamptz not null default access.now()
);
create index imports_company on public.imports (company_id);
create index imports_starter on public.imports (started_by);
create index imports_age on public.imports (started_at);

create table public.import_rows (
  import_id uuid not null references public.imports on delete cascade,
  line integer not null check (line > 0),
  first_name public.label not null,
  last_name public.label not null,
  email text check (email = lower(email) and email ~ '^[^[:space:]@]+@[^[:space:]@]+$'
    and length(email) <= 254),
  employee_number public.label,
  site public.label,
  team public.label,
  primary key (import_id, line)
);
comment on column public.import_rows.line is 'As a spreadsheet numbers it, from 1.';

-- What the columns of a company's file hold, so that next month's is read at once.
create table public.import_mappings (
  company_id uuid not null references public.companies on delete cascade,
  headings text not null check (length(headings) <= 10000),
  columns text[] not null,
  primary key (company_id, headings)
);
comment on column public.import_mappings.headings is 'The headings in their plain form, in order.';

-- Whom each row is about: the employee of the same number, else of the same address, else the only
-- one of that name whose number and address do not say otherwise. A row that could be two people
-- says so. For the service, once the caller's right is known: policies would keep the planner from
-- the indexes by name and number.
create function public.match_import(of_import uuid)
  returns table (line integer, employee_id uuid, path text, problem text)
  language sql stable set search_path = ''
begin atomic
  with rows_of as (
    select r.*, i.company_id from public.imports i
    join public.import_rows r on r.import_id = i.id where i.id = of_import
  ), known as (
    select r.line, r.email, r.employee_number, r.company_id,
      lower(r.last_name::text) as last_name, lower(r.first_name::text) as first_name,
      by_number.id as by_number, by_email.id as by_email
    from rows_of r
    left join public.employees by_number on by_number.company_id = r.company_id
      and by_number.left_on is null
      and lower(by_number.employee_number::text) = lower(r.employee_number::text)
    left join public.employees by_email on by_email.company_id = r.company_id
      and by_email.left_on is null and by_email.email = r.email
  ), namesakes as (
    select k.line, (array_agg(e.id order by e.id))[1] as id, count(*) as people
    from known k
    join public.employees e on e.company_id = k.company_id and e.left_on is null
      and lower(e.last_name::text) = k.last_name and lower(e.first_name::text) = k.first_name
    where k.by_number is null and k.by_email is null
      and (e.email is null or k.email is null)
      and (e.employee_number is null or k.employee_number is null)
    group by k.line
  ), matched as (
    select k.line, k.by_number, k.by_email, n.id as by_name, n.people
    from known k left join namesakes n on n.line = k.line
  ), chosen as (
    select matched.line, coalesce(by_number, by_email, by_name) as employee_id,
      case when by_number <> by_email then 'email' when people > 1 then 'lastName' end as path,
      case when by_number <> by_email then 'email-of-another'
        when people > 1 then 'several-of-that-name' end as problem
    from matched
  ), counted as (
    select chosen.*, chosen.employee_id is not null
      and count(*) over (partition by chosen.employee_id) > 1 as is_twice
    from chosen
  )
  select counted.line, counted.employee_id,
    coalesce(counted.path, case when is_twice then 'lastName' end),
    coalesce(counted.problem, case when is_twice then 'same-person-twice' end)
  from counted;
end;
comment on function public.match_import is
  'One line a row: the employee it is about, null for a new one, and what speaks against it.';

do $$
declare
  named text;
begin
  foreach named in array array['imports', 'import_rows', 'import_mappings']
  loop
    execute format('alter table public.%I enable row level security', named);
    execute format('alter table public.%I force row level security', named);
    execute format('grant select, insert, update, delete on public.%I to service_role', named);
  end loop;
end
$$;
revoke execute on function public.match_import from public;
grant execute on function public.match_import to service_role;
grant select, insert, delete on public.imports to authenticated;
grant select, insert, update, delete on public.import_rows to authenticated;
grant select, insert, update on public.import_mappings to authenticated;

create policy "Owners and HR see imports" on public.imports for select to authenticated
  using (company_id in (select access.companies_as('owner', 'hr')));
create policy "Owners and HR import" on public.imports for insert to authenticated
  with check (company_id in (select access.companies_kept_as('owner', 'hr'))
    and started_by = (select auth.uid()));
create policy "Owners and HR end imports" on public.imports for delete to authenticated
  using (company_id in (select access.companies_as('owner', 'hr')));

create policy "Rows go with their import" on public.import_rows for all to authenticated
  using (import_id in (select id from public.imports
    where company_id in (select access.companies_kept_as('owner', 'hr'))));

create policy "Owners and HR see mappings" on public.import_mappings for select to authenticated
  using (company_id in (select access.companies_as('owner', 'hr')));
create policy "Owners and HR remember mappings" on public.import_mappings for insert to authenticated
  with check (company_id in (select access.companies_kept_as('owner', 'hr')));
create policy "Owners and HR correct mappings" on public.import_mappings for update to authenticated
  using (company_id in (select access.companies_kept_as('owner', 'hr')));
