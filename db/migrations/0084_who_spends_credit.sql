-- Credit is the verified company's own: who binds that company asks for it, and what is bought on it carries
-- the name and the numbers that staff have seen.

create function access.may_spend_credit(company uuid, person uuid) returns boolean
  language sql stable security definer set search_path = ''
begin atomic
  select exists (select from public.company_members as member
    join public.companies on companies.id = member.company_id
    where member.company_id = company and member.user_id = person
      and (member.role = 'owner' or member.role = 'hr' and companies.kind = 'employer'));
end;
comment on function access.may_spend_credit is
  'Whether this person binds the company whose credit it is; as `company/rules/roles.ts` says it.';
revoke execute on function access.may_spend_credit from public;
grant execute on function access.may_spend_credit to service_role;

alter table public.orders
  add column credit_asked_by uuid references auth.users on delete set null;
comment on column public.orders.credit_asked_by is
  'Who asked, for their company, that it be paid after delivery; null for a later month, which was asked for once.';
create index orders_credit_asker on public.orders (credit_asked_by) where credit_asked_by is not null;

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
drop trigger guard_credit_buyer on public.orders;
create trigger guard_credit_buyer before update of company_id, siren, siret, vat_number, company_name,
    company_kind, credit_asked_by on public.orders
  for each row when (old.credit is not null) execute function public.guard_credit_buyer();

-- What goes on every month on credit is changed by who may spend it; anybody who kept it before may still
-- keep what is paid otherwise.
create or replace function access.keeps_subscription(subscription uuid) returns boolean
  language sql stable security definer set search_path = ''
begin atomic
  select exists (select from public.subscriptions
    join public.orders on orders.id = subscriptions.order_id
    where subscriptions.id = subscription
      and (subscriptions.company_id in (select access.companies_as('owner', 'hr'))
        or orders.company_kind = 'cse'
          and subscriptions.company_id in (select access.companies_as('cse'))
        or subscriptions.company_id is null and orders.id in (select access.own_orders()))
      and (orders.credit is distinct from 'granted' or subscriptions.company_id is null
        or access.may_spend_credit(subscriptions.company_id, auth.uid())));
end;
