-- Staff answer what visitors ask, and offer them prices: requests with who takes care of them, what was
-- answered and noted, the texts that answers begin with; quotes with every version that was sent.

alter table public.contact_requests
  add column state text not null default 'new' check (state in ('new', 'answered', 'closed')),
  add column assigned_to uuid references auth.users on delete set null,
  add column reply_count integer not null default 0,
  add column last_exchange_at timestamptz,
  add column revision integer not null default 1;
update public.contact_requests set last_exchange_at = sent_at;
alter table public.contact_requests
  alter column last_exchange_at set not null,
  alter column last_exchange_at set default access.now();
comment on column public.contact_requests.last_exchange_at is
  'When something was last written, answered, noted or quoted: what is kept is kept from then.';
comment on column public.contact_requests.revision is
  'Counts who takes care of it, its state and its answers: the second of two who act is told.';
drop index public.contact_requests_age;
create index contact_requests_exchange on public.contact_requests (last_exchange_at);
create index contact_requests_order on public.contact_requests (sent_at desc, id);
create index contact_requests_state on public.contact_requests (state, sent_at desc);
create index contact_requests_assigned on public.contact_requests (assigned_to, sent_at desc);

create function public.guard_contact_request() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  -- What somebody wrote to us is theirs; whether it was answered is told by the answers.
  if current_user = 'authenticated' and (to_jsonb(new) - array['state', 'assigned_to', 'revision'])
    is distinct from (to_jsonb(old) - array['state', 'assigned_to', 'revision']) then
    raise insufficient_privilege using message = 'a request is not rewritten';
  end if;
  if (new.state, new.assigned_to, new.reply_count)
    is distinct from (old.state, old.assigned_to, old.reply_count) then
    new.revision := old.revision + 1;
  end if;
  return new;
end
$$;
revoke execute on function public.guard_contact_request from public;
create trigger guard before update on public.contact_requests
  for each row execute function public.guard_contact_request();
create trigger journal after update on public.contact_requests
  for each row execute function public.note_staff_change('contact-request', 'id');

create table public.request_entries (
  id uuid primary key,
  request_id uuid not null references public.contact_requests on delete cascade,
  kind text not null check (kind in ('reply', 'note')),
  subject text check (length(subject) between 1 and 120),
  body text not null check (length(body) between 1 and 10000),
  written_by uuid references auth.users on delete set null,
  written_at timestamptz not null default access.now(),
  refused_reason text,
  check ((kind = 'reply') = (subject is not null))
);
comment on table public.request_entries is
  'What was answered by mail, and what staff noted for each other; never altered. It goes with its request.';
comment on column public.request_entries.refused_reason is
  'What the mail server of the address said when it did not take the answer.';
create index request_entries_request on public.request_entries (request_id, written_at);
create index request_entries_author on public.request_entries (written_by);

create function public.sign_request_entry() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if auth.role() = 'authenticated' then
    new.written_by := auth.uid();
    new.written_at := access.now();
    new.refused_reason := null;
  end if;
  return new;
end
$$;
revoke execute on function public.sign_request_entry from public;
create trigger sign before insert on public.request_entries
  for each row execute function public.sign_request_entry();

create function public.follow_request_entry() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.contact_requests set
      last_exchange_at = greatest(last_exchange_at, new.written_at),
      state = case new.kind when 'reply' then 'answered' else state end,
      reply_count = reply_count + case new.kind when 'reply' then 1 else 0 end
    where id = new.request_id;
  return null;
end
$$;
revoke execute on function public.follow_request_entry from public;
create trigger follow after insert on public.request_entries
  for each row execute function public.follow_request_entry();

create table public.reply_templates (
  id uuid primary key,
  name public.label not null,
  subject_fr text not null,
  body_fr text not null,
  subject_en text not null,
  body_en text not null,
  is_retired boolean not null default false,
  revision integer not null default 1
);
comment on table public.reply_templates is
  'What answers begin with: {name}, {company} and {sender} stand for who is written to, and who writes.';
comment on column public.reply_templates.is_retired is 'No longer offered.';
create trigger count_revision before insert or update on public.reply_templates
  for each row execute function public.count_content_revision();
create trigger journal after insert or update on public.reply_templates
  for each row execute function public.note_staff_change('reply-template', 'id');
insert into public.reply_templates (id, name, subject_fr, body_fr, subject_en, body_en) values
  (gen_random_uuid(), 'Premier échange', 'Votre demande pour {company}',
    E'Bonjour {name},\n\nMerci de votre message. Pour vous répondre au plus juste, seriez-vous disponible '
    || E'pour un échange de quinze minutes cette semaine\u202f?\n\nBien à vous,\n{sender}',
    'Your request for {company}',
    E'Hello {name},\n\nThank you for your message. So that we can answer precisely, would you have '
    || E'fifteen minutes to talk this week?\n\nKind regards,\n{sender}'),
  (gen_random_uuid(), 'Devis en préparation', 'Votre devis pour {company}',
    E'Bonjour {name},\n\nMerci de votre demande. Nous préparons votre devis\u00a0: vous le recevrez par '
    || E'mail, et vous pourrez l’accepter en ligne.\n\nBien à vous,\n{sender}',
    'Your quote for {company}',
    E'Hello {name},\n\nThank you for your request. We are preparing your quote: it will reach you by '
    || E'e-mail, and you can accept it online.\n\nKind regards,\n{sender}');

create sequence public.quote_numbers;
comment on sequence public.quote_numbers is 'Quotes have numbers of their own, which may have gaps.';

create table public.quotes (
  id uuid primary key,
  number text not null unique,
  request_id uuid references public.contact_requests on delete set null,
  state text not null default 'draft'
    check (state in ('draft', 'sent', 'accepted', 'declined', 'withdrawn')),
  form jsonb not null check (jsonb_typeof(form) = 'object' and length(form::text) <= 200000),
  revision integer not null default 1,
  version integer not null default 0,
  sent_revision integer,
  valid_until date,
  net_cents bigint check (net_cents >= 0),
  order_id uuid unique references public.orders,
  created_by uuid references auth.users on delete set null,
  created_at timestamptz not null default access.now(),
  last_event_at timestamptz not null default access.now(),
  check ((version = 0) = (sent_revision is null) and (version = 0) = (valid_until is null)
    and (version = 0) = (net_cents is null)),
  check ((state = 'accepted') = (order_id is not null))
);
comment on column public.quotes.form is 'As it was typed last, right or wrong; what was sent is a version.';
comment on column public.quotes.version is 'The one in force; 0 before anything was sent.';
comment on column public.quotes.sent_revision is 'Which state of the form the version in force was made of.';
comment on column public.quotes.valid_until is
  'The last Paris day on which the version in force can be accepted: after it, a sent quote has expired.';
create index quotes_request on public.quotes (request_id);
create index quotes_order on public.quotes (created_at desc, id);
create index quotes_state on public.quotes (state, created_at desc);
create index quotes_creator on public.quotes (created_by);
create index quotes_event on public.quotes (last_event_at) where state <> 'accepted';
create index quotes_email on public.quotes (lower(form ->> 'email'));

create table public.quote_versions (
  id uuid primary key default gen_random_uuid(),
  quote_id uuid not null references public.quotes on delete cascade,
  number integer not null check (number > 0),
  content jsonb not null,
  valid_until date not null,
  sent_by uuid references auth.users on delete set null,
  sent_at timestamptz not null,
  refused_reason text,
  unique (quote_id, number)
);
comment on table public.quote_versions is
  'Each state of a quote that was sent, with its prices; never altered. Its link is derived from its id.';
create index quote_versions_sender on public.quote_versions (sent_by);

create table public.quote_events (
  id bigint generated always as identity primary key,
  quote_id uuid not null references public.quotes on delete cascade,
  happened_at timestamptz not null,
  actor uuid references auth.users on delete set null,
  kind text not null check (kind in ('sent', 'accepted', 'declined', 'withdrawn')),
  version integer not null,
  reason text check (length(reason) <= 2000)
);
comment on table public.quote_events is 'What became of a quote, when, and by whom; without an actor, by its buyer.';
create index quote_events_quote on public.quote_events (quote_id, id);
create index quote_events_actor on public.quote_events (actor);

create table public.quote_moves (from_state text, to_state text, primary key (from_state, to_state));
comment on table public.quote_moves is
  'The moves a quote may make; a new version of one that was declined is offered again.';
insert into public.quote_moves values
  ('draft', 'sent'), ('draft', 'withdrawn'),
  ('sent', 'accepted'), ('sent', 'declined'), ('sent', 'withdrawn'),
  ('declined', 'sent'), ('declined', 'withdrawn');

create function public.guard_quote() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.number := format('D-%s-%s', to_char(access.today(), 'YYYY'),
      to_char(nextval('public.quote_numbers'), 'FM999999900000'));
    new.revision := 1;
    return new;
  end if;
  if (new.id, new.number, new.created_at) is distinct from (old.id, old.number, old.created_at) then
    raise check_violation using message = 'a quote keeps its number';
  end if;
  new.revision := old.revision + case when new.form is distinct from old.form then 1 else 0 end;
  if new.form is distinct from old.form and old.state in ('accepted', 'withdrawn') then
    raise check_violation using message = 'what was accepted or withdrawn is not changed';
  end if;
  if new.state is distinct from old.state and not exists (select from public.quote_moves
    where from_state = old.state and to_state = new.state) then
    raise check_violation using message = format('a quote cannot move from %s to %s', old.state, new.state);
  end if;
  if new.version not in (old.version, old.version + 1)
    or (new.version = 0) <> (new.state = 'draft' or (new.state = 'withdrawn' and old.version = 0)) then
    raise check_violation using message = 'versions of a quote follow each other';
  end if;
  if new.order_id is distinct from old.order_id and (new.valid_until < access.today()
    or exists (select from public.orders where id = old.order_id and state <> 'cancelled')) then
    raise check_violation using message = 'a quote is accepted once, while it is valid';
  end if;
  return new;
end
$$;
revoke execute on function public.guard_quote from public;
create trigger guard before insert or update on public.quotes
  for each row execute function public.guard_quote();

-- A function of its own, because the one above runs with its owner's rights whoever writes.
create function public.guard_quote_writer() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if current_user <> 'authenticated' then
    return new;
  end if;
  if tg_op = 'INSERT' then
    new.created_by := auth.uid();
    new.created_at := access.now();
    new.last_event_at := access.now();
  elsif (to_jsonb(new) - array['form', 'revision']) is distinct from
    (to_jsonb(old) - array['form', 'revision']) then
    raise insufficient_privilege using message = 'what was sent and decided is written by the product';
  end if;
  if tg_op = 'INSERT' and (new.state <> 'draft' or new.version <> 0) then
    raise insufficient_privilege using message = 'a quote begins as a draft';
  end if;
  return new;
end
$$;
revoke execute on function public.guard_quote_writer from public;
create trigger guard_writer before insert or update on public.quotes
  for each row execute function public.guard_quote_writer();

create function public.keep_quote_version() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if (to_jsonb(new) - array['refused_reason', 'sent_by'])
    is distinct from (to_jsonb(old) - array['refused_reason', 'sent_by']) then
    raise check_violation using message = 'what was sent is not changed';
  end if;
  return new;
end
$$;
revoke execute on function public.keep_quote_version from public;
create trigger keep before update on public.quote_versions
  for each row execute function public.keep_quote_version();

create function public.follow_quote_event() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.quotes set last_event_at = greatest(last_event_at, new.happened_at)
    where id = new.quote_id;
  update public.contact_requests set last_exchange_at = greatest(last_exchange_at, new.happened_at)
    where id = (select request_id from public.quotes where id = new.quote_id);
  return null;
end
$$;
revoke execute on function public.follow_quote_event from public;
create trigger follow after insert on public.quote_events
  for each row execute function public.follow_quote_event();

-- A quote may sell what is not in the catalogue, and to more people than a cart.
alter table public.order_lines alter column product_id drop not null;
alter table public.order_lines add check (product_id is not null or not takes_stock);
alter table public.order_lines drop constraint order_lines_quantity_check;
alter table public.order_lines add constraint order_lines_quantity_check
  check (quantity between 1 and 100000);
comment on column public.order_lines.product_id is 'Null for what a quote sold beside the catalogue.';

-- Staff read all of it. They write answers, notes, templates and forms of quotes; what is sent, accepted
-- or sold is written by the product, in the use cases that judge it.
do $$
declare
  named text;
begin
  foreach named in array array['request_entries', 'reply_templates', 'quotes', 'quote_versions',
    'quote_events', 'quote_moves']
  loop
    execute format('alter table public.%I enable row level security', named);
    execute format('alter table public.%I force row level security', named);
    execute format('grant select on public.%I to service_role', named);
  end loop;
  foreach named in array array['contact_requests', 'request_entries', 'reply_templates', 'quotes',
    'quote_versions', 'quote_events']
  loop
    execute format('grant select on public.%I to authenticated', named);
    execute format('create policy "Staff read" on public.%I for select to authenticated
      using ((select access.is_staff()))', named);
  end loop;
  foreach named in array array['request_entries', 'reply_templates', 'quotes']
  loop
    execute format('grant insert on public.%I to authenticated', named);
    execute format('create policy "Staff add" on public.%I for insert to authenticated
      with check ((select access.is_staff()))', named);
  end loop;
  foreach named in array array['contact_requests', 'reply_templates', 'quotes']
  loop
    execute format('grant update on public.%I to authenticated', named);
    execute format('create policy "Staff change" on public.%I for update to authenticated
      using ((select access.is_staff())) with check ((select access.is_staff()))', named);
  end loop;
end
$$;
grant update on public.request_entries to service_role;
grant update, delete on public.quotes to service_role;
grant insert, update on public.quote_versions to service_role;
grant insert on public.quote_events to service_role;
