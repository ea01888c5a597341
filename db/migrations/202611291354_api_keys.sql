-- Keys by which programs of a company read its orders, invoices and deliveries. A key is kept as its hash, in a table
-- that is nobody's; what it reads, functions of the database give: rows of its company, of its scopes, without anything that names a person.

create table public.api_keys (
  id uuid primary key,
  company_id uuid not null references public.companies on delete cascade,
  name text not null check (char_length(name) between 1 and 80),
  prefix text not null unique check (prefix ~ '^prv_[0-9a-f]{8}$'),
  scopes text[] not null
    check (scopes <@ array['orders', 'invoices', 'deliveries'] and cardinality(scopes) > 0),
  created_by uuid references auth.users on delete set null,
  created_at timestamptz not null default access.now(),
  expires_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz,
  check (expires_at > created_at and expires_at < created_at + interval '13 months')
);
comment on table public.api_keys is
  'Keys by which programs of a company read its orders, invoices and deliveries.';
comment on column public.api_keys.prefix is 'How its owners tell it from others; it opens nothing.';
comment on column public.api_keys.last_used_at is 'To the minute.';
create index api_keys_company on public.api_keys (company_id, created_at desc);
create index api_keys_creator on public.api_keys (created_by);

create table public.api_key_hashes (
  key_id uuid primary key references public.api_keys on delete cascade,
  hash bytea not null unique check (octet_length(hash) = 32)
);
comment on table public.api_key_hashes is 'SHA-256 of each whole key, whose secret has 256 bits.';

create function public.guard_api_key() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    perform from public.companies where id = new.company_id for update;
    if (select count(*) from public.api_keys where company_id = new.company_id
      and revoked_at is null and expires_at > access.now()) >= 20 then
      raise exception 'a company has twenty keys at most'
        using errcode = 'check_violation', constraint = 'api_keys_at_most';
    end if;
    return new;
  end if;
  if old.revoked_at is not null and new.revoked_at is distinct from old.revoked_at then
    raise exception 'a revoked key stays revoked' using errcode = 'check_violation';
  end if;
  if (new.id, new.company_id, new.name, new.prefix, new.scopes, new.created_at, new.expires_at)
    is distinct from
    (old.id, old.company_id, old.name, old.prefix, old.scopes, old.created_at, old.expires_at) then
    raise exception 'a key is replaced, not changed' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger guard before insert or update on public.api_keys
  for each row execute function public.guard_api_key();

create function public.journal_api_key() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.company_journal (company_id, actor, action, subject_id)
    values (new.company_id, auth.uid(),
      case tg_op when 'INSERT' then 'api-key-created' else 'api-key-revoked' end, new.id);
  return null;
end
$$;
create trigger journal after insert on public.api_keys
  for each row execute function public.journal_api_key();
create trigger journal_revoked after update of revoked_at on public.api_keys
  for each row when (old.revoked_at is null and new.revoked_at is not null)
  execute function public.journal_api_key();
revoke execute on function public.guard_api_key, public.journal_api_key from public;

alter table public.api_keys enable row level security;
alter table public.api_keys force row level security;
alter table public.api_key_hashes enable row level security;
alter table public.api_key_hashes force row level security;
grant select on public.api_keys to authenticated, service_role;
grant insert, update on public.api_keys to function_caller;
grant insert on public.api_key_hashes to service_role;
create policy "Owners see keys" on public.api_keys for select to authenticated
  using (company_id in (select access.companies_as('owner')));
create policy "Owners make keys" on public.api_keys for insert to authenticated
  with check (company_id in (select access.companies_as('owner'))
    and created_by = (select auth.uid()));
create policy "Owners revoke keys" on public.api_keys for update to authenticated
  using (company_id in (select access.companies_as('owner')))
  with check (company_id in (select access.companies_as('owner')));

-- What a key opens. The service asks, which knows the hash of what was shown; each function asks again whose key it
-- is and what it may read, so that no query can forget it.

create function access.company_by_key(hash bytea, scope text) returns uuid
  language sql stable security definer set search_path = ''
begin atomic
  select company_id from public.api_keys
  where id = (select key_id from public.api_key_hashes where api_key_hashes.hash = company_by_key.hash)
    and revoked_at is null and expires_at > access.now()
    and scope = any(scopes);
end;
comment on function access.company_by_key is 'Null for a key that is none, or has not that scope.';

create function public.open_api_key(hash bytea, scope text)
  returns table (id uuid, is_granted boolean)
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.api_keys as key set last_used_at = access.now()
    from public.api_key_hashes as kept
    where kept.hash = open_api_key.hash and kept.key_id = key.id
      and key.revoked_at is null and key.expires_at > access.now()
      and (key.last_used_at is null or key.last_used_at < access.now() - interval '1 minute');
  return query select key.id, scope = any(key.scopes) from public.api_keys as key
    join public.api_key_hashes as kept on kept.key_id = key.id
    where kept.hash = open_api_key.hash and key.revoked_at is null and key.expires_at > access.now();
end
$$;
comment on function public.open_api_key is 'Nothing for a key that is none, was revoked, or is over.';

create function access.instant_text(instant timestamptz) returns text
  language sql immutable set search_path = ''
begin atomic
  select to_char(instant at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
end;

create function public.orders_by_key(hash bytea, after text, most integer) returns setof jsonb
  language sql stable security definer set search_path = ''
begin atomic
  select jsonb_build_object(
    'number', orders.number, 'state', orders.state,
    'placedAt', access.instant_text(orders.placed_at),
    'purchaseOrderNumber', orders.purchase_order_number,
    'isPaid', exists (select from public.payments where payments.order_id = orders.id
      and payments.state in ('paid', 'part-refunded')),
    'paymentDueOn', orders.payment_due_on,
    'netCents', orders.net_cents, 'vatCents', orders.vat_cents, 'grossCents', orders.gross_cents,
    'lines', (select coalesce(jsonb_agg(jsonb_build_object('name', line.name,
        'quantity', line.quantity, 'unitNetCents', line.unit_net_cents, 'netCents', line.net_cents,
        'rateBasisPoints', line.rate_basis_points) order by line.position), '[]')
      from public.order_lines as line where line.order_id = orders.id))
  from public.orders
  where orders.company_id = access.company_by_key(hash, 'orders') and orders.state <> 'draft'
    and (after is null or (orders.placed_at, orders.id) > (select former.placed_at, former.id
      from public.orders as former
      where former.number = after and former.company_id = orders.company_id))
  order by orders.placed_at, orders.id limit most;
end;

create function public.invoices_by_key(hash bytea, after text, most integer) returns setof jsonb
  language sql stable security definer set search_path = ''
begin atomic
  select jsonb_build_object(
    'number', invoice.number, 'kind', invoice.kind,
    'issuedOn', invoice.issued_on, 'dueOn', invoice.due_on,
    'orderNumber', orders.number, 'cites', cited.number,
    'netCents', invoice.net_cents, 'vatCents', invoice.vat_cents,
    'grossCents', invoice.gross_cents,
    'isReady', exists (select from public.invoice_files as file
      where file.invoice_id = invoice.id and file.is_valid))
  from public.invoices as invoice
  join public.orders on orders.id = invoice.order_id
  left join public.invoices as cited on cited.id = invoice.cites_id
  where orders.company_id = access.company_by_key(hash, 'invoices')
    and (after is null or invoice.sequence > (select former.sequence
      from public.invoices as former join public.orders as sold on sold.id = former.order_id
      where former.number = after and sold.company_id = orders.company_id))
  order by invoice.sequence limit most;
end;

create function public.invoice_by_key(hash bytea, wanted text) returns uuid
  language sql stable security definer set search_path = ''
begin atomic
  select invoice.id from public.invoices as invoice
  join public.orders on orders.id = invoice.order_id
  where invoice.number = wanted and orders.company_id = access.company_by_key(hash, 'invoices');
end;

create function public.deliveries_by_key(hash bytea, after uuid, most integer) returns setof jsonb
  language sql stable security definer set search_path = ''
begin atomic
  select jsonb_build_object(
    'id', parcel.id, 'orderNumber', orders.number, 'parcel', parcel.number, 'state', parcel.state,
    'carrier', parcel.carrier, 'trackingNumber', parcel.tracking_number,
    'plannedOn', parcel.delivery_day,
    'shippedAt', access.instant_text(parcel.shipped_at),
    'endedAt', access.instant_text(parcel.ended_at))
  from public.parcels as parcel join public.orders on orders.id = parcel.order_id
  where orders.company_id = access.company_by_key(hash, 'deliveries')
    and (after is null or (parcel.made_at, parcel.id) > (select former.made_at, former.id
      from public.parcels as former join public.orders as sold on sold.id = former.order_id
      where former.id = after and sold.company_id = orders.company_id))
  order by parcel.made_at, parcel.id limit most;
end;

revoke execute on function access.company_by_key, access.instant_text, public.open_api_key,
  public.orders_by_key, public.invoices_by_key, public.invoice_by_key, public.deliveries_by_key from public;
grant execute on function public.open_api_key, public.orders_by_key, public.invoices_by_key,
  public.invoice_by_key, public.deliveries_by_key to service_role;
