-- Mails to thousands at once are queued by one call of the queue: each by a call of its own took 4,000 beyond what
-- a statement of somebody signed in may take.
create function platform.enqueue_mails(kind text, subject_ids text[]) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  perform graphile_worker.add_jobs(array(
    select row('send-mail', json_build_object('kind', kind, 'subjectId', subject_id), null, now(), 25,
      kind || ':' || subject_id, platform.job_priority('send-mail', kind), null)::graphile_worker.job_spec
    from unnest(subject_ids) as subject_id));
end
$$;
comment on function platform.enqueue_mails is
  'Queues mails of one kind for after the commit; one that waits already is not sent twice.';
revoke execute on function platform.enqueue_mails from public;
grant execute on function platform.enqueue_mails to service_role;

-- Whoever deletes an account or a company, by whichever way, leaves a word of it: what was answered there goes, and
-- stays gone when an older copy of the answers comes back. The database cannot make the mark of the vault's key;
-- a job does, and then the key that is copied here goes too.
create table public.unmarked_erasures (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  employee_id uuid,
  user_id uuid,
  key bytea,
  check (num_nonnulls(employee_id, user_id, key) in (0, 3))
);
comment on table public.unmarked_erasures is
  'Accounts (with each key to what they answered) and companies that were deleted, until they are marked as erased.';
alter table public.unmarked_erasures enable row level security;
alter table public.unmarked_erasures force row level security;
-- Written by the triggers alone.
grant select, delete on public.unmarked_erasures to service_role;

create function public.note_deleted_account() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.unmarked_erasures (company_id, employee_id, user_id, key)
    select company_id, employee_id, listening_keys.user_id, key
    from public.listening_keys join public.employees on employees.id = employee_id
    where listening_keys.user_id = old.id;
  if found then
    delete from public.listening_keys where user_id = old.id;
    perform platform.enqueue_job('replay-erasures', '{}', 'replay-erasures', 0);
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;
create trigger note_deleted before delete on auth.users
  for each row execute function public.note_deleted_account();
create trigger note_softly_deleted before update of deleted_at on auth.users
  for each row when (old.deleted_at is null and new.deleted_at is not null)
  execute function public.note_deleted_account();

create function public.note_deleted_company() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.unmarked_erasures (company_id) values (old.id);
  perform platform.enqueue_job('replay-erasures', '{}', 'replay-erasures', 0);
  return old;
end
$$;
create trigger note_deleted before delete on public.companies
  for each row execute function public.note_deleted_company();
revoke execute on function public.note_deleted_account, public.note_deleted_company from public;
