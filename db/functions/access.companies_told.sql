-- Where the caller reads what is told: as owner, HR or works council; as everybody where the company
-- wishes so.
create or replace function access.companies_told() returns setof uuid
  language sql stable security definer set search_path = ''
begin atomic
  select company_id from access.companies_as('owner', 'hr', 'prevention', 'cse') as company_id
  union
  select company_id from access.companies_as('employee') as company_id
    join public.listening_settings using (company_id) where tells_everybody;
end;
