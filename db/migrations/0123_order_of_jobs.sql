-- What somebody waits for goes before what nobody does: 388 mails in the queue delayed a payment by 38 seconds.
-- In one place for all that queue, triggers among them; the lowest number goes first.
create function platform.job_priority(task text, mail_kind text) returns smallint
  language sql immutable set search_path = ''
as $$
  select case
    -- Money that has moved.
    when task in ('sandbox-notify', 'check-payment', 'close-attempt') then -20
    -- Somebody who cannot get in.
    when task = 'send-asked-link' or mail_kind in ('auth-token', 'auth-notice') then -10
    -- Mails to many at once, none of which follows from what its reader just did.
    when mail_kind in ('results', 'check-in', 'notification', 'invitation', 'choice-invited',
      'choice-first-reminder', 'choice-last-reminder', 'transfer-reminder', 'payment-overdue',
      'evidence-reminder') then 20
    when task = 'send-mail' then 10
    when task in ('keep-invoice-file', 'keep-duerp-files') then 30
    else 0 end
$$;
comment on function platform.job_priority is 'Which waiting job goes first: the lowest.';
revoke execute on function platform.job_priority from public;

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
