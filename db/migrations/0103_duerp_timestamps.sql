-- What an authority signed of an issued version of the risk document: that its hash was there at that moment
-- (RFC 3161; docs/decisions/0055). Whoever reads the version reads it; the service alone writes it, once it has
-- been verified, and nobody alters it.
create table public.duerp_timestamps (
  version_id uuid primary key,
  company_id uuid not null,
  response bytea not null check (length(response) between 1 and 65536),
  stamped_at timestamptz not null,
  authority public.label not null,
  received_at timestamptz not null default access.now(),
  foreign key (company_id, version_id) references public.duerp_versions (company_id, id)
    on delete cascade
);
comment on table public.duerp_timestamps is
  'The qualified timestamp of an issued version, as its authority answered: one for each version.';
comment on column public.duerp_timestamps.response is 'TimeStampResp of RFC 3161 in DER, as it came.';
comment on column public.duerp_timestamps.stamped_at is 'What it says, as it was verified.';
comment on column public.duerp_timestamps.authority is 'What the certificate that signed it calls itself.';
create index duerp_timestamps_version on public.duerp_timestamps (company_id, version_id);

create function public.guard_duerp_timestamp() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    if not exists (select from public.duerp_versions where company_id = new.company_id
        and id = new.version_id and state = 'issued') then
      raise check_violation using message = 'only an issued version is stamped';
    end if;
    return new;
  end if;
  if tg_op = 'UPDATE' or exists (select from public.companies where id = old.company_id) then
    raise insufficient_privilege using message = 'a timestamp is kept as it came';
  end if;
  return old;
end
$$;
create trigger guard before insert or update or delete on public.duerp_timestamps
  for each row execute function public.guard_duerp_timestamp();
revoke execute on function public.guard_duerp_timestamp from public;

alter table public.duerp_timestamps enable row level security;
alter table public.duerp_timestamps force row level security;
grant select, insert on public.duerp_timestamps to service_role;
grant select on public.duerp_timestamps to authenticated;
create policy "Who reads a version reads its timestamp" on public.duerp_timestamps
  for select to authenticated
  using (exists (select from public.duerp_versions as version
    where version.company_id = duerp_timestamps.company_id
      and version.id = duerp_timestamps.version_id));
