-- `npm run backend -- --empty`: a schema `public` in which nothing is, for whoever brings their own tables,
-- with the rights and extensions that migrations of this ecosystem count on. What the backend keeps
-- for itself beside them (its limits, its notices) stands apart, out of the sight of callers.

set local search_path = '';

alter schema public rename to set_aside;
revoke usage on schema set_aside from anon, authenticated;
create schema public;

-- Texts of functions name what they use; everything else is bound to it already.
do $$
declare
  routine record;
begin
  for routine in
    select oid from pg_catalog.pg_proc
    where prosrc ~ '\mpublic\.' and prosqlbody is null and prokind in ('f', 'p')
      and pronamespace in (select oid from pg_catalog.pg_namespace
        where nspname in ('set_aside', 'access', 'auth', 'platform', 'realtime', 'storage'))
  loop
    execute pg_catalog.regexp_replace(pg_catalog.pg_get_functiondef(routine.oid),
      '\mpublic\.', 'set_aside.', 'g');
  end loop;
end
$$;

-- Rules that a product adds to accounts, files and topics are not those of another.
do $$
declare
  rule record;
begin
  for rule in
    select tgname as name, tgrelid::pg_catalog.regclass as place from pg_catalog.pg_trigger
    join pg_catalog.pg_class c on c.oid = tgrelid join pg_catalog.pg_proc p on p.oid = tgfoid
    where not tgisinternal
      and c.relnamespace in ('auth'::pg_catalog.regnamespace, 'storage'::pg_catalog.regnamespace)
      and p.pronamespace = 'set_aside'::pg_catalog.regnamespace
  loop
    execute pg_catalog.format('drop trigger %I on %s', rule.name, rule.place);
  end loop;
  for rule in
    select policyname as name, pg_catalog.format('%I.%I', schemaname, tablename) as place
    from pg_catalog.pg_policies where schemaname in ('storage', 'realtime')
  loop
    execute pg_catalog.format('drop policy %I on %s', rule.name, rule.place);
  end loop;
end
$$;
delete from storage.buckets;
drop schema emptying;

grant usage on schema public, extensions to anon, authenticated, service_role;
grant execute on all functions in schema extensions to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;

do $$
begin
  if exists (select from pg_catalog.pg_available_extensions where name = 'uuid-ossp') then
    create extension if not exists "uuid-ossp" with schema extensions;
    grant execute on all functions in schema extensions to anon, authenticated, service_role;
  end if;
  execute pg_catalog.format('alter database %I set search_path = public, extensions, set_aside',
    pg_catalog.current_database());
end
$$;
