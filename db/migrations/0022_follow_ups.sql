-- What a company says it has heard from a place, and what it does: read by the people of that place,
-- with what has changed since, as far as they read what is told.

create table public.follow_ups (
  id uuid primary key,
  company_id uuid not null references public.companies on delete cascade,
  -- The company itself, one of its sites, or a team.
  place_id uuid not null,
  heard text not null check (length(heard) between 1 and 2000),
  published_on date not null default access.today(),
  author uuid references auth.users on delete set null
);
comment on table public.follow_ups is 'Published by owners and HR; withdrawn, never changed.';
create index follow_ups_order on public.follow_ups (company_id, published_on desc, id);
create index follow_ups_author on public.follow_ups (author);

create table public.follow_up_actions (
  id uuid primary key,
  company_id uuid not null,
  follow_up_id uuid not null references public.follow_ups on delete cascade,
  position smallint not null check (position between 0 and 9),
  what text not null check (length(what) between 1 and 300),
  due_on date,
  done_on date,
  unique (follow_up_id, position)
);
create index follow_up_actions_company on public.follow_up_actions (company_id);

-- The places whose people the caller is among: the company, their site, their team.
create function access.own_places() returns setof uuid
  language sql stable security definer set search_path = ''
begin atomic
  select place from public.employees, unnest(array[company_id, site_id, team_id]) as place
    where user_id = auth.uid() and left_on is null and place is not null
      and access.has_shown_factor();
end;
grant execute on function access.own_places to authenticated, service_role;

-- A place is one of that very company, whoever writes the row.
create function public.guard_follow_up() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    -- The account of an author who is erased is taken out by the database itself.
    if (new.id, new.company_id, new.place_id, new.heard, new.published_on)
      is distinct from (old.id, old.company_id, old.place_id, old.heard, old.published_on) then
      raise insufficient_privilege using message = 'what was published is withdrawn, not changed';
    end if;
    return new;
  end if;
  if new.place_id <> new.company_id
    and not exists (select from public.sites where id = new.place_id and company_id = new.company_id)
    and not exists (select from public.teams where id = new.place_id and company_id = new.company_id)
  then
    raise foreign_key_violation using message = 'no such place', constraint = 'follow_ups_place';
  end if;
  return new;
end
$$;
revoke execute on function public.guard_follow_up from public;
create trigger guard before insert or update on public.follow_ups
  for each row execute function public.guard_follow_up();

-- Only whether an action is done changes.
create function public.guard_follow_up_action() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if (new.id, new.company_id, new.follow_up_id, new.position, new.what, new.due_on)
    is distinct from
    (old.id, old.company_id, old.follow_up_id, old.position, old.what, old.due_on) then
    raise insufficient_privilege using message = 'what was published is withdrawn, not changed';
  end if;
  return new;
end
$$;
revoke execute on function public.guard_follow_up_action from public;
create trigger guard before update on public.follow_up_actions
  for each row execute function public.guard_follow_up_action();

create function public.journal_follow_up() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  company uuid := coalesce(new.company_id, old.company_id);
begin
  if exists (select from public.companies where id = company) then
    insert into public.company_journal (company_id, actor, action, subject_id)
      values (company, auth.uid(),
        case tg_op when 'INSERT' then 'follow-up-published' else 'follow-up-withdrawn' end,
        coalesce(new.id, old.id));
  end if;
  return null;
end
$$;
revoke execute on function public.journal_follow_up from public;
create trigger journal after insert or delete on public.follow_ups
  for each row execute function public.journal_follow_up();

do $$
declare
  named text;
begin
  foreach named in array array['follow_ups', 'follow_up_actions']
  loop
    execute format('alter table public.%I enable row level security', named);
    execute format('alter table public.%I force row level security', named);
    execute format('grant select, insert, update, delete on public.%I to service_role', named);
    execute format('create policy "Owners, HR and works council read all" on public.%I
      for select to authenticated
      using (company_id in (select access.companies_as(''owner'', ''hr'', ''cse'')))', named);
    execute format('create policy "Owners and HR publish" on public.%I for insert to authenticated
      with check (company_id in (select access.companies_kept_as(''owner'', ''hr'')))', named);
  end loop;
end
$$;
grant select, insert, delete on public.follow_ups to authenticated;
grant select, insert, update on public.follow_up_actions to authenticated;
create policy "People read what is for their place" on public.follow_ups for select to authenticated
  using (place_id in (select access.own_places()));
create policy "People read the actions of what they read" on public.follow_up_actions
  for select to authenticated
  using (follow_up_id in (select id from public.follow_ups));
create policy "Owners and HR withdraw" on public.follow_ups for delete to authenticated
  using (company_id in (select access.companies_kept_as('owner', 'hr')));
create policy "Owners and HR say what is done" on public.follow_up_actions
  for update to authenticated
  using (company_id in (select access.companies_kept_as('owner', 'hr')));
