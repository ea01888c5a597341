-- An issued version sent to the occupational health service by the product: a mail with a link to that one
-- version, and what is known of it since. What was noted by hand stays in `duerp_transmissions`.
--
-- Rights: owner and HR send and revoke, through the service, which has asked who they are; who keeps the
-- document, and the works council, read. Whoever has the link says that they received it.
create table public.duerp_sendings (
  id uuid primary key,
  company_id uuid not null,
  version_id uuid not null,
  recipient public.label not null,
  email text not null check (length(email) between 3 and 254),
  last_day public.calendar_day not null,
  asked_at timestamptz not null default access.now(),
  asked_by uuid references auth.users on delete set null,
  delivered_at timestamptz,
  refused_at timestamptz,
  refused_because text check (length(refused_because) <= 300),
  received_at timestamptz,
  received_by public.label,
  revoked_at timestamptz,
  check ((refused_at is null) = (refused_because is null)),
  check ((received_at is null) = (received_by is null)),
  foreign key (company_id, version_id) references public.duerp_versions (company_id, id)
    on delete cascade
);
comment on table public.duerp_sendings is
  'Versions sent to the occupational health service by mail, with the proof that they were received
(Code du travail, art. L4121-3-1, VI); kept as long as the version.';
comment on column public.duerp_sendings.delivered_at is 'When a mail server took the mail: not when somebody read it.';
comment on column public.duerp_sendings.refused_because is 'What the mail server of the address answered.';
comment on column public.duerp_sendings.received_by is
  'The name that was typed by whoever pressed the button behind the link: opening it proves nothing.';
create index duerp_sendings_version on public.duerp_sendings (company_id, version_id);
create index duerp_sendings_author on public.duerp_sendings (asked_by);

create function public.guard_duerp_sending() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  same public.duerp_sendings := old;
begin
  if tg_op = 'DELETE' then
    if exists (select from public.companies where id = old.company_id) then
      raise insufficient_privilege using message = 'what was sent is kept with its version';
    end if;
    return old;
  end if;
  if tg_op = 'INSERT' then
    -- Else anybody who typed a name could have the product write to strangers in it.
    if not access.is_verified(new.company_id) then
      raise insufficient_privilege using message = 'only a verified company sends its document';
    end if;
    if not exists (select from public.duerp_versions where company_id = new.company_id
        and id = new.version_id and state = 'issued') then
      raise check_violation using message = 'only an issued version is sent';
    end if;
    if new.last_day > access.today() + 60 then
      raise check_violation using message = 'a link holds for sixty days';
    end if;
    if num_nonnulls(new.delivered_at, new.refused_at, new.received_at, new.revoked_at) > 0 then
      raise check_violation using message = 'what was not sent yet has no proof';
    end if;
    return new;
  end if;
  -- Each is noted once; nothing else changes, but for an account that is erased.
  same.delivered_at := coalesce(old.delivered_at, new.delivered_at);
  same.revoked_at := coalesce(old.revoked_at, new.revoked_at);
  if old.refused_at is null then
    same.refused_at := new.refused_at;
    same.refused_because := new.refused_because;
  end if;
  if old.received_at is null then
    same.received_at := new.received_at;
    same.received_by := new.received_by;
  end if;
  if new.asked_by is null then
    same.asked_by := null;
  end if;
  if same is distinct from new then
    raise insufficient_privilege using message = 'what is known of a sending is never altered';
  end if;
  return new;
end
$$;
create trigger guard before insert or update or delete on public.duerp_sendings
  for each row execute function public.guard_duerp_sending();

create function public.journal_duerp_sending() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.company_journal (company_id, actor, action, subject_id, details)
    select new.company_id, auth.uid(), tg_argv[0], new.id, jsonb_build_object('number', number)
    from public.duerp_versions where id = new.version_id;
  -- Whoever can do something about it learns that it never arrived, and that it did.
  if tg_argv[0] in ('duerp-sending-refused', 'duerp-received') then
    perform public.notify_members(new.company_id, array['owner', 'hr'], tg_argv[0],
      jsonb_build_object('count', (select number from public.duerp_versions where id = new.version_id)),
      new.id::text);
  end if;
  return null;
end
$$;
create trigger journal_sent after insert on public.duerp_sendings
  for each row execute function public.journal_duerp_sending('duerp-sent');
create trigger journal_refused after update of refused_at on public.duerp_sendings
  for each row when (old.refused_at is null and new.refused_at is not null)
  execute function public.journal_duerp_sending('duerp-sending-refused');
create trigger journal_received after update of received_at on public.duerp_sendings
  for each row when (old.received_at is null and new.received_at is not null)
  execute function public.journal_duerp_sending('duerp-received');
create trigger journal_revoked after update of revoked_at on public.duerp_sendings
  for each row when (old.revoked_at is null and new.revoked_at is not null)
  execute function public.journal_duerp_sending('duerp-sending-revoked');

alter table public.duerp_sendings enable row level security;
alter table public.duerp_sendings force row level security;
grant select, insert, update, delete on public.duerp_sendings to service_role;
grant select on public.duerp_sendings to authenticated;
revoke execute on function public.guard_duerp_sending, public.journal_duerp_sending from public;
create policy "Who keeps it, and the works council, read" on public.duerp_sendings
  for select to authenticated
  using (company_id in (select access.companies_as('owner', 'hr', 'prevention', 'cse')));
