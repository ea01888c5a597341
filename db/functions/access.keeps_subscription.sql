-- What goes on every month on credit is changed by who may spend it; anybody who kept it before may still
-- keep what is paid otherwise.
create or replace function access.keeps_subscription(subscription uuid) returns boolean
  language sql stable security definer set search_path = ''
begin atomic
  select exists (select from public.subscriptions
    join public.orders on orders.id = subscriptions.order_id
    where subscriptions.id = subscription
      and (subscriptions.company_id in (select access.companies_as('owner', 'hr'))
        or orders.company_kind = 'cse'
          and subscriptions.company_id in (select access.companies_as('cse'))
        or subscriptions.company_id is null and orders.id in (select access.own_orders()))
      and (orders.credit is distinct from 'granted' or subscriptions.company_id is null
        or access.may_spend_credit(subscriptions.company_id, auth.uid())));
end;
