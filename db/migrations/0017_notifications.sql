-- What people are told about their work in the product: in the page, live, and by mail where they
-- wish so. Rows hold facts without a name, so that erasing somebody leaves nothing of them here.

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  company_id uuid references public.companies on delete cascade,
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$'),
  details jsonb not null default '{}',
  -- What must be told once only has a word for it, such as the day that it warns of.
  occasion text,
  happened_at timestamptz not null default access.now(),
  read_at timestamptz
);
comment on table public.notifications is 'To one person each; kept ninety days.';
comment on column public.notifications.details is
  'What the words need: numbers, days, roles, the name of the company; never that of a person.';
create index notifications_newest on public.notifications (user_id, happened_at desc, id);
create index notifications_unread on public.notifications (user_id) where read_at is null;
create index notifications_age on public.notifications (happened_at);
create index notifications_company on public.notifications (company_id);
create unique index notifications_occasion
  on public.notifications (user_id, company_id, kind, occasion) where occasion is not null;

create table public.mail_preferences (
  user_id uuid not null references auth.users on delete cascade,
  subject text not null check (subject in ('licence', 'roles', 'invitations')),
  is_wanted boolean not null,
  primary key (user_id, subject)
);
comment on table public.mail_preferences is
  'Which notifications somebody also wants by mail; without a row, as the product proposes.';

-- To every owner but the one who did it, who knows.
create function public.notify_owners(
  company uuid, kind text, details jsonb, actor uuid default null, occasion text default null
) returns void
  language sql security definer set search_path = ''
begin atomic
  insert into public.notifications (user_id, company_id, kind, details, occasion)
    select members.user_id, company, notify_owners.kind,
      notify_owners.details || jsonb_build_object('company', companies.legal_name),
      notify_owners.occasion
    from public.company_members as members
      join public.companies on companies.id = members.company_id
    where members.company_id = company and members.role = 'owner'
      and members.user_id is distinct from actor
    on conflict do nothing;
end;

-- The journal says what happened; some of it concerns somebody who did not do it.
create function public.notify_of_role() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  which jsonb := jsonb_build_object('role', new.details ->> 'role');
  is_granted boolean := new.action = 'role-granted';
begin
  if new.actor is distinct from new.subject_id then
    insert into public.notifications (user_id, company_id, kind, details)
      select users.id, new.company_id, new.action,
        which || jsonb_build_object('company', companies.legal_name)
      from auth.users, public.companies
      where users.id = new.subject_id and companies.id = new.company_id;
  else
    perform public.notify_owners(new.company_id,
      case when is_granted then 'colleague-joined' else 'colleague-left' end, which, new.actor);
  end if;
  return null;
end
$$;
create trigger notify_of_role after insert on public.company_journal
  for each row when (new.action in ('role-granted', 'role-taken'))
  execute function public.notify_of_role();

create function public.notify_of_licence() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform public.notify_owners(new.company_id, 'licence-set', new.details, new.actor);
  return null;
end
$$;
create trigger notify_of_licence after insert on public.company_journal
  for each row when (new.action = 'licence-set')
  execute function public.notify_of_licence();

-- A list of many has many addresses that are wrong: what is not read yet counts on.
create function public.notify_of_undelivered() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  is_role boolean := new.details ? 'role';
begin
  perform from public.companies where id = new.company_id for update;
  update public.notifications as told
    set details = jsonb_set(told.details, '{count}',
        to_jsonb((told.details ->> 'count')::integer + 1)),
      happened_at = access.now()
    from public.invitations
    where invitations.id = new.subject_id and told.user_id = invitations.invited_by
      and told.company_id = new.company_id and told.kind = 'invitation-undelivered'
      and (told.details ->> 'is_role')::boolean = is_role and told.read_at is null;
  if not found then
    insert into public.notifications (user_id, company_id, kind, details)
      select invitations.invited_by, new.company_id, 'invitation-undelivered',
        jsonb_build_object('count', 1, 'is_role', is_role, 'company', companies.legal_name)
      from public.invitations join public.companies on companies.id = invitations.company_id
      where invitations.id = new.subject_id and invitations.invited_by is not null;
  end if;
  return null;
end
$$;
create trigger notify_of_undelivered after insert on public.company_journal
  for each row when (new.action = 'invitation-undelivered')
  execute function public.notify_of_undelivered();

-- Open pages hear of it at once, on the topic of the person; the mail leaves with the transaction
-- and is composed only if it is wanted.
create function public.tell_notification() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform realtime.broadcast_changes('person:' || new.user_id, 'notification', tg_op,
    tg_table_name, tg_table_schema, new, old);
  if tg_op = 'INSERT' then
    perform platform.enqueue_job('send-mail',
      json_build_object('kind', 'notification', 'subjectId', new.id), 'notification:' || new.id, 0);
  end if;
  return null;
end
$$;
create trigger tell after insert or update on public.notifications
  for each row execute function public.tell_notification();

-- What was told stays as it is; when it was read is said by the product's clock, not by the page's.
create function public.guard_notification() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if current_user = 'authenticated' then
    if (new.id, new.user_id, new.company_id, new.kind, new.details, new.occasion, new.happened_at)
      is distinct from (old.id, old.user_id, old.company_id, old.kind, old.details, old.occasion,
        old.happened_at) then
      raise insufficient_privilege using message = 'what was told cannot be changed';
    end if;
    new.read_at := coalesce(old.read_at, access.now());
  end if;
  return new;
end
$$;
create trigger guard_notification before update on public.notifications
  for each row execute function public.guard_notification();

do $$
declare
  named text;
begin
  foreach named in array array['notifications', 'mail_preferences']
  loop
    execute format('alter table public.%I enable row level security', named);
    execute format('alter table public.%I force row level security', named);
    execute format('grant select, insert, update, delete on public.%I to service_role', named);
    execute format('grant select on public.%I to authenticated', named);
  end loop;
  foreach named in array array['notify_owners', 'notify_of_role', 'notify_of_licence',
    'notify_of_undelivered', 'tell_notification', 'guard_notification']
  loop
    execute format('revoke execute on function public.%I from public', named);
  end loop;
end
$$;
grant execute on function public.notify_owners to service_role;
grant update on public.notifications to authenticated;
grant insert, update on public.mail_preferences to authenticated;

create policy "Everybody reads what they are told" on public.notifications
  for select to authenticated
  using (user_id = (select auth.uid()) and (select access.has_shown_factor()));
create policy "Everybody says what they have read" on public.notifications
  for update to authenticated
  using (user_id = (select auth.uid()) and (select access.has_shown_factor()));

create policy "Everybody sees their wishes" on public.mail_preferences for select to authenticated
  using (user_id = (select auth.uid()) and (select access.has_shown_factor()));
create policy "Everybody says their wishes" on public.mail_preferences for insert to authenticated
  with check (user_id = (select auth.uid()) and (select access.has_shown_factor()));
create policy "Everybody changes their wishes" on public.mail_preferences
  for update to authenticated
  using (user_id = (select auth.uid()) and (select access.has_shown_factor()));

create policy "Everybody listens to what concerns them" on realtime.messages
  for select to authenticated
  using (extension = 'broadcast' and realtime.topic() = 'person:' || auth.uid()
    and access.has_shown_factor());
