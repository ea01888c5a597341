-- Whoever opens thousands of spaces with one SIREN made each of them look through all the others: those that
-- are verified are found by their number.
create index company_verifications_verified on public.company_verifications (siren, company_id)
  where state = 'verified';

create function access.is_siren_verified(wanted text) returns boolean
  language sql stable security definer set search_path = ''
begin atomic
  select exists (select from public.company_verifications where siren = wanted and state = 'verified'
    and access.is_verified(company_id));
end;
comment on function access.is_siren_verified is 'Whether a verified space has this SIREN.';
revoke execute on function access.is_siren_verified from public;

create or replace function access.shares_siren(company uuid) returns boolean
  language sql stable security definer set search_path = ''
begin atomic
  select exists (select from public.companies as own
    where own.id = company and not access.is_verified(own.id)
      and (access.is_siren_verified(own.siren) or exists (select from public.companies as other
        where other.siren = own.siren and (other.created_at, other.id) < (own.created_at, own.id))));
end;

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
