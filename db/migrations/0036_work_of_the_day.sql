-- What awaits staff: how much of it the product could not do by itself, and word of a change at once.

create function platform.count_failing_jobs(mail_task text) returns table (mails integer, others integer)
  language plpgsql security definer set search_path = ''
as $$
begin
  return query select count(*) filter (where task_identifier = mail_task)::integer,
    count(*) filter (where task_identifier <> mail_task)::integer
    from graphile_worker.jobs where last_error is not null;
end
$$;
comment on function platform.count_failing_jobs is
  'Work that has failed at least once and is not done: of mails, and of everything else. Counts, nothing more.';
revoke execute on function platform.count_failing_jobs from public;
grant execute on function platform.count_failing_jobs to service_role;

-- Nothing is said but that something changed: whoever may read it asks again.
create function public.announce_staff_work() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform realtime.send('{}', 'changed', 'staff:work', true);
  return null;
end
$$;
revoke execute on function public.announce_staff_work from public;
create trigger announce_work after insert or update of state on public.orders
  for each statement execute function public.announce_staff_work();
create trigger announce_work after insert or update on public.received_transfers
  for each statement execute function public.announce_staff_work();
create trigger announce_work after insert or update of state on public.contact_requests
  for each statement execute function public.announce_staff_work();
create trigger announce_work after insert or update of state on public.partner_applications
  for each statement execute function public.announce_staff_work();
create trigger announce_work after insert or update of state on public.partner_evidence
  for each statement execute function public.announce_staff_work();
create policy "Staff hear that there is work" on realtime.messages for select to authenticated
  using (extension = 'broadcast' and realtime.topic() = 'staff:work' and access.is_staff());
