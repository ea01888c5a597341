-- Employees see the gifts that count under their name, and nobody else's.

create function access.own_employees() returns setof uuid
  language sql stable security definer set search_path = ''
begin atomic
  select id from public.employees where user_id = auth.uid() and access.has_shown_factor();
end;
comment on function access.own_employees is
  'The lines of the lists of employees that are the caller: as long as their account belongs to them.';
grant execute on function access.own_employees to authenticated, service_role;

-- What was taken back does not count; whoever gives sees it, with its reason.
create policy "Employees see their own gifts" on public.gifts for select to authenticated
  using (retracted_at is null and employee_id in (select access.own_employees()));
