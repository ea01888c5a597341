-- Orders as those who placed them see them: under their confirmed address, also from before they had
-- an account, and those of a company for whoever orders there.

alter table public.orders
  add column company_id uuid references public.companies on delete set null;
comment on column public.orders.company_id is
  'The space from which it was ordered; null for a guest.';
create index orders_company on public.orders (company_id, placed_at desc);

create function access.confirmed_email() returns text
  language sql stable security definer set search_path = ''
begin atomic
  select email from auth.users where id = auth.uid() and email_confirmed_at is not null
    and deleted_at is null and access.has_shown_factor();
end;
comment on function access.confirmed_email is
  'The address that the caller has proven to be theirs; null without.';
grant execute on function access.confirmed_email to authenticated, service_role;

grant select on public.orders, public.order_lines, public.payments to authenticated;
create policy "Who ordered sees their orders" on public.orders for select to authenticated
  using (lower(email) = (select access.confirmed_email()));
create policy "Owners, HR and works council see orders of their company" on public.orders
  for select to authenticated
  using (company_id in (select access.companies_as('owner', 'hr', 'cse')));
create policy "Lines go with their order" on public.order_lines for select to authenticated
  using (order_id in (select id from public.orders));
create policy "Payments go with their order" on public.payments for select to authenticated
  using (order_id in (select id from public.orders));
