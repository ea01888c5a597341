-- An order is taxed by its one address: a box of it that goes to a home in Corsica, or from an order that goes
-- abroad to a home in France, would be taxed otherwise.
create or replace function public.guard_served_home() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if public.delivery_zone(new.country, new.postcode) is distinct from 'france'
    or public.is_in_corsica(new.country, new.postcode)
    or exists (select from public.choice_campaigns
      join public.orders on orders.id = choice_campaigns.order_id
      where choice_campaigns.id = new.campaign_id and public.delivery_zone(
        orders.delivery_address ->> 'country', orders.delivery_address ->> 'postcode') <> 'france') then
    raise exception 'nothing is delivered there' using errcode = 'check_violation',
      constraint = 'choice_addresses_served_place';
  end if;
  return new;
end
$$;
