create or replace function public.guard_moved_goods() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  zone_before text := public.delivery_zone(old.delivery_address ->> 'country', old.delivery_address ->> 'postcode');
  zone_after text := public.delivery_zone(new.delivery_address ->> 'country', new.delivery_address ->> 'postcode');
begin
  if not exists (select from public.order_lines where order_id = new.id and not is_service) then
    return new;
  end if;
  if zone_after is null then
    raise exception 'nothing is delivered there' using errcode = 'check_violation',
      constraint = 'orders_served_place';
  end if;
  -- What was sold before its place ceased to be served may be sent to one that is.
  if coalesce(zone_before, 'france') <> zone_after
    or public.is_in_corsica(old.delivery_address ->> 'country', old.delivery_address ->> 'postcode')
    <> public.is_in_corsica(new.delivery_address ->> 'country', new.delivery_address ->> 'postcode') then
    raise exception 'its VAT is that of another place' using errcode = 'check_violation',
      constraint = 'order_lines_rate_of_place';
  end if;
  return new;
end
$$;
