create or replace function public.is_served_place(country text, postcode text) returns boolean
  language sql immutable set search_path = ''
begin atomic
  select public.delivery_zone(country, postcode) is not null;
end;
