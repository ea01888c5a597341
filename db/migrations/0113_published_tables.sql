-- Open pages hear of rows of tables that are in the publication `supabase_realtime`, as in the rest of this
-- ecosystem: `alter publication supabase_realtime add table messages`. Here a trigger tells of them,
-- so that nothing has to read the database's log. Who may hear is decided where it is told, by the
-- policies of the table; nothing of the product's is published.

do $$
begin
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
exception
  when insufficient_privilege then null;
end
$$;

create function realtime.tell_row() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  row_key text[];
  is_whole boolean;
begin
  select coalesce(array_agg(attname::text), '{}') into row_key
  from pg_catalog.pg_index
  join pg_catalog.pg_attribute on attrelid = indrelid and attnum = any(indkey)
  where indisprimary and indrelid = tg_relid;
  select relreplident = 'f' into is_whole from pg_catalog.pg_class where oid = tg_relid;
  perform realtime.announce(jsonb_build_object('kind', 'row', 'operation', tg_op,
    'schema', tg_table_schema, 'table', tg_table_name, 'key', to_jsonb(row_key),
    'at', to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'record', case when tg_op <> 'DELETE' then to_jsonb(new) end,
    'before', case when before is null or is_whole then before else (
      select jsonb_object_agg(name, before -> name) from unnest(row_key) as name) end));
  return null;
end
$$;
comment on function realtime.tell_row is
  'Tells server processes of a changed row of a published table; each tells its pages what they may read.';

create function realtime.follow_published() returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  place record;
begin
  for place in
    select format('%I.%I', schemaname, tablename) as name
    from pg_catalog.pg_publication_tables
    where pubname = 'supabase_realtime' and not exists (
      select from pg_catalog.pg_trigger where tgname = 'tell_open_pages'
        and tgrelid = format('%I.%I', schemaname, tablename)::pg_catalog.regclass)
  loop
    execute format('create trigger tell_open_pages after insert or update or delete on %s
      for each row execute function realtime.tell_row()', place.name);
  end loop;
  for place in
    select tgrelid::pg_catalog.regclass::text as name from pg_catalog.pg_trigger
    where tgname = 'tell_open_pages' and not tgisinternal and tgparentid = 0 and not exists (
      select from pg_catalog.pg_publication_tables where pubname = 'supabase_realtime'
        and tgrelid = format('%I.%I', schemaname, tablename)::pg_catalog.regclass)
  loop
    execute format('drop trigger tell_open_pages on %s', place.name);
  end loop;
end
$$;
comment on function realtime.follow_published is
  'Gives every published table its trigger, and takes it from those that are published no more.';

create function realtime.on_publication() returns event_trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform realtime.follow_published();
end
$$;
comment on function realtime.on_publication is 'Follows what is published as it changes.';

revoke execute on function realtime.tell_row, realtime.follow_published, realtime.on_publication from public;
grant execute on function realtime.follow_published to service_role;

do $$
begin
  create event trigger follow_published_tables on ddl_command_end
    when tag in ('CREATE PUBLICATION', 'ALTER PUBLICATION')
    execute function realtime.on_publication();
exception
  -- Only superusers make them; elsewhere it is done when a page first asks for a published table.
  when insufficient_privilege then null;
end
$$;

comment on column auth.users.encrypted_password is
  'argon2id; a hash that was brought from elsewhere stays until the next sign-in; null when no password was set.';
