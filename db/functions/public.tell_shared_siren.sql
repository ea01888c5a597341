-- The owners of a verified company are told that somebody opened a space with its SIREN; not who, nor
-- which one, and once a day however many there are.
create or replace function public.tell_shared_siren() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.company_journal (company_id, action)
    select distinct company_id, 'siren-shared' from public.company_verifications as decided
    where decided.siren = new.siren and state = 'verified' and company_id <> new.id
      and access.is_verified(company_id)
      and not exists (select from public.company_journal as told
        where told.company_id = decided.company_id and action = 'siren-shared'
          and (happened_at at time zone 'Europe/Paris')::date = access.today());
  return null;
end
$$;
