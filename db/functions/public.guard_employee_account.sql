-- Whose account it is, is settled when its owner takes their place, and ends with the account alone: the
-- key to their history goes with it. Nobody left who is still to leave.
create or replace function public.guard_employee_account() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  is_linked boolean := tg_op = 'UPDATE' and old.user_id is not null;
  is_other boolean := case when tg_op = 'UPDATE' then new.user_id is distinct from old.user_id
    else new.user_id is not null end;
begin
  if is_other and (access.is_person() or is_linked and current_user = 'service_role'
    -- But its owner gives it back, or whoever takes it from a code does so for themselves.
    and not exists (select from public.code_entries
      where code_entries.employee_id = old.id and code_entries.user_id = old.user_id
        and ended_at is null and coalesce(new.user_id, old.user_id) = auth.uid())) then
    raise insufficient_privilege using
      message = 'an account is linked by its owner, and ends with the account';
  end if;
  if not access.is_person() then
    return new;
  end if;
  if tg_op = 'UPDATE' and (new.id, new.company_id, new.added_at, new.came_in_at)
    is distinct from (old.id, old.company_id, old.added_at, old.came_in_at) then
    raise insufficient_privilege using message = 'a place stays in its company';
  end if;
  if new.left_on > access.today() then
    raise check_violation using message = 'nobody has left who is still to leave',
      constraint = 'employees_left_by_today';
  end if;
  return new;
end
$$;
