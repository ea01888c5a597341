-- A draft is signed by who writes it, and counts how often: the second of two editors is told.
create or replace function public.sign_draft() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if pg_trigger_depth() > 1 then
    return new;
  end if;
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
