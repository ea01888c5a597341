create or replace function public.is_served_place(country text, postcode text) returns boolean
  language sql immutable set search_path = ''
begin atomic
  select coalesce(country in ('FR', 'MC') and postcode ~ '^\d{5}$'
    and (postcode ~ '^980' or postcode !~ '^(97|98)'), false);
end;
