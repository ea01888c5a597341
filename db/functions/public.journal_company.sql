create or replace function public.journal_company() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.company_journal (company_id, actor, action, subject_id, details)
    values (new.id, auth.uid(), case tg_op when 'INSERT' then 'company-created'
      else 'company-changed' end, new.id,
      case tg_op when 'UPDATE' then public.what_changed(to_jsonb(old), to_jsonb(new)) else '{}' end);
  return null;
end
$$;
