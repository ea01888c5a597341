create or replace function platform.enqueue_job(task text, payload json, job_key text,
    delay_seconds integer)
  returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  perform graphile_worker.add_job(task, payload, job_key => enqueue_job.job_key,
    run_at => now() + make_interval(secs => delay_seconds), max_attempts => 25,
    priority => platform.job_priority(task, payload ->> 'kind'));
end
$$;
