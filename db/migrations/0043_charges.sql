-- Later months are charged without their buyer, by means that an earlier payment has kept.

alter table public.payments add column is_charge boolean not null default false;
comment on column public.payments.is_charge is
  'Asked of the provider without the buyer: there is no page to pay it on.';

-- Which of Stripe's payments stands for an attempt that had no session.
create table stripe.charges (
  reference text primary key,
  intent_id text not null unique
);
alter table stripe.charges enable row level security;
alter table stripe.charges force row level security;
grant select, insert on stripe.charges to service_role;

-- The built-in pay page keeps means too, and can play a card that is refused later.
alter table sandbox.sessions add column keeps_means boolean not null default false;
alter table sandbox.sessions add column is_refused_later boolean not null default false;
