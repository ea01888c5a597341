-- Issued versions of the risk document are kept for forty years (Code du travail, art. R4121-4), and
-- so is the company that they belong to: its last owner may leave, its former workers still read.

create function public.keep_company() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.duerp_versions where company_id = old.id and state = 'issued'
      and issued_on > access.today() - interval '40 years') then
    raise insufficient_privilege using message = 'its issued risk documents are kept';
  end if;
  return old;
end
$$;
create trigger keep before delete on public.companies
  for each row execute function public.keep_company();
revoke execute on function public.keep_company from public;

-- For the document with everything that is kept about somebody.
create index risk_changes_actor on public.risk_changes (actor, happened_at);

-- Who has founded a company and handed it over erases their account as anybody does: the reference to
-- them is taken out by the database, not by a member.
create or replace function public.guard_company() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if (new.id, new.siren, new.kind, new.created_by, new.created_at)
    is distinct from (old.id, old.siren, old.kind, old.created_by, old.created_at)
    and current_user = 'authenticated' then
    raise insufficient_privilege using message = 'what a company is cannot be changed by its members';
  end if;
  return new;
end
$$;
