-- Staff are invited, change their role and leave; what they did stays in the journal.

create table public.staff_invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email = lower(btrim(email)) and char_length(email) between 3 and 254),
  role text not null check (role in ('admin', 'editor', 'support', 'accountant', 'packer')),
  language text not null check (language in ('fr', 'en')),
  invited_by uuid references auth.users on delete set null,
  sent_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > sent_at),
  accepted_at timestamptz,
  accepted_by uuid references auth.users on delete set null,
  revoked_at timestamptz,
  check (accepted_at is null or revoked_at is null)
);
comment on table public.staff_invitations is
  'Who is asked to join the staff: for one address, for a week, once.';
create unique index staff_invitations_open on public.staff_invitations (email)
  where accepted_at is null and revoked_at is null;
create index staff_invitations_inviter on public.staff_invitations (invited_by);
create index staff_invitations_accepted on public.staff_invitations (accepted_by);
alter table public.staff_invitations enable row level security;
alter table public.staff_invitations force row level security;
create policy "Who keeps the team sees invitations" on public.staff_invitations
  for select to authenticated using ((select access.staff_may('keep-team')));
grant select on public.staff_invitations to authenticated;
grant select, insert, update on public.staff_invitations to service_role;
grant update on public.user_roles to service_role;

-- Two administrators who remove each other at the same instant: the one row is written by both, so that the second
-- sees what the first has done.
create function public.keep_last_administrator() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if old.role = 'admin' and (tg_op = 'DELETE' or new.role <> 'admin')
    and exists (select from auth.users where id = old.user_id) and auth.uid() is not null then
    update platform.first_administrator set appointed_at = appointed_at;
    if not exists (select from public.user_roles join auth.users on users.id = user_id
      where user_roles.role = 'admin' and user_id <> old.user_id and deleted_at is null) then
      raise check_violation using message = 'an administrator stays',
        constraint = 'last_administrator';
    end if;
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;
revoke execute on function public.keep_last_administrator from public;
create trigger keep_last_administrator before update or delete on public.user_roles
  for each row execute function public.keep_last_administrator();

-- Who has a role already is given another one by the service alone, to which the right to update is granted.
drop trigger guard_user_role on public.user_roles;
create trigger guard_user_role before insert on public.user_roles
  for each row execute function public.guard_user_role();

-- The journal is never erased: it names nobody, but says whose record it is, and what changed.
create function public.note_team_change() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  said constant text[] := array['role', 'sent_at', 'accepted_at', 'revoked_at'];
  was jsonb := (select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(old))
    where key = any(said) and value <> 'null');
  becomes jsonb := (select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(new))
    where key = any(said) and value <> 'null');
begin
  -- Somebody does it, in a session of theirs; what is set up outside of any is nobody's act.
  if auth.uid() is null or was is not distinct from becomes then
    return null;
  end if;
  insert into public.staff_journal (actor, subject, subject_id, act, before, after)
    values (auth.uid(), tg_argv[0], coalesce(to_jsonb(new), to_jsonb(old)) ->> tg_argv[1],
      case tg_op when 'INSERT' then 'added' when 'UPDATE' then 'changed' else 'removed' end,
      was, becomes);
  return null;
end
$$;
revoke execute on function public.note_team_change from public;
create trigger note_team_change after insert or update or delete on public.user_roles
  for each row execute function public.note_team_change('staff-role', 'user_id');
create trigger note_team_change after insert or update on public.staff_invitations
  for each row execute function public.note_team_change('staff-invitation', 'id');

-- Whoever has another role, or none, is signed out at once, whatever their tokens say.
create or replace function public.mark_staff() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  person uuid := coalesce(new.user_id, old.user_id);
  roles jsonb := (select jsonb_agg(role order by role) from public.user_roles where user_id = person);
  mark jsonb := jsonb_build_object('staff', true, 'staff_roles', roles, 'staff_needs_factor',
    exists (select from public.staff_members where user_id = person and needs_factor));
begin
  update auth.users set raw_app_meta_data = case when roles is null
      then raw_app_meta_data - array['staff', 'staff_roles', 'staff_needs_factor']
      else raw_app_meta_data || mark end
    where id = person;
  if tg_op <> 'INSERT' then
    delete from auth.sessions where user_id = person;
  elsif roles is not null then
    update auth.sessions set not_after = least(not_after, access.now() + interval '12 hours')
      where user_id = person;
  end if;
  return null;
end
$$;
drop trigger mark_staff on public.user_roles;
create trigger mark_staff after insert or update or delete on public.user_roles
  for each row execute function public.mark_staff();
