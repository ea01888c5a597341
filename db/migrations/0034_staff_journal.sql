-- The journal of staff is searched and read page by page, the newest first: all of it, of one kind of
-- thing, of one record, of one person; and it says of which part of a record a row is.

create function access.searched_text(text text) returns text
  language sql immutable strict parallel safe
  return lower(regexp_replace(normalize(text, nfd), '[\u0300-\u036f]', '', 'g') collate pg_c_utf8);
comment on function access.searched_text is 'As it is searched: without accents and capitals.';
create function access.searched_values(before jsonb, after jsonb) returns text
  language sql immutable parallel safe
  return (select coalesce(access.searched_text(string_agg(value, ' ')), '') from (
    select value from jsonb_each_text(before) union all select value from jsonb_each_text(after)
  ) as told);
revoke execute on function access.searched_text, access.searched_values from public;
grant execute on function access.searched_text to authenticated;

alter table public.staff_journal
  add column part text,
  add column searched text not null generated always as (access.searched_values(before, after)) stored;
comment on column public.staff_journal.part is
  'Of what a record has several of, which one: the language of a text, the rank of a picture.';

drop index public.staff_journal_order, public.staff_journal_subject, public.staff_journal_actor;
create index staff_journal_order on public.staff_journal (happened_at, id);
create index staff_journal_subject on public.staff_journal (subject, happened_at, id);
create index staff_journal_record on public.staff_journal (subject_id, happened_at, id);
create index staff_journal_actor on public.staff_journal (actor, happened_at, id);

-- The third argument, where there is one, names the column that says which part.
create or replace function public.note_staff_change() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  unsaid constant text[] := array['updated_at', 'revision'];
  was jsonb := to_jsonb(old) - unsaid;
  becomes jsonb := to_jsonb(new) - unsaid;
  subject_id text := coalesce(becomes, was) ->> tg_argv[1];
  part text := coalesce(becomes, was) ->> tg_argv[2];
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
  insert into public.staff_journal (actor, subject, subject_id, part, act, before, after)
    values (auth.uid(), tg_argv[0], subject_id, part,
      case tg_op when 'INSERT' then 'added' when 'UPDATE' then 'changed' else 'removed' end,
      was, becomes);
  return null;
end
$$;

do $$
declare
  told record;
begin
  for told in select * from (values
    ('product_translations', 'product-text', 'product_id', 'language'),
    ('product_images', 'product-image', 'product_id', 'position'),
    ('product_items', 'product-item', 'product_id', 'item_id'),
    ('product_plans', 'product-plan', 'product_id', 'commitment_months'),
    ('item_translations', 'item-text', 'item_id', 'language')
  ) as parts (named, subject, record, part)
  loop
    execute format('drop trigger journal on public.%I', told.named);
    execute format('create trigger journal after insert or update or delete on public.%I
      for each row execute function public.note_staff_change(%L, %L, %L)',
      told.named, told.subject, told.record, told.part);
  end loop;
end
$$;
