-- When people are asked by mail how it is going: at a fixed hour of each site's working time, all of
-- them alike, whether they have answered or not.

create table public.reminder_plans (
  site_id uuid primary key,
  company_id uuid not null,
  weekdays smallint[] not null check (weekdays <@ array[1, 2, 3, 4, 5]::smallint[]),
  hour smallint not null check (hour between 8 and 17),
  foreign key (company_id, site_id) references public.sites (company_id, id) on delete cascade
);
comment on table public.reminder_plans is 'Of a site; without one, on Mondays at ten.';
comment on column public.reminder_plans.weekdays is 'ISO, Monday is 1; none: no mail leaves.';
comment on column public.reminder_plans.hour is 'In Paris.';

create table public.site_closures (
  id uuid primary key,
  company_id uuid not null,
  site_id uuid not null,
  first_day date not null,
  last_day date not null check (last_day between first_day and first_day + 366),
  foreign key (company_id, site_id) references public.sites (company_id, id) on delete cascade
);
comment on table public.site_closures is 'Days on which nobody is asked anything, both included.';
create index site_closures_site on public.site_closures (company_id, site_id, last_day);

create table public.reminders_sent (
  site_id uuid not null references public.sites on delete cascade,
  day date not null,
  primary key (site_id, day)
);
comment on table public.reminders_sent is 'So that no day has two; a month is kept.';

alter table public.mail_preferences drop constraint mail_preferences_subject_check,
  add constraint mail_preferences_subject_check
    check (subject in ('licence', 'roles', 'invitations', 'check-ins', 'results'));

do $$
declare
  named text;
begin
  foreach named in array array['reminder_plans', 'site_closures', 'reminders_sent']
  loop
    execute format('alter table public.%I enable row level security', named);
    execute format('alter table public.%I force row level security', named);
    execute format('grant select, insert, update, delete on public.%I to service_role', named);
  end loop;
  foreach named in array array['reminder_plans', 'site_closures']
  loop
    execute format('grant select, insert, update, delete on public.%I to authenticated', named);
    execute format('create policy "Members see it" on public.%I for select to authenticated
      using (company_id in (select access.companies_as(''owner'', ''hr'', ''cse'', ''employee'')))',
      named);
    execute format('create policy "Owners and HR add" on public.%I for insert to authenticated
      with check (company_id in (select access.companies_kept_as(''owner'', ''hr'')))', named);
    execute format('create policy "Owners and HR change" on public.%I for update to authenticated
      using (company_id in (select access.companies_kept_as(''owner'', ''hr'')))', named);
    execute format('create policy "Owners and HR remove" on public.%I for delete to authenticated
      using (company_id in (select access.companies_kept_as(''owner'', ''hr'')))', named);
  end loop;
end
$$;
