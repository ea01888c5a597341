-- Who came in with a code on paper: it proves that they held the slip, and no more. So their account may
-- give the place back, and a proof of an address or a fresh slip takes it from them.
create table public.code_entries (
  employee_id uuid not null references public.employees on delete cascade,
  user_id uuid not null references auth.users on delete cascade,
  entered_at timestamptz not null default access.now(),
  ended_at timestamptz,
  primary key (employee_id, user_id)
);
comment on table public.code_entries is
  'Written by the service only; the employer reads none of it, its person alone.';
comment on column public.code_entries.ended_at is
  'When the account lost the place, or came in by an invitation to it after all.';
create index code_entries_user on public.code_entries (user_id);
insert into public.code_entries (employee_id, user_id, entered_at)
  select employees.id, user_id, entered_at
  from public.employees join public.personal_codes on employee_id = employees.id
  where user_id is not null and entered_at is not null;
alter table public.code_entries enable row level security;
alter table public.code_entries force row level security;
grant select, insert, update, delete on public.code_entries to service_role;
grant select on public.code_entries to authenticated;
create policy "Everybody sees where a code let them in" on public.code_entries
  for select to authenticated using (user_id = auth.uid());

-- Owner and HR print a slip anew, or invite, where only a code let somebody in.
create function access.is_in_by_code(employee uuid, account uuid) returns boolean
  language sql stable security definer set search_path = ''
begin atomic
  select exists (select from public.code_entries
    where employee_id = employee and user_id = account and ended_at is null);
end;
revoke execute on function access.is_in_by_code from public;
grant execute on function access.is_in_by_code to authenticated, service_role;

-- The key to answers is of a place and an account: who takes a place gets another one, and who had it
-- before reads and erases what they said as before.
alter table public.listening_keys drop constraint listening_keys_pkey,
  add primary key (employee_id, user_id);

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

-- Whoever loses a place that a code gave them is told, without a name; who gives it back knows.
create function public.end_code_entry() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.code_entries set ended_at = access.now()
    where employee_id = new.id and user_id = old.user_id and ended_at is null;
  if found and new.user_id is not null then
    insert into public.notifications (user_id, company_id, kind, details)
      select old.user_id, id, 'place-taken', jsonb_build_object('company', legal_name)
      from public.companies where id = new.company_id;
  end if;
  return null;
end
$$;
revoke execute on function public.end_code_entry from public;
create trigger end_code_entry after update of user_id on public.employees
  for each row when (old.user_id is not null and new.user_id is distinct from old.user_id)
  execute function public.end_code_entry();
