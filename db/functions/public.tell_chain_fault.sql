-- Owners are told of what is their company's: of a journal once, however many of its lines it is.
create or replace function public.tell_chain_fault() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if new.company_id is not null and not (new.chain like '%-journal' and exists (
    select from public.chain_faults where chain = new.chain and company_id = new.company_id
      and id <> new.id)) then
    perform public.notify_owners(new.company_id, new.chain || '-altered',
      jsonb_build_object('subject', new.subject), null, new.id::text);
  end if;
  perform realtime.send('{}', 'changed', 'staff:work', true);
  return null;
end
$$;
