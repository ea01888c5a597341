-- No order is kept that taxes goods as if they went elsewhere, whoever writes it.
create or replace function public.guard_served_goods() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  sold record;
  decided integer;
begin
  select delivery_address as address, (placed_at at time zone 'Europe/Paris')::date as day
    into sold from public.orders where id = new.order_id;
  if not public.is_served_place(sold.address ->> 'country', sold.address ->> 'postcode') then
    raise exception 'nothing is delivered there' using errcode = 'check_violation',
      constraint = 'orders_served_place';
  end if;
  -- What leaves France without VAT is judged by its category.
  if new.vat_category in ('K', 'G') then
    return new;
  end if;
  select vat.rate_basis_points into decided from public.products
    join public.vat_decisions as vat on vat.id = products.vat_decision_id
    where products.id = new.product_id;
  if new.rate_basis_points <> public.vat_rate_at(new.rate_basis_points, sold.address, sold.day)
    -- The rate of Corsica, for what goes to the mainland.
    or (not public.is_in_corsica(sold.address ->> 'country', sold.address ->> 'postcode')
      and decided <> new.rate_basis_points
      and new.rate_basis_points =
        public.vat_rate_at(decided, '{"country": "FR", "postcode": "20000"}', sold.day)) then
    raise exception 'goods bear the VAT of where they are delivered' using errcode = 'check_violation',
      constraint = 'order_lines_rate_of_place';
  end if;
  return new;
end
$$;
