-- Partners: how an application is examined and decided, what is asked and answered meanwhile, the
-- evidence that a partner keeps up to date through a link, and what of it visitors are told.

alter table public.partner_applications
  add column state text not null default 'received' check (state in
    ('received', 'in-review', 'waiting-for-partner', 'approved', 'declined')),
  add column decision_reason public.prose,
  add column decided_by uuid references auth.users on delete set null,
  add column decided_at timestamptz,
  add column revision integer not null default 1,
  add check ((state in ('approved', 'declined')) = (decided_at is not null)),
  add check (state <> 'declined' or decision_reason is not null);
create index partner_applications_state on public.partner_applications (state, sent_at desc);
create index partner_applications_siren on public.partner_applications (siren);
create index partner_applications_decided on public.partner_applications (decided_by);

create table public.partner_moves (from_state text, to_state text, primary key (from_state, to_state));
comment on table public.partner_moves is
  'The moves an application may make; the table guards every update. What is decided stays decided.';
insert into public.partner_moves values
  ('received', 'in-review'), ('received', 'waiting-for-partner'), ('received', 'declined'),
  ('in-review', 'waiting-for-partner'), ('in-review', 'approved'), ('in-review', 'declined'),
  ('waiting-for-partner', 'in-review'), ('waiting-for-partner', 'approved'),
  ('waiting-for-partner', 'declined');

create table public.partner_checks (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references public.partner_applications on delete cascade,
  kind text not null check (kind in
    ('establishment', 'origin', 'food-registration', 'haccp', 'insurance')),
  state text not null check (state in ('open', 'passed', 'failed', 'not-applicable')),
  note public.prose,
  checked_by uuid references auth.users on delete set null,
  checked_at timestamptz not null default access.now(),
  revision integer not null default 1,
  unique (application_id, kind),
  check (state <> 'not-applicable' or kind not in ('establishment', 'origin')),
  check (state <> 'failed' or note is not null)
);
comment on table public.partner_checks is 'What staff examined; what has no row is still to be done.';
comment on column public.partner_checks.kind is
  'food-registration: declaration or agrément sanitaire of the workshop; haccp: its plan de maîtrise sanitaire.';
create index partner_checks_author on public.partner_checks (checked_by);

create table public.partner_messages (
  id uuid primary key,
  application_id uuid not null references public.partner_applications on delete cascade,
  author text not null check (author in ('staff', 'partner')),
  kind text not null default 'message' check (kind in ('message', 'approved', 'declined')),
  body public.prose not null,
  written_by uuid references auth.users on delete set null,
  written_at timestamptz not null default access.now(),
  check (author = 'staff' or kind = 'message')
);
comment on table public.partner_messages is
  'What was written, word for word; of staff, each leaves by mail. Never altered.';
create index partner_messages_thread on public.partner_messages (application_id, written_at);
create index partner_messages_author on public.partner_messages (written_by);

create table public.partners (
  application_id uuid primary key references public.partner_applications,
  maker_id uuid not null unique references public.makers,
  since timestamptz not null default access.now(),
  suspended_at timestamptz,
  suspension_reason public.prose,
  revision integer not null default 1,
  check ((suspended_at is null) = (suspension_reason is null))
);
comment on table public.partners is 'Approved applications, each as the maker that products name.';

create table public.partner_evidence (
  id uuid primary key,
  application_id uuid not null references public.partner_applications on delete cascade,
  kind text not null check (kind in ('origin', 'food-registration', 'haccp', 'insurance', 'other')),
  proves public.label not null,
  issued_on public.calendar_day,
  expires_on public.calendar_day,
  file_name text not null unique,
  file_type text not null check (file_type in ('application/pdf', 'image/jpeg', 'image/png')),
  added_at timestamptz not null default access.now(),
  state text not null default 'received' check (state in ('received', 'accepted', 'refused')),
  note public.prose,
  judged_by uuid references auth.users on delete set null,
  judged_at timestamptz,
  revision integer not null default 1,
  check (expires_on >= issued_on),
  check ((state = 'received') = (judged_at is null)),
  check (state <> 'refused' or note is not null)
);
comment on table public.partner_evidence is 'Documents of a partner, and what staff think of each.';
comment on column public.partner_evidence.file_name is
  'In the bucket partner-evidence; made here, nothing of the name that the partner gave it.';
create index partner_evidence_application on public.partner_evidence (application_id, added_at desc);
create index partner_evidence_expiry on public.partner_evidence (expires_on) where state = 'accepted';
create index partner_evidence_judge on public.partner_evidence (judged_by);

create table public.partner_reminders (
  evidence_id uuid not null references public.partner_evidence on delete cascade,
  days integer not null check (days in (60, 30, 7)),
  reminded_at timestamptz not null default access.now(),
  primary key (evidence_id, days)
);
comment on table public.partner_reminders is 'How long before its end a partner was told of a document.';

create table public.partner_links (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references public.partner_applications on delete cascade,
  token_hash bytea not null unique,
  made_at timestamptz not null default access.now(),
  expires_at timestamptz not null check (expires_at <= made_at + interval '31 days'),
  revoked_at timestamptz
);
comment on table public.partner_links is
  'By what a partner without an account answers and sends documents; SHA-256, never the token.';
create index partner_links_application on public.partner_links (application_id);
create index partner_links_age on public.partner_links (expires_at);

create table public.maker_proofs (
  maker_id uuid primary key references public.makers on delete cascade,
  verified_on public.calendar_day not null,
  valid_until public.calendar_day
);
comment on table public.maker_proofs is
  'What visitors are told of a maker: when staff accepted evidence of the origin, and until when it holds.
Follows the evidence of partners; gone while a partner is suspended.';
create trigger content_changed after insert or update or delete on public.maker_proofs
  for each statement execute function public.raise_content_version();

create function public.guard_partner_application() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  same public.partner_applications := new;
begin
  new.revision := old.revision + 1;
  if auth.role() = 'authenticated' then
    -- What somebody wrote of themself is not rewritten by who examines it.
    same.state := old.state;
    same.decision_reason := old.decision_reason;
    same.revision := old.revision;
    if same is distinct from old then
      raise insufficient_privilege using message = 'an application is examined, not rewritten';
    end if;
  end if;
  if new.state = old.state then
    if new.decision_reason is distinct from old.decision_reason then
      raise insufficient_privilege using message = 'what was decided stays as it was said';
    end if;
    return new;
  end if;
  if not exists (select from public.partner_moves
    where from_state = old.state and to_state = new.state) then
    raise check_violation using
      message = format('an application cannot move from %s to %s', old.state, new.state);
  end if;
  if new.state = 'approved' and (select count(*) from public.partner_checks
    where application_id = new.id and state in ('passed', 'not-applicable')) < 5 then
    raise check_violation using message = 'nobody is approved before every check is done';
  end if;
  if new.state in ('approved', 'declined') then
    new.decided_at := access.now();
    new.decided_by := auth.uid();
  end if;
  return new;
end
$$;
create trigger guard before update on public.partner_applications
  for each row execute function public.guard_partner_application();

create function public.sign_partner_check() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if auth.role() = 'authenticated' then
    new.checked_by := auth.uid();
    new.checked_at := access.now();
  end if;
  new.revision := case tg_op when 'INSERT' then 1 else old.revision + 1 end;
  return new;
end
$$;
create trigger sign before insert or update on public.partner_checks
  for each row execute function public.sign_partner_check();

create function public.sign_partner_message() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if auth.role() = 'authenticated' then
    new.author := 'staff';
    new.written_by := auth.uid();
    new.written_at := access.now();
  end if;
  return new;
end
$$;
create trigger sign before insert on public.partner_messages
  for each row execute function public.sign_partner_message();

create function public.guard_partner() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    if not exists (select from public.partner_applications
      where id = new.application_id and state = 'approved') then
      raise insufficient_privilege using
        message = 'a partner is one whose application was approved';
    end if;
    if auth.role() = 'authenticated' then
      new.since := access.now();
    end if;
    return new;
  end if;
  if (new.application_id, new.maker_id, new.since)
    is distinct from (old.application_id, old.maker_id, old.since) then
    raise insufficient_privilege using message = 'a partner stays the maker that was approved';
  end if;
  if new.suspended_at is not null then
    new.suspended_at := coalesce(old.suspended_at, access.now());
  end if;
  new.revision := old.revision + 1;
  return new;
end
$$;
create trigger guard before insert or update on public.partners
  for each row execute function public.guard_partner();

create function public.guard_partner_evidence() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  same public.partner_evidence := new;
begin
  new.revision := old.revision + 1;
  if auth.role() = 'authenticated' then
    same.state := old.state;
    same.note := old.note;
    same.issued_on := old.issued_on;
    same.expires_on := old.expires_on;
    same.revision := old.revision;
    if same is distinct from old or new.state = 'received' then
      raise insufficient_privilege using message = 'evidence is judged, not rewritten';
    end if;
    new.judged_by := auth.uid();
    new.judged_at := access.now();
  end if;
  return new;
end
$$;
create trigger guard before update on public.partner_evidence
  for each row execute function public.guard_partner_evidence();

create function public.guard_partner_link() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  same public.partner_links := new;
begin
  same.revoked_at := old.revoked_at;
  if same is distinct from old or old.revoked_at is not null and new.revoked_at is null then
    raise insufficient_privilege using message = 'a link is revoked and made anew';
  end if;
  new.revoked_at := coalesce(old.revoked_at, access.now());
  return new;
end
$$;
create trigger guard before update on public.partner_links
  for each row execute function public.guard_partner_link();

create function public.refresh_maker_proof() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  maker constant uuid := (select maker_id from public.partners
    where application_id = new.application_id);
  proof public.maker_proofs;
begin
  select maker, (judged_at at time zone 'Europe/Paris')::date, expires_on into proof
    from public.partner_evidence join public.partners using (application_id)
    where application_id = new.application_id and suspended_at is null
      and kind = 'origin' and state = 'accepted'
    order by expires_on desc nulls first, judged_at desc limit 1;
  if found then
    insert into public.maker_proofs values (proof.*) on conflict (maker_id) do update
      set verified_on = excluded.verified_on, valid_until = excluded.valid_until;
  elsif exists (select from public.maker_proofs where maker_id = maker) then
    delete from public.maker_proofs where maker_id = maker;
  end if;
  return null;
end
$$;
create trigger refresh_proof after insert or update on public.partner_evidence
  for each row execute function public.refresh_maker_proof();
create trigger refresh_proof after insert or update on public.partners
  for each row execute function public.refresh_maker_proof();

create trigger journal after update on public.partner_applications
  for each row execute function public.note_staff_change('partner', 'id');
create trigger journal after insert or update on public.partner_checks
  for each row execute function public.note_staff_change('partner-check', 'id');
create trigger journal after insert or update on public.partners
  for each row execute function public.note_staff_change('partner-maker', 'application_id');
create trigger journal after update on public.partner_evidence
  for each row execute function public.note_staff_change('partner-evidence', 'id');

do $$
declare
  named text;
begin
  foreach named in array array['guard_partner_application', 'sign_partner_check',
    'sign_partner_message', 'guard_partner', 'guard_partner_evidence', 'guard_partner_link',
    'refresh_maker_proof']
  loop
    execute format('revoke execute on function public.%I from public', named);
  end loop;
  foreach named in array array['partner_moves', 'partner_checks', 'partner_messages', 'partners',
    'partner_evidence', 'partner_reminders', 'partner_links', 'maker_proofs']
  loop
    execute format('alter table public.%I enable row level security', named);
    execute format('alter table public.%I force row level security', named);
    execute format('grant select, insert, update, delete on public.%I to service_role', named);
  end loop;
  foreach named in array array['partner_applications', 'partner_checks', 'partner_messages',
    'partners', 'partner_evidence', 'partner_links']
  loop
    execute format('grant select on public.%I to authenticated', named);
    execute format('create policy "Staff read" on public.%I for select to authenticated
      using ((select access.is_staff()))', named);
  end loop;
  foreach named in array array['partner_checks', 'partner_messages', 'partners']
  loop
    execute format('grant insert on public.%I to authenticated', named);
    execute format('create policy "Staff add" on public.%I for insert to authenticated
      with check ((select access.is_staff()))', named);
  end loop;
  foreach named in array array['partner_applications', 'partner_checks', 'partners',
    'partner_evidence', 'partner_links']
  loop
    execute format('grant update on public.%I to authenticated', named);
    execute format('create policy "Staff change" on public.%I for update to authenticated
      using ((select access.is_staff())) with check ((select access.is_staff()))', named);
  end loop;
end
$$;
grant update on public.partner_applications to service_role;
grant select on public.maker_proofs to anon, authenticated;
create policy "Told beside the maker" on public.maker_proofs for select to anon, authenticated
  using (true);

insert into storage.buckets (id, name, file_size_limit, allowed_mime_types)
  values ('partner-evidence', 'partner-evidence', 8000000,
    array['application/pdf', 'image/jpeg', 'image/png']);
create policy "Staff read evidence of partners" on storage.objects for select to authenticated
  using (bucket_id = 'partner-evidence' and (select access.is_staff()));
