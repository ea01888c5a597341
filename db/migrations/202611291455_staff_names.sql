-- What somebody of the staff is called where what they did is shown: never the address under which they sign in.
create function access.staff_name(person uuid) returns text
  language sql stable security definer set search_path = ''
  return (select name from public.staff_members where user_id = person);
comment on function access.staff_name(uuid) is
  'The name of who is, or was, of the staff; null of anybody else.';
revoke execute on function access.staff_name(uuid) from public;
grant execute on function access.staff_name(uuid) to service_role;
