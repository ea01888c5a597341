-- What is written once and for ever is linked: each journal, and the invoices with their files, is a chain in
-- which every entry carries the hash of the one before it (docs/decisions/0054). The link is made when the
-- transaction ends, so that nobody waits for anybody but for that moment.

create table public.chain_links (
  chain text not null
    check (chain in ('company-journal', 'risk-journal', 'staff-journal', 'invoices', 'invoice-files')),
  entry_id uuid not null,
  company_id uuid references public.companies on delete cascade,
  rank bigint not null check (rank > 0),
  digest bytea not null check (length(digest) = 32),
  hash bytea not null check (length(hash) = 32),
  primary key (chain, entry_id),
  unique (company_id, chain, rank)
);
-- Chains of the house, of no company: an index that is read in the order of ranks.
create unique index chain_links_of_house on public.chain_links (chain, rank) where company_id is null;
comment on table public.chain_links is
  'The place of each entry in its chain; a company has chains of its own, which go with it.';
comment on column public.chain_links.digest is
  'Of the entry: SHA-256 of the SHA-256 of each of its parts; 32 zeros for a part that is not there.';
comment on column public.chain_links.hash is 'SHA-256 of the hash before, if there is one, and of the digest.';

create table public.chain_ends (
  chain text not null,
  company_id uuid references public.companies on delete cascade,
  rank bigint not null,
  hash bytea not null,
  checked_at timestamptz not null,
  unique nulls not distinct (company_id, chain)
);
comment on table public.chain_ends is
  'How far each chain was when it was last found in order: what was taken off its end since is missed.';

-- The parts of an entry, in their order, as they are hashed: whatever the settings of the session.
create function access.utc_text(instant timestamptz) returns text
  language sql stable
  return to_char(instant at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"');
create function access.sealed_parts(entry public.company_journal) returns text[]
  language sql stable
  return array[entry.id::text, entry.company_id::text, access.utc_text(entry.happened_at),
    entry.actor::text, entry.action, entry.subject_id::text, entry.details::text];
create function access.sealed_parts(entry public.risk_changes) returns text[]
  language sql stable
  return array[entry.id::text, entry.company_id::text, access.utc_text(entry.happened_at),
    entry.actor::text, entry.subject, entry.act, entry.subject_id::text, entry.before::text,
    entry.after::text];
create function access.sealed_parts(entry public.staff_journal) returns text[]
  language sql stable
  return array[entry.id::text, access.utc_text(entry.happened_at), entry.actor::text, entry.subject,
    entry.subject_id, entry.part, entry.act, entry.before::text, entry.after::text];
create function access.sealed_parts(entry public.invoices) returns text[]
  language sql stable
  return array[entry.id::text, entry.number, access.utc_text(entry.issued_at),
    to_char(entry.issued_on, 'YYYY-MM-DD'), to_char(entry.due_on, 'YYYY-MM-DD'), entry.order_id::text,
    entry.occasion, entry.cites_id::text, entry.net_cents::text, entry.vat_cents::text,
    entry.content::text];
create function access.sealed_parts(entry public.invoice_files) returns text[]
  language sql stable
  return array[entry.invoice_id::text, access.utc_text(entry.made_at), entry.report::text,
    encode(sha256(convert_to(entry.xml, 'UTF8')), 'hex'), encode(sha256(entry.pdf), 'hex')];

create function access.digest_of(parts text[]) returns bytea
  language sql stable
  return (select sha256(string_agg(
      coalesce(sha256(convert_to(part, 'UTF8')), decode(repeat('00', 32), 'hex')), ''::bytea order by rank))
    from unnest(parts) with ordinality as hashed (part, rank));

create function public.link_entry(chain text, company uuid, entry uuid, digest bytea) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  last record;
begin
  -- One for all chains of a company: two acts that are told in both never wait for each other crosswise.
  perform pg_advisory_xact_lock(hashtextextended('chain ' || coalesce(company::text, chain), 0));
  if company is null then
    select rank, hash into last from public.chain_links as links
      where links.company_id is null and links.chain = link_entry.chain order by rank desc limit 1;
  else
    select rank, hash into last from public.chain_links as links
      where links.company_id = company and links.chain = link_entry.chain order by rank desc limit 1;
  end if;
  insert into public.chain_links (chain, entry_id, company_id, rank, digest, hash)
    values (link_entry.chain, entry, company, coalesce(last.rank, 0) + 1, link_entry.digest,
      sha256(coalesce(last.hash, '') || link_entry.digest))
    on conflict do nothing;
  if not found then
    raise serialization_failure using message = 'an entry of a chain has its place already';
  end if;
end
$$;

create function public.seal_entry() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_argv[0] in ('company-journal', 'risk-journal') then
    -- What was founded and given up within one transaction leaves nothing.
    if exists (select from public.companies where id = new.company_id) then
      perform public.link_entry(tg_argv[0], new.company_id, new.id,
        access.digest_of(access.sealed_parts(new)));
    end if;
  elsif tg_argv[0] = 'invoice-files' then
    perform public.link_entry(tg_argv[0], null, new.invoice_id,
      access.digest_of(access.sealed_parts(new)));
  else
    perform public.link_entry(tg_argv[0], null, new.id, access.digest_of(access.sealed_parts(new)));
  end if;
  return null;
end
$$;

-- What is linked stays as it was, whoever asks; a company that is erased takes its own chains along.
create function public.keep_entry() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' and to_jsonb(old) ->> 'company_id' is not null
    and not exists (select from public.companies where id = (to_jsonb(old) ->> 'company_id')::uuid) then
    return old;
  end if;
  raise exception 'what was written stays as it was' using errcode = 'check_violation';
end
$$;

do $$
declare
  named text;
begin
  foreach named in array array['company_journal', 'risk_changes', 'staff_journal', 'chain_links']
  loop
    execute format('create trigger keep before update or delete on public.%I
      for each row execute function public.keep_entry()', named);
    execute format('create trigger keep_all before truncate on public.%I
      for each statement execute function public.keep_as_issued()', named);
  end loop;
  foreach named in array array['chain_links', 'chain_ends']
  loop
    execute format('alter table public.%I enable row level security', named);
    execute format('alter table public.%I force row level security', named);
    execute format('grant select on public.%I to service_role', named);
  end loop;
end
$$;
grant insert, update on public.chain_ends to service_role;
revoke update, delete on public.staff_journal from service_role;
revoke execute on function public.link_entry, public.seal_entry, public.keep_entry,
  access.utc_text, access.digest_of, access.sealed_parts(public.company_journal),
  access.sealed_parts(public.risk_changes), access.sealed_parts(public.staff_journal),
  access.sealed_parts(public.invoices), access.sealed_parts(public.invoice_files) from public;
grant execute on function access.utc_text, access.sealed_parts(public.company_journal),
  access.sealed_parts(public.risk_changes), access.sealed_parts(public.staff_journal),
  access.sealed_parts(public.invoices), access.sealed_parts(public.invoice_files) to service_role;

-- What is there already takes its place in the order in which it was written.
do $$
declare
  entry record;
begin
  for entry in
    select told.* from (
      select 'company-journal' as chain, company_id as company, id, happened_at as at, 0::bigint as rank,
        access.digest_of(access.sealed_parts(company_journal)) as digest from public.company_journal
      union all select 'risk-journal', company_id, id, happened_at, 0,
        access.digest_of(access.sealed_parts(risk_changes)) from public.risk_changes
      union all select 'staff-journal', null, id, happened_at, 0,
        access.digest_of(access.sealed_parts(staff_journal)) from public.staff_journal
      union all select 'invoices', null, id, issued_at, sequence,
        access.digest_of(access.sealed_parts(invoices)) from public.invoices
      union all select 'invoice-files', null, invoice_id, made_at, 0,
        access.digest_of(access.sealed_parts(invoice_files)) from public.invoice_files where is_valid
    ) as told order by chain, company, at, rank, id
  loop
    perform public.link_entry(entry.chain, entry.company, entry.id, entry.digest);
  end loop;
end
$$;

create constraint trigger seal after insert on public.company_journal
  deferrable initially deferred for each row execute function public.seal_entry('company-journal');
create constraint trigger seal after insert on public.risk_changes
  deferrable initially deferred for each row execute function public.seal_entry('risk-journal');
create constraint trigger seal after insert on public.staff_journal
  deferrable initially deferred for each row execute function public.seal_entry('staff-journal');
create constraint trigger seal after insert on public.invoices
  deferrable initially deferred for each row execute function public.seal_entry('invoices');
create constraint trigger seal after insert or update on public.invoice_files
  deferrable initially deferred for each row when (new.is_valid)
  execute function public.seal_entry('invoice-files');

alter table public.chain_faults drop constraint chain_faults_chain_check;
alter table public.chain_faults add constraint chain_faults_chain_check
  check (chain in ('releases', 'duerp', 'invoices', 'company-journal', 'risk-journal', 'staff-journal'));
comment on column public.chain_faults.subject is
  'Which link: the Monday of a release, the number of a version, with the file after it, or of an invoice; the rank of a line of a journal, and when it says it was written.';

-- Owners are told of what is their company's: of a journal once, however many of its lines it is.
create or replace function public.tell_chain_fault() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if new.company_id is not null and not (new.chain like '%-journal' and exists (
    select from public.chain_faults where chain = new.chain and company_id = new.company_id
      and id <> new.id)) then
    perform public.notify_owners(new.company_id, new.chain || '-altered',
      jsonb_build_object('subject', new.subject), null, new.id::text);
  end if;
  perform realtime.send('{}', 'changed', 'staff:work', true);
  return null;
end
$$;
