create or replace function public.guard_reinstatement() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if (select coalesce(sum(captured_cents), 0) from public.payments where order_id = new.id)
    - (select coalesce(sum(amount_cents), 0) from public.refunds
        where order_id = new.id and state <> 'failed')
    - (select coalesce(sum(held_cents), 0) from public.disputes where order_id = new.id)
    < new.net_cents + new.vat_cents then
    raise exception 'a cancelled order is taken up again only with its money'
      using errcode = 'check_violation', constraint = 'orders_reinstated_with_money';
  end if;
  return new;
end
$$;
