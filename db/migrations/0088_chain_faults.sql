-- What is found, when every chain is recomputed, not to be as it was told, issued or numbered: until it is
-- found in order again.
create table public.chain_faults (
  id uuid primary key default gen_random_uuid(),
  chain text not null check (chain in ('releases', 'duerp', 'invoices')),
  company_id uuid references public.companies on delete cascade,
  subject public.label not null,
  found_at timestamptz not null default access.now(),
  seen_at timestamptz not null default access.now(),
  unique nulls not distinct (chain, company_id, subject)
);
comment on table public.chain_faults is
  'Links of chains that are not as they were; each is told once, to staff and to the owners of its company.';
comment on column public.chain_faults.subject is
  'Which link: the Monday of a release, the number of a version, with the file after it, or of an invoice.';
comment on column public.chain_faults.seen_at is 'By the last check that found it.';
alter table public.chain_faults enable row level security;
alter table public.chain_faults force row level security;
grant select, insert, update, delete on public.chain_faults to service_role;

-- Staff hear of it where they have their page of the day open; owners, of what is theirs.
create function public.tell_chain_fault() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if new.company_id is not null then
    perform public.notify_owners(new.company_id, new.chain || '-altered',
      jsonb_build_object('subject', new.subject), null, new.id::text);
  end if;
  perform realtime.send('{}', 'changed', 'staff:work', true);
  return null;
end
$$;
revoke execute on function public.tell_chain_fault from public;
create trigger tell after insert on public.chain_faults
  for each row execute function public.tell_chain_fault();
