-- What is told of answers: a release a company and week, never altered. Answers themselves are in
-- another database, to which nobody who reads here has a connection.

-- Since when somebody has been in with their account: only who has been for a while counts.
alter table public.employees add column came_in_at timestamptz;
comment on column public.employees.came_in_at is
  'When this account took its place; set by the database, null without an account.';
update public.employees set came_in_at = access.now() where user_id is not null;

create function public.mark_coming_in() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  -- Only the owner of the schema, who makes the demonstration, says otherwise.
  if tg_op = 'UPDATE' and new.user_id is not distinct from old.user_id then
    new.came_in_at := old.came_in_at;
  elsif new.user_id is null then
    new.came_in_at := null;
  elsif new.came_in_at is null or current_user in ('authenticated', 'service_role') then
    new.came_in_at := access.now();
  end if;
  return new;
end
$$;
revoke execute on function public.mark_coming_in from public;
create trigger mark_coming_in before insert or update on public.employees
  for each row execute function public.mark_coming_in();

create index employees_came_in on public.employees (company_id, came_in_at)
  where came_in_at is not null;

-- Who asks how their group changed asks for its moves.
create index company_journal_moves on public.company_journal (company_id, happened_at)
  where action = 'employee-moved';

-- A key for each person's place: part of their pseudonym, and what seals their history. Made for
-- everybody who comes in, so that it tells nothing; taken away, nothing of theirs is found again.
create table public.listening_keys (
  employee_id uuid primary key references public.employees on delete cascade,
  user_id uuid not null references auth.users on delete cascade,
  key bytea not null default
    decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex')
    check (length(key) = 32)
);
comment on table public.listening_keys is 'For the service alone.';
create index listening_keys_user on public.listening_keys (user_id);

create function public.give_listening_key() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.listening_keys where employee_id = new.id and user_id is distinct from new.user_id;
  if new.user_id is not null then
    insert into public.listening_keys (employee_id, user_id) values (new.id, new.user_id)
      on conflict do nothing;
  end if;
  return null;
end
$$;
revoke execute on function public.give_listening_key from public;
create trigger give_listening_key after insert or update of user_id on public.employees
  for each row execute function public.give_listening_key();
insert into public.listening_keys (employee_id, user_id)
  select id, user_id from public.employees where user_id is not null;

-- Whose answers must be gone, and stay gone when an older copy of them comes back.
create table public.erased_pseudonyms (
  pseudonym bytea primary key check (length(pseudonym) = 32),
  erased_on date not null default access.today()
);
comment on table public.erased_pseudonyms is
  'Replayed every night over the answers; without the keys that are gone it names nobody.';

create table public.listening_settings (
  company_id uuid primary key references public.companies on delete cascade,
  least_k smallint not null default 8 check (least_k in (8, 10, 15)),
  tells_everybody boolean not null default false
);
comment on column public.listening_settings.least_k is
  'How many must have answered before anything is told; it holds from the next week on.';
comment on column public.listening_settings.tells_everybody is
  'Whether employees read the published results too.';

-- Where the caller reads what is told: as owner, HR or works council; as everybody where the company
-- wishes so.
create function access.companies_told() returns setof uuid
  language sql stable security definer set search_path = ''
begin atomic
  select company_id from access.companies_as('owner', 'hr', 'cse') as company_id
  union
  select company_id from access.companies_as('employee') as company_id
    join public.listening_settings using (company_id) where tells_everybody;
end;
grant execute on function access.companies_told to authenticated, service_role;

-- The works council reads in the journal when the threshold, or who reads, was changed.
create function public.journal_listening() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.company_journal (company_id, actor, action, details)
    values (new.company_id, auth.uid(), 'listening-set',
      jsonb_build_object('least_k', new.least_k, 'tells_everybody', new.tells_everybody));
  return null;
end
$$;
revoke execute on function public.journal_listening from public;
create trigger journal after insert or update on public.listening_settings
  for each row execute function public.journal_listening();

create table public.releases (
  company_id uuid not null references public.companies on delete cascade,
  monday date not null check (extract(isodow from monday) = 1),
  method smallint not null check (method > 0),
  least_k smallint not null check (least_k >= 5),
  previous_hash bytea check (length(previous_hash) = 32),
  hash bytea not null check (length(hash) = 32),
  primary key (company_id, monday)
);
comment on table public.releases is
  'What was told of one week. Told on the Monday after it at six in the morning, Paris.';
comment on column public.releases.hash is 'Of the release as a text, and of the hash before it.';

create table public.released_cells (
  company_id uuid not null,
  monday date not null,
  place_id uuid not null,
  parent_id uuid,
  kind text not null check (kind in ('company', 'site', 'team')),
  name public.label not null,
  points numeric(3, 1) check (points between 2.5 and 13.5 and points * 2 = trunc(points * 2)),
  respondents_from smallint check (respondents_from >= 5),
  respondents_to smallint,
  participation smallint check (participation between 10 and 90 and participation % 10 = 0),
  is_changed boolean,
  low_share smallint check (low_share between 10 and 90 and low_share % 10 = 0),
  high_share smallint check (high_share between 10 and 90 and high_share % 10 = 0),
  primary key (company_id, monday, place_id),
  foreign key (company_id, monday) references public.releases on delete cascade,
  -- Of a place that is hidden nothing is told, not even why.
  check (num_nulls(points, respondents_from, participation, is_changed) in (0, 4)),
  check (points is not null or num_nonnulls(respondents_to, low_share, high_share) = 0),
  check (num_nulls(low_share, high_share) in (0, 2))
);
comment on table public.released_cells is
  'Each place of the company with its name of that week; without numbers where it is hidden.';
create index released_cells_place on public.released_cells (company_id, place_id, monday);

create table public.released_factors (
  company_id uuid not null,
  monday date not null,
  place_id uuid not null,
  factor text not null check (factor in
    ('intensity', 'emotions', 'autonomy', 'relations', 'values', 'security')),
  points numeric(3, 1) not null
    check (points between 2.5 and 13.5 and points * 2 = trunc(points * 2)),
  respondents_from smallint not null check (respondents_from >= 5),
  respondents_to smallint,
  participation smallint not null check (participation between 10 and 90 and participation % 10 = 0),
  primary key (company_id, monday, place_id, factor),
  foreign key (company_id, monday, place_id)
    references public.released_cells (company_id, monday, place_id) on delete cascade
);
comment on table public.released_factors is
  'Of four weeks together, told with the release of the last of them.';

-- What was told stays as it was told; it goes only with the company.
create function public.keep_release() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' or exists (select from public.companies where id = old.company_id) then
    raise insufficient_privilege using message = 'what was told of a week is never altered';
  end if;
  return old;
end
$$;
revoke execute on function public.keep_release from public;

-- Open pages hear of a release at once.
create function public.announce_release() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform realtime.send(jsonb_build_object('monday', new.monday), 'release',
    'listening:' || new.company_id, true);
  return null;
end
$$;
revoke execute on function public.announce_release from public;
create trigger announce after insert on public.releases
  for each row execute function public.announce_release();
create policy "Who reads releases hears of them" on realtime.messages
  for select to authenticated
  using (extension = 'broadcast' and realtime.topic() in (select 'listening:' || company_id
    from access.companies_told() as company_id));

do $$
declare
  named text;
begin
  foreach named in array array['listening_keys', 'erased_pseudonyms', 'listening_settings',
    'releases', 'released_cells', 'released_factors']
  loop
    execute format('alter table public.%I enable row level security', named);
    execute format('alter table public.%I force row level security', named);
  end loop;
  foreach named in array array['releases', 'released_cells', 'released_factors']
  loop
    execute format('grant select, insert on public.%I to service_role', named);
    execute format('grant select on public.%I to authenticated', named);
    execute format('create trigger keep before update or delete on public.%I
      for each row execute function public.keep_release()', named);
    execute format('create policy "Who may read what is told" on public.%I
      for select to authenticated
      using (company_id in (select access.companies_told()))', named);
  end loop;
end
$$;
grant select, insert, update, delete on public.listening_keys, public.erased_pseudonyms,
  public.listening_settings to service_role;
grant select, insert, update on public.listening_settings to authenticated;
create policy "Members see the settings" on public.listening_settings for select to authenticated
  using (company_id in (select access.companies_as('owner', 'hr', 'cse', 'employee')));
create policy "Owners set them" on public.listening_settings for insert to authenticated
  with check (company_id in (select access.companies_kept_as('owner')));
create policy "Owners change them" on public.listening_settings for update to authenticated
  using (company_id in (select access.companies_kept_as('owner')));
