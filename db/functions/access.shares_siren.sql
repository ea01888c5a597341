create or replace function access.shares_siren(company uuid) returns boolean
  language sql stable security definer set search_path = ''
begin atomic
  select exists (select from public.companies as own
    where own.id = company and not access.is_verified(own.id)
      and (access.is_siren_verified(own.siren) or exists (select from public.companies as other
        where other.siren = own.siren and (other.created_at, other.id) < (own.created_at, own.id))));
end;
