-- What proves who somebody is: one-time tokens, second factors; and the trail of what happened.

-- Tokens and codes that are sent are derived from this and the id of their row, so that no row
-- holds anything that signs in.
create table auth.secrets (
  name text primary key,
  value bytea not null check (length(value) = 32)
);
comment on table auth.secrets is 'Random keys of the backend; the same for every process.';
insert into auth.secrets (name, value)
  select name, decode(string_agg(replace(gen_random_uuid()::text, '-', ''), ''), 'hex')
  from unnest(array['account-ids', 'one-time-tokens', 'recovery-codes', 'storage']) as name,
    generate_series(1, 2) group by name;

create table auth.one_time_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  purpose text not null check (purpose in ('signup', 'magiclink', 'recovery', 'invite',
    'email_change_current', 'email_change_new', 'sms', 'phone_change', 'reauthentication')),
  sent_to text not null,
  token_hash bytea not null unique,
  redirect_to text not null,
  language public.language not null,
  code_challenge text,
  code_challenge_method text check (code_challenge_method in ('plain', 's256')),
  auth_code_hash bytea unique,
  attempts integer not null default 0,
  accepted_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  unique (user_id, purpose),
  check ((code_challenge is null) = (code_challenge_method is null)),
  check ((code_challenge is null) = (auth_code_hash is null))
);
comment on table auth.one_time_tokens is
  'A link and a six-digit code that were sent; gone once used, replaced by the next of its kind.';
comment on column auth.one_time_tokens.attempts is
  'Guesses of the code, counted before each is compared.';
comment on column auth.one_time_tokens.accepted_at is
  'Of a change of address: this side agreed, the other one has not yet.';
create index one_time_tokens_address on auth.one_time_tokens (sent_to, purpose);
create index one_time_tokens_end on auth.one_time_tokens (expires_at);

create table auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  factor_type text not null check (factor_type in ('totp')),
  friendly_name text not null default '' check (length(friendly_name) <= 100),
  status text not null default 'unverified' check (status in ('unverified', 'verified')),
  secret text not null,
  last_step bigint,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
comment on column auth.mfa_factors.last_step is
  'The 30-second step of the last code that was accepted: none at or before it counts again.';
create index mfa_factors_user on auth.mfa_factors (user_id);
create unique index mfa_factors_name on auth.mfa_factors (user_id, friendly_name)
  where friendly_name <> '';

create table auth.mfa_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.mfa_factors on delete cascade,
  attempts integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index mfa_challenges_factor on auth.mfa_challenges (factor_id);
create index mfa_challenges_end on auth.mfa_challenges (expires_at);

create table auth.recovery_codes (
  user_id uuid not null references auth.users on delete cascade,
  code_hash bytea not null,
  set_id uuid not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
comment on table auth.recovery_codes is 'Ten at a time, each good once, for a lost telephone.';

create table auth.audit_log_entries (
  id uuid primary key default gen_random_uuid(),
  action text not null,
  user_id uuid references auth.users on delete set null,
  session_id uuid,
  created_at timestamptz not null
);
comment on table auth.audit_log_entries is
  'What happened to accounts, without addresses, tokens or networks; erased after twelve months.';
create index audit_log_entries_age on auth.audit_log_entries (created_at);
create index audit_log_entries_user on auth.audit_log_entries (user_id, created_at);

do $$
declare
  named text;
begin
  foreach named in array array['secrets', 'one_time_tokens', 'mfa_factors', 'mfa_challenges',
    'recovery_codes', 'audit_log_entries']
  loop
    execute format('alter table auth.%I enable row level security', named);
    execute format('alter table auth.%I force row level security', named);
    execute format('grant select, insert, update, delete on auth.%I to service_role', named);
  end loop;
end
$$;
