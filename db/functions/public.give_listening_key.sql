create or replace function public.give_listening_key() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if new.user_id is not null then
    insert into public.listening_keys (employee_id, user_id) values (new.id, new.user_id)
      on conflict do nothing;
  end if;
  return null;
end
$$;
