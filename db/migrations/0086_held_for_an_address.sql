-- A month that would go where we do not deliver is not tried again for ever: the subscription is held, its
-- buyer and staff are told, and staff let it go on.
alter table public.subscriptions drop constraint subscriptions_paused_for_check;
alter table public.subscriptions add constraint subscriptions_paused_for_check
  check (paused_for in ('wish', 'payment', 'dispute', 'address'));
