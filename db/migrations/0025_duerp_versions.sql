-- Versions of the risk document: frozen for consultation, issued with a number, superseded by the
-- next. What is issued is one text for ever, hashed together with the hash of the version before it
-- (Code du travail, art. L4121-3-1 and R4121-4: forty years).
--
-- Rights: owner, HR and the prevention lead freeze; owner and HR issue, in the employer's name; the
-- works council reads all; workers, also former ones, read what was in force while they worked there.

create table public.duerp_versions (
  id uuid primary key,
  company_id uuid not null references public.companies on delete cascade,
  state text not null default 'consultation'
    check (state in ('consultation', 'withdrawn', 'issued')),
  reason text not null check (reason in ('first', 'yearly', 'change', 'information')),
  note public.prose,
  frozen_at timestamptz not null default access.now(),
  frozen_by uuid references auth.users on delete set null,
  content text not null check (length(content) between 2 and 60000000),
  opinion jsonb,
  number integer check (number > 0),
  issued_at timestamptz,
  issued_on date,
  issued_by uuid references auth.users on delete set null,
  superseded_on date check (superseded_on >= issued_on),
  previous_hash bytea check (length(previous_hash) = 32),
  hash bytea check (length(hash) = 32),
  check ((state = 'issued') = (number is not null)),
  check (num_nulls(number, issued_at, issued_on, hash) in (0, 4)),
  check (state = 'issued' or num_nonnulls(previous_hash, superseded_on) = 0),
  check (state <> 'issued' or opinion is not null),
  unique (company_id, number),
  unique (company_id, id)
);
comment on column public.duerp_versions.content is
  'Canonical JSON (rules/duerp-record): the document; once issued, the whole record.';
comment on column public.duerp_versions.opinion is 'Of the works council, or why there is none.';
comment on column public.duerp_versions.hash is
  'SHA-256 of the hash of the version before it and of the content in UTF-8.';
comment on column public.duerp_versions.superseded_on is 'When the next version was issued.';
create unique index duerp_versions_open on public.duerp_versions (company_id)
  where state = 'consultation';
create index duerp_versions_freezer on public.duerp_versions (frozen_by);
create index duerp_versions_issuer on public.duerp_versions (issued_by);

create table public.duerp_files (
  company_id uuid not null,
  version_id uuid not null,
  kind text not null check (kind in ('pdf', 'csv')),
  bytes bytea not null,
  sha256 bytea not null check (sha256 = sha256(bytes)),
  primary key (version_id, kind),
  foreign key (company_id, version_id) references public.duerp_versions (company_id, id)
    on delete cascade
);
comment on table public.duerp_files is 'A version as it was printed and exported when it was issued.';
create index duerp_files_company on public.duerp_files (company_id);

create table public.duerp_transmissions (
  id uuid primary key,
  company_id uuid not null,
  version_id uuid not null,
  sent_on public.calendar_day not null,
  recipient public.label not null,
  means text not null check (means in ('email', 'post', 'portal', 'hand')),
  noted_by uuid references auth.users on delete set null,
  noted_at timestamptz not null default access.now(),
  foreign key (company_id, version_id) references public.duerp_versions (company_id, id)
    on delete cascade
);
comment on table public.duerp_transmissions is
  'To the occupational health service, at each update (Code du travail, art. L4121-3-1, VI).';
create index duerp_transmissions_version on public.duerp_transmissions (company_id, version_id);
create index duerp_transmissions_author on public.duerp_transmissions (noted_by);

create table public.duerp_links (
  id uuid primary key,
  company_id uuid not null references public.companies on delete cascade,
  holder public.label not null,
  audience text not null check (audience in ('former-worker', 'health-service', 'authority')),
  employed_from public.calendar_day,
  employed_until public.calendar_day check (employed_until >= employed_from),
  made_at timestamptz not null default access.now(),
  made_by uuid references auth.users on delete set null,
  last_day public.calendar_day not null,
  revoked_at timestamptz,
  check ((audience = 'former-worker') = (num_nulls(employed_from, employed_until) = 0)),
  check (num_nulls(employed_from, employed_until) in (0, 2))
);
comment on table public.duerp_links is
  'For whom the law lets read without an account: a former worker, what was in force while they
worked; the health service and authorities, everything (Code du travail, art. R4121-4).';
create index duerp_links_company on public.duerp_links (company_id, made_at desc);
create index duerp_links_age on public.duerp_links (last_day);
create index duerp_links_author on public.duerp_links (made_by);

-- When the caller has worked where: from the day on which they were entered, to the day they left.
create function access.employments()
  returns table (company_id uuid, began_on date, ended_on date)
  language sql stable security definer set search_path = ''
begin atomic
  select company_id, (added_at at time zone 'Europe/Paris')::date, left_on from public.employees
    where user_id = auth.uid() and access.has_shown_factor();
end;
grant execute on function access.employments to authenticated, service_role;

-- The chain holds whoever writes: one number after the other, each with the hash of the one before.
create function public.guard_duerp_version() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  last public.duerp_versions;
  same public.duerp_versions := new;
begin
  if tg_op = 'DELETE' then
    if exists (select from public.companies where id = old.company_id) then
      raise insufficient_privilege using message = 'versions of the risk document are kept';
    end if;
    return old;
  end if;
  if tg_op = 'INSERT' then
    if new.state <> 'consultation' then
      raise insufficient_privilege using message = 'a version is frozen before it is issued';
    end if;
    return new;
  end if;
  if old.state <> 'consultation' then
    -- An account that is erased is taken out; the next version supersedes this one, once.
    same.frozen_by := old.frozen_by;
    same.issued_by := old.issued_by;
    if old.superseded_on is null and old.state = 'issued' then
      same.superseded_on := null;
    end if;
    if same is distinct from old
      or (new.frozen_by is not null and new.frozen_by is distinct from old.frozen_by)
      or (new.issued_by is not null and new.issued_by is distinct from old.issued_by) then
      raise insufficient_privilege using message = 'a version that is issued is never altered';
    end if;
    if new.superseded_on is distinct from old.superseded_on and not exists (
      select from public.duerp_versions where company_id = old.company_id
        and number = old.number + 1 and issued_on = new.superseded_on) then
      raise insufficient_privilege using message = 'only the next version supersedes one';
    end if;
    return new;
  end if;
  if (new.id, new.company_id, new.reason, new.note, new.frozen_at)
    is distinct from (old.id, old.company_id, old.reason, old.note, old.frozen_at)
    or (new.state <> 'issued' and new.content <> old.content) then
    raise insufficient_privilege using message = 'what is frozen stays as it is';
  end if;
  if new.state = 'issued' then
    perform from public.companies where id = new.company_id for update;
    select * into last from public.duerp_versions
      where company_id = new.company_id and state = 'issued' order by number desc limit 1;
    if new.number <> coalesce(last.number, 0) + 1
      or new.previous_hash is distinct from last.hash
      or new.hash <> sha256(coalesce(new.previous_hash, '') || convert_to(new.content, 'UTF8'))
      or new.issued_on <> access.today() or new.superseded_on is not null then
      raise check_violation using message = 'this version does not follow the one before it',
        constraint = 'duerp_versions_chain';
    end if;
  end if;
  return new;
end
$$;
create trigger guard before insert or update or delete on public.duerp_versions
  for each row execute function public.guard_duerp_version();

create function public.supersede_duerp_version() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.duerp_versions set superseded_on = new.issued_on
    where company_id = new.company_id and number = new.number - 1;
  return null;
end
$$;
create trigger supersede after update on public.duerp_versions
  for each row when (new.state = 'issued' and old.state = 'consultation')
  execute function public.supersede_duerp_version();

create function public.journal_duerp_version() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.company_journal (company_id, actor, action, subject_id, details)
    values (new.company_id, auth.uid(), case new.state when 'consultation' then 'duerp-frozen'
      when 'issued' then 'duerp-issued' else 'duerp-withdrawn' end, new.id,
      jsonb_strip_nulls(jsonb_build_object('number', new.number)));
  return null;
end
$$;
create trigger journal_frozen after insert on public.duerp_versions
  for each row execute function public.journal_duerp_version();
create trigger journal_moved after update of state on public.duerp_versions
  for each row when (new.state <> old.state)
  execute function public.journal_duerp_version();

create function public.keep_duerp_file() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' or exists (select from public.companies where id = old.company_id) then
    raise insufficient_privilege using message = 'what was printed of a version is kept';
  end if;
  return old;
end
$$;
create trigger keep before update or delete on public.duerp_files
  for each row execute function public.keep_duerp_file();

-- Who logs a transmission, and when, nobody says of somebody else.
create function public.sign_duerp_transmission() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if current_user = 'authenticated' then
    new.noted_by := auth.uid();
    new.noted_at := access.now();
  end if;
  return new;
end
$$;
create trigger sign before insert on public.duerp_transmissions
  for each row execute function public.sign_duerp_transmission();

-- A link is its maker's, holds for thirty days at most, and is revoked, not altered.
create function public.guard_duerp_link() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  same public.duerp_links := new;
begin
  if tg_op = 'INSERT' then
    if current_user = 'authenticated' then
      new.made_by := auth.uid();
      new.made_at := access.now();
    end if;
    if new.last_day > access.today() + 30 then
      raise check_violation using message = 'a link holds for thirty days';
    end if;
    return new;
  end if;
  same.revoked_at := old.revoked_at;
  -- An account that is erased is taken out.
  if new.made_by is null and current_user <> 'authenticated' then
    same.made_by := old.made_by;
  end if;
  if same is distinct from old or old.revoked_at is not null and new.revoked_at is null then
    raise insufficient_privilege using message = 'a link is revoked and made anew';
  end if;
  if old.revoked_at is null and new.revoked_at is not null then
    new.revoked_at := access.now();
  end if;
  return new;
end
$$;
create trigger guard before insert or update on public.duerp_links
  for each row execute function public.guard_duerp_link();

create function public.journal_duerp_link() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.company_journal (company_id, actor, action, subject_id)
    values (new.company_id, auth.uid(),
      case tg_op when 'INSERT' then 'duerp-link-made' else 'duerp-link-revoked' end, new.id);
  return null;
end
$$;
create trigger journal_made after insert on public.duerp_links
  for each row execute function public.journal_duerp_link();
create trigger journal_revoked after update of revoked_at on public.duerp_links
  for each row when (old.revoked_at is null and new.revoked_at is not null)
  execute function public.journal_duerp_link();

do $$
declare
  named text;
begin
  foreach named in array array['duerp_versions', 'duerp_files', 'duerp_transmissions', 'duerp_links']
  loop
    execute format('alter table public.%I enable row level security', named);
    execute format('alter table public.%I force row level security', named);
    execute format('grant select, insert, update, delete on public.%I to service_role', named);
    execute format('grant select on public.%I to authenticated', named);
  end loop;
  foreach named in array array['guard_duerp_version', 'supersede_duerp_version',
    'journal_duerp_version', 'keep_duerp_file', 'sign_duerp_transmission', 'guard_duerp_link',
    'journal_duerp_link']
  loop
    execute format('revoke execute on function public.%I from public', named);
  end loop;
end
$$;
-- Versions are written by the service alone, once it has asked who may: what is hashed must be what was
-- frozen, and not what somebody sends.
grant insert, update on public.duerp_links to authenticated;
grant insert on public.duerp_transmissions to authenticated;

create policy "Who keeps it, and the works council, read" on public.duerp_versions
  for select to authenticated
  using (company_id in (select access.companies_as('owner', 'hr', 'prevention', 'cse')));
create policy "Workers read what was in force while they worked" on public.duerp_versions
  for select to authenticated
  using (state = 'issued' and exists (select from access.employments() as worked
    where worked.company_id = duerp_versions.company_id
      and worked.began_on <= coalesce(superseded_on, 'infinity')
      and coalesce(worked.ended_on, 'infinity') >= issued_on));
create policy "Who reads a version reads its files" on public.duerp_files
  for select to authenticated
  using (exists (select from public.duerp_versions as version
    where version.company_id = duerp_files.company_id and version.id = duerp_files.version_id));

create policy "Who keeps it, and the works council, read" on public.duerp_transmissions
  for select to authenticated
  using (company_id in (select access.companies_as('owner', 'hr', 'prevention', 'cse')));
create policy "Owner, HR and prevention lead log" on public.duerp_transmissions
  for insert to authenticated
  with check (company_id in (select access.companies_kept_as('owner', 'hr', 'prevention'))
    and exists (select from public.duerp_versions as version
      where version.company_id = duerp_transmissions.company_id and version.id = version_id
        and sent_on between version.issued_on and access.today()));

create policy "Owner and HR see links" on public.duerp_links for select to authenticated
  using (company_id in (select access.companies_as('owner', 'hr')));
create policy "Owner and HR make links" on public.duerp_links for insert to authenticated
  with check (company_id in (select access.companies_as('owner', 'hr')));
create policy "Owner and HR revoke links" on public.duerp_links for update to authenticated
  using (company_id in (select access.companies_as('owner', 'hr')));
