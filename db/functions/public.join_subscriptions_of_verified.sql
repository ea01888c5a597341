create or replace function public.join_subscriptions_of_verified() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.subscriptions set company_id = new.company_id
    from public.orders, public.company_members as members, auth.users
    where subscriptions.company_id is null and orders.id = subscriptions.order_id
      and orders.proven_at is not null
      and orders.siren = new.siren and members.company_id = new.company_id
      and users.id = members.user_id and users.email_confirmed_at is not null
      and lower(users.email) = lower(orders.email);
  return null;
end
$$;
