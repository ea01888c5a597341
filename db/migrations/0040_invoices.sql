-- Invoices and credit notes. Each is issued with its number, in one transaction with it, and never altered
-- afterwards by anybody: what was wrong is put right by another document.

create table public.invoice_counters (
  series text primary key check (series ~ '^[FA]\d{4}$'),
  last integer not null check (last > 0),
  last_on date not null
);
comment on table public.invoice_counters is
  'One row for each kind and year, locked last by whoever issues: a transaction that fails takes no number.';

create table public.invoices (
  id uuid primary key default gen_random_uuid(),
  -- In which they were issued, both kinds together; may have gaps, as it is no number of theirs.
  sequence bigint not null unique generated always as identity,
  series text not null references public.invoice_counters deferrable initially deferred,
  rank integer not null check (rank > 0),
  number text not null unique generated always as
    (series || '-' || lpad(rank::text, greatest(6, length(rank::text)), '0')) stored,
  kind text not null generated always as
    (case left(series, 1) when 'F' then 'invoice' else 'credit-note' end) stored,
  issued_at timestamptz not null,
  issued_on date not null,
  due_on date not null check (due_on >= issued_on),
  order_id uuid not null references public.orders,
  occasion text not null check (occasion ~ '^((sale|unpaid)-[1-9]\d*|refund(-undone)?-[0-9a-f-]{36})$'),
  cites_id uuid references public.invoices,
  net_cents bigint not null check (net_cents >= 0),
  vat_cents bigint not null check (vat_cents >= 0),
  gross_cents bigint not null generated always as (net_cents + vat_cents) stored,
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  unique (series, rank),
  unique (order_id, occasion),
  check ((occasion like 'sale-%') = (cites_id is null))
);
comment on table public.invoices is
  'Kept for ten years (Code de commerce, art. L123-22), also when an account is erased.';
comment on column public.invoices.occasion is
  'Why it was issued: one document for each, however often and at once it is asked for.';
comment on column public.invoices.issued_on is 'The day in Paris; a later number never has an earlier one.';
comment on column public.invoices.cites_id is 'The document that this one corrects.';
comment on column public.invoices.content is
  'Everything the document says, as it was when it was issued: later changes change nothing.';
create index invoices_by_day on public.invoices (issued_on, sequence);
create index invoices_citing on public.invoices (cites_id);

create function public.guard_invoice() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  cited public.invoices;
  credited bigint;
begin
  if extract(year from new.issued_on)::integer <> right(new.series, 4)::integer
    or new.rank > 1 and not exists (select from public.invoices where series = new.series
      and rank = new.rank - 1 and issued_on <= new.issued_on) then
    raise exception 'numbers follow one another, by day'
      using errcode = 'check_violation', constraint = 'invoices_without_gap';
  end if;
  if new.cites_id is null then
    return new;
  end if;
  select * into cited from public.invoices where id = new.cites_id for update;
  -- What a corrected credit note no longer takes off may be credited again.
  select coalesce(sum(gross_cents), 0) into credited from public.invoices as credit
    where cites_id = cited.id and not exists (select from public.invoices where cites_id = credit.id);
  if cited.order_id <> new.order_id or left(cited.series, 1) = left(new.series, 1)
    or credited + new.net_cents + new.vat_cents > cited.gross_cents then
    raise exception 'a document takes off no more than what it cites'
      using errcode = 'check_violation', constraint = 'invoices_within_cited';
  end if;
  return new;
end
$$;
revoke execute on function public.guard_invoice from public;
create trigger guard before insert on public.invoices
  for each row execute function public.guard_invoice();

create function public.keep_as_issued() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  raise exception 'what was issued stays as it was' using errcode = 'check_violation';
end
$$;
revoke execute on function public.keep_as_issued from public;
create trigger keep before update or delete on public.invoices
  for each row execute function public.keep_as_issued();
create trigger keep_all before truncate on public.invoices
  for each statement execute function public.keep_as_issued();

create table public.invoice_files (
  invoice_id uuid primary key references public.invoices,
  made_at timestamptz not null,
  is_valid boolean not null,
  report jsonb not null check (jsonb_typeof(report) = 'object'),
  xml text,
  pdf bytea,
  sha256 bytea generated always as (sha256(pdf)) stored,
  check (is_valid = (pdf is not null and xml is not null))
);
comment on table public.invoice_files is
  'The document as it is handed out, once, with what was checked of it; or why it is not handed out.';

create function public.keep_valid_file() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and not old.is_valid and new.invoice_id = old.invoice_id then
    return new;
  end if;
  raise exception 'the file of a document stays as it was' using errcode = 'check_violation';
end
$$;
revoke execute on function public.keep_valid_file from public;
create trigger keep before update or delete on public.invoice_files
  for each row execute function public.keep_valid_file();
create trigger keep_all before truncate on public.invoice_files
  for each statement execute function public.keep_as_issued();

do $$
declare
  named text;
begin
  foreach named in array array['invoice_counters', 'invoices', 'invoice_files']
  loop
    execute format('alter table public.%I enable row level security', named);
    execute format('alter table public.%I force row level security', named);
    execute format('grant select, insert on public.%I to service_role', named);
  end loop;
end
$$;
grant update on public.invoice_counters, public.invoice_files to service_role;
grant select on public.invoices, public.invoice_files to authenticated;
create policy "Invoices go with their order" on public.invoices for select to authenticated
  using (order_id in (select id from public.orders));
create policy "Files that are handed out go with their invoice" on public.invoice_files
  for select to authenticated
  using ((is_valid or (select access.is_staff())) and invoice_id in (select id from public.invoices));

-- What is owed by whoever pays late is a figure of the law like the others.
alter table public.dated_figures drop constraint dated_figures_kind_check;
alter table public.dated_figures add constraint dated_figures_kind_check
  check (kind in ('social-security-ceiling', 'gift-tolerance-share', 'council-headcount',
    'small-gift-limit', 'vat-standard', 'vat-intermediate', 'vat-reduced', 'vat-particular',
    'late-payment-rate'));
insert into public.dated_figures (kind, valid_from, value, source, source_url) values
  ('late-payment-rate', '2025-07-01', 1215, 'Code de commerce, art. L441-10 : taux de refinancement '
    || 'de la BCE au 1er juillet 2025 (2,15 %) majoré de dix points', null);
