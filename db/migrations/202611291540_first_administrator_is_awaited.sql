-- A role that an operator gives by hand is no first administrator, and keeps nobody from becoming it.

create or replace function public.guard_user_role() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  rule platform.first_administrator;
begin
  if auth.role() is distinct from 'authenticated' and new.role <> 'admin' then
    return new;
  end if;
  select * into rule from platform.first_administrator for update;
  if auth.role() = 'authenticated' then
    if new.role <> 'admin' or rule.appointed_at is not null or not exists (
      select from auth.users
      where id = new.user_id and id = auth.uid() and deleted_at is null and not is_anonymous
        and (not rule.needs_email
          or (email_confirmed_at is not null and email = lower(rule.allowed_email)))
    ) or not access.has_shown_factor() then
      raise insufficient_privilege using message = 'there is an administrator, or it may not be you';
    end if;
    new.granted_at := access.now();
  end if;
  update platform.first_administrator set appointed_at = coalesce(appointed_at, access.now());
  return new;
end
$$;
