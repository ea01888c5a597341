-- Who typed what, before an address was proven: docs/decisions/0041.
--
-- Whoever signs up with an address need not own its mailbox. What they typed (a password, a name) stays
-- only where the proof of the mailbox comes from their own browser, which alone has what it showed then.

alter table auth.users drop column is_password_disputed;
alter table auth.users
  add column typed_by text[] not null default '{}',
  add column change_asked_by text[] not null default '{}';
comment on column auth.users.typed_by is
  'By which browser, or ''staff'', password and metadata were typed while no address was proven: hashes of what only it can show.';
comment on column auth.users.change_asked_by is
  'By which browser and account, or ''staff'', the change of address that is under way was asked for.';

-- A later link leaves the earlier ones as good as they were: who asks for one cannot take away another’s.
alter table auth.one_time_tokens drop constraint one_time_tokens_user_id_purpose_key;
alter table auth.one_time_tokens
  add column asked_by text[] not null default '{}',
  add column own_attempts integer not null default 0,
  add column sends integer not null default 1;
create index one_time_tokens_user on auth.one_time_tokens (user_id, purpose);
comment on table auth.one_time_tokens is
  'A link and a six-digit code that were sent; all of a kind are gone once one of them is used.';
comment on column auth.one_time_tokens.attempts is
  'Guesses of the code from elsewhere, counted before each is compared.';
comment on column auth.one_time_tokens.own_attempts is
  'Guesses from the browser that asked for it: others cannot use them up.';
comment on column auth.one_time_tokens.sends is
  'How often it was sent: asked for again soon, it is the same one.';

create table auth.known_devices (
  user_id uuid not null references auth.users on delete cascade,
  device text not null,
  entered_at timestamptz not null,
  primary key (user_id, device)
);
comment on table auth.known_devices is
  'Browsers from which somebody entered with everything they must show: what strangers do never locks them out.';
comment on column auth.known_devices.device is 'A hash of what the browser keeps.';
create index known_devices_age on auth.known_devices (entered_at);

create table auth.asked_links (
  id uuid primary key default gen_random_uuid(),
  request text not null check (request in
    ('otp', 'recover', 'signup', 'email_change', 'sms', 'phone_change')),
  kind text not null check (kind in ('email', 'phone')),
  address text not null,
  makes_account boolean not null,
  data jsonb not null,
  redirect_to text,
  language public.language not null,
  code_challenge text,
  code_challenge_method text,
  asked_by text[] not null,
  network_hash text not null,
  asked_at timestamptz not null
);
comment on table auth.asked_links is
  'Links that were asked for, until a job has looked whether there is an account: so the answer takes the same time for every address.';

-- The backend knows no room: whose address the product has seen before is asked here.
create function auth.knows_address(address text) returns boolean
  language sql stable security invoker set search_path = ''
as $$
  select exists (select from auth.users
      where (email = address and email_confirmed_at is not null
        or phone = address and phone_confirmed_at is not null) and deleted_at is null)
    or exists (select from public.employees where employees.email = address and left_on is null)
    or exists (select from public.invitations
      where invitations.email = address and accepted_at is null and revoked_at is null);
$$;
comment on function auth.knows_address is
  'Whether an address is proven by an account, or on the list of a company, or invited.';
revoke execute on function auth.knows_address from public;
grant execute on function auth.knows_address to service_role;

do $$
declare
  named text;
begin
  foreach named in array array['known_devices', 'asked_links']
  loop
    execute format('alter table auth.%I enable row level security', named);
    execute format('alter table auth.%I force row level security', named);
    execute format('grant select, insert, update, delete on auth.%I to service_role', named);
  end loop;
end
$$;
