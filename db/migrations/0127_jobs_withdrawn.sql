-- What a job was queued for in case, and has been done meanwhile, costs no job.
create function platform.withdraw_job(job_key text) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  perform graphile_worker.remove_job(job_key);
end
$$;
comment on function platform.withdraw_job is 'Takes back the job with this key while it has not started.';
revoke execute on function platform.withdraw_job from public;
grant execute on function platform.withdraw_job to service_role;
