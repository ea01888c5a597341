create or replace function platform.job_priority(task text, mail_kind text) returns smallint
  language sql immutable set search_path = ''
as $$
  select case
    -- Money that has moved.
    when task in ('sandbox-notify', 'check-payment', 'close-attempt') then -20
    -- Somebody who cannot get in.
    when task = 'send-asked-link' or mail_kind in ('auth-token', 'auth-notice') then -10
    -- Mails to many at once, none of which follows from what its reader just did.
    when mail_kind in ('results', 'overview', 'check-in', 'notification', 'invitation', 'choice-invited',
      'choice-first-reminder', 'choice-last-reminder', 'transfer-reminder', 'payment-overdue',
      'evidence-reminder') then 20
    when task = 'send-mail' then 10
    when task in ('keep-invoice-file', 'keep-duerp-files') then 30
    else 0 end
$$;
