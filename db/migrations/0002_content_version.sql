-- What visitors see changes only when this number does: pages and lists that were kept in memory
-- are valid for one content version. Read on each request, so nothing stale is ever served.

create table public.content_version (
  id boolean primary key default true check (id),
  version bigint not null default 1
);
comment on table public.content_version is 'One row: raised by every change of public content.';

insert into public.content_version default values;

alter table public.content_version enable row level security;
alter table public.content_version force row level security;
create policy "everyone may read the version" on public.content_version for select using (true);
grant select on public.content_version to anon, authenticated, service_role;

create function public.raise_content_version() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.content_version set version = version + 1;
  return null;
end
$$;
comment on function public.raise_content_version is
  'Statement trigger for every table whose rows are shown on public pages.';
revoke execute on function public.raise_content_version from public;
