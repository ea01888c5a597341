-- Files, in the shape that policies of this ecosystem are written for: a row of `storage.objects`
-- says that a file exists, under which name, and row-level security on that row says who may do
-- what with it. Without a policy, nobody may do anything.
--
-- The bytes lie elsewhere (a folder, or an S3-compatible store) under the random `version` of the
-- row, and never change there: a new content is a new version, and the row moves on to it.

create schema storage;
comment on schema storage is 'Files: what exists, and whose it is.';
grant usage on schema storage to anon, authenticated, service_role;

create table storage.buckets (
  id text collate "C" primary key check (length(id) between 1 and 100),
  name text collate "C" not null unique check (length(name) between 1 and 100),
  owner uuid,
  owner_id text,
  public boolean not null default false,
  avif_autodetection boolean not null default false,
  file_size_limit bigint check (file_size_limit >= 0),
  allowed_mime_types text[],
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table storage.buckets is 'A set of files with limits in common.';
comment on column storage.buckets.public is 'Whoever knows the name of a file may read it.';

create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text collate "C" not null references storage.buckets,
  name text collate "C" not null check (length(name) > 0),
  owner uuid,
  owner_id text,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  last_accessed_at timestamptz not null default clock_timestamp(),
  metadata jsonb,
  user_metadata jsonb,
  path_tokens text[] generated always as (string_to_array(name, '/')) stored,
  version text unique,
  unique (bucket_id, name)
);
comment on table storage.objects is 'One row per file; its bytes are kept under its version.';
comment on column storage.objects.owner_id is 'The `sub` of the token that wrote it.';
create index objects_created on storage.objects (bucket_id, created_at, name);
create index objects_updated on storage.objects (bucket_id, updated_at, name);

create table storage.loose_files (
  version text primary key,
  remove_after timestamptz not null
);
comment on table storage.loose_files is
  'Bytes that no row refers to: being written, replaced or deleted. A job removes them in time.';
create index loose_files_age on storage.loose_files (remove_after);

-- A version is loose until exactly one row holds it, and loose again once that row lets go.
create function storage.hold_version() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  held text;
  wanted text;
begin
  if tg_op <> 'INSERT' then held := old.version; end if;
  if tg_op <> 'DELETE' then wanted := new.version; end if;
  if wanted is not distinct from held then return null; end if;
  if wanted is not null then
    delete from storage.loose_files where version = wanted;
    if not found then
      raise foreign_key_violation using message = 'no file was written under this version';
    end if;
  end if;
  if held is not null then
    -- Whoever found the row a moment ago is about to open the file.
    insert into storage.loose_files values (held, now() + interval '1 minute');
  end if;
  return null;
end
$$;
revoke execute on function storage.hold_version from public;
create trigger hold_version after insert or update of version or delete on storage.objects
  for each row execute function storage.hold_version();

-- Parts of a name, as policies read them: `(storage.foldername(name))[1] = auth.uid()::text`.
create function storage.foldername(name text) returns text[]
  language sql immutable
  return trim_array(string_to_array(name, '/'), 1);
comment on function storage.foldername is 'The folders that a file is in, outermost first.';

create function storage.filename(name text) returns text
  language sql immutable
  return (string_to_array(name, '/'))[cardinality(string_to_array(name, '/'))];
comment on function storage.filename is 'The last part of a name.';

create function storage.extension(name text) returns text
  language sql immutable
  return substring(storage.filename(name) from '\.([^.]+)$');
comment on function storage.extension is 'What follows the last dot; null without one.';

grant execute on function storage.foldername, storage.filename, storage.extension
  to anon, authenticated, service_role;

do $$
declare
  named text;
begin
  foreach named in array array['buckets', 'objects', 'loose_files']
  loop
    execute format('alter table storage.%I enable row level security', named);
    execute format('alter table storage.%I force row level security', named);
    execute format('grant select, insert, update, delete on storage.%I to service_role', named);
  end loop;
end
$$;
-- Policies of the product decide about rows; there is none yet.
grant select, insert, update, delete on storage.buckets, storage.objects to anon, authenticated;
