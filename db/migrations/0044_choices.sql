-- What people choose of the boxes that their company bought, and to whom each box goes.
--
-- Rights: owner and hr know the people and who gets which parcel; they never read a choice or an
-- address. Staff know what each parcel holds and where the post brings it; they read no list of people.
-- What joins the two is read by the service only. Nothing here is written by callers themselves: what
-- may be chosen, until when and for how many, is asked by the use cases. The licence of the listening
-- is not asked for: boxes are paid apart from it.

create table public.choice_campaigns (
  id uuid primary key,
  company_id uuid not null references public.companies on delete cascade,
  order_id uuid not null unique references public.orders,
  kind text not null check (kind in ('monthly', 'event')),
  title public.label not null,
  language public.language not null,
  boxes integer not null check (boxes > 0),
  most_cents integer check (most_cents >= 0),
  goes_home boolean not null,
  default_product_id uuid not null references public.products,
  association public.label,
  fallback text not null check (fallback in ('box', 'donation')),
  opened_at timestamptz not null default access.now(),
  deadline date not null,
  state text not null default 'open' check (state in ('open', 'closed', 'cancelled')),
  closed_at timestamptz,
  revision integer not null default 1,
  check (fallback = 'box' or association is not null),
  check ((state = 'closed') = (closed_at is not null))
);
comment on table public.choice_campaigns is
  'Choosing the boxes of one order: until when, and what becomes of those that nobody chose.';
comment on column public.choice_campaigns.language is 'Of mails to people who have no account.';
comment on column public.choice_campaigns.boxes is 'As many as were bought: no more people are added.';
comment on column public.choice_campaigns.most_cents is
  'What the dearest box that was ordered costs in the catalogue: no dearer one is offered; null of the
  monthly box, which is any of the themes.';
comment on column public.choice_campaigns.goes_home is 'For people who are added without saying where.';
comment on column public.choice_campaigns.association is
  'Whom a box may be given to; null where none may.';
comment on column public.choice_campaigns.deadline is 'The last day in Paris on which one may choose.';
create index choice_campaigns_company on public.choice_campaigns (company_id, opened_at desc, id);
create index choice_campaigns_due on public.choice_campaigns (deadline) where state = 'open';
create index choice_campaigns_closed on public.choice_campaigns (closed_at) where state = 'closed';
create index choice_campaigns_product on public.choice_campaigns (default_product_id);

create table public.choice_recipients (
  id uuid primary key default gen_random_uuid(),
  campaign_id uuid not null references public.choice_campaigns on delete cascade,
  employee_id uuid references public.employees on delete cascade,
  name public.label not null,
  email text check (email = lower(email) and email ~ '^[^[:space:]@]+@[^[:space:]@]+$'
    and length(email) <= 254),
  site public.label,
  goes_home boolean not null,
  refused_reason text,
  parcel_number integer check (parcel_number > 0)
);
comment on table public.choice_recipients is
  'To whom boxes go. The employer reads it: it says nothing of whether, or what, somebody chose.';
comment on column public.choice_recipients.parcel_number is
  'Given at the close, in no order that says anything; null for what the post brings home.';
create unique index choice_recipients_employee on public.choice_recipients (campaign_id, employee_id);
create unique index choice_recipients_email on public.choice_recipients (campaign_id, email);
create unique index choice_recipients_name
  on public.choice_recipients (campaign_id, lower(name), coalesce(lower(site), ''))
  where email is null and employee_id is null;
create unique index choice_recipients_number
  on public.choice_recipients (campaign_id, parcel_number);
create index choice_recipients_person on public.choice_recipients (employee_id);
create index choice_recipients_address on public.choice_recipients (email);

create table public.choices (
  recipient_id uuid primary key references public.choice_recipients on delete cascade,
  product_id uuid references public.products,
  swaps jsonb not null default '[]' check (jsonb_typeof(swaps) = 'array'),
  chosen_at timestamptz not null default access.now()
);
comment on column public.choices.product_id is 'Null: this box is for the association.';
create index choices_product on public.choices (product_id);

create table public.choice_addresses (
  recipient_id uuid primary key references public.choice_recipients on delete cascade,
  campaign_id uuid not null references public.choice_campaigns on delete cascade,
  name public.label not null,
  line1 public.label not null,
  line2 public.label,
  postcode public.label not null,
  city public.label not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  parcel_number integer check (parcel_number > 0)
);
comment on table public.choice_addresses is
  'Typed by the person alone, for the post alone: no role of a company reads it.';
create index choice_addresses_campaign on public.choice_addresses (campaign_id, parcel_number);

create table public.choice_parcels (
  campaign_id uuid not null references public.choice_campaigns on delete cascade,
  number integer not null check (number > 0),
  site public.label,
  goes_home boolean not null,
  product_id uuid references public.products,
  swaps jsonb not null default '[]' check (jsonb_typeof(swaps) = 'array'),
  primary key (campaign_id, number)
);
comment on table public.choice_parcels is
  'What each parcel of a closed campaign holds, with nobody''s name; fixed at the close.';
comment on column public.choice_parcels.product_id is
  'Null: the box goes to the association, and a card in its place.';
create index choice_parcels_product on public.choice_parcels (product_id);

create table public.choice_reminders (
  campaign_id uuid not null references public.choice_campaigns on delete cascade,
  kind text not null check (kind in ('first', 'last')),
  sent_at timestamptz not null default access.now(),
  primary key (campaign_id, kind)
);
comment on table public.choice_reminders is
  'Of a whole campaign, so that nothing says who had not answered yet.';

create function access.own_choices() returns setof uuid
  language sql stable security definer set search_path = ''
begin atomic
  select recipient.id from public.choice_recipients as recipient
    join public.employees on employees.id = recipient.employee_id
    where employees.user_id = auth.uid() and access.has_shown_factor()
  union
  select id from public.choice_recipients
    where email = (select lower(access.confirmed_email()));
end;
comment on function access.own_choices is
  'Where the caller may choose: as the employee they are, or under the address they have proven.';
grant execute on function access.own_choices to authenticated, service_role;

create function access.own_campaigns() returns setof uuid
  language sql stable security definer set search_path = ''
begin atomic
  select campaign_id from public.choice_recipients where id in (select access.own_choices());
end;
grant execute on function access.own_campaigns to authenticated, service_role;

do $$
declare
  named text;
begin
  foreach named in array array['choice_campaigns', 'choice_recipients', 'choices',
    'choice_addresses', 'choice_parcels', 'choice_reminders']
  loop
    execute format('alter table public.%I enable row level security', named);
    execute format('alter table public.%I force row level security', named);
    execute format('grant select, insert, update, delete on public.%I to service_role', named);
    if named <> 'choice_reminders' then
      execute format('grant select on public.%I to authenticated', named);
    end if;
  end loop;
end
$$;

create policy "Owners, HR and works council see campaigns" on public.choice_campaigns
  for select to authenticated
  using (company_id in (select access.companies_as('owner', 'hr', 'cse')));
create policy "Staff see campaigns" on public.choice_campaigns for select to authenticated
  using ((select access.is_staff()));
create policy "Who may choose sees the campaign" on public.choice_campaigns
  for select to authenticated using (id in (select access.own_campaigns()));

create policy "Owners and HR see to whom boxes go" on public.choice_recipients
  for select to authenticated
  using (campaign_id in (select id from public.choice_campaigns
    where company_id in (select access.companies_as('owner', 'hr'))));
create policy "Who may choose sees themselves" on public.choice_recipients
  for select to authenticated using (id in (select access.own_choices()));

create policy "One sees one's own choice" on public.choices for select to authenticated
  using (recipient_id in (select access.own_choices()));

create policy "One sees one's own address" on public.choice_addresses for select to authenticated
  using (recipient_id in (select access.own_choices()));
create policy "Staff send parcels there once they are fixed" on public.choice_addresses
  for select to authenticated
  using (parcel_number is not null and (select access.is_staff()));

create policy "Staff pack parcels" on public.choice_parcels for select to authenticated
  using ((select access.is_staff()));
