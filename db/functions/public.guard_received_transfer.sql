-- What came in stays what it was. What was said of it is taken back only by somebody who is named.
create or replace function public.guard_received_transfer() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  last_kind text;
begin
  if (new.line_hash, new.booked_on, new.amount_cents, new.label, new.format)
      is distinct from (old.line_hash, old.booked_on, old.amount_cents, old.label, old.format) then
    raise exception 'a transfer stays what it was' using errcode = 'check_violation';
  end if;
  select kind into last_kind from public.transfer_events
    where transfer_id = new.id order by rank desc limit 1;
  if old.order_id is not null and new.order_id is distinct from old.order_id
    and not (new.order_id is null and last_kind = 'released') then
    raise exception 'a transfer pays one order until that is taken back' using errcode = 'check_violation';
  end if;
  if old.set_aside_reason is not null and new.set_aside_reason is distinct from old.set_aside_reason
    and not (new.set_aside_reason is null and last_kind = 'taken-back') then
    raise exception 'a transfer is set aside until that is taken back' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
