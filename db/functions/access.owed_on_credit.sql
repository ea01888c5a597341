create or replace function access.owed_on_credit(company uuid) returns bigint
  language sql stable security definer set search_path = ''
begin atomic
  select coalesce(sum(greatest(0, gross_cents - captured)), 0)::bigint
  from public.orders cross join lateral (
    select coalesce(sum(captured_cents), 0)::bigint as captured
    from public.payments where order_id = orders.id) as came
  where orders.company_id = company and credit = 'granted'
    and state in ('confirmed', 'in-preparation', 'shipped', 'delivered');
end;
