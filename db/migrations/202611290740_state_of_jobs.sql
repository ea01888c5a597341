-- Whether jobs move, for who watches over a process: counts and seconds, nothing more.

create function platform.state_of_jobs(mail_task text)
  returns table (oldest_due_seconds integer, longest_running_seconds integer, failing_mails integer,
    given_up integer)
  language plpgsql security definer set search_path = ''
as $$
begin
  return query select
    coalesce(extract(epoch from now() - min(run_at) filter
      (where locked_at is null and run_at <= now() and attempts < max_attempts)), 0)::integer,
    coalesce(extract(epoch from now() - min(locked_at)), 0)::integer,
    (count(*) filter (where task_identifier = mail_task and attempts between 5 and max_attempts - 1))::integer,
    (count(*) filter (where locked_at is null and attempts >= max_attempts))::integer
    from graphile_worker.jobs;
end
$$;
comment on function platform.state_of_jobs is
  'How long jobs wait and run, how many mails have failed five times, how many jobs are tried no more.';
revoke execute on function platform.state_of_jobs from public;
grant execute on function platform.state_of_jobs to service_role;
