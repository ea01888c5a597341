-- The login of the vault, and who may enter it, said again at every start: neither is in a copy of it.
do $$
begin
  if not exists (select from pg_roles where rolname = 'vault_keeper') then
    create role vault_keeper login noinherit;
  end if;
exception
  -- Another process makes the same role at this moment.
  when duplicate_object or unique_violation then null;
  when insufficient_privilege then
    raise insufficient_privilege using
      message = format('the user %s may not create the role vault_keeper', current_user),
      hint = 'give it CREATEROLE, or create the role beforehand';
end
$$;

do $$
begin
  if exists (
    select from pg_database,
      aclexplode(coalesce(datacl, acldefault('d', datdba))) as held
    where datname = current_database() and held.grantee = 0
  ) then
    execute format('revoke all on database %I from public', current_database());
  end if;
  if not has_database_privilege('vault_keeper', current_database(), 'connect') then
    execute format('grant connect on database %I to vault_keeper', current_database());
  end if;
end
$$;
