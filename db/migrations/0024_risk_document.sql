-- The risk document (DUERP) as it is being kept: establishments, work units, risks with their
-- evaluation, actions, collective exposure, and what made a change of it necessary. What is issued is
-- in the next migration, and is never altered.
--
-- Rights: owner, HR and the prevention lead write while the licence runs; the works council reads.

create domain public.prose as text check (length(value) between 1 and 4000);
comment on domain public.prose is 'A few paragraphs, as people type them.';

-- A day that can be written in four digits, and is one: 'infinity' is not printed.
create domain public.calendar_day as date check (value between '1900-01-01' and '2199-12-31');
comment on domain public.calendar_day is 'A day in Paris.';

-- The codes that pages and paper have words for (risks/rules/hazards, exposure-factors). A code that
-- is in an issued version stays for ever.
create domain public.hazard_code as text check (value in (
    'slippingFloors', 'trippingObstacles', 'ladders', 'stairs', 'openEdges', 'internalVehicles',
    'loadingDocks', 'roadDriving', 'twoWheelsAndWalking', 'manualHandling', 'peopleHandling',
    'awkwardPostures', 'repetitiveWork', 'forklifts', 'liftingGear', 'hazardousProducts',
    'dustsAndFumes', 'carcinogens', 'contagiousContact', 'bloodExposure', 'soiledMaterials',
    'movingParts', 'cuttingTools', 'hotSurfaces', 'fallingObjects', 'collapsingStructures', 'loudNoise',
    'disturbingNoise', 'handArmVibration', 'wholeBodyVibration', 'heat', 'cold', 'poorLighting',
    'glare', 'ionisingRadiation', 'opticalAndElectromagnetic', 'faultyInstallations', 'electricalWork',
    'fire', 'explosion', 'hyperbaric', 'confinedSpaces', 'publicAggression', 'robbery', 'harassment',
    'loneWork', 'outsideCompanies', 'newcomers', 'nightWork', 'alternatingShifts', 'longHours',
    'screenStation', 'telework', 'addictiveSubstances', 'intensity', 'emotions', 'autonomy',
    'relations', 'values', 'security'));
create domain public.hazard_family as text check (value in (
    'sameLevelFalls', 'heightFalls', 'internalTraffic', 'roadRisk', 'physicalWorkload',
    'mechanicalHandling', 'chemicals', 'biologicalAgents', 'workEquipment', 'collapses', 'noise',
    'vibration', 'thermalConditions', 'lighting', 'radiation', 'electricity', 'fireAndExplosion',
    'pressureAndConfinement', 'violence', 'organisation', 'workingHours', 'screenWork',
    'addictivePractices', 'psychosocial'));
create domain public.exposure_factor as text check (value in (
    'manualHandling', 'awkwardPostures', 'vibration', 'hazardousChemicals', 'hyperbaric',
    'extremeTemperatures', 'noise', 'nightWork', 'alternatingShifts', 'repetitiveWork'));

-- `{"method", "frequency", "severity", "mastery"?}`: the values are those of the method that it names.
create domain public.risk_evaluation as jsonb check (value is null or case value ->> 'method'
    when 'frequency-severity' then
      value -> 'frequency' in ('1', '3', '7', '9') and value -> 'severity' in ('1', '5', '7', '10')
      and value - array['method', 'frequency', 'severity'] = '{}'
    when 'four-by-four' then
      value -> 'frequency' in ('1', '2', '3', '4') and value -> 'severity' in ('1', '2', '3', '4')
      and value -> 'mastery' in ('1', '2', '3', '4')
      and value - array['method', 'frequency', 'severity', 'mastery'] = '{}'
    else false end is true);

create table public.risk_settings (
  company_id uuid primary key references public.companies on delete cascade,
  method text not null default 'frequency-severity'
    check (method in ('frequency-severity', 'four-by-four')),
  responsible public.label,
  health_service public.label,
  health_service_email text check (health_service_email ~ '^[^[:space:]@]+@[^[:space:]@]+$'
    and length(health_service_email) <= 254),
  reading_place public.label
);
comment on column public.risk_settings.responsible is 'Who answers for the document: the employer.';
comment on column public.risk_settings.reading_place is
  'Where the notice says that the document is read on paper.';

create table public.establishments (
  id uuid primary key,
  company_id uuid not null references public.companies on delete cascade,
  name public.label not null,
  siret text check (siret ~ '^\d{14}$'),
  revision integer not null default 1,
  unique (company_id, id)
);
create unique index establishments_name on public.establishments (company_id, lower(name));

create table public.work_units (
  id uuid primary key,
  company_id uuid not null references public.companies on delete cascade,
  establishment_id uuid not null,
  name public.label not null,
  activities public.prose,
  women integer check (women between 0 and 1000000),
  men integer check (men between 0 and 1000000),
  -- A place of the tree whose published numbers stand beside psychosocial risks of this unit.
  place_id uuid,
  revision integer not null default 1,
  unique (company_id, id),
  foreign key (company_id, establishment_id) references public.establishments (company_id, id)
);
create unique index work_units_name
  on public.work_units (company_id, establishment_id, lower(name));

create table public.company_hazards (
  id uuid primary key,
  company_id uuid not null references public.companies on delete cascade,
  family public.hazard_family not null,
  name public.label not null,
  revision integer not null default 1,
  unique (company_id, id)
);
comment on table public.company_hazards is 'What the catalogue of the product does not have.';
create unique index company_hazards_name on public.company_hazards (company_id, lower(name));

create table public.assessed_risks (
  id uuid primary key,
  company_id uuid not null references public.companies on delete cascade,
  unit_id uuid not null,
  hazard public.hazard_code,
  own_hazard_id uuid,
  situation public.prose not null,
  harm public.prose,
  measures public.prose,
  sex_difference public.prose,
  women integer check (women between 0 and 1000000),
  men integer check (men between 0 and 1000000),
  evaluation public.risk_evaluation,
  priority smallint check (priority between 1 and 3),
  is_proposal boolean not null default false,
  added_at timestamptz not null default access.now() check (isfinite(added_at)),
  revision integer not null default 1,
  check (num_nonnulls(hazard, own_hazard_id) = 1),
  unique (company_id, id),
  foreign key (company_id, unit_id) references public.work_units (company_id, id),
  foreign key (company_id, own_hazard_id) references public.company_hazards (company_id, id)
);
comment on column public.assessed_risks.hazard is 'Code of the catalogue (risks/rules/hazards).';
comment on column public.assessed_risks.priority is
  '1 to 3 where a person decided otherwise than the evaluation proposes.';
comment on column public.assessed_risks.is_proposal is
  'Of a starting point, and nobody has read it over yet.';
comment on column public.assessed_risks.sex_difference is
  'How women and men are concerned differently (Code du travail, art. L4121-3).';
create index assessed_risks_unit on public.assessed_risks (company_id, unit_id, added_at, id);
create index assessed_risks_own_hazard on public.assessed_risks (own_hazard_id);

create table public.prevention_actions (
  id uuid primary key,
  company_id uuid not null references public.companies on delete cascade,
  risk_id uuid not null,
  what public.prose not null,
  principle smallint check (principle between 1 and 9),
  responsible public.label,
  cost_cents bigint check (cost_cents between 0 and 100000000000),
  due_on public.calendar_day,
  conditions public.prose,
  indicator public.prose,
  state text not null default 'planned' check (state in ('planned', 'started', 'done', 'dropped')),
  done_on public.calendar_day check ((done_on is not null) = (state = 'done')),
  evaluation_before public.risk_evaluation,
  evaluation_after public.risk_evaluation,
  added_at timestamptz not null default access.now() check (isfinite(added_at)),
  revision integer not null default 1,
  unique (company_id, id),
  foreign key (company_id, risk_id) references public.assessed_risks (company_id, id)
    on delete cascade
);
comment on column public.prevention_actions.principle is
  'One of the nine general principles of prevention (Code du travail, art. L4121-2); null where nobody has said which.';
comment on column public.prevention_actions.evaluation_before is 'Of the risk, when it was done.';
comment on column public.prevention_actions.evaluation_after is 'Of the risk, as expected of it.';
create index prevention_actions_risk on public.prevention_actions (company_id, risk_id, added_at, id);
create index prevention_actions_due on public.prevention_actions (company_id, due_on)
  where state in ('planned', 'started');

create table public.exposures (
  company_id uuid not null references public.companies on delete cascade,
  unit_id uuid not null,
  factor public.exposure_factor not null,
  women integer not null check (women between 0 and 1000000),
  men integer not null check (men between 0 and 1000000),
  note public.prose,
  primary key (unit_id, factor),
  foreign key (company_id, unit_id) references public.work_units (company_id, id) on delete cascade
);
comment on table public.exposures is
  'How many people are above the thresholds (Code du travail, art. R4121-1-1 and L4161-1).';
create index exposures_company on public.exposures (company_id);

create table public.risk_events (
  id uuid primary key,
  company_id uuid not null references public.companies on delete cascade,
  kind text not null check (kind in ('change', 'information', 'accident')),
  happened_on public.calendar_day not null,
  what public.prose not null,
  unit_id uuid,
  noted_by uuid references auth.users on delete set null,
  noted_at timestamptz not null default access.now(),
  unique (company_id, id),
  foreign key (company_id, unit_id) references public.work_units (company_id, id)
    on delete set null (unit_id)
);
comment on table public.risk_events is
  'What makes an update of the document due (Code du travail, art. R4121-2).';
create index risk_events_company on public.risk_events (company_id, happened_on desc, id);
create index risk_events_author on public.risk_events (noted_by);

create table public.risk_tasks (
  company_id uuid not null,
  event_id uuid not null,
  kind text not null check (kind in ('review', 'council', 'health-service')),
  due_on public.calendar_day not null,
  done_on public.calendar_day,
  primary key (event_id, kind),
  foreign key (company_id, event_id) references public.risk_events (company_id, id)
    on delete cascade
);
comment on table public.risk_tasks is 'What such an event asks for.';
create index risk_tasks_company on public.risk_tasks (company_id, due_on, kind);

create table public.risk_changes (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  happened_at timestamptz not null default access.now(),
  actor uuid,
  subject text not null,
  act text not null check (act in ('added', 'changed', 'removed')),
  subject_id uuid not null,
  before jsonb,
  after jsonb
);
comment on table public.risk_changes is
  'Who changed what in the risk document: of a change, the values that differ. Never altered.';
create index risk_changes_order on public.risk_changes (company_id, happened_at desc, id);
create index risk_changes_subject on public.risk_changes (company_id, subject_id);

-- The place of a unit is one of that very company, whoever writes the row.
create function public.guard_work_unit() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if new.place_id is not null and new.place_id <> new.company_id
    and (tg_op = 'INSERT' or new.place_id is distinct from old.place_id)
    and not exists (select from public.sites where id = new.place_id and company_id = new.company_id)
    and not exists (select from public.teams where id = new.place_id and company_id = new.company_id)
  then
    raise foreign_key_violation using message = 'no such place', constraint = 'work_units_place';
  end if;
  return new;
end
$$;
create trigger guard before insert or update on public.work_units
  for each row execute function public.guard_work_unit();

-- Two people who change the same row at once: the second is told, because the number has risen.
create function public.count_revision() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.revision := 1;
    return new;
  end if;
  if (new.id, new.company_id) is distinct from (old.id, old.company_id) then
    raise insufficient_privilege using message = 'what a row is, and whose, does not change';
  end if;
  new.revision := old.revision + 1;
  return new;
end
$$;

-- Who notes an event, and when, nobody says of somebody else; of a task they say that it is done.
create function public.sign_event() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if current_user = 'authenticated' then
    new.noted_by := auth.uid();
    new.noted_at := access.now();
    if new.happened_on > access.today() then
      raise check_violation using message = 'an event has happened';
    end if;
  end if;
  return new;
end
$$;
create trigger sign before insert on public.risk_events
  for each row execute function public.sign_event();

create function public.sign_task() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if current_user = 'authenticated' then
    if (new.company_id, new.event_id, new.kind, new.due_on)
      is distinct from (old.company_id, old.event_id, old.kind, old.due_on) then
      raise insufficient_privilege using message = 'of a task it is said that it is done';
    end if;
    if new.done_on is not null then
      new.done_on := access.today();
    end if;
  end if;
  return new;
end
$$;
create trigger sign before update on public.risk_tasks
  for each row execute function public.sign_task();

-- Of a change, the values that differ, and what names the row where its key is not one number. Who
-- did it is the actor; that an account was erased is no change of the document.
create function public.journal_risk() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  unsaid text[] := array['company_id', 'revision', 'added_at', 'noted_by', 'noted_at',
    'acknowledged_by', 'closed_by'];
  was jsonb := to_jsonb(old) - unsaid;
  becomes jsonb := to_jsonb(new) - unsaid;
  names jsonb := '{}';
  company uuid := coalesce(new.company_id, old.company_id);
begin
  if not exists (select from public.companies where id = company) then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    if tg_argv[1] <> 'id' then
      select coalesce(jsonb_object_agg(key, value), '{}') into names
        from jsonb_each(was) where key in ('factor', 'kind');
    end if;
    select jsonb_object_agg(key, value), jsonb_object_agg(key, becomes -> key) into was, becomes
      from jsonb_each(was) where value is distinct from becomes -> key
        and not (key = 'owner_id' and becomes -> key = 'null'
          and not exists (select from auth.users where id = (value #>> '{}')::uuid));
    if was is null then
      return null;
    end if;
    was := was || names;
    becomes := becomes || names;
  end if;
  insert into public.risk_changes (company_id, actor, subject, act, subject_id, before, after)
    values (company, auth.uid(), tg_argv[0],
      case tg_op when 'INSERT' then 'added' when 'UPDATE' then 'changed' else 'removed' end,
      (coalesce(to_jsonb(new), to_jsonb(old)) ->> tg_argv[1])::uuid, was, becomes);
  return null;
end
$$;

do $$
declare
  named text;
  subject text;
  -- People change and remove these one by one; what has happened stays.
  rows_by_id constant text[] := array['establishments', 'work_units', 'company_hazards',
    'assessed_risks', 'prevention_actions'];
begin
  foreach named in array array['risk_settings', 'establishments', 'work_units', 'company_hazards',
    'assessed_risks', 'prevention_actions', 'exposures', 'risk_events', 'risk_tasks',
    'risk_changes']
  loop
    execute format('alter table public.%I enable row level security', named);
    execute format('alter table public.%I force row level security', named);
    execute format('grant select, insert, update, delete on public.%I to service_role', named);
    execute format('grant select on public.%I to authenticated', named);
    execute format('create policy "Who keeps it, and the works council, read" on public.%I
      for select to authenticated using (company_id in
        (select access.companies_as(''owner'', ''hr'', ''prevention'', ''cse'')))', named);
    continue when named = 'risk_changes';
    execute format('grant insert on public.%I to authenticated', named);
    execute format('create policy "Owner, HR and prevention lead add" on public.%I
      for insert to authenticated with check (company_id in
        (select access.companies_kept_as(''owner'', ''hr'', ''prevention'')))', named);
    if named <> 'risk_events' then
      execute format('grant update on public.%I to authenticated', named);
      execute format('create policy "Owner, HR and prevention lead change" on public.%I
        for update to authenticated using (company_id in
          (select access.companies_kept_as(''owner'', ''hr'', ''prevention'')))', named);
    end if;
    if named = any(rows_by_id) then
      execute format('grant delete on public.%I to authenticated', named);
      execute format('create policy "Owner, HR and prevention lead remove" on public.%I
        for delete to authenticated using (company_id in
          (select access.companies_kept_as(''owner'', ''hr'', ''prevention'')))', named);
      execute format('create trigger count_revision before insert or update on public.%I
        for each row execute function public.count_revision()', named);
    end if;
    subject := replace(named, '_', '-');
    execute format('create trigger journal after insert or update or delete on public.%I
      for each row execute function public.journal_risk(%L, %L)', named, subject,
      case named when 'risk_settings' then 'company_id' when 'exposures' then 'unit_id'
        when 'risk_tasks' then 'event_id' else 'id' end);
  end loop;
  foreach named in array array['guard_work_unit', 'count_revision', 'sign_event', 'sign_task',
    'journal_risk']
  loop
    execute format('revoke execute on function public.%I from public', named);
  end loop;
end
$$;
revoke update, delete on public.risk_changes from service_role;
