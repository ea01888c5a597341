-- Leaving the transaction: what must happen outside (mails, notifications) is a job written in the
-- transaction that causes it, so that it happens if and only if that transaction stands.

create schema platform;
comment on schema platform is 'Doors to the outside world; not exposed to the client protocol.';
grant usage on schema platform to service_role;

create function platform.enqueue_job(task text, payload json, job_key text, delay_seconds integer)
  returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  perform graphile_worker.add_job(task, payload, job_key => enqueue_job.job_key,
    run_at => now() + make_interval(secs => delay_seconds), max_attempts => 25);
end
$$;
comment on function platform.enqueue_job is
  'Queues work for after the commit; the same key replaces a job that has not started.';
revoke execute on function platform.enqueue_job from public;
grant execute on function platform.enqueue_job to service_role;

-- The sandbox pay page plays the part of a payment provider: it keeps its own state and knows
-- nothing of orders.
create schema sandbox;
comment on schema sandbox is 'State of the built-in pay page, which stands in for a provider.';
grant usage on schema sandbox to service_role;

create table sandbox.signing (
  id boolean primary key default true check (id),
  secret text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
insert into sandbox.signing default values;

create table sandbox.sessions (
  id uuid primary key default gen_random_uuid(),
  client_reference text not null unique,
  state text not null default 'open' check (state in ('open', 'paid', 'refused', 'cancelled', 'expired')),
  amount_cents bigint not null check (amount_cents > 0),
  language public.language not null,
  label text not null,
  success_url text not null,
  cancel_url text not null,
  opened_at timestamptz not null
);
alter table sandbox.signing enable row level security;
alter table sandbox.signing force row level security;
alter table sandbox.sessions enable row level security;
alter table sandbox.sessions force row level security;
grant select on sandbox.signing to service_role;
grant select, insert, update on sandbox.sessions to service_role;
