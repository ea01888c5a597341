-- Accounts and companies that are gone take their ids along, and nothing else.
create or replace function public.guard_credit_buyer() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if (new.siren, new.siret, new.vat_number, new.company_name, new.company_kind)
      is distinct from (old.siren, old.siret, old.vat_number, old.company_name, old.company_kind)
    or new.company_id is not null and new.company_id is distinct from old.company_id
    or new.credit_asked_by is not null and new.credit_asked_by is distinct from old.credit_asked_by then
    raise exception 'an order on credit stays that of its company'
      using errcode = 'check_violation', constraint = 'orders_credit_of_own_company';
  end if;
  return new;
end
$$;
