-- Extensions have a schema of their own, as migrations and tools of this ecosystem expect it. With
-- pgcrypto, people whose passwords were hashed elsewhere with bcrypt sign in as before; their hash
-- is replaced at their first sign-in. A server without it refuses such hashes, and says so.

create schema if not exists extensions;
comment on schema extensions is 'Extensions of PostgreSQL, apart from what is ours.';
grant usage on schema extensions to service_role;

do $$
begin
  if exists (select from pg_available_extensions where name = 'pgcrypto') then
    create extension if not exists pgcrypto with schema extensions;
    grant execute on all functions in schema extensions to service_role;
  end if;
exception
  -- Owners of managed databases may not make every extension, nor grant what belongs to the server's own role.
  when insufficient_privilege then null;
end
$$;
