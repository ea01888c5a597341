create or replace function public.guard_partner_evidence() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  same public.partner_evidence := new;
begin
  if pg_trigger_depth() > 1 then
    return new;
  end if;
  new.revision := old.revision + 1;
  if auth.role() = 'authenticated' then
    same.state := old.state;
    same.note := old.note;
    same.issued_on := old.issued_on;
    same.expires_on := old.expires_on;
    same.revision := old.revision;
    if same is distinct from old or new.state = 'received' then
      raise insufficient_privilege using message = 'evidence is judged, not rewritten';
    end if;
    new.judged_by := auth.uid();
    new.judged_at := access.now();
  end if;
  return new;
end
$$;
