-- It is decided once, and granted only within what the company was granted; two orders at once wait for
-- each other.
create or replace function public.guard_credit_decision() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  most bigint;
begin
  if old.credit is distinct from 'requested' or new.credit is null then
    raise exception 'credit is decided once, where it was asked for' using errcode = 'check_violation';
  end if;
  if new.credit = 'granted' then
    if new.company_id is null or not public.may_have_credit(new.company_id, new.siren) then
      raise exception 'credit is granted to a verified company'
        using errcode = 'check_violation', constraint = 'credit_of_verified_company';
    end if;
    select limit_cents into most from public.credit_lines
      where company_id = new.company_id and siren = new.siren and state = 'granted' for update;
    if most is null or access.owed_on_credit(new.company_id) + new.net_cents + new.vat_cents > most then
      raise exception 'the company would owe more than it was granted'
        using errcode = 'check_violation', constraint = 'orders_within_credit';
    end if;
  end if;
  return new;
end
$$;
