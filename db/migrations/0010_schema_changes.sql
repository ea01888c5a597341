-- The table protocol keeps the schema in memory. Whoever changes it need not remember to say so:
-- an event trigger does, where the owner of the schema may make one (a superuser). Elsewhere
-- `notify pgrst` does, and whatever is not found makes the schema be read again.

create function platform.announce_schema_change() returns event_trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_notify('pgrst', 'reload schema');
end
$$;
comment on function platform.announce_schema_change is 'Tells every process that the schema changed.';
revoke execute on function platform.announce_schema_change from public;

do $$
begin
  create event trigger announce_schema_change on ddl_command_end
    execute function platform.announce_schema_change();
  create event trigger announce_dropped_objects on sql_drop
    execute function platform.announce_schema_change();
exception
  when insufficient_privilege then
    raise notice 'changes of the schema are announced by "notify pgrst" only';
end
$$;
