-- Messages to open pages. Whether somebody may listen or speak on a private topic is what row-level
-- security says of a row of `realtime.messages` with that topic, in the shape that policies of this
-- ecosystem are written for. Without a policy, nobody may.
--
-- Messages between server processes are notifications; what is too long for one (8,000 bytes) lies
-- in a table for a moment.

create schema realtime;
comment on schema realtime is 'Who may listen and speak on which topic, and messages on their way.';
grant usage on schema realtime to anon, authenticated, service_role;

create table realtime.messages (
  id uuid primary key default gen_random_uuid(),
  topic text not null,
  extension text not null check (extension in ('broadcast', 'presence')),
  payload jsonb,
  event text,
  private boolean default true,
  inserted_at timestamp not null default now(),
  updated_at timestamp not null default now()
);
comment on table realtime.messages is
  'What policies on topics are about: select means listen, insert means speak. It holds no rows.';

create function realtime.topic() returns text
  language sql stable
  return nullif(current_setting('realtime.topic', true), '');
comment on function realtime.topic is 'The topic that a policy is asked about.';
grant execute on function realtime.topic to anon, authenticated, service_role;

create unlogged table realtime.long_messages (
  id uuid primary key default gen_random_uuid(),
  envelope jsonb not null,
  sent_at timestamptz not null default now()
);
comment on table realtime.long_messages is 'Messages that do not fit a notification, for a minute.';
create index long_messages_age on realtime.long_messages (sent_at);

create unlogged table realtime.processes (
  id uuid primary key,
  seen_at timestamptz not null default now()
);
comment on table realtime.processes is 'Server processes with open pages; each says so regularly.';

create unlogged table realtime.presences (
  ref text primary key,
  process_id uuid not null references realtime.processes on delete cascade,
  topic text not null,
  key text not null,
  meta jsonb not null
);
comment on table realtime.presences is 'Who is there, in which process: gone with the page or it.';
create index presences_process on realtime.presences (process_id);

-- Equal notifications of one transaction become one: an id keeps them apart.
create function realtime.announce(envelope jsonb) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  marked text := (envelope || jsonb_build_object('id', gen_random_uuid()))::text;
  long_id uuid;
begin
  if octet_length(marked) > 7500 then
    insert into realtime.long_messages (envelope) values (marked::jsonb) returning id into long_id;
    marked := jsonb_build_object('kind', 'long', 'id', long_id)::text;
  end if;
  perform pg_notify('realtime', marked);
end
$$;
comment on function realtime.announce is 'Tells every server process.';

create function realtime.send(payload jsonb, event text, topic text, private boolean default true)
  returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  perform realtime.announce(jsonb_build_object('kind', 'broadcast', 'topic', topic,
    'private', private, 'event', event, 'json', payload));
end
$$;
comment on function realtime.send is
  'Sends a message to everybody on a topic, once the transaction is committed.';

-- The key goes out, never the row: each reader's process reads it again with that reader's rights.
create function realtime.broadcast_changes(
  topic_name text, event_name text, operation text, table_name text, table_schema text,
  new record, old record, level text default 'ROW'
) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  changed jsonb := case operation when 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  row_key jsonb;
begin
  if level <> 'ROW' then
    raise feature_not_supported using message = 'changes are broadcast row by row';
  end if;
  select jsonb_object_agg(attname, changed -> attname) into row_key
  from pg_catalog.pg_index
  join pg_catalog.pg_attribute on attrelid = indrelid and attnum = any(indkey)
  where indisprimary
    and indrelid = format('%I.%I', table_schema, table_name)::pg_catalog.regclass;
  if row_key is null then
    raise feature_not_supported using
      message = format('%I.%I has no primary key', table_schema, table_name);
  end if;
  perform realtime.announce(jsonb_build_object('kind', 'change', 'topic', topic_name,
    'event', event_name, 'operation', operation, 'schema', table_schema, 'table', table_name,
    'key', row_key));
end
$$;
comment on function realtime.broadcast_changes is
  'For triggers: tells a private topic that a row changed, to those who may read the row.';

revoke execute on function realtime.announce, realtime.send, realtime.broadcast_changes from public;
grant execute on function realtime.announce, realtime.send, realtime.broadcast_changes
  to service_role;

do $$
declare
  named text;
begin
  foreach named in array array['messages', 'long_messages', 'processes', 'presences']
  loop
    execute format('alter table realtime.%I enable row level security', named);
    execute format('alter table realtime.%I force row level security', named);
    execute format('grant select, insert, update, delete on realtime.%I to service_role', named);
  end loop;
end
$$;
-- Policies of the product decide about rows; there is none yet.
grant select, insert on realtime.messages to anon, authenticated;
