-- What awaits staff: who asked since they last decided; and of those not decided on, or changed since, who
-- came with the SIREN of a verified company, was verified before, or was granted credit.
create or replace function access.awaits_verification(company uuid) returns boolean
  language sql stable security definer set search_path = ''
begin atomic
  select not access.is_verified(company) and (
    exists (select from public.verification_requests where company_id = company
      and asked_at > coalesce(last.decided_at, '-infinity'))
    or coalesce(last.state, 'lapsed') = 'lapsed' and (last.state is not null
      or exists (select from public.credit_lines where company_id = company and state = 'granted')
      or access.is_siren_verified((select siren from public.companies where id = company))))
  from (select) as one left join lateral (select state, decided_at
    from public.company_verifications where company_id = company
    order by number desc limit 1) as last on true;
end;
