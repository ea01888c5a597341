-- Who may speak to the database, and how a request says on whose behalf it speaks.
--
-- The application logs in as `authenticator`, who owns nothing and may only become, for one
-- transaction, one of three roles: `anon` (a visitor), `authenticated` (somebody signed in) or
-- `service_role` (the product itself, above row-level security). The verified claims of the
-- caller's token are in the setting `request.jwt.claims` for the same transaction.

-- Roles belong to the whole server: another database may have made them, even at this moment.
do $$
declare
  wanted record;
begin
  for wanted in
    select * from (values
      ('anon', 'nologin noinherit'),
      ('authenticated', 'nologin noinherit'),
      ('service_role', 'nologin noinherit bypassrls'),
      ('authenticator', 'login noinherit')
    ) as roles (name, attributes)
  loop
    begin
      if not exists (select from pg_roles where rolname = wanted.name) then
        execute format('create role %I %s', wanted.name, wanted.attributes);
      end if;
    exception
      when duplicate_object or unique_violation then null;
      when insufficient_privilege then
        raise insufficient_privilege using
          message = format('the user %s of DATABASE_URL may not create the role %s',
            current_user, wanted.name),
          hint = 'give it CREATEROLE and BYPASSRLS (before PostgreSQL 16: SUPERUSER)';
    end;
  end loop;
end
$$;

do $$
begin
  if not (
    select bool_and(pg_has_role('authenticator', name, 'member'))
    from unnest(array['anon', 'authenticated', 'service_role']) as name
  ) then
    grant anon, authenticated, service_role to authenticator;
  end if;
exception
  -- Another database grants the same at this moment ('tuple concurrently updated').
  when unique_violation or internal_error then null;
end
$$;

-- Nothing is reachable unless a migration grants it.
revoke all on schema public from public;
alter default privileges revoke execute on functions from public;
grant usage on schema public to anon, authenticated, service_role;

-- The claims, read the way row-level security policies are written everywhere.
create schema auth;
comment on schema auth is 'Accounts and sessions, and who is calling.';
grant usage on schema auth to anon, authenticated, service_role;

create function auth.jwt() returns jsonb
  language sql stable
  return nullif(current_setting('request.jwt.claims', true), '')::jsonb;
comment on function auth.jwt() is
  'The verified claims of the caller''s token; null when there is none.';

create function auth.uid() returns uuid
  language sql stable
  return (auth.jwt() ->> 'sub')::uuid;
comment on function auth.uid() is 'The account of the caller; null for a visitor.';

create function auth.role() returns text
  language sql stable
  return auth.jwt() ->> 'role';
comment on function auth.role() is 'The role of the caller: anon, authenticated or service_role.';

grant execute on function auth.jwt(), auth.uid(), auth.role() to anon, authenticated, service_role;
