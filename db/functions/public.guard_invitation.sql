-- Whom an invitation is for, and to what, is settled when it is made.
create or replace function public.guard_invitation() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if not access.is_person() then
    return new;
  end if;
  if tg_op = 'UPDATE' and (new.id, new.company_id, new.email, new.role, new.employee_id, new.invited_by)
    is distinct from (old.id, old.company_id, old.email, old.role, old.employee_id, old.invited_by) then
    raise insufficient_privilege using message = 'an invitation is revoked and made anew';
  end if;
  if tg_op = 'INSERT' and (new.invited_by is distinct from auth.uid() or new.round <> 1
    or num_nonnulls(new.accepted_at, new.revoked_at, new.refused_reason) > 0) then
    raise insufficient_privilege using message = 'an invitation is sent in one’s own name';
  end if;
  if (tg_op = 'INSERT' or new.sent_at is distinct from old.sent_at)
    and new.sent_at not between access.now() - interval '5 minutes' and access.now() + interval '5 minutes'
  then
    raise insufficient_privilege using message = 'an invitation leaves now';
  end if;
  return new;
end
$$;
