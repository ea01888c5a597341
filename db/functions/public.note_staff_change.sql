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
