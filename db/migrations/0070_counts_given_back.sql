-- What is limited is failures: a use that succeeded is given back.
create function public.give_back_use(action text, subject text, window_seconds integer, at timestamptz)
  returns void
  language sql security invoker set search_path = ''
as $$
  update public.rate_counts set uses = uses - 1
  where rate_counts.action = give_back_use.action
    and subject_hash = encode(sha256(convert_to(give_back_use.subject, 'UTF8')), 'hex')
    and period_starts_at = date_bin(make_interval(secs => window_seconds), give_back_use.at, 'epoch')
    and uses > 0
$$;
comment on function public.give_back_use is
  'Takes back one use of the current window; nothing where the window in which it was counted is over.';
revoke execute on function public.give_back_use from public;
grant execute on function public.give_back_use to service_role;
