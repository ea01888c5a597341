create or replace function public.find_space_of_subscription() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  new.company_id := coalesce(new.company_id,
    (select orders.company_id from public.orders where id = new.order_id),
    access.space_of_order(new.order_id));
  return new;
end
$$;
