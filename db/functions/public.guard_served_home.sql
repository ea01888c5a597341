-- An order is taxed by its one address: a box of it that goes to a home in Corsica would be taxed otherwise.
create or replace function public.guard_served_home() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if not public.is_served_place(new.country, new.postcode)
    or public.is_in_corsica(new.country, new.postcode) then
    raise exception 'nothing is delivered there' using errcode = 'check_violation',
      constraint = 'choice_addresses_served_place';
  end if;
  return new;
end
$$;
