-- Which agents and hazards act together in a work unit, how that was assessed, and what is done about it
-- (Code du travail, art. L4412-1 and R4412-7). It is part of the risk document, and holds no name.

create table public.combined_exposures (
  id uuid primary key,
  company_id uuid not null references public.companies on delete cascade,
  unit_id uuid not null,
  agents public.prose not null,
  effects public.prose not null,
  assessment public.prose not null,
  measures public.prose,
  added_at timestamptz not null default access.now() check (isfinite(added_at)),
  revision integer not null default 1,
  unique (company_id, id),
  foreign key (company_id, unit_id) references public.work_units (company_id, id) on delete cascade
);
comment on table public.combined_exposures is
  'What acts together in a work unit, assessed together (Code du travail, art. R4412-7).';
create index combined_exposures_unit on public.combined_exposures (company_id, unit_id, added_at, id);

create trigger count_revision before insert or update on public.combined_exposures
  for each row execute function public.count_revision();
create trigger journal after insert or update or delete on public.combined_exposures
  for each row execute function public.journal_risk('combined-exposures', 'id');

alter table public.combined_exposures enable row level security;
alter table public.combined_exposures force row level security;
grant select, insert, update, delete on public.combined_exposures to service_role;
grant select on public.combined_exposures to authenticated;
grant insert, update, delete on public.combined_exposures to function_caller;
create policy "Who keeps it, and the works council, read" on public.combined_exposures
  for select to authenticated
  using (company_id in (select access.companies_as('owner', 'hr', 'prevention', 'cse')));
create policy "Owner, HR and prevention lead add" on public.combined_exposures
  for insert to authenticated
  with check (company_id in (select access.companies_kept_as('owner', 'hr', 'prevention')));
create policy "Owner, HR and prevention lead change" on public.combined_exposures
  for update to authenticated
  using (company_id in (select access.companies_kept_as('owner', 'hr', 'prevention')));
create policy "Owner, HR and prevention lead remove" on public.combined_exposures
  for delete to authenticated
  using (company_id in (select access.companies_kept_as('owner', 'hr', 'prevention')));
