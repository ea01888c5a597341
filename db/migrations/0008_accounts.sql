-- Accounts, sessions and the keys that sign tokens, named as the ecosystem of the client packages
-- names them, so that its policies, tools and migrations work here.
--
-- Callers have no right on any of it: the backend reads and writes it as the service, and the
-- table protocol does not expose this schema.

create table auth.users (
  id uuid primary key default gen_random_uuid(),
  aud text not null default 'authenticated',
  role text not null default 'authenticated',
  email text check (email = lower(email)),
  encrypted_password text,
  is_password_disputed boolean not null default false,
  email_confirmed_at timestamptz,
  phone text check (phone ~ '^[1-9]\d{5,14}$'),
  phone_confirmed_at timestamptz,
  confirmed_at timestamptz generated always as (least(email_confirmed_at, phone_confirmed_at)) stored,
  invited_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  reauthentication_sent_at timestamptz,
  email_change text check (email_change = lower(email_change)),
  email_change_sent_at timestamptz,
  phone_change text check (phone_change ~ '^[1-9]\d{5,14}$'),
  phone_change_sent_at timestamptz,
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb not null default '{}' check (jsonb_typeof(raw_app_meta_data) = 'object'),
  raw_user_meta_data jsonb not null default '{}' check (jsonb_typeof(raw_user_meta_data) = 'object'),
  language public.language not null default 'fr',
  is_anonymous boolean not null default false,
  banned_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  -- Written by seeds and tools of the ecosystem, which know them; never read.
  instance_id uuid,
  confirmation_token text,
  recovery_token text,
  email_change_token_new text
);
comment on table auth.users is 'One row per person who may sign in.';
comment on column auth.users.encrypted_password is 'argon2id; null when no password was set.';
comment on column auth.users.is_password_disputed is
  'Two passwords were proposed before the address was confirmed: whose is not known, so neither stays.';
comment on column auth.users.phone is 'E.164 without the plus sign.';
comment on column auth.users.raw_app_meta_data is 'Written by the service only; in the token.';
comment on column auth.users.raw_user_meta_data is 'Written by the person: never decides a right.';
comment on column auth.users.language is 'Of the mails and texts that are sent to this person.';
create unique index users_email on auth.users (email) where deleted_at is null;
create unique index users_phone on auth.users (phone) where deleted_at is null;
create index users_created on auth.users (created_at, id);

create table auth.identities (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  provider text not null check (provider in ('email', 'phone')),
  provider_id text not null,
  identity_data jsonb not null,
  email text generated always as (lower(identity_data ->> 'email')) stored,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider, provider_id)
);
comment on table auth.identities is 'By what a person is known: an e-mail address, a phone number.';
comment on column auth.identities.provider_id is 'The id of the account, for these two providers.';
create index identities_user on auth.identities (user_id);

create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  aal text not null default 'aal1' check (aal in ('aal1', 'aal2')),
  amr jsonb not null default '[]' check (jsonb_typeof(amr) = 'array'),
  refresh_secret bytea not null,
  created_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now(),
  not_after timestamptz not null
);
comment on table auth.sessions is 'One row per device that is signed in; gone once signed out.';
comment on column auth.sessions.amr is 'How the person proved who they are: [{method, timestamp}].';
comment on column auth.sessions.refresh_secret is
  'The child of a refresh token is derived from it and the token, so that two tabs that refresh at once get the same one, though only hashes are kept.';
create index sessions_user on auth.sessions (user_id);
create index sessions_end on auth.sessions (not_after);

create table auth.refresh_tokens (
  token_hash bytea primary key,
  session_id uuid not null references auth.sessions on delete cascade,
  parent_hash bytea,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
comment on table auth.refresh_tokens is 'Each may be exchanged once; SHA-256, never the token.';
create index refresh_tokens_session on auth.refresh_tokens (session_id);

-- An access token is believed without asking the database. So every process remembers which
-- sessions ended before their tokens did: told by a notification, and read again after a silence.
create table auth.revoked_sessions (
  session_id uuid primary key,
  revoked_at timestamptz not null default clock_timestamp()
);
comment on table auth.revoked_sessions is 'Sessions that ended while an access token may live.';
create index revoked_sessions_age on auth.revoked_sessions (revoked_at);

create function auth.remember_revoked_session() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into auth.revoked_sessions (session_id) values (old.id) on conflict do nothing;
  perform pg_notify('revoked_sessions', old.id::text);
  return null;
end
$$;
revoke execute on function auth.remember_revoked_session from public;
create trigger remember_revoked_session after delete on auth.sessions
  for each row execute function auth.remember_revoked_session();

create table auth.signing_keys (
  id uuid primary key default gen_random_uuid(),
  purpose text not null check (purpose in ('session', 'api')),
  private_jwk jsonb not null,
  published_at timestamptz not null,
  signs_from timestamptz not null check (signs_from >= published_at)
);
comment on table auth.signing_keys is
  'ES256 key pairs. Session keys rotate; the API key signs the anon and service keys and stays.';
comment on column auth.signing_keys.signs_from is
  'Later than published_at by more than the ten minutes for which clients keep the key set.';

do $$
declare
  named text;
begin
  foreach named in array array['users', 'identities', 'sessions', 'refresh_tokens',
    'revoked_sessions', 'signing_keys']
  loop
    execute format('alter table auth.%I enable row level security', named);
    execute format('alter table auth.%I force row level security', named);
    execute format('grant select, insert, update, delete on auth.%I to service_role', named);
  end loop;
end
$$;
