-- Signals from what is told of each place: when one begins or grows graver, those who see to
-- prevention and the works council hear of it at the same minute; a person takes it up, confirms it
-- into the risk document, or closes it with a reason. Never about one person: it is computed from what
-- is told, and from nothing else.
--
-- Rights: owner, HR, prevention lead and works council read; the first three act, while the licence
-- runs. The service alone writes, also what they say, once it has asked who may.

alter table public.risk_settings add column sensitivity text not null default 'standard'
  check (sensitivity in ('standard', 'attentive', 'veryAttentive'));
comment on column public.risk_settings.sensitivity is
  'How closely places are watched: the standard, or closer.';

create table public.place_watches (
  company_id uuid not null references public.companies on delete cascade,
  place_id uuid not null,
  sensitivity text not null,
  watch jsonb not null,
  primary key (company_id, place_id)
);
comment on table public.place_watches is
  'What must be remembered between weeks; from the releases it can be worked out again.';

create table public.risk_alerts (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  place_id uuid not null,
  place_name public.label not null,
  place_kind text not null check (place_kind in ('company', 'site', 'team')),
  kind text not null check (kind in ('drop', 'level', 'participation')),
  stage text not null check (stage in ('information', 'vigilance', 'alert')),
  since date not null check (extract(isodow from since) = 1),
  last_monday date not null check (last_monday >= since),
  ended_on date,
  resumed_on date,
  figures jsonb not null,
  opened_at timestamptz not null default access.now(),
  due_on date not null,
  owner_id uuid references auth.users on delete set null,
  acknowledged_at timestamptz,
  acknowledged_by uuid references auth.users on delete set null,
  event_id uuid,
  closed_at timestamptz,
  closed_by uuid references auth.users on delete set null,
  closing_reason text check (closing_reason in ('measures', 'explained', 'false-alarm', 'ended')),
  closing_note public.prose,
  learned_from date,
  check ((closed_at is null) = (closing_reason is null)),
  unique (company_id, place_id, kind, since),
  foreign key (company_id, event_id) references public.risk_events (company_id, id)
    on delete set null (event_id)
);
comment on column public.risk_alerts.since is 'The Monday of the week with which it began.';
comment on column public.risk_alerts.last_monday is 'Of the last week in which the signal was on.';
comment on column public.risk_alerts.ended_on is 'The Monday of the week with which it was over.';
comment on column public.risk_alerts.resumed_on is
  'The Monday of the last week with which it began again after it was over.';
comment on column public.risk_alerts.learned_from is
  'Explained while it was on: what is usual there is learned from after this Monday.';
comment on column public.risk_alerts.figures is 'What the signal shows, in tenths of points or percent.';
comment on column public.risk_alerts.event_id is 'Of the risk document, once it was confirmed.';
create index risk_alerts_open on public.risk_alerts (company_id, opened_at desc)
  where closed_at is null;
create index risk_alerts_company on public.risk_alerts (company_id, opened_at desc, id);
create index risk_alerts_owner on public.risk_alerts (owner_id);
create index risk_alerts_acknowledger on public.risk_alerts (acknowledged_by);
create index risk_alerts_closer on public.risk_alerts (closed_by);
create index risk_alerts_event on public.risk_alerts (company_id, event_id);

alter table public.mail_preferences drop constraint mail_preferences_subject_check,
  add constraint mail_preferences_subject_check check (subject in
    ('licence', 'roles', 'invitations', 'check-ins', 'results', 'alerts', 'risk-document'));

-- To everybody who has one of these roles, once each however many they have.
create function public.notify_members(
  company uuid, roles text[], kind text, details jsonb, occasion text
) returns void
  language sql security definer set search_path = ''
begin atomic
  insert into public.notifications (user_id, company_id, kind, details, occasion)
    select distinct members.user_id, company, notify_members.kind,
      notify_members.details || jsonb_build_object('company', companies.legal_name),
      notify_members.occasion
    from public.company_members as members
      join public.companies on companies.id = members.company_id
    where members.company_id = company and members.role = any(roles)
    on conflict do nothing;
end;

-- A signal that begins, grows graver or begins again is told to all of them in the same statement.
create function public.tell_alert() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform public.notify_members(new.company_id, array['owner', 'hr', 'prevention', 'cse'],
    'risk-signal', jsonb_build_object('place', new.place_name, 'kind', new.kind, 'stage', new.stage,
      'is_again', tg_op = 'UPDATE' and new.resumed_on is distinct from old.resumed_on),
    concat_ws(' ', new.id, new.stage, new.resumed_on));
  return null;
end
$$;
create trigger tell_new after insert on public.risk_alerts
  for each row execute function public.tell_alert();
create trigger tell_graver after update on public.risk_alerts
  for each row when ((new.stage, new.resumed_on) is distinct from (old.stage, old.resumed_on))
  execute function public.tell_alert();

-- Whoever it is given to hears of it, unless they took it themselves.
create function public.tell_alert_owner() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.notifications (user_id, company_id, kind, details)
    values (new.owner_id, new.company_id, 'risk-signal-given',
      jsonb_build_object('place', new.place_name, 'due_on', new.due_on));
  return null;
end
$$;
create trigger tell_owner after update on public.risk_alerts
  for each row when (new.owner_id is distinct from old.owner_id and new.owner_id <> auth.uid())
  execute function public.tell_alert_owner();

-- All that people say of a signal, and when it was on.
create trigger journal_new after insert on public.risk_alerts
  for each row execute function public.journal_risk('risk-alerts', 'id');
create trigger journal_changed after update on public.risk_alerts
  for each row when ((old.stage, old.ended_on, old.resumed_on, old.due_on, old.owner_id,
      old.acknowledged_at, old.acknowledged_by, old.event_id, old.closed_at, old.closed_by,
      old.closing_reason, old.closing_note)
    is distinct from (new.stage, new.ended_on, new.resumed_on, new.due_on, new.owner_id,
      new.acknowledged_at, new.acknowledged_by, new.event_id, new.closed_at, new.closed_by,
      new.closing_reason, new.closing_note))
  execute function public.journal_risk('risk-alerts', 'id');

-- Places are watched as soon as something is told of them; many weeks told at once are one job.
create function public.watch_release() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform platform.enqueue_job('watch-places', json_build_object('companyId', new.company_id),
    'watch-places:' || new.company_id, 0);
  return null;
end
$$;
create trigger watch after insert on public.releases
  for each row execute function public.watch_release();
-- Those that were told before this was there.
select platform.enqueue_job('watch-places', json_build_object('companyId', company_id),
  'watch-places:' || company_id, 0)
from (select distinct company_id from public.releases) as told;

do $$
declare
  named text;
begin
  foreach named in array array['place_watches', 'risk_alerts']
  loop
    execute format('alter table public.%I enable row level security', named);
    execute format('alter table public.%I force row level security', named);
    execute format('grant select, insert, update, delete on public.%I to service_role', named);
  end loop;
  foreach named in array array['notify_members', 'tell_alert', 'tell_alert_owner',
    'watch_release']
  loop
    execute format('revoke execute on function public.%I from public', named);
  end loop;
end
$$;
grant execute on function public.notify_members to service_role;
grant select on public.risk_alerts to authenticated;
create policy "Who sees to prevention, and the works council, read" on public.risk_alerts
  for select to authenticated
  using (company_id in (select access.companies_as('owner', 'hr', 'prevention', 'cse')));

-- Who is consulted learns of it, and who keeps the document that it has been issued.
create function public.tell_duerp_version() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform public.notify_members(new.company_id, array['owner', 'hr', 'prevention', 'cse'],
    case new.state when 'issued' then 'duerp-issued' else 'duerp-consultation' end,
    jsonb_strip_nulls(jsonb_build_object('count', new.number)), new.id::text);
  return null;
end
$$;
create trigger tell_frozen after insert on public.duerp_versions
  for each row execute function public.tell_duerp_version();
create trigger tell_issued after update of state on public.duerp_versions
  for each row when (new.state = 'issued' and old.state <> 'issued')
  execute function public.tell_duerp_version();
revoke execute on function public.tell_duerp_version from public;

-- A closure explains that fewer answer: whoever adds or removes one, also of days that are over, is read
-- by all who read the journal.
create function public.journal_closure() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  company uuid := coalesce(new.company_id, old.company_id);
begin
  if exists (select from public.companies where id = company) then
    insert into public.company_journal (company_id, actor, action, subject_id, details)
      values (company, auth.uid(), 'closure-' || case tg_op when 'INSERT' then 'added'
          when 'UPDATE' then 'changed' else 'removed' end, coalesce(new.site_id, old.site_id),
        jsonb_build_object('first_day', coalesce(new.first_day, old.first_day),
          'last_day', coalesce(new.last_day, old.last_day)));
  end if;
  return null;
end
$$;
revoke execute on function public.journal_closure from public;
create trigger journal after insert or update or delete on public.site_closures
  for each row execute function public.journal_closure();
