create or replace function public.sign_partner_check() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if pg_trigger_depth() > 1 then
    return new;
  end if;
  if auth.role() = 'authenticated' then
    new.checked_by := auth.uid();
    new.checked_at := access.now();
  end if;
  new.revision := case tg_op when 'INSERT' then 1 else old.revision + 1 end;
  return new;
end
$$;
