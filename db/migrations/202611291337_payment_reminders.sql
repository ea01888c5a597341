-- The fixed sum for recovery costs is a figure of the law like the rate of penalties beside it: a decree sets it.
alter table public.dated_figures drop constraint dated_figures_kind_check;
alter table public.dated_figures add constraint dated_figures_kind_check
  check (kind in ('social-security-ceiling', 'gift-tolerance-share', 'council-headcount',
    'small-gift-limit', 'vat-standard', 'vat-intermediate', 'vat-reduced', 'vat-particular',
    'vat-corsica-food', 'late-payment-rate', 'recovery-indemnity'));
insert into public.dated_figures (kind, valid_from, value, source, source_url) values
  ('recovery-indemnity', '2013-01-01', 4000,
    'Code de commerce, art. L441-10 et D441-5 (décret 2012-1115 du 2 octobre 2012)', null);

-- Steps only go forward, whatever queues twice or late, and nothing is asked for while it is held: what staff
-- wrote last of `reminders-held` and `reminders-resumed` holds.
create function public.guard_due_reminder() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.orders where id = new.order_id for update;
  if exists (select from public.order_events where order_id = new.order_id
    and kind = 'due-reminded' and (details ->> 'days')::integer >= (new.details ->> 'days')::integer) then
    raise exception 'that reminder, or a later one, was sent'
      using errcode = 'check_violation', constraint = 'order_events_reminders_go_forward';
  end if;
  if (select kind = 'reminders-held' and not details ? 'amountCents' from public.order_events
    where order_id = new.order_id and kind in ('reminders-held', 'reminders-resumed')
    order by id desc limit 1) then
    raise exception 'reminders of that order are held'
      using errcode = 'check_violation', constraint = 'order_events_reminders_held';
  end if;
  return new;
end
$$;
revoke execute on function public.guard_due_reminder from public;
create trigger guard_due_reminder before insert on public.order_events
  for each row when (new.kind = 'due-reminded') execute function public.guard_due_reminder();
