-- Pictures and documents that staff keep: what each is and shows, and where its bytes are. An original
-- arrives in a bucket that only staff read; the sizes that visitors see are made of it in a public one.

create type public.media_kind as enum ('image', 'document');

create table public.media (
  id uuid primary key,
  kind public.media_kind not null,
  name public.label not null,
  -- What a picture shows, where the place that uses it says nothing else.
  alt_fr text check (length(alt_fr) <= 250),
  alt_en text check (length(alt_en) <= 250),
  -- A drawing that comes with the product; everything else is in the buckets.
  path text unique check (path ~ '^/illustrations/[a-z0-9-]+\.svg$'),
  version uuid unique,
  mime_type text not null,
  bytes bigint check (bytes > 0),
  width integer check (width > 0),
  height integer check (height > 0),
  focus_x integer not null default 50 check (focus_x between 0 and 100),
  focus_y integer not null default 50 check (focus_y between 0 and 100),
  added_at timestamptz not null default access.now(),
  changed_at timestamptz not null default access.now(),
  revision integer not null default 1,
  check ((path is null) <> (version is null)),
  check (kind = 'document' or (width is not null and height is not null))
);
comment on table public.media is 'A picture or a document, wherever it is used: replaced once, it is replaced everywhere.';
comment on column public.media.version is
  'Its files: `<id>/<version>` in the bucket of originals, `<id>/<version>/…` in the public one.';
comment on column public.media.focus_x is 'Percent from the left: what stays in sight when a picture is cut.';
comment on column public.media.focus_y is 'Percent from the top.';

create table public.media_former_versions (
  version uuid primary key,
  media_id uuid not null,
  remove_after timestamptz not null
);
comment on table public.media_former_versions is
  'Files that were replaced or removed: carts, mails and search engines still ask for them for a while.';
create index media_former_versions_due on public.media_former_versions (remove_after);

create trigger count_revision before insert or update on public.media
  for each row execute function public.count_content_revision();
create trigger content_changed after insert or update or delete on public.media
  for each statement execute function public.raise_content_version();
create trigger journal after insert or update or delete on public.media
  for each row execute function public.note_staff_change('medium', 'id');

-- What is replaced or removed can be asked for during thirty days more.
create function public.keep_former_version() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if old.version is not null and (tg_op = 'DELETE' or new.version is distinct from old.version) then
    insert into public.media_former_versions values (old.version, old.id, access.now() + interval '30 days');
  end if;
  return null;
end
$$;
revoke execute on function public.keep_former_version from public;
create trigger keep_former_version after update or delete on public.media
  for each row execute function public.keep_former_version();

-- Pictures by who they are, no longer by where they lie.
insert into public.media (id, kind, name, path, mime_type, width, height)
  select gen_random_uuid(), 'image', regexp_replace(path, '^.*/|\.svg$', '', 'g'), path,
    'image/svg+xml', max(width), max(height)
  from (
    select path, width, height from public.product_images
    union all select image_path, 480, 480 from public.items
  ) as used group by path;
alter table public.product_images add column image_id uuid references public.media;
update public.product_images set image_id = media.id from public.media
  where media.path = product_images.path;
alter table public.product_images alter column image_id set not null,
  drop column path, drop column width, drop column height;
create index product_images_image on public.product_images (image_id);
alter table public.items add column image_id uuid references public.media,
  add column evidence_document_id uuid references public.media;
comment on column public.items.evidence_document_id is 'The document itself, which staff alone open.';
update public.items set image_id = media.id from public.media where media.path = items.image_path;
alter table public.items alter column image_id set not null, drop column image_path;
create index items_image on public.items (image_id);
create index items_evidence_document on public.items (evidence_document_id);

-- What the drafts of products use is used too.
create function public.guard_used_medium() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.product_drafts where form ->> 'images' like '%' || old.id || '%') then
    raise foreign_key_violation using message = 'a draft shows it', constraint = 'media_in_draft';
  end if;
  return old;
end
$$;
revoke execute on function public.guard_used_medium from public;
create trigger guard_used before delete on public.media
  for each row execute function public.guard_used_medium();

alter table public.media enable row level security;
alter table public.media force row level security;
alter table public.media_former_versions enable row level security;
alter table public.media_former_versions force row level security;
grant select on public.media to anon;
grant select, insert, update, delete on public.media to authenticated, service_role;
grant select, insert, delete on public.media_former_versions to service_role;
create policy "In what the shop shows" on public.media for select to anon, authenticated
  using (kind = 'image' and (exists (select from public.product_images where image_id = media.id)
    or exists (select from public.items where image_id = media.id)));
create policy "Staff read" on public.media for select to authenticated
  using ((select access.is_staff()));
create policy "Staff add" on public.media for insert to authenticated
  with check ((select access.is_staff()));
create policy "Staff change" on public.media for update to authenticated
  using ((select access.is_staff())) with check ((select access.is_staff()));
create policy "Staff remove" on public.media for delete to authenticated
  using ((select access.is_staff()));

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('media-originals', 'media-originals', false, 20000000,
    array['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'application/pdf']),
  ('media', 'media', true, 20000000, array['image/webp', 'image/avif']);
-- What was sent is never changed, only left alone until a job finds that nothing is made of it; what visitors
-- see is made by the service.
create policy "Staff read originals" on storage.objects for select to authenticated
  using (bucket_id = 'media-originals' and (select access.is_staff()));
create policy "Staff send originals" on storage.objects for insert to authenticated
  with check (bucket_id = 'media-originals' and (select access.is_staff())
    and name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$');
