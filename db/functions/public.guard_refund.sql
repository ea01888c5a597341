-- Nobody asks us to give back what a bank contests or has taken. What the provider gave back is entered all
-- the same: our books follow its own.
create or replace function public.guard_refund() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  captured bigint;
  given bigint;
  held bigint;
begin
  select captured_cents into captured from public.payments where id = new.payment_id for update;
  select coalesce(sum(amount_cents), 0) into given from public.refunds
    where payment_id = new.payment_id and state <> 'failed' and id <> new.id;
  if new.state <> 'failed' and given + new.amount_cents > captured then
    raise exception 'more would be given back than came in'
      using errcode = 'check_violation', constraint = 'refunds_within_captured';
  end if;
  if tg_op = 'INSERT' and new.provider_reference is null then
    select coalesce(sum(held_cents), 0) into held from public.disputes
      where payment_id = new.payment_id;
    if given + new.amount_cents > captured - held then
      raise exception 'what a bank contests or has taken is not given back'
        using errcode = 'check_violation', constraint = 'refunds_beside_disputes';
    end if;
  end if;
  if tg_op = 'UPDATE' and ((old.state <> 'pending' and (old.state, new.state) <> ('done', 'failed'))
    or (new.amount_cents, new.payment_id, new.order_id)
      is distinct from (old.amount_cents, old.payment_id, old.order_id)) then
    raise exception 'a refund that has ended is not altered' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
