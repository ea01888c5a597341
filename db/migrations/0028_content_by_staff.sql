-- Staff keep the catalogue: what they type before it is shown, every state that was shown, where a
-- product was found before, and the journal of who changed what.

-- A form as it was typed, right or wrong: what is shown meanwhile does not change with it.
create table public.product_drafts (
  product_id uuid primary key,
  form jsonb not null check (jsonb_typeof(form) = 'object' and length(form::text) <= 200000),
  revision integer not null default 1,
  edited_by uuid references auth.users on delete set null,
  edited_at timestamptz not null default access.now(),
  publish_at timestamptz
);
comment on table public.product_drafts is
  'One for each product that staff are changing; of a new product there is nothing else yet.';
comment on column public.product_drafts.publish_at is 'When it shall be shown by itself.';
create index product_drafts_due on public.product_drafts (publish_at) where publish_at is not null;
create index product_drafts_editor on public.product_drafts (edited_by);

create table public.product_revisions (
  product_id uuid not null references public.products,
  number integer not null check (number > 0),
  content jsonb not null,
  published_by uuid references auth.users on delete set null,
  published_at timestamptz not null default access.now(),
  primary key (product_id, number)
);
comment on table public.product_revisions is 'Each state in which a product was published; never altered.';
create index product_revisions_author on public.product_revisions (published_by);

create table public.product_former_slugs (
  slug text primary key,
  product_id uuid not null references public.products
);
comment on table public.product_former_slugs is
  'Where a product was found before: links that people keep lead to where it is now.';
create index product_former_slugs_product on public.product_former_slugs (product_id);

create table public.staff_journal (
  id uuid primary key default gen_random_uuid(),
  happened_at timestamptz not null default access.now(),
  actor uuid,
  subject text not null,
  subject_id text not null,
  act text not null check (act in ('added', 'changed', 'removed')),
  before jsonb,
  after jsonb
);
comment on table public.staff_journal is
  'Who changed what of what staff keep, and when: of a change, the values that differ. Never altered.';
comment on column public.staff_journal.actor is
  'Who it was; null where the product did what somebody had scheduled.';
create index staff_journal_order on public.staff_journal (happened_at desc, id);
create index staff_journal_subject on public.staff_journal (subject_id, happened_at desc);
create index staff_journal_actor on public.staff_journal (actor, happened_at desc);

-- A draft is signed by who writes it, and counts how often: the second of two editors is told.
create function public.sign_draft() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if auth.role() = 'authenticated' then
    new.edited_by := auth.uid();
    new.edited_at := access.now();
  end if;
  -- Choosing an hour changes nothing of what is typed.
  new.revision := case when tg_op = 'INSERT' then 1
    when new.form is distinct from old.form then old.revision + 1 else old.revision end;
  return new;
end
$$;
revoke execute on function public.sign_draft from public;
create trigger sign before insert or update on public.product_drafts
  for each row execute function public.sign_draft();

create function public.sign_product_revision() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  -- Nobody else is named; of what was there before staff published anything, nobody is.
  if auth.role() = 'authenticated' then
    new.published_by := case when new.published_by is not null then auth.uid() end;
    new.published_at := access.now();
  end if;
  new.number := 1 + coalesce((select max(number) from public.product_revisions
    where product_id = new.product_id), 0);
  return new;
end
$$;
revoke execute on function public.sign_product_revision from public;
create trigger sign before insert on public.product_revisions
  for each row execute function public.sign_product_revision();

-- The same address never means two products, whichever of them had it first.
create function public.keep_former_slug() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.product_former_slugs
    where slug = new.slug and product_id <> new.id) then
    raise unique_violation using message = 'another product was found there',
      constraint = 'products_slug_key';
  end if;
  delete from public.product_former_slugs where slug = new.slug;
  if tg_op = 'UPDATE' and old.slug <> new.slug then
    insert into public.product_former_slugs values (old.slug, new.id);
  end if;
  return null;
end
$$;
revoke execute on function public.keep_former_slug from public;
create trigger keep_former_slug after insert or update of slug on public.products
  for each row execute function public.keep_former_slug();
create trigger content_changed after insert or delete on public.product_former_slugs
  for each statement execute function public.raise_content_version();

-- Items and makers are shown as soon as they are saved: the second of two editors is told.
alter table public.makers add column revision integer not null default 1;
alter table public.items add column revision integer not null default 1;
create function public.count_content_revision() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.revision := case tg_op when 'INSERT' then 1 else old.revision + 1 end;
  return new;
end
$$;
revoke execute on function public.count_content_revision from public;
create trigger count_revision before insert or update on public.items
  for each row execute function public.count_content_revision();
create trigger count_revision before insert or update on public.makers
  for each row execute function public.count_content_revision();

-- The first argument names what it is about, the second the column that says which one.
create function public.note_staff_change() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  unsaid constant text[] := array['updated_at', 'revision'];
  was jsonb := to_jsonb(old) - unsaid;
  becomes jsonb := to_jsonb(new) - unsaid;
  subject_id text := coalesce(becomes, was) ->> tg_argv[1];
begin
  -- What the shop does by itself, stock above all, is told by its orders; what it publishes on a day
  -- that somebody chose is told here.
  if auth.role() is distinct from 'authenticated' and tg_argv[0] <> 'product-revision' then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(key, value), jsonb_object_agg(key, becomes -> key) into was, becomes
      from jsonb_each(was) where value is distinct from becomes -> key;
    if was is null then
      return null;
    end if;
  end if;
  insert into public.staff_journal (actor, subject, subject_id, act, before, after)
    values (auth.uid(), tg_argv[0], subject_id,
      case tg_op when 'INSERT' then 'added' when 'UPDATE' then 'changed' else 'removed' end,
      was, becomes);
  return null;
end
$$;
revoke execute on function public.note_staff_change from public;

create trigger journal after insert or update on public.product_revisions
  for each row execute function public.note_staff_change('product-revision', 'product_id');
create trigger journal after insert or update on public.products
  for each row execute function public.note_staff_change('product', 'id');
create trigger journal after insert or update or delete on public.product_translations
  for each row execute function public.note_staff_change('product-text', 'product_id');
create trigger journal after insert or update or delete on public.product_images
  for each row execute function public.note_staff_change('product-image', 'product_id');
create trigger journal after insert or update or delete on public.product_items
  for each row execute function public.note_staff_change('product-item', 'product_id');
create trigger journal after insert or update or delete on public.product_plans
  for each row execute function public.note_staff_change('product-plan', 'product_id');
create trigger journal after insert or update on public.vat_decisions
  for each row execute function public.note_staff_change('vat-decision', 'id');
create trigger journal after insert or update on public.makers
  for each row execute function public.note_staff_change('maker', 'id');
create trigger journal after insert or update on public.items
  for each row execute function public.note_staff_change('item', 'id');
create trigger journal after insert or update or delete on public.item_translations
  for each row execute function public.note_staff_change('item-text', 'item_id');

-- Staff read all of it and change it; what was decided, published or sold is not taken away.
do $$
declare
  named text;
begin
  foreach named in array array['product_drafts', 'product_revisions', 'product_former_slugs',
    'staff_journal']
  loop
    execute format('alter table public.%I enable row level security', named);
    execute format('alter table public.%I force row level security', named);
    execute format('grant select on public.%I to authenticated', named);
    execute format('grant select, insert, update, delete on public.%I to service_role', named);
    execute format('create policy "Staff read" on public.%I for select to authenticated
      using ((select access.is_staff()))', named);
  end loop;
  foreach named in array array['products', 'product_translations', 'product_images', 'product_items',
    'product_plans', 'vat_decisions', 'makers', 'items', 'item_translations']
  loop
    execute format('create policy "Staff read" on public.%I for select to authenticated
      using ((select access.is_staff()))', named);
  end loop;
  foreach named in array array['product_drafts', 'product_revisions', 'products',
    'product_translations', 'product_images', 'product_items', 'product_plans', 'vat_decisions',
    'makers', 'items', 'item_translations']
  loop
    execute format('grant insert on public.%I to authenticated', named);
    execute format('create policy "Staff add" on public.%I for insert to authenticated
      with check ((select access.is_staff()))', named);
  end loop;
  foreach named in array array['product_drafts', 'products', 'product_translations', 'product_images',
    'product_items', 'product_plans', 'makers', 'items', 'item_translations']
  loop
    execute format('grant update on public.%I to authenticated', named);
    execute format('create policy "Staff change" on public.%I for update to authenticated
      using ((select access.is_staff())) with check ((select access.is_staff()))', named);
  end loop;
  foreach named in array array['product_drafts', 'product_images', 'product_items', 'product_plans']
  loop
    execute format('grant delete on public.%I to authenticated', named);
    execute format('create policy "Staff remove" on public.%I for delete to authenticated
      using ((select access.is_staff()))', named);
  end loop;
end
$$;
grant select on public.product_former_slugs to anon;
create policy "Of shown products" on public.product_former_slugs for select to anon, authenticated
  using (exists (select from public.products where id = product_id
    and status in ('published', 'coming-soon')));

-- Whoever edits something tells the others of the team that they do.
create policy "Staff see who edits" on realtime.messages for select to authenticated
  using (extension = 'presence' and realtime.topic() like 'editing:%' and access.is_staff());
create policy "Staff say that they edit" on realtime.messages for insert to authenticated
  with check (extension = 'presence' and realtime.topic() like 'editing:%' and access.is_staff());
