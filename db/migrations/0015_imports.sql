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
