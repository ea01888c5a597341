-- The roles of the first database, made again at every start before anything else: they belong to the server
-- and are in no copy of the database. What they may do there is in the migrations.
do $$
declare
  wanted record;
begin
  for wanted in
    select * from (values
      ('anon', 'nologin noinherit'),
      ('authenticated', 'nologin noinherit'),
      ('service_role', 'nologin noinherit bypassrls'),
      ('authenticator', 'login noinherit'),
      ('function_caller', 'nologin inherit')
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
          hint = 'give it CREATEROLE and BYPASSRLS';
    end;
  end loop;
end
$$;

do $$
declare
  joined record;
begin
  for joined in
    select * from (values
      ('anon', 'authenticator'),
      ('authenticated', 'authenticator'),
      ('service_role', 'authenticator'),
      ('function_caller', 'authenticator'),
      ('authenticated', 'function_caller')
    ) as members (role, member)
  loop
    if not exists (
      select from pg_auth_members
      where roleid = joined.role::regrole and pg_auth_members.member = joined.member::regrole
    ) then
      execute format('grant %I to %I', joined.role, joined.member);
    end if;
  end loop;
exception
  -- Another database grants the same at this moment ('tuple concurrently updated').
  when unique_violation or internal_error then null;
end
$$;
