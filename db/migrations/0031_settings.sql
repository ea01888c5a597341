-- Settings: what staff decide for the whole product. Figures of the law by the day they begin, who the
-- house is, what delivery and licences cost, what every page says or allows, and the texts of pages.
-- All that is shown is public; who decided it is in the journal of staff.

create table public.dated_figures (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('social-security-ceiling', 'gift-tolerance-share',
    'council-headcount', 'small-gift-limit', 'vat-standard', 'vat-intermediate', 'vat-reduced',
    'vat-particular')),
  valid_from date not null check (valid_from between '1945-01-01' and '2999-12-31'),
  number integer not null default 1 check (number > 0),
  value integer not null check (value > 0),
  source text not null check (char_length(source) between 1 and 300),
  source_url text check (source_url ~ '^https://' and char_length(source_url) <= 500),
  reason text check (char_length(reason) between 1 and 500),
  unique (kind, valid_from, number),
  check (number = 1 or reason is not null)
);
comment on table public.dated_figures is
  'Amounts, rates and thresholds of the law: of each kind the last one that has begun holds.';
comment on column public.dated_figures.value is
  'Cents; hundredths of a percent for shares and rates; people for a headcount.';
comment on column public.dated_figures.number is
  'Corrections of the same day are counted: the highest holds.';
comment on column public.dated_figures.reason is
  'Why a figure is corrected, or added after its day has begun.';

-- What a day was judged by stays readable: a correction is another row, with its reason.
create function public.number_dated_figure() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.number := 1 + coalesce((select max(number) from public.dated_figures
    where kind = new.kind and valid_from = new.valid_from), 0);
  if auth.role() = 'authenticated' and new.reason is null
    and new.valid_from <= access.today() then
    raise check_violation using message = 'a day that has begun is corrected with a reason';
  end if;
  return new;
end
$$;
revoke execute on function public.number_dated_figure from public;
create trigger number before insert on public.dated_figures
  for each row execute function public.number_dated_figure();

create table public.organisation (
  id text primary key default 'organisation' check (id = 'organisation'),
  is_demonstration boolean not null,
  name text not null,
  address text not null,
  capital_cents bigint not null check (capital_cents >= 0),
  registry text not null,
  vat_number text not null,
  phone text not null,
  email text not null,
  publication_director text not null,
  host_name text not null,
  host_address text not null,
  host_phone text not null,
  beneficiary text not null,
  iban text not null check (iban ~ '^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$'),
  bic text not null check (bic ~ '^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$'),
  revision integer not null default 1
);
comment on table public.organisation is
  'One row: who publishes the site, sells, is written to and is paid (LCEN, art. 1-1; R123-237 C. com.).';

create table public.delivery_prices (
  id text primary key default 'delivery' check (id = 'delivery'),
  europe_net_cents integer not null check (europe_net_cents > 0),
  neighbours_net_cents integer not null check (neighbours_net_cents > 0),
  world_net_cents integer not null check (world_net_cents > 0),
  priced_on date not null,
  revision integer not null default 1
);
comment on table public.delivery_prices is
  'One row: what a box costs by zone outside France, transport included, excluding VAT, and since when.';

create table public.licence_prices (
  id text primary key default 'licence' check (id = 'licence'),
  starts integer[] not null,
  unit_net_cents integer[] not null,
  examples integer[] not null,
  revision integer not null default 1,
  check (cardinality(starts) between 1 and 12 and starts[1] = 1
    and cardinality(unit_net_cents) = cardinality(starts)
    and cardinality(examples) = cardinality(starts)
    and 0 < all (unit_net_cents) and 0 < all (examples))
);
comment on table public.licence_prices is
  'One row: bands of headcount, each from its start up to the next, and what they cost by month.';

create table public.site_switches (
  id text primary key default 'site' check (id = 'site'),
  is_zoom_allowed boolean not null default false,
  notice_fr text check (char_length(notice_fr) between 1 and 300),
  notice_en text check (char_length(notice_en) between 1 and 300),
  notice_from timestamptz,
  notice_until timestamptz,
  revision integer not null default 1,
  check (num_nulls(notice_fr, notice_en, notice_from, notice_until) in (0, 4)),
  check (notice_from < notice_until)
);
comment on table public.site_switches is
  'One row: whether phones may zoom, and what every page announces from one instant to another.';

-- The texts of pages: what is typed is a draft, what was published is kept and public.
create table public.page_text_drafts (
  page text primary key check (page in ('home', 'manifesto', 'legal-notice', 'privacy', 'terms')),
  form jsonb not null check (jsonb_typeof(form) = 'object' and length(form::text) <= 200000),
  revision integer not null default 1,
  edited_by uuid references auth.users on delete set null,
  edited_at timestamptz not null default access.now()
);
comment on table public.page_text_drafts is 'As it was typed, right or wrong; read by staff alone.';
create index page_text_drafts_editor on public.page_text_drafts (edited_by);
create trigger sign before insert or update on public.page_text_drafts
  for each row execute function public.sign_draft();

create table public.page_text_revisions (
  page text not null check (page in ('home', 'manifesto', 'legal-notice', 'privacy', 'terms')),
  number integer not null check (number > 0),
  form jsonb not null check (jsonb_typeof(form) = 'object' and length(form::text) <= 200000),
  published_at timestamptz not null default access.now(),
  primary key (page, number)
);
comment on table public.page_text_revisions is
  'Each text of a page that was published; the last one is shown. Never altered.';

create function public.number_page_text() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if auth.role() = 'authenticated' then
    new.published_at := access.now();
  end if;
  new.number := 1 + coalesce((select max(number) from public.page_text_revisions
    where page = new.page), 0);
  return new;
end
$$;
revoke execute on function public.number_page_text from public;
create trigger number before insert on public.page_text_revisions
  for each row execute function public.number_page_text();

-- What holds until staff decide: figures as they were published, a house of demonstration.
insert into public.dated_figures (kind, valid_from, value, source, source_url) values
  ('social-security-ceiling', '2025-01-01', 392500, 'arrêté du 19 décembre 2024', null),
  ('social-security-ceiling', '2026-01-01', 400500,
    'arrêté du 22 décembre 2025, JO du 23 décembre 2025', null),
  ('gift-tolerance-share', '1989-01-01', 500, 'lettre ministérielle du 12 décembre 1988', null),
  ('council-headcount', '2020-01-01', 50, 'Code du travail, art. L2312-1', null),
  ('small-gift-limit', '2021-01-01', 7300,
    'CGI, annexe IV, art. 28-00 A (arrêté du 9 juillet 2021)', null),
  ('vat-standard', '2014-01-01', 2000, 'CGI, art. 278', null),
  ('vat-intermediate', '2014-01-01', 1000, 'CGI, art. 279', null),
  ('vat-reduced', '2014-01-01', 550, 'CGI, art. 278-0 bis', null),
  ('vat-particular', '2014-01-01', 210, 'CGI, art. 281 quater', null);

-- The SIREN passes its check digit, the telephone numbers are those that ARCEP keeps for fiction, and
-- the IBAN is the example of French banks: its check digits are right, the account is nobody's.
insert into public.organisation (is_demonstration, name, address, capital_cents, registry,
    vat_number, phone, email, publication_director, host_name, host_address, host_phone,
    beneficiary, iban, bic)
  values (true, 'Prévenance SAS', '1 rue de l’Exemple, 75000 Paris, France', 1000000,
    'RCS Paris 732' || U&'\00a0' || '829' || U&'\00a0' || '320', 'FR44732829320',
    '+33 1 99 00 12 34', 'bonjour@prevenance.example', 'Camille Exemple',
    'Hébergeur de démonstration', '2 rue de l’Exemple, 75000 Paris, France', '+33 1 99 00 56 78',
    'Prévenance SAS', 'FR7630006000011234567890189', 'EXAMFRPPXXX');
insert into public.delivery_prices
    (europe_net_cents, neighbours_net_cents, world_net_cents, priced_on)
  values (4690, 5490, 6490, '2026-11-21');
insert into public.licence_prices (starts, unit_net_cents, examples)
  values ('{1,50,250}', '{400,320,260}', '{30,120,400}');
insert into public.site_switches default values;

-- Everybody reads what is shown; staff change it, and each change is in the journal and on the next page.
do $$
declare
  named text;
begin
  foreach named in array array['dated_figures', 'organisation', 'delivery_prices',
    'licence_prices', 'site_switches', 'page_text_drafts', 'page_text_revisions']
  loop
    execute format('alter table public.%I enable row level security', named);
    execute format('alter table public.%I force row level security', named);
    execute format('grant select on public.%I to authenticated', named);
    execute format('grant select, insert, update, delete on public.%I to service_role', named);
    if named <> 'page_text_drafts' then
      execute format('grant select on public.%I to anon', named);
      execute format('create policy "Everybody reads" on public.%I for select using (true)', named);
      execute format('create trigger content_changed after insert or update or delete on public.%I
        for each statement execute function public.raise_content_version()', named);
    end if;
  end loop;
  foreach named in array array['organisation', 'delivery_prices', 'licence_prices', 'site_switches']
  loop
    execute format('create trigger count_revision before insert or update on public.%I
      for each row execute function public.count_content_revision()', named);
    execute format('create trigger journal after update on public.%I
      for each row execute function public.note_staff_change(''setting'', ''id'')', named);
  end loop;
  foreach named in array array['dated_figures', 'page_text_drafts', 'page_text_revisions']
  loop
    execute format('grant insert on public.%I to authenticated', named);
    execute format('create policy "Staff add" on public.%I for insert to authenticated
      with check ((select access.is_staff()))', named);
  end loop;
  foreach named in array array['organisation', 'delivery_prices', 'licence_prices',
    'site_switches', 'page_text_drafts']
  loop
    execute format('grant update on public.%I to authenticated', named);
    execute format('create policy "Staff change" on public.%I for update to authenticated
      using ((select access.is_staff())) with check ((select access.is_staff()))', named);
  end loop;
end
$$;

create policy "Staff read" on public.page_text_drafts for select to authenticated
  using ((select access.is_staff()));
grant delete on public.page_text_drafts to authenticated;
create policy "Staff remove" on public.page_text_drafts for delete to authenticated
  using ((select access.is_staff()));
-- What no day was judged by yet may still be taken back.
grant delete on public.dated_figures to authenticated;
create policy "Staff take back what is to come" on public.dated_figures for delete to authenticated
  using ((select access.is_staff())
    and valid_from > access.today());

create trigger journal after insert or delete on public.dated_figures
  for each row execute function public.note_staff_change('dated-figure', 'id');
create trigger journal after insert on public.page_text_revisions
  for each row execute function public.note_staff_change('page-text', 'page');
