-- Where programs of a company are told of its orders, invoices and deliveries, and what they were told. Secrets are
-- derived from the id and the version, and kept nowhere.

create table public.webhooks (
  id uuid primary key,
  company_id uuid not null references public.companies on delete cascade,
  url text not null check (url ~ '^https?://' and char_length(url) <= 500),
  scopes text[] not null
    check (scopes <@ array['orders', 'invoices', 'deliveries'] and cardinality(scopes) > 0),
  secret_version integer not null default 1 check (secret_version > 0),
  renewed_at timestamptz,
  created_by uuid references auth.users on delete set null,
  created_at timestamptz not null default access.now(),
  failing_since timestamptz,
  disabled_at timestamptz,
  removed_at timestamptz
);
comment on table public.webhooks is 'Where programs of a company are told of what concerns it.';
comment on column public.webhooks.secret_version is
  'Another one makes another secret; the one before signs as well for a day.';
comment on column public.webhooks.failing_since is 'Since when nothing was taken there; null: the last was.';
create index webhooks_company on public.webhooks (company_id, created_at desc);
create index webhooks_creator on public.webhooks (created_by);

create table public.webhook_messages (
  id uuid primary key default gen_random_uuid(),
  webhook_id uuid not null references public.webhooks on delete cascade,
  company_id uuid not null references public.companies on delete cascade,
  type text not null check (type in ('order.changed', 'invoice.issued', 'delivery.changed')),
  subject text not null,
  data jsonb not null,
  created_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0,
  attempted_at timestamptz,
  status integer,
  problem text,
  unique (webhook_id, type, subject)
);
comment on table public.webhook_messages is 'What was told where, and how the last attempt went.';
comment on column public.webhook_messages.subject is 'What tells it from others: told twice, it is one.';
create index webhook_messages_latest on public.webhook_messages (webhook_id, created_at desc);
create index webhook_messages_company on public.webhook_messages (company_id);
create index webhook_messages_old on public.webhook_messages (created_at);

create function public.guard_webhook() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    perform from public.companies where id = new.company_id for update;
    if (select count(*) from public.webhooks
      where company_id = new.company_id and removed_at is null) >= 10 then
      raise exception 'a company has ten webhooks at most'
        using errcode = 'check_violation', constraint = 'webhooks_at_most';
    end if;
    return new;
  end if;
  if old.removed_at is not null or new.secret_version not in (old.secret_version, old.secret_version + 1)
    or (new.id, new.company_id, new.url, new.scopes, new.created_at)
    is distinct from (old.id, old.company_id, old.url, old.scopes, old.created_at) then
    raise exception 'a webhook is replaced, not changed' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger guard before insert or update on public.webhooks
  for each row execute function public.guard_webhook();

create function public.journal_webhook() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  done text := case
    when tg_op = 'INSERT' then 'webhook-added'
    when old.removed_at is null and new.removed_at is not null then 'webhook-removed'
    when new.secret_version > old.secret_version then 'webhook-secret-renewed'
    when old.disabled_at is null and new.disabled_at is not null then 'webhook-disabled'
    when old.disabled_at is not null and new.disabled_at is null then 'webhook-resumed'
  end;
begin
  if done is not null then
    insert into public.company_journal (company_id, actor, action, subject_id)
      values (new.company_id, auth.uid(), done, new.id);
  end if;
  return null;
end
$$;
create trigger journal after insert or update on public.webhooks
  for each row execute function public.journal_webhook();

create function public.owners_of_webhook(webhook uuid) returns table (user_id uuid, email text)
  language sql stable security definer set search_path = ''
begin atomic
  select member.user_id, users.email from public.webhooks
  join public.company_members as member on member.company_id = webhooks.company_id
  join auth.users on users.id = member.user_id
  where webhooks.id = webhook and member.role = 'owner' and users.email is not null;
end;
comment on function public.owners_of_webhook is 'Who is told that nothing arrives there any more.';
revoke execute on function public.guard_webhook, public.journal_webhook, public.owners_of_webhook from public;
grant execute on function public.owners_of_webhook to service_role;

do $$
declare
  named text;
begin
  foreach named in array array['webhooks', 'webhook_messages'] loop
    execute format('alter table public.%I enable row level security', named);
    execute format('alter table public.%I force row level security', named);
    execute format('grant select on public.%I to authenticated', named);
    execute format('create policy "Owners see it" on public.%I for select to authenticated
      using (company_id in (select access.companies_as(''owner'')))', named);
  end loop;
end
$$;
grant insert, update on public.webhooks to function_caller;
grant select, update on public.webhooks to service_role;
grant select, insert, update, delete on public.webhook_messages to service_role;
create policy "Owners add webhooks" on public.webhooks for insert to authenticated
  with check (company_id in (select access.companies_as('owner'))
    and created_by = (select auth.uid()));
create policy "Owners change webhooks" on public.webhooks for update to authenticated
  using (company_id in (select access.companies_as('owner')))
  with check (company_id in (select access.companies_as('owner')));
