-- What a week tells follows from a list that holds for a quarter. Beside where a place stands there is a
-- thread, from which changes are read; how many answered is told of no place any more.
alter table public.releases
  add column list_since date check (extract(isodow from list_since) = 1),
  add column rate text check (rate in ('under-half', 'over-half', 'most')),
  add check (num_nulls(list_since, rate) in (0, 2)),
  add check (list_since is null or (method > 1 and list_since <= monday));
comment on column public.releases.list_since is
  'The Monday from which its list holds; null before the first list, and in releases of method 1.';
comment on column public.releases.rate is 'How many of the listed count, of the whole company.';

create index releases_monday on public.releases (monday);

alter table public.released_cells
  add column thread numeric(3, 1)
    check (thread between 2.5 and 13.5 and thread * 2 = trunc(thread * 2)),
  add column listed integer check (listed > 0),
  add column leaves smallint check (leaves > 0),
  add column begins boolean,
  add column outside smallint check (outside between 10 and 90 and outside % 10 = 0);
comment on column public.released_cells.thread is
  'From which changes are read: the comings and goings of people do not move it.';
comment on column public.released_cells.listed is 'On the employer''s list when it was made.';
comment on column public.released_cells.begins is
  'The thread begins with this week, the first of a list: nothing that was told before compares.';
comment on column public.released_cells.outside is
  'Percent outside the middle third, told once a list of large places.';

-- Each row is of one method, whole: of the first, or of the one with lists.
do $$
declare
  named text;
begin
  for named in select conname from pg_constraint
    where conrelid = 'public.released_cells'::regclass and contype = 'c'
      and pg_get_constraintdef(oid) like '%num_nulls(points,%'
  loop
    execute format('alter table public.released_cells drop constraint %I', named);
  end loop;
end
$$;
alter table public.released_cells
  add constraint cells_of_one_method check (
    (points is null and num_nonnulls(respondents_from, participation, is_changed, thread, listed,
      leaves, begins, outside) = 0)
    or (num_nulls(points, respondents_from, participation, is_changed) = 0
      and num_nonnulls(thread, listed, leaves, begins, outside) = 0)
    or (num_nulls(points, thread, listed, leaves, begins) = 0
      and num_nonnulls(respondents_from, respondents_to, participation, is_changed, low_share,
        high_share) = 0));

alter table public.released_factors
  alter column respondents_from drop not null,
  alter column participation drop not null,
  add constraint factors_of_one_method check (num_nulls(respondents_from, participation) in (0, 2));

-- Of a team, older numbers would tell more about its people than about how it goes: nobody is given them,
-- whichever door they ask at.
drop policy "Who may read what is told" on public.released_cells;
create policy "Who may read what is told" on public.released_cells
  for select to authenticated
  using (company_id in (select access.companies_told())
    and (kind <> 'team' or monday >= access.today() - 27 * 7));
drop policy "Who may read what is told" on public.released_factors;
create policy "Who may read what is told" on public.released_factors
  for select to authenticated
  using (company_id in (select access.companies_told()) and exists (
    select from public.released_cells as cell
    where cell.company_id = released_factors.company_id and cell.monday = released_factors.monday
      and cell.place_id = released_factors.place_id));
