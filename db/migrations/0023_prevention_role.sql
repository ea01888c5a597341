-- Whom the employer has named to see to prevention (Code du travail, art. L4644-1): they keep the risk
-- document and read what is told of the company, without keeping its people.

alter table public.company_members drop constraint company_members_role_check;
alter table public.company_members add constraint company_members_role_check
  check (role in ('owner', 'hr', 'prevention', 'cse'));
alter table public.invitations drop constraint invitations_role_check;
alter table public.invitations add constraint invitations_role_check
  check (role in ('owner', 'hr', 'prevention', 'cse'));

create or replace function access.companies_told() returns setof uuid
  language sql stable security definer set search_path = ''
begin atomic
  select company_id from access.companies_as('owner', 'hr', 'prevention', 'cse') as company_id
  union
  select company_id from access.companies_as('employee') as company_id
    join public.listening_settings using (company_id) where tells_everybody;
end;

create policy "The prevention lead sees the company" on public.companies for select to authenticated
  using (id in (select access.companies_as('prevention')));

do $$
declare
  named text;
begin
  foreach named in array array['licences', 'sites', 'teams', 'listening_settings', 'follow_ups',
    'follow_up_actions']
  loop
    execute format('create policy "The prevention lead reads" on public.%I for select to authenticated
      using (company_id in (select access.companies_as(''prevention'')))', named);
  end loop;
end
$$;
