-- Names that stand in mails to people who do not know whoever typed them, in one place for every table;
-- the same rule as `basics/plain-name.ts`, and a test that holds the two together.
create function access.is_plain_name(name text) returns boolean
  language sql immutable parallel safe set search_path = ''
  return char_length(name) between 1 and 200
    and name is nfc normalized
    and name !~ '^[\u0009-\u000d \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]'
    and name !~ '[\u0009-\u000d \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]$'
    -- What hides, reverses or breaks what is printed of it.
    and name !~ '[\u0001-\u001f\u007f-\u009f\u200e\u200f\u061c\u2028-\u202e\u2066-\u2069\ufeff]'
    -- What a mail program makes a link of, with what takes no room left out: an address, a scheme, a
    -- domain, a machine by its number.
    and regexp_replace(name, '[\u00ad\u034f\u200b-\u200d\u2060-\u2064\ufe00-\ufe0f]', '', 'g') !~ (
      '[@\ufe6b\uff20]'
      || '|[:\ufe55\uff1a/\\\u2044\u2215\uff0f\uff3c][/\\\u2044\u2215\uff0f\uff3c]'
      || '|([Hh][Tt][Tt][Pp][Ss]?|[Mm][Aa][Ii][Ll][Tt][Oo]|[Tt][Ee][Ll])[:\ufe55\uff1a]'
      || '|([0-9]|[^\u0001-@\[-`{-\u00bf\u2000-\u2bff\u3000-\u303f])[.\u2024\u3002\ufe52\uff0e\uff61]'
      || '[^\u0001-@\[-`{-\u00bf\u2000-\u2bff\u3000-\u303f]'
      || '([^\u0001-@\[-`{-\u00bf\u2000-\u2bff\u3000-\u303f]|-)'
      || '|[0-9][.\u2024\u3002\ufe52\uff0e\uff61][0-9]+[.\u2024\u3002\ufe52\uff0e\uff61][0-9]+'
      || '[.\u2024\u3002\ufe52\uff0e\uff61][0-9]');
comment on function access.is_plain_name is
  'Whether a text may be the name of a company, a place or a person: one line without any link.';
grant execute on function access.is_plain_name to authenticated, service_role;

-- A name that was kept before this rule stays until it is written anew: whatever else changes in its row
-- may change.
create function access.guard_plain_names() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  named text;
  written text;
begin
  foreach named in array tg_argv loop
    written := to_jsonb(new) ->> named;
    if (tg_op = 'INSERT' or written is distinct from to_jsonb(old) ->> named)
      and not access.is_plain_name(written) then
      raise check_violation using message = 'a name is one line without any link',
        table = tg_table_name, column = named,
        constraint = tg_table_name || '_' || named || '_is_plain';
    end if;
  end loop;
  return new;
end
$$;
do $$
declare
  named record;
begin
  for named in
    select * from (values
      ('companies', 'legal_name'), ('company_verifications', 'legal_name'), ('sites', 'name'), ('teams', 'name'),
      ('employees', 'first_name, last_name'),
      ('import_rows', 'first_name, last_name, site, team'),
      ('orders', 'company_name'), ('choice_recipients', 'name')
    ) as names (table_name, column_names)
  loop
    execute format('create trigger guard_plain_names before insert or update of %s on public.%I
      for each row execute function access.guard_plain_names(%s)',
      named.column_names, named.table_name, named.column_names);
  end loop;
end
$$;

-- The same of every other typed text: nothing that hides, reverses or breaks what is printed of it.
alter domain public.label add constraint label_is_printable check (
  value !~ '[\u0001-\u001f\u007f-\u009f\u200e\u200f\u061c\u2028-\u202e\u2066-\u2069\ufeff]') not valid;
alter domain public.prose add constraint prose_is_printable check (
  value !~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u061c\u2028-\u202e\u2066-\u2069\ufeff]')
  not valid;

-- An invitation is in the name of whoever sends it, leaves now and holds seven days.
alter table public.invitations add constraint invitations_hold_seven_days
  check (expires_at <= sent_at + interval '168 hours') not valid;

create or replace function public.guard_invitation() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if not access.is_person() then
    return new;
  end if;
  if tg_op = 'UPDATE' and (new.id, new.company_id, new.email, new.role, new.employee_id, new.invited_by)
    is distinct from (old.id, old.company_id, old.email, old.role, old.employee_id, old.invited_by) then
    raise insufficient_privilege using message = 'an invitation is revoked and made anew';
  end if;
  if tg_op = 'INSERT' and (new.invited_by is distinct from auth.uid() or new.round <> 1
    or num_nonnulls(new.accepted_at, new.revoked_at, new.refused_reason) > 0) then
    raise insufficient_privilege using message = 'an invitation is sent in one’s own name';
  end if;
  if (tg_op = 'INSERT' or new.sent_at is distinct from old.sent_at)
    and new.sent_at not between access.now() - interval '5 minutes' and access.now() + interval '5 minutes'
  then
    raise insufficient_privilege using message = 'an invitation leaves now';
  end if;
  return new;
end
$$;
drop trigger guard_invitation on public.invitations;
create trigger guard_invitation before insert or update on public.invitations
  for each row execute function public.guard_invitation();

-- Whose account it is, is settled when its owner takes their place, and ends with the account alone: the
-- key to their history goes with it. Nobody left who is still to leave.
create or replace function public.guard_employee_account() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  is_linked boolean := tg_op = 'UPDATE' and old.user_id is not null;
  is_other boolean := case when tg_op = 'UPDATE' then new.user_id is distinct from old.user_id
    else new.user_id is not null end;
begin
  if is_other and (access.is_person() or is_linked and current_user = 'service_role') then
    raise insufficient_privilege using
      message = 'an account is linked by its owner, and ends with the account';
  end if;
  if not access.is_person() then
    return new;
  end if;
  if tg_op = 'UPDATE' and (new.id, new.company_id, new.added_at, new.came_in_at)
    is distinct from (old.id, old.company_id, old.added_at, old.came_in_at) then
    raise insufficient_privilege using message = 'a place stays in its company';
  end if;
  if new.left_on > access.today() then
    raise check_violation using message = 'nobody has left who is still to leave',
      constraint = 'employees_left_by_today';
  end if;
  return new;
end
$$;
drop trigger guard_employee_account on public.employees;
create trigger guard_employee_account before insert or update on public.employees
  for each row execute function public.guard_employee_account();
-- The history of who left goes on for two years, and is theirs: a space that is given up stays for it.
create or replace function public.keep_company() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.duerp_versions where company_id = old.id and state = 'issued'
      and issued_on > access.today() - interval '40 years') then
    raise insufficient_privilege using message = 'its issued risk documents are kept';
  end if;
  if exists (select from public.listening_keys join public.employees on employees.id = employee_id
      where company_id = old.id and not exists (select from public.company_members as owners
        where owners.company_id = old.id and owners.role = 'owner'
          and owners.user_id = listening_keys.user_id)) then
    raise insufficient_privilege using message = 'the histories of others are kept';
  end if;
  return old;
end
$$;

-- What changed is named: columns, and what was there where it is nobody's.
create or replace function public.journal_employees_changed() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.company_journal (company_id, actor, action, subject_id, details)
    select now.company_id, auth.uid(),
      case
        when was.left_on is null and now.left_on is not null then 'employee-left'
        when was.left_on is not null and now.left_on is null then 'employee-returned'
        when (was.site_id, was.team_id) is distinct from (now.site_id, now.team_id)
          then 'employee-moved'
        when was.user_id is null and now.user_id is not null then 'employee-came-in'
        else 'employee-changed'
      end, now.id,
      case when (was.site_id, was.team_id) is distinct from (now.site_id, now.team_id)
        then jsonb_strip_nulls(jsonb_build_object('site', now.site_id, 'team', now.team_id,
          'from_site', was.site_id, 'from_team', was.team_id))
        else '{}' end
      || jsonb_build_object('changed', (
        select jsonb_agg(changed.key order by changed.key)
        from jsonb_each(to_jsonb(now)) as changed
        where changed.key <> 'came_in_at' and changed.value <> to_jsonb(was) -> changed.key))
    from now_rows as now join was_rows as was using (id) where now is distinct from was;
  return null;
end
$$;

create or replace function public.journal_company() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.company_journal (company_id, actor, action, subject_id, details)
    values (new.id, auth.uid(), case tg_op when 'INSERT' then 'company-created'
      else 'company-changed' end, new.id,
      case tg_op when 'UPDATE' then public.what_changed(to_jsonb(old), to_jsonb(new)) else '{}' end);
  return null;
end
$$;

create or replace function public.journal_place() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  company uuid := coalesce(new.company_id, old.company_id);
begin
  if exists (select from public.companies where id = company) then
    insert into public.company_journal (company_id, actor, action, subject_id, details)
      values (company, auth.uid(), tg_argv[0] || case tg_op when 'INSERT' then '-added'
        when 'UPDATE' then '-changed' else '-removed' end, coalesce(new.id, old.id),
        case tg_op when 'UPDATE' then public.what_changed(to_jsonb(old), to_jsonb(new)) else '{}' end);
  end if;
  return null;
end
$$;

create function public.what_changed(was jsonb, now jsonb) returns jsonb
  language sql immutable set search_path = ''
  return jsonb_build_object('changed', (
    select jsonb_agg(key order by key) from jsonb_each(now) where value <> was -> key), 'from', (
    select jsonb_object_agg(key, was -> key) from jsonb_each(now) where value <> was -> key), 'to', (
    select jsonb_object_agg(key, value) from jsonb_each(now) where value <> was -> key));
comment on function public.what_changed is
  'For journals of what is nobody''s: the columns that changed, with what was there and what is.';
revoke execute on function public.what_changed from public;
