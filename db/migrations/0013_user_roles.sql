-- What policies of the product ask of a caller; and staff, with how the first of them is found.

create schema access;
comment on schema access is 'Questions that row-level security asks about a caller; no data.';
grant usage on schema access to authenticated, service_role;

create function access.now() returns timestamptz
  language sql stable
  return coalesce(nullif(current_setting('request.now', true), '')::timestamptz, now());
comment on function access.now() is 'The instant of the request, by the clock of the product.';

create function access.has_shown_factor() returns boolean
  language sql stable security definer set search_path = ''
  return coalesce(auth.jwt() ->> 'aal' = 'aal2', false) or not exists (
    select from auth.mfa_factors where user_id = auth.uid() and status = 'verified');
comment on function access.has_shown_factor() is
  'Whether the caller has shown their second factor; true for who has none.';

create table public.user_roles (
  user_id uuid not null references auth.users on delete cascade,
  role text not null check (role in ('admin')),
  granted_at timestamptz not null default now(),
  primary key (user_id, role)
);
comment on table public.user_roles is
  'Staff. Roles inside a company are in company_members.';

create table platform.first_administrator (
  is_only_row boolean primary key default true check (is_only_row),
  needs_email boolean not null default true,
  allowed_email text,
  appointed_at timestamptz
);
comment on table platform.first_administrator is
  'Whether there ever was an administrator, and who may become the first: written as the product starts.';
insert into platform.first_administrator default values;

-- The first user who asks becomes administrator, once in the life of the database: the one row is
-- locked, so that of a hundred who ask at once one is answered yes.
create function public.guard_user_role() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  rule platform.first_administrator;
begin
  select * into rule from platform.first_administrator for update;
  if auth.role() = 'authenticated' then
    if rule.appointed_at is not null or not exists (
      select from auth.users
      where id = new.user_id and id = auth.uid() and deleted_at is null and not is_anonymous
        and (not rule.needs_email
          or (email_confirmed_at is not null and email = lower(rule.allowed_email)))
    ) or not access.has_shown_factor() then
      raise insufficient_privilege using message = 'there is an administrator, or it may not be you';
    end if;
    new.granted_at := access.now();
  end if;
  update platform.first_administrator set appointed_at = coalesce(appointed_at, access.now());
  return new;
end
$$;
revoke execute on function public.guard_user_role from public;
create trigger guard_user_role before insert or update on public.user_roles
  for each row execute function public.guard_user_role();

-- Sessions of staff are short: the mark is in the token, and cuts those that are open.
create function public.mark_staff() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  person uuid := coalesce(new.user_id, old.user_id);
  is_staff boolean := exists (select from public.user_roles where user_id = person);
begin
  update auth.users set raw_app_meta_data = case
      when is_staff then raw_app_meta_data || '{"staff": true}' else raw_app_meta_data - 'staff' end
    where id = person;
  if is_staff then
    update auth.sessions set not_after = least(not_after, access.now() + interval '12 hours')
      where user_id = person;
  end if;
  return null;
end
$$;
revoke execute on function public.mark_staff from public;
create trigger mark_staff after insert or delete on public.user_roles
  for each row execute function public.mark_staff();

create function access.is_staff() returns boolean
  language sql stable security definer set search_path = ''
  return access.has_shown_factor() and exists (
    select from public.user_roles where user_id = auth.uid() and role = 'admin');
comment on function access.is_staff() is 'Whether the caller is an administrator of the product.';

grant execute on function access.now(), access.has_shown_factor(), access.is_staff()
  to authenticated, service_role;

do $$
declare
  named text;
begin
  foreach named in array array['public.user_roles', 'platform.first_administrator']
  loop
    execute format('alter table %s enable row level security', named);
    execute format('alter table %s force row level security', named);
  end loop;
end
$$;
grant select, insert, delete on public.user_roles to service_role;
grant select, update on platform.first_administrator to service_role;
grant select, insert on public.user_roles to authenticated;

-- The page of whoever signs in looks for an administrator before it asks to be the first: that
-- there is one is no secret, and their random id opens nothing.
create policy "Who is signed in sees that there is an administrator" on public.user_roles
  for select to authenticated using (true);
create policy "Somebody asks for themselves" on public.user_roles
  for insert to authenticated with check (user_id = auth.uid());
