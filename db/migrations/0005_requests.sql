-- What visitors write to us, and how often they may.

create table public.contact_requests (
  id uuid primary key default gen_random_uuid(),
  request_key uuid not null unique,
  sent_at timestamptz not null,
  language public.language not null,
  name text not null,
  company text not null,
  email text not null,
  phone text,
  employee_count integer check (employee_count > 0),
  offer_type text check (offer_type in
    ('saas', 'boxes', 'subscription', 'international', 'partnership', 'other')),
  message text not null check (length(message) between 10 and 5000)
);
comment on column public.contact_requests.request_key is
  'Sent by the browser, one per filled form: a double click writes one request.';

create table public.partner_applications (
  id uuid primary key default gen_random_uuid(),
  request_key uuid not null unique,
  sent_at timestamptz not null,
  language public.language not null,
  name text not null,
  company text not null,
  siren text not null check (siren ~ '^\d{9}$'),
  email text not null,
  phone text,
  town text not null,
  products text not null check (length(products) between 10 and 5000),
  evidence text
);

create table public.rate_counts (
  action text not null,
  subject_hash text not null,
  period_starts_at timestamptz not null,
  uses integer not null,
  primary key (action, subject_hash, period_starts_at)
);
comment on column public.rate_counts.subject_hash is
  'Hash of an address or network: enough to count, not enough to know who.';
create index rate_counts_age on public.rate_counts (period_starts_at);

alter table public.contact_requests enable row level security;
alter table public.contact_requests force row level security;
alter table public.partner_applications enable row level security;
alter table public.partner_applications force row level security;
alter table public.rate_counts enable row level security;
alter table public.rate_counts force row level security;
grant select, insert on public.contact_requests, public.partner_applications to service_role;
grant select, insert, update, delete on public.rate_counts to service_role;

create function public.count_use(action text, subject text, window_seconds integer, at timestamptz)
  returns integer
  language sql security invoker set search_path = ''
as $$
  insert into public.rate_counts as counted (action, subject_hash, period_starts_at, uses)
  values (
    count_use.action,
    encode(sha256(convert_to(count_use.subject, 'UTF8')), 'hex'),
    date_bin(make_interval(secs => window_seconds), count_use.at, 'epoch'),
    1
  )
  on conflict (action, subject_hash, period_starts_at)
    do update set uses = counted.uses + 1
  returning uses
$$;
comment on function public.count_use is
  'Counts one use within the current window and answers how many there were, this one included.';
revoke execute on function public.count_use from public;
grant execute on function public.count_use to service_role;
