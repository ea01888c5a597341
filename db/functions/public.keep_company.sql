-- The history of who left goes on for two years, and is theirs: a space that is given up stays for it.
create or replace function public.keep_company() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.duerp_versions where company_id = old.id and state = 'issued'
      and issued_on > access.today() - interval '40 years') then
    raise insufficient_privilege using message = 'its issued risk documents are kept';
  end if;
  if exists (select from public.listening_keys join public.employees on employees.id = employee_id
      where company_id = old.id and not exists (select from public.company_members as owners
        where owners.company_id = old.id and owners.role = 'owner'
          and owners.user_id = listening_keys.user_id)) then
    raise insufficient_privilege using message = 'the histories of others are kept';
  end if;
  return old;
end
$$;
