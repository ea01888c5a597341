-- Gifts that a company gives to its employees, for the meter of what URSSAF tolerates by person and
-- calendar year: who was given what, when, of which value and for which event.
--
-- Rights: owner, HR and works council give and see; employees and staff see none of it. What was
-- declared is never altered or deleted: it is retracted, with a reason.

create table public.gift_settings (
  company_id uuid primary key references public.companies on delete cascade,
  has_carence_record boolean not null default false,
  policy text check (char_length(policy) between 1 and 4000),
  revision integer not null default 1,
  edited_by uuid references auth.users on delete set null,
  edited_at timestamptz not null default access.now()
);
comment on column public.gift_settings.has_carence_record is
  'Declared: elections found no candidate (procès-verbal de carence), so the employer may give.';
comment on column public.gift_settings.policy is
  'By which objective criteria gifts are given, as it is printed on the sheet.';
create index gift_settings_editor on public.gift_settings (edited_by);

create table public.gift_acts (
  id uuid primary key,
  company_id uuid not null references public.companies on delete cascade,
  source text not null check (source in ('order', 'declared', 'imported')),
  order_id uuid,
  order_position integer,
  set_aside integer not null default 0 check (set_aside between 0 and 99),
  note public.label,
  acted_by uuid references auth.users on delete set null,
  acted_at timestamptz not null default access.now(),
  retracted_at timestamptz,
  retracted_by uuid references auth.users on delete set null,
  retraction public.label,
  foreign key (order_id, order_position) references public.order_lines (order_id, position),
  unique (company_id, id),
  check ((source = 'order') = (order_id is not null)),
  check ((order_id is null) = (order_position is null)),
  check (set_aside = 0 or (source = 'order' and note is not null)),
  check ((retracted_at is null) = (retraction is null))
);
comment on table public.gift_acts is
  'Somebody said at once who received something; the id is made by the browser, so that twice is once.';
comment on column public.gift_acts.set_aside is
  'Boxes of that line which no employee receives (customers, visitors); the note says for whom.';
create index gift_acts_company on public.gift_acts (company_id, acted_at desc);
create index gift_acts_line on public.gift_acts (order_id, order_position);
create index gift_acts_actor on public.gift_acts (acted_by);
create index gift_acts_retractor on public.gift_acts (retracted_by);

create table public.gifts (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  act_id uuid not null,
  employee_id uuid not null,
  given_on date not null check (given_on between '2020-01-01' and '2999-12-31'),
  event text check (event in ('birth', 'adoption', 'marriage', 'civil-partnership', 'retirement',
    'mothers-day', 'fathers-day', 'saint-catherine', 'saint-nicholas', 'employee-christmas',
    'child-christmas', 'school-start')),
  value_cents integer not null check (value_cents between 1 and 10000000),
  what public.label not null,
  rank integer check (rank > 0),
  retracted_at timestamptz,
  retracted_by uuid references auth.users on delete set null,
  retraction public.label,
  foreign key (company_id, act_id) references public.gift_acts (company_id, id) on delete cascade,
  -- An employee of that very company, whoever writes the row.
  foreign key (company_id, employee_id) references public.employees (company_id, id)
    on delete cascade,
  check ((retracted_at is null) = (retraction is null))
);
comment on column public.gifts.given_on is 'The Paris day on which it is handed over: it counts in that year.';
comment on column public.gifts.event is
  'Listed by URSSAF; null for none. Of a gift for a child, one row for each child.';
comment on column public.gifts.value_cents is 'VAT included.';
comment on column public.gifts.rank is
  'Of an imported gift: which one among equal ones, so that the same file again adds nothing.';
comment on column public.gifts.retraction is
  'Why it no longer counts; order-ended when its order was cancelled or given back.';
create index gifts_year on public.gifts (company_id, given_on) include (employee_id, value_cents)
  where retracted_at is null;
create index gifts_employee on public.gifts (company_id, employee_id, given_on);
create index gifts_act on public.gifts (company_id, act_id);
create index gifts_retractor on public.gifts (retracted_by);
create unique index gifts_imported_once on public.gifts
    (employee_id, given_on, value_cents, coalesce(event, ''), lower(what), rank)
  where rank is not null and retracted_at is null;

create table public.gift_sheets (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  year integer not null check (year between 2020 and 2999),
  number integer not null check (number > 0),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  printed_by uuid references auth.users on delete set null,
  printed_at timestamptz not null default access.now(),
  unique (company_id, year, number),
  unique (company_id, year, hash)
);
comment on table public.gift_sheets is
  'Each different justification sheet that was printed; the same content keeps its number.';
create index gift_sheets_printer on public.gift_sheets (printed_by);

-- What an act may be about: a line of boxes of that company's own order, which was sold and stands.
create function public.guard_gift_order() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (
    select from public.orders join public.order_lines on order_lines.order_id = orders.id
      join public.products on products.id = product_id
    where orders.id = new.order_id and order_lines.position = new.order_position
      and orders.company_id = new.company_id and products.kind <> 'licence'
      and orders.state in ('confirmed', 'in-preparation', 'shipped', 'delivered')) then
    raise foreign_key_violation using message = 'no boxes of an order of that company',
      constraint = 'gift_acts_of_own_order';
  end if;
  return new;
end
$$;
revoke execute on function public.guard_gift_order from public;
create trigger guard_order before insert on public.gift_acts
  for each row when (new.order_id is not null) execute function public.guard_gift_order();

-- Once declared, only whether it still counts may change, and by whom only the product forgets: an
-- account that is erased leaves its acts without a name.
create function public.guard_gift() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  free text[] := array['retracted_at', 'retracted_by', 'retraction']
    || case when current_user = 'authenticated' then array[]::text[] else array['acted_by'] end;
begin
  if (to_jsonb(new) - free) is distinct from (to_jsonb(old) - free)
    or (current_user = 'authenticated' and old.retracted_at is not null) then
    raise insufficient_privilege using message = 'what was declared is retracted, not altered';
  end if;
  if old.retracted_at is null and new.retracted_at is not null then
    new.retracted_at := access.now();
  end if;
  return new;
end
$$;
revoke execute on function public.guard_gift from public;
create trigger guard before update on public.gift_acts
  for each row execute function public.guard_gift();
create trigger guard before update on public.gifts
  for each row execute function public.guard_gift();

-- No more boxes of a line go to people than were bought. Whoever comes second waits for the first, and
-- then counts theirs as well.
create function public.guard_gift_boxes() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  line record;
begin
  for line in
    select distinct acts.order_id, acts.order_position
    from added join public.gift_acts as acts
      on acts.id = coalesce(to_jsonb(added) ->> 'act_id', to_jsonb(added) ->> 'id')::uuid
    where acts.order_id is not null
    order by 1, 2
  loop
    perform pg_advisory_xact_lock(hashtextextended(line.order_id::text, 46));
    if (select quantity from public.order_lines where order_id = line.order_id
          and position = line.order_position)
      < (select coalesce(sum(set_aside), 0) from public.gift_acts
          where order_id = line.order_id and order_position = line.order_position
            and retracted_at is null)
      + (select count(*) from public.gifts join public.gift_acts as acts on acts.id = act_id
          where acts.order_id = line.order_id and acts.order_position = line.order_position
            and gifts.retracted_at is null) then
      raise check_violation using message = 'more boxes are given than were bought',
        constraint = 'gifts_within_order';
    end if;
  end loop;
  return null;
end
$$;
revoke execute on function public.guard_gift_boxes from public;
create trigger guard_boxes after insert on public.gifts referencing new table as added
  for each statement execute function public.guard_gift_boxes();
create trigger guard_boxes after insert on public.gift_acts referencing new table as added
  for each statement execute function public.guard_gift_boxes();

do $$
declare
  named text;
begin
  foreach named in array array['gift_settings', 'gift_acts', 'gifts', 'gift_sheets']
  loop
    execute format('alter table public.%I enable row level security', named);
    execute format('alter table public.%I force row level security', named);
    execute format('grant select, insert on public.%I to authenticated', named);
    execute format('grant select, insert, update on public.%I to service_role', named);
    execute format('create policy "Owners, HR and works council see gifts" on public.%I
      for select to authenticated
      using (company_id in (select access.companies_as(''owner'', ''hr'', ''cse'')))', named);
  end loop;
end
$$;
grant update on public.gift_settings, public.gift_acts, public.gifts to authenticated;

create policy "Owners, HR and works council describe" on public.gift_settings
  for insert to authenticated
  with check (company_id in (select access.companies_kept_as('owner', 'hr', 'cse'))
    and edited_by = (select auth.uid()));
create policy "Owners, HR and works council change" on public.gift_settings
  for update to authenticated
  using (company_id in (select access.companies_kept_as('owner', 'hr', 'cse')))
  with check (company_id in (select access.companies_kept_as('owner', 'hr', 'cse'))
    and edited_by = (select auth.uid()));
create policy "Owners, HR and works council declare" on public.gift_acts
  for insert to authenticated
  with check (company_id in (select access.companies_kept_as('owner', 'hr', 'cse'))
    and acted_by = (select auth.uid()) and retracted_at is null);
create policy "Owners, HR and works council retract" on public.gift_acts
  for update to authenticated
  using (company_id in (select access.companies_kept_as('owner', 'hr', 'cse')))
  with check (retracted_by = (select auth.uid()));
create policy "Owners, HR and works council give" on public.gifts
  for insert to authenticated
  with check (company_id in (select access.companies_kept_as('owner', 'hr', 'cse'))
    and retracted_at is null
    and act_id in (select id from public.gift_acts where acted_by = (select auth.uid())));
create policy "Owners, HR and works council take back" on public.gifts
  for update to authenticated
  using (company_id in (select access.companies_kept_as('owner', 'hr', 'cse')))
  with check (retracted_by = (select auth.uid()));
create policy "Owners, HR and works council number sheets" on public.gift_sheets
  for insert to authenticated
  with check (company_id in (select access.companies_as('owner', 'hr', 'cse'))
    and printed_by = (select auth.uid()));

-- The meter is searched above row-level security, by name and number.
grant execute on function access.searched_text to service_role;
