-- What a guest began joins the space of that company as soon as the guest has a role there.
create or replace function public.join_subscriptions() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.subscriptions set company_id = new.company_id
    from public.orders, public.companies, auth.users
    where subscriptions.company_id is null and orders.id = subscriptions.order_id
      and orders.proven_at is not null
      and companies.id = new.company_id and companies.siren = orders.siren
      and users.id = new.user_id and users.email_confirmed_at is not null
      and lower(users.email) = lower(orders.email)
      and access.is_space_for(companies.id, users.id);
  return null;
end
$$;
