create or replace function public.journal_place() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  company uuid := coalesce(new.company_id, old.company_id);
begin
  if exists (select from public.companies where id = company) then
    insert into public.company_journal (company_id, actor, action, subject_id, details)
      values (company, auth.uid(), tg_argv[0] || case tg_op when 'INSERT' then '-added'
        when 'UPDATE' then '-changed' else '-removed' end, coalesce(new.id, old.id),
        case tg_op when 'UPDATE' then public.what_changed(to_jsonb(old), to_jsonb(new)) else '{}' end);
  end if;
  return null;
end
$$;
