-- The questionnaire that everybody is asked once a year: eighteen statements of the product, nothing of one's own.
-- Told once, by place and dimension, with the release of its second week. Answers are in the vault alone.
create table public.questionnaires (
  id uuid primary key,
  company_id uuid not null references public.companies on delete cascade,
  list_since date not null check (extract(isodow from list_since) = 1),
  opens_on date not null check (extract(isodow from opens_on) = 1),
  written_on date not null default access.today(),
  withdrawn_on date,
  author uuid references auth.users on delete set null,
  unique (company_id, list_since),
  check (opens_on >= list_since)
);
comment on table public.questionnaires is
  'Opened by owners, HR and works council, who all read it before; once a year, withdrawn, never changed.';
comment on column public.questionnaires.list_since is 'The Monday of the list that holds while it is open.';
comment on column public.questionnaires.opens_on is 'It is answered for two weeks from this Monday on.';
create index questionnaires_author on public.questionnaires (author);
create index questionnaires_opening on public.questionnaires (company_id, opens_on);

create table public.released_questionnaires (
  questionnaire_id uuid primary key references public.questionnaires on delete cascade,
  company_id uuid not null,
  monday date not null,
  rate text not null check (rate in ('under-half', 'over-half', 'most')),
  foreign key (company_id, monday) references public.releases on delete cascade,
  unique (company_id, monday)
);
comment on table public.released_questionnaires is
  'That it closed, and how many answered in the whole company; places are told unless they are fewer than half.';

create domain public.dimension_points as numeric(3, 1)
  check (value between 4 and 12 and value * 2 = trunc(value * 2));
create table public.released_dimensions (
  questionnaire_id uuid not null references public.released_questionnaires on delete cascade,
  place_id uuid not null,
  company_id uuid not null,
  monday date not null,
  kind text not null check (kind in ('company', 'site', 'team')),
  name public.label not null,
  listed integer not null check (listed >= 30),
  leaves smallint not null check (leaves > 0),
  demands public.dimension_points not null,
  autonomy public.dimension_points not null,
  support public.dimension_points not null,
  recognition public.dimension_points not null,
  meaning public.dimension_points not null,
  conflict public.dimension_points not null,
  primary key (questionnaire_id, place_id),
  foreign key (company_id, monday) references public.releases on delete cascade
);
comment on table public.released_dimensions is
  'Where large places stand in each dimension, with the terms of the method; nothing of a statement.';
comment on column public.released_dimensions.conflict is 'As in all others, more is better: fewer conflicts.';
create index released_dimensions_week on public.released_dimensions (company_id, monday);

do $$
declare
  named text;
begin
  foreach named in array array['released_questionnaires', 'released_dimensions'] loop
    execute format('create trigger keep before update or delete on public.%I
      for each row execute function public.keep_release()', named);
    execute format('alter table public.%I enable row level security', named);
    execute format('alter table public.%I force row level security', named);
    execute format('grant select, insert on public.%I to service_role', named);
    execute format('grant select on public.%I to authenticated', named);
  end loop;
end
$$;
create policy "Who may read what is told" on public.released_questionnaires for select to authenticated
  using (company_id in (select access.companies_told()));
-- Of a team, older numbers are given to nobody, as those of its weeks.
create policy "Who may read what is told" on public.released_dimensions for select to authenticated
  using (company_id in (select access.companies_told())
    and (kind <> 'team' or monday >= access.today() - 27 * 7));

-- Once a year, whoever opens it, at whichever door and at the same moment; and nothing of it is changed.
create function public.guard_questionnaire() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    if (new.id, new.company_id, new.list_since, new.opens_on, new.written_on)
        is distinct from (old.id, old.company_id, old.list_since, old.opens_on, old.written_on)
      or (old.withdrawn_on is not null and new.withdrawn_on is distinct from old.withdrawn_on)
    then
      raise insufficient_privilege using message = 'a questionnaire is withdrawn, not changed';
    end if;
    if new.withdrawn_on is distinct from old.withdrawn_on
      and access.today() > old.opens_on + 13 then
      raise insufficient_privilege using message = 'what is closed is told';
    end if;
    return new;
  end if;
  if access.is_person() and (new.opens_on <= access.today() or new.withdrawn_on is not null) then
    raise insufficient_privilege using message = 'it is read before it opens';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('questionnaire ' || new.company_id, 0));
  if exists (select from public.questionnaires where company_id = new.company_id
      and id <> new.id and withdrawn_on is null
      and opens_on > new.opens_on - 364 and opens_on < new.opens_on + 364) then
    raise check_violation using message = 'once a year', constraint = 'questionnaires_once_a_year';
  end if;
  return new;
end
$$;
revoke execute on function public.guard_questionnaire from public;
create trigger guard before insert or update on public.questionnaires
  for each row execute function public.guard_questionnaire();

-- Whoever reads the journal reads when it is open, who opened it, and who withdrew it.
create function public.journal_questionnaire() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  about public.questionnaires := coalesce(new, old);
begin
  if tg_op = 'UPDATE' and new.withdrawn_on is not distinct from old.withdrawn_on then
    return null;
  end if;
  if exists (select from public.companies where id = about.company_id) then
    insert into public.company_journal (company_id, actor, action, subject_id, details)
      values (about.company_id, auth.uid(),
        case tg_op when 'INSERT' then 'questionnaire-opened' else 'questionnaire-withdrawn' end,
        about.id,
        jsonb_build_object('first_day', about.opens_on, 'last_day', about.opens_on + 13));
  end if;
  return null;
end
$$;
revoke execute on function public.journal_questionnaire from public;
create trigger journal after insert or update or delete on public.questionnaires
  for each row execute function public.journal_questionnaire();

alter table public.questionnaires enable row level security;
alter table public.questionnaires force row level security;
grant select, insert, update, delete on public.questionnaires to service_role;
grant select on public.questionnaires to authenticated;
grant insert, update, delete on public.questionnaires to function_caller;

create policy "Members read it before it opens" on public.questionnaires for select to authenticated
  using (company_id in (select access.companies_as('owner', 'hr', 'prevention', 'cse')));
create policy "People read what they are asked" on public.questionnaires for select to authenticated
  using (opens_on <= access.today() and company_id in (select access.companies_as('employee')));
create policy "Owners, HR and works council open it" on public.questionnaires for insert to authenticated
  with check (company_id in (select access.companies_kept_as('owner', 'hr', 'cse')));
create policy "They withdraw what is open" on public.questionnaires for update to authenticated
  using (company_id in (select access.companies_kept_as('owner', 'hr', 'cse')));
create policy "They take back what is not" on public.questionnaires for delete to authenticated
  using (opens_on > access.today()
    and company_id in (select access.companies_kept_as('owner', 'hr', 'cse')));

-- What was told of a questionnaire is in the texts that are hashed, as the rest of its week.
do $$
declare
  named text;
begin
  foreach named in array array['released_questionnaires', 'released_dimensions'] loop
    execute format('create policy "As it was told" on public.%I as restrictive
      for select to authenticated using (access.is_as_told(company_id, monday))', named);
  end loop;
end
$$;

create or replace function access.release_hash(company uuid, week date) returns bytea
  language sql stable security definer set search_path = ''
begin atomic
  with cells as materialized (
    select place_id, kind = 'team' as is_team, format('[%s,%s,%s,%s%s]', to_json(place_id),
      coalesce(to_json(parent_id)::text, 'null'), to_json(kind), to_json(name::text),
      case when points is not null then format(',"%s","%s",%s,%s,%s,%s', points, thread, listed,
        leaves, to_json(begins), coalesce(outside::text, 'null')) end) as line
    from public.released_cells where company_id = company and monday = week
  ), factors as materialized (
    select coalesce(is_team, false) as is_team,
      format('[%s,%s,"%s"]', to_json(place_id), to_json(factor), points) as line
    from public.released_factors left join cells using (place_id)
    where company_id = company and monday = week
  ), dimensions as materialized (
    select coalesce(is_team, false) as is_team,
      format('[%s,%s,%s,"%s","%s","%s","%s","%s","%s"]', to_json(place_id), listed, leaves,
        demands, autonomy, support, recognition, meaning, conflict) as line
    from public.released_dimensions left join cells using (place_id)
    where company_id = company and monday = week
  ), lines as (
    select 'cells' as kind, is_team, line from cells
    union all
    select 'factors', is_team, line from factors
    union all
    select 'dimensions', is_team, line from dimensions
  ), lists as (
    select kind, is_team, string_agg(to_json(line)::text, ',' order by line collate "C") as list
    from lines group by kind, is_team
  ), texts as (
    select is_team, format('"cells":[%s],"factors":[%s]',
        (select list from lists where kind = 'cells' and lists.is_team = part.is_team),
        (select list from lists where kind = 'factors' and lists.is_team = part.is_team)) as text,
      (select format(',"questionnaire":[%s,%s,[%s]]', to_json(questionnaire_id), to_json(rate),
          (select list from lists where kind = 'dimensions' and lists.is_team = part.is_team))
        from public.released_questionnaires
        where company_id = company and monday = week) as questionnaire
    from (values (false), (true)) as part (is_team)
  ), poll as (
    select format(',"poll":[%s,%s,%s,[%s]]', to_json(polls.id), to_json(polls.wording::text),
      to_json(polls.choices), (
        select string_agg(to_json(line)::text, ',' order by line collate "C")
        from (select format('[%s,%s,%s,%s,%s]', to_json(place_id), listed, parts, to_json(rate),
            to_json(percents)) as line
          from public.released_polls where company_id = company and monday = week) as told
      )) as text
    from public.polls where polls.id = (select min(poll_id::text)::uuid from public.released_polls
      where company_id = company and monday = week)
  )
  select sha256(coalesce(previous_hash, '')
    || sha256(convert_to(format('{"companyId":%s,"monday":%s,"method":%s,"leastK":%s,"list":%s,%s%s%s}',
      to_json(company), to_json(week), method, least_k,
      case when list_since is null then 'null'
        else format('[%s,%s]', to_json(list_since), to_json(rate)) end,
      (select text from texts where not is_team), (select text from poll),
      (select questionnaire from texts where not is_team)), 'UTF8'))
    || sha256(convert_to(format('{"companyId":%s,"monday":%s,%s%s}', to_json(company),
      to_json(week), (select text from texts where is_team),
      (select questionnaire from texts where is_team)), 'UTF8')))
  from public.releases where company_id = company and monday = week;
end;
