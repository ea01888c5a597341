-- The register of accidents at work that bring neither leave nor paid care (Code de la sécurité sociale,
-- art. L441-4, D441-1 to D441-4): kept by calendar year for five years, and never altered: an entry that is
-- wrong is struck through and stays to be read.
--
-- Rights: owner, HR and the prevention lead keep it; the works council consults it; whom an entry is about
-- reads it. It says what the law asks of health and no more; the journal says nothing of what it says.

create table public.accident_conditions (
  company_id uuid primary key references public.companies on delete cascade,
  caregiver_kind text not null check (caregiver_kind in ('doctor', 'pharmacist', 'nurse', 'first-aider')),
  caregiver public.label not null,
  first_aid_post public.label not null,
  council text not null check (council in ('elected', 'carence', 'not-required')),
  council_told_on public.calendar_day,
  fund_told_on public.calendar_day
);
comment on table public.accident_conditions is
  'What lets an employer keep the register instead of declaring each accident (art. D441-1, D441-2).';
comment on column public.accident_conditions.fund_told_on is
  'When the pension and occupational-health fund (CARSAT) was told of it.';

create table public.minor_accidents (
  id uuid primary key,
  company_id uuid not null references public.companies on delete cascade,
  happened_on public.calendar_day not null,
  year smallint not null generated always as (extract(year from happened_on::date)) stored,
  number integer not null default 0,
  happened_at public.label,
  place public.label not null,
  victim_name public.label not null,
  employee_id uuid,
  unit_id uuid,
  circumstances public.prose not null,
  injury_nature public.label not null,
  injury_seat public.label not null,
  caregiver_name public.label not null,
  other_elements public.prose,
  entered_by uuid references auth.users on delete set null,
  entered_at timestamptz not null default access.now() check (isfinite(entered_at)),
  caregiver_signed_on public.calendar_day check (caregiver_signed_on >= happened_on),
  victim_signed_on public.calendar_day check (victim_signed_on >= happened_on),
  declared_on public.calendar_day check (declared_on >= happened_on),
  struck_because public.prose,
  duerp_answer text check (duerp_answer in ('update', 'none')),
  duerp_note public.prose,
  risk_id uuid,
  revision integer not null default 1,
  unique (company_id, id),
  unique (company_id, year, number),
  -- Nothing is entered until it is stated what allows the register.
  constraint minor_accidents_conditions foreign key (company_id)
    references public.accident_conditions (company_id) on delete cascade,
  foreign key (company_id, employee_id) references public.employees (company_id, id)
    on delete set null (employee_id),
  foreign key (company_id, unit_id) references public.work_units (company_id, id)
    on delete set null (unit_id),
  foreign key (company_id, risk_id) references public.assessed_risks (company_id, id)
    on delete set null (risk_id)
);
comment on column public.minor_accidents.happened_at is 'The time of day, as it was told.';
comment on column public.minor_accidents.number is 'Of its year, in the order of entry, without a gap.';
comment on column public.minor_accidents.caregiver_signed_on is
  'When who gave first aid signed the page that the employer keeps on paper.';
comment on column public.minor_accidents.declared_on is
  'When it was declared after all, because leave or paid care came of it.';
comment on column public.minor_accidents.duerp_answer is
  'Whether the risk document needs an update because of it.';
create index minor_accidents_employee on public.minor_accidents (company_id, employee_id);
create index minor_accidents_unit on public.minor_accidents (company_id, unit_id);
create index minor_accidents_risk on public.minor_accidents (company_id, risk_id);
create index minor_accidents_author on public.minor_accidents (entered_by);

create function public.guard_minor_accident() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  -- What is said after the entry; the first four once.
  later constant text[] := array['caregiver_signed_on', 'victim_signed_on', 'declared_on',
    'struck_because', 'duerp_answer', 'duerp_note', 'risk_id', 'revision'];
  -- Besides what is unlinked: the year, which is computed after this.
  unlinked constant text[] := array['employee_id', 'unit_id', 'entered_by', 'year'];
begin
  if tg_op = 'DELETE' then
    if extract(year from access.today()) - old.year <= 5
      and exists (select from public.companies where id = old.company_id) then
      raise insufficient_privilege using message = 'the register of accidents is kept for five years';
    end if;
    return old;
  end if;
  if tg_op = 'INSERT' then
    perform pg_advisory_xact_lock(hashtextextended(
      format('minor_accidents %s %s', new.company_id, extract(year from new.happened_on)), 0));
    select coalesce(max(number), 0) + 1 into new.number from public.minor_accidents
      where company_id = new.company_id and year = extract(year from new.happened_on);
    if access.is_person() then
      new.entered_by := auth.uid();
      new.entered_at := access.now();
      if new.happened_on > access.today() then
        raise check_violation using message = 'an accident has happened';
      end if;
    end if;
    return new;
  end if;
  if to_jsonb(new) - later - unlinked <> to_jsonb(old) - later - unlinked
    or (new.employee_id is not null and new.employee_id is distinct from old.employee_id)
    or (new.unit_id is not null and new.unit_id is distinct from old.unit_id)
    or (new.entered_by is not null and new.entered_by is distinct from old.entered_by)
    or exists (select from unnest(later[1:4]) as column_name
      where to_jsonb(old) ->> column_name is not null
        and to_jsonb(old) -> column_name is distinct from to_jsonb(new) -> column_name) then
    raise insufficient_privilege using message = 'what was entered in the register is not altered';
  end if;
  if access.is_person() and greatest(new.caregiver_signed_on, new.victim_signed_on, new.declared_on)
    > access.today() then
    raise check_violation using message = 'a signature was given';
  end if;
  return new;
end
$$;
create trigger guard before insert or update or delete on public.minor_accidents
  for each row execute function public.guard_minor_accident();
create trigger count_revision before insert or update on public.minor_accidents
  for each row execute function public.count_revision();
create trigger journal after insert or update or delete on public.minor_accidents
  for each row execute function public.journal_register('minor-accidents', '');
create trigger journal after insert or update or delete on public.accident_conditions
  for each row execute function public.journal_risk('accident-conditions', 'company_id');

alter table public.accident_conditions enable row level security;
alter table public.accident_conditions force row level security;
alter table public.minor_accidents enable row level security;
alter table public.minor_accidents force row level security;
grant select, insert, update, delete on public.accident_conditions, public.minor_accidents
  to service_role;
grant select on public.accident_conditions, public.minor_accidents to authenticated;
grant insert, update on public.accident_conditions, public.minor_accidents to function_caller;

create policy "Who keeps it, and the works council, read" on public.accident_conditions
  for select to authenticated
  using (company_id in (select access.companies_as('owner', 'hr', 'prevention', 'cse')));
create policy "Owner, HR and prevention lead add" on public.accident_conditions
  for insert to authenticated
  with check (company_id in (select access.companies_kept_as('owner', 'hr', 'prevention')));
create policy "Owner, HR and prevention lead change" on public.accident_conditions
  for update to authenticated
  using (company_id in (select access.companies_kept_as('owner', 'hr', 'prevention')));
create policy "Who keeps it, and the works council, read" on public.minor_accidents
  for select to authenticated
  using (company_id in (select access.companies_as('owner', 'hr', 'prevention', 'cse')));
create policy "Victims read what is about them" on public.minor_accidents
  for select to authenticated using (employee_id in (select access.own_employees()));
create policy "Owner, HR and prevention lead add" on public.minor_accidents
  for insert to authenticated
  with check (company_id in (select access.companies_kept_as('owner', 'hr', 'prevention')));
create policy "Owner, HR and prevention lead change" on public.minor_accidents
  for update to authenticated
  using (company_id in (select access.companies_kept_as('owner', 'hr', 'prevention')));
revoke execute on function public.guard_minor_accident from public;
