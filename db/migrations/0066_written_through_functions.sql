-- Who writes: functions of the product, never a table asked directly.
--
-- What a form refuses stands in the function behind it. As long as the same person may also write the
-- table, each rule has a second door; so there is one door. A call that comes through a function runs
-- as `function_caller`, who is the same person with the same policies, and may write what functions
-- write. `authenticated`, which is what a token is worth at `/rest/v1`, reads.

do $$
begin
  if not exists (select from pg_roles where rolname = 'function_caller') then
    create role function_caller nologin inherit;
  end if;
exception
  when duplicate_object or unique_violation then null;
  when insufficient_privilege then
    raise insufficient_privilege using
      message = format('the user %s of DATABASE_URL may not create the role function_caller', current_user),
      hint = 'give it CREATEROLE and BYPASSRLS (before PostgreSQL 16: SUPERUSER)';
end
$$;

do $$
begin
  if not pg_has_role('function_caller', 'authenticated', 'usage') then
    grant authenticated to function_caller;
  end if;
  if not pg_has_role('authenticator', 'function_caller', 'member') then
    grant function_caller to authenticator;
  end if;
exception
  -- Another database grants the same at this moment ('tuple concurrently updated').
  when unique_violation or internal_error then null;
end
$$;

do $$
declare
  held record;
begin
  for held in
    select relname, string_agg(privilege, ', ') as privileges
    from pg_class, unnest(array['insert', 'update', 'delete']) as privilege
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and has_table_privilege('authenticated', pg_class.oid, privilege)
    group by relname
  loop
    execute format('grant %s on public.%I to function_caller', held.privileges, held.relname);
    execute format('revoke %s on public.%I from authenticated', held.privileges, held.relname);
  end loop;
end
$$;

-- What pages write by themselves, column by column: that something was read, which mails are wanted,
-- and the first administrator, whom the database chooses.
grant update (read_at) on public.notifications to authenticated;
grant insert (user_id, subject, is_wanted), update (user_id, subject, is_wanted)
  on public.mail_preferences to authenticated;
grant insert (user_id, role) on public.user_roles to authenticated;

-- Guards of rows ask whether a person writes, or the product.
create function access.is_person() returns boolean
  language sql stable set search_path = ''
  return current_user in ('authenticated', 'function_caller');
comment on function access.is_person() is
  'Whether whoever writes has the rights of a person, in a function or not, and no more.';
grant execute on function access.is_person() to authenticated, service_role;

do $$
declare
  guard record;
  body text;
begin
  for guard in
    select pg_proc.oid, prosrc from pg_proc
    where pronamespace = 'public'::regnamespace and prosrc ~ 'current_user (=|<>|in) '
  loop
    body := pg_get_functiondef(guard.oid);
    body := replace(body, 'current_user = ''authenticated''', 'access.is_person()');
    body := replace(body, 'current_user <> ''authenticated''', 'not access.is_person()');
    body := replace(body, 'current_user in (''authenticated'', ''service_role'')',
      '(access.is_person() or current_user = ''service_role'')');
    execute body;
  end loop;
end
$$;
