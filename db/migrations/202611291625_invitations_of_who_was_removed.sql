-- Whoever is removed leaves no door open behind them: what they asked others to join ends with their right to ask.

create function public.end_staff_invitations() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if old.role = 'admin' and (tg_op = 'DELETE' or new.role <> 'admin') then
    update public.staff_invitations set revoked_at = access.now()
      where invited_by = old.user_id and accepted_at is null and revoked_at is null;
  end if;
  return null;
end
$$;
create trigger end_invitations after update or delete on public.user_roles
  for each row execute function public.end_staff_invitations();

-- Of a company: roles that an owner offered. Who leaves by themselves may have asked their successor, and an employee is
-- asked for the company, whoever did it.
create function public.end_role_invitations() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if old.role = 'owner' and auth.uid() is not null and auth.uid() <> old.user_id then
    update public.invitations set revoked_at = access.now()
      where company_id = old.company_id and invited_by = old.user_id and employee_id is null
        and accepted_at is null and revoked_at is null;
  end if;
  return null;
end
$$;
create trigger end_invitations after delete on public.company_members
  for each row execute function public.end_role_invitations();
revoke execute on function public.end_staff_invitations, public.end_role_invitations from public;
