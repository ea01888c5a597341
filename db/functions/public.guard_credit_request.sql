-- Nobody orders on another company's name: only from within its own space.
create or replace function public.guard_credit_request() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if new.credit <> 'requested' or new.company_id is null
    or not public.may_have_credit(new.company_id, new.siren)
    or not exists (select from public.companies where id = new.company_id
      and legal_name = new.company_name and kind = new.company_kind)
    or left(new.siret, 9) <> new.siren or new.vat_number !~ ('^FR..' || new.siren || '$') then
    raise exception 'payment after delivery is asked for from within the space of that company, once verified'
      using errcode = 'check_violation', constraint = 'orders_credit_of_own_company';
  end if;
  if not (new.renewal_of is null and access.may_spend_credit(new.company_id, new.credit_asked_by)
    or exists (select from public.orders as first where first.id = new.renewal_of
      and first.company_id = new.company_id and first.credit = 'granted')) then
    raise exception 'payment after delivery is asked for by who binds the company'
      using errcode = 'check_violation', constraint = 'orders_credit_asked_by';
  end if;
  return new;
end
$$;
