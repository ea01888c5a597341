-- Staff are no longer administrators alone: each has a role, and one table says who may do what.

alter table public.user_roles drop constraint user_roles_role_check;
alter table public.user_roles add constraint user_roles_role_check
  check (role in ('admin', 'editor', 'support', 'accountant', 'packer'));

create table public.staff_members (
  user_id uuid primary key references auth.users on delete cascade,
  name text not null check (name = btrim(name) and char_length(name) between 1 and 120),
  needs_factor boolean not null default true,
  joined_at timestamptz not null default access.now(),
  removed_at timestamptz
);
comment on table public.staff_members is
  'What colleagues and customers call staff; whoever left is still named in what they did.';
comment on column public.staff_members.needs_factor is
  'Whether their role counts only in a session that has shown a second step.';
alter table public.staff_members enable row level security;
alter table public.staff_members force row level security;

-- The same as STAFF_ACTS (src/basics/roles.ts), which a test compares.
create function access.roles_of_staff_act(act text) returns text[]
  language sql immutable
  return case act
    when 'see-work' then array['editor', 'support', 'accountant', 'packer']
    when 'read-catalogue' then array['editor', 'support', 'accountant', 'packer']
    when 'keep-catalogue' then array['editor']
    when 'keep-texts' then array['editor']
    when 'keep-partners' then array['editor']
    when 'answer-requests' then array['support']
    when 'see-orders' then array['support', 'accountant', 'packer']
    when 'read-orders' then array['support', 'accountant']
    when 'pack-orders' then array['support', 'packer']
    when 'serve-orders' then array['support']
    when 'chase-payments' then array['support', 'accountant']
    when 'keep-accounts' then array['accountant']
    when 'read-companies' then array['support', 'accountant']
    when 'verify-companies' then array['support']
    when 'grant-licences' then array[]::text[]
    when 'keep-settings' then array[]::text[]
    when 'read-staff-journal' then array[]::text[]
    when 'keep-team' then array[]::text[]
  end;
comment on function access.roles_of_staff_act(text) is
  'Who of the staff may do this, beside administrators; null where there is no such act.';

-- The first administrator is found before anybody can have set up a second step: it is asked of them as soon as they
-- have one. Of whoever is invited it is asked from the beginning.
create function access.staff_may(act text) returns boolean
  language sql stable security definer set search_path = ''
  return access.has_shown_factor() and exists (
    select from public.user_roles
    where user_id = auth.uid()
      and (role = 'admin' and access.roles_of_staff_act(act) is not null
        or role = any (access.roles_of_staff_act(act)))
      and (coalesce(auth.jwt() ->> 'aal' = 'aal2', false) or not exists (
        select from public.staff_members
        where staff_members.user_id = user_roles.user_id and needs_factor)));
comment on function access.staff_may(text) is
  'Whether the caller is of the staff, has shown the second step that is asked of them, and may do this.';
revoke execute on function access.roles_of_staff_act(text), access.staff_may(text) from public;
grant execute on function access.roles_of_staff_act(text), access.staff_may(text)
  to authenticated, service_role;

-- An administrator is whoever may do what is left to administrators.
create or replace function access.is_staff() returns boolean
  language sql stable security definer set search_path = ''
  return access.staff_may('keep-team');

-- Everybody is told that there is an administrator; who has which other role, only who keeps the team, and themselves.
drop policy "Who is signed in sees that there is an administrator" on public.user_roles;
create policy "Who is signed in sees that there is an administrator" on public.user_roles
  for select to authenticated
  using (role = 'admin' or user_id = auth.uid() or (select access.staff_may('keep-team')));
drop policy "Somebody asks for themselves" on public.user_roles;
create policy "Somebody asks for themselves" on public.user_roles
  for insert to authenticated with check (user_id = auth.uid() and role = 'admin');

create policy "Staff see whom they work with" on public.staff_members for select to authenticated
  using (user_id = auth.uid() or (select access.staff_may('see-work')));
grant select on public.staff_members to authenticated;
grant select, insert, update on public.staff_members to service_role;

create or replace function public.guard_user_role() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  rule platform.first_administrator;
begin
  if auth.role() <> 'authenticated' and new.role <> 'admin' then
    return new;
  end if;
  select * into rule from platform.first_administrator for update;
  if auth.role() = 'authenticated' then
    if new.role <> 'admin' or rule.appointed_at is not null or not exists (
      select from auth.users
      where id = new.user_id and id = auth.uid() and deleted_at is null and not is_anonymous
        and (not rule.needs_email
          or (email_confirmed_at is not null and email = lower(rule.allowed_email)))
    ) or not access.has_shown_factor() then
      raise insufficient_privilege using message = 'there is an administrator, or it may not be you';
    end if;
    new.granted_at := access.now();
  end if;
  update platform.first_administrator set appointed_at = coalesce(appointed_at, access.now());
  return new;
end
$$;

-- What each policy of staff lets who do. A table that is not named stays with administrators.
do $$
declare
  rule record;
  changed text;
begin
  for rule in
    select policy.*, coalesce(acts.act, 'keep-team') as act
    from pg_policies as policy
    left join (values
      ('choice_addresses', null, 'see-orders'),
      ('choice_campaigns', null, 'see-orders'),
      ('choice_parcels', null, 'see-orders'),
      ('companies', null, 'read-companies'),
      ('company_verifications', 'INSERT', 'verify-companies'),
      ('company_verifications', 'SELECT', 'read-companies'),
      ('verification_requests', null, 'read-companies'),
      ('licences', 'SELECT', 'read-companies'),
      ('licences', 'UPDATE', 'grant-licences'),
      ('licence_orders', null, 'read-companies'),
      ('contact_requests', null, 'answer-requests'),
      ('request_entries', null, 'answer-requests'),
      ('reply_templates', null, 'answer-requests'),
      ('quotes', null, 'answer-requests'),
      ('quote_events', null, 'answer-requests'),
      ('quote_versions', null, 'answer-requests'),
      ('orders', null, 'read-orders'),
      ('order_events', null, 'read-orders'),
      ('order_notes', null, 'see-orders'),
      ('order_returns', null, 'read-orders'),
      ('order_return_lines', null, 'read-orders'),
      ('order_sums', null, 'read-orders'),
      ('parcels', null, 'see-orders'),
      ('parcel_lines', null, 'see-orders'),
      ('stock_moves', null, 'read-orders'),
      ('return_stock_moves', null, 'read-orders'),
      ('subscriptions', null, 'read-orders'),
      ('credit_lines', null, 'read-orders'),
      ('disputes', null, 'read-orders'),
      ('refunds', null, 'read-orders'),
      ('invoice_files', null, 'read-orders'),
      ('received_transfers', null, 'keep-accounts'),
      ('transfer_events', null, 'keep-accounts'),
      ('dated_figures', null, 'keep-settings'),
      ('delivery_prices', null, 'keep-settings'),
      ('licence_prices', null, 'keep-settings'),
      ('organisation', null, 'keep-settings'),
      ('return_policy', null, 'keep-settings'),
      ('site_switches', null, 'keep-settings'),
      ('items', 'SELECT', 'read-catalogue'),
      ('items', 'INSERT', 'keep-catalogue'),
      ('items', 'UPDATE', 'keep-catalogue'),
      ('item_translations', 'SELECT', 'read-catalogue'),
      ('item_translations', 'INSERT', 'keep-catalogue'),
      ('item_translations', 'UPDATE', 'keep-catalogue'),
      ('makers', 'SELECT', 'read-catalogue'),
      ('makers', 'INSERT', 'keep-catalogue'),
      ('makers', 'UPDATE', 'keep-catalogue'),
      ('media', 'SELECT', 'read-catalogue'),
      ('media', 'INSERT', 'keep-catalogue'),
      ('media', 'UPDATE', 'keep-catalogue'),
      ('media', 'DELETE', 'keep-catalogue'),
      ('products', 'SELECT', 'read-catalogue'),
      ('products', 'INSERT', 'keep-catalogue'),
      ('products', 'UPDATE', 'keep-catalogue'),
      ('product_drafts', null, 'keep-catalogue'),
      ('product_former_slugs', null, 'read-catalogue'),
      ('product_images', 'SELECT', 'read-catalogue'),
      ('product_images', 'INSERT', 'keep-catalogue'),
      ('product_images', 'UPDATE', 'keep-catalogue'),
      ('product_images', 'DELETE', 'keep-catalogue'),
      ('product_items', 'SELECT', 'read-catalogue'),
      ('product_items', 'INSERT', 'keep-catalogue'),
      ('product_items', 'UPDATE', 'keep-catalogue'),
      ('product_items', 'DELETE', 'keep-catalogue'),
      ('product_plans', 'SELECT', 'read-catalogue'),
      ('product_plans', 'INSERT', 'keep-catalogue'),
      ('product_plans', 'UPDATE', 'keep-catalogue'),
      ('product_plans', 'DELETE', 'keep-catalogue'),
      ('product_revisions', null, 'keep-catalogue'),
      ('product_translations', 'SELECT', 'read-catalogue'),
      ('product_translations', 'INSERT', 'keep-catalogue'),
      ('product_translations', 'UPDATE', 'keep-catalogue'),
      ('vat_decisions', 'SELECT', 'read-catalogue'),
      ('vat_decisions', 'INSERT', 'keep-catalogue'),
      ('page_text_drafts', null, 'keep-texts'),
      ('page_text_revisions', null, 'keep-texts'),
      ('partner_applications', null, 'keep-partners'),
      ('partner_checks', null, 'keep-partners'),
      ('partner_evidence', null, 'keep-partners'),
      ('partner_links', null, 'keep-partners'),
      ('partner_messages', null, 'keep-partners'),
      ('partners', null, 'keep-partners'),
      ('staff_journal', null, 'read-staff-journal'),
      ('messages', null, 'see-work')
    ) as acts (named, command, act)
      on acts.named = tablename and coalesce(acts.command, cmd) = cmd
    where concat(qual, with_check) ~ 'access\.is_staff\(\)' and schemaname <> 'storage'
    union all
    select policy.*,
      case when concat(qual, with_check) ~ 'partner-evidence' then 'keep-partners' else 'keep-catalogue' end
    from pg_policies as policy
    where concat(qual, with_check) ~ 'access\.is_staff\(\)' and schemaname = 'storage'
  loop
    changed := format('alter policy %I on %I.%I', rule.policyname, rule.schemaname, rule.tablename);
    if rule.qual is not null then
      changed := changed || format(' using (%s)', replace(replace(rule.qual, ' AS is_staff', ''),
        'access.is_staff()', format('access.staff_may(%L)', rule.act)));
    end if;
    if rule.with_check is not null then
      changed := changed || format(' with check (%s)', replace(replace(rule.with_check, ' AS is_staff', ''),
        'access.is_staff()', format('access.staff_may(%L)', rule.act)));
    end if;
    execute changed;
  end loop;
end
$$;

-- What came in for an order is part of it; what is not attributed yet is the accountant's.
create policy "Who reads orders reads what came in for them" on public.received_transfers
  for select to authenticated
  using (order_id is not null and (select access.staff_may('read-orders')));

do $$
begin
  execute replace(pg_get_functiondef('public.number_verification'::regproc),
    'access.is_staff()', 'access.staff_may(''verify-companies'')');
end
$$;

-- The mark in the token names the roles, by which screens know what to offer; the database decides again.
create or replace function public.mark_staff() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  person uuid := coalesce(new.user_id, old.user_id);
  roles jsonb := (select jsonb_agg(role order by role) from public.user_roles where user_id = person);
  mark jsonb := jsonb_build_object('staff', true, 'staff_roles', roles, 'staff_needs_factor',
    exists (select from public.staff_members where user_id = person and needs_factor));
begin
  update auth.users set raw_app_meta_data = case when roles is null
      then raw_app_meta_data - array['staff', 'staff_roles', 'staff_needs_factor']
      else raw_app_meta_data || mark end
    where id = person;
  if roles is not null then
    update auth.sessions set not_after = least(not_after, access.now() + interval '12 hours')
      where user_id = person;
  end if;
  return null;
end
$$;
