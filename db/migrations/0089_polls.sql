-- Questions that everybody is asked together: two to five choices, one question a list, told once after it closed
-- with the release of that week. Answers are in the vault alone.
create table public.polls (
  id uuid primary key,
  company_id uuid not null references public.companies on delete cascade,
  list_since date not null check (extract(isodow from list_since) = 1),
  opens_on date not null check (extract(isodow from opens_on) = 1),
  wording public.label not null,
  wording_en public.label,
  choices text[] not null,
  choices_en text[],
  written_on date not null default access.today(),
  withdrawn_on date,
  author uuid references auth.users on delete set null,
  unique (company_id, list_since),
  check (opens_on >= list_since),
  check (num_nulls(wording_en, choices_en) in (0, 2))
);
comment on table public.polls is
  'Asked by owners, HR and works council, who all read them before they open; withdrawn, never changed.';
comment on column public.polls.list_since is 'The Monday of the list that holds while it is asked: one a list.';
comment on column public.polls.opens_on is 'It is answered for two weeks from this Monday on.';
create index polls_author on public.polls (author);

create table public.released_polls (
  company_id uuid not null,
  monday date not null,
  poll_id uuid not null references public.polls on delete cascade,
  place_id uuid not null,
  kind text not null check (kind in ('company', 'site')),
  name public.label not null,
  listed integer not null check (listed >= 60),
  parts smallint not null check (parts > 0),
  rate text not null check (rate in ('under-half', 'over-half', 'most')),
  percents smallint[] not null
    check (cardinality(percents) between 2 and 5 and 0 <= all (percents) and 100 >= all (percents)),
  primary key (poll_id, place_id),
  foreign key (company_id, monday) references public.releases on delete cascade
);
comment on table public.released_polls is
  'What was chosen, in tens of percent of who answered, with the terms of the method; large places alone.';
create index released_polls_week on public.released_polls (company_id, monday);
create trigger keep before update or delete on public.released_polls
  for each row execute function public.keep_release();

-- What is asked leads nowhere, as a name does, and stays as it was written.
create function public.guard_poll() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  texts text[] := new.choices || coalesce(new.choices_en, '{}') || new.wording::text
    || coalesce(new.wording_en, new.wording)::text;
begin
  if tg_op = 'UPDATE' then
    if (new.id, new.company_id, new.list_since, new.opens_on, new.wording, new.wording_en,
        new.choices, new.choices_en, new.written_on)
      is distinct from (old.id, old.company_id, old.list_since, old.opens_on, old.wording,
        old.wording_en, old.choices, old.choices_en, old.written_on)
      or (old.withdrawn_on is not null and new.withdrawn_on is distinct from old.withdrawn_on)
    then
      raise insufficient_privilege using message = 'what is asked is withdrawn, not changed';
    end if;
    if new.withdrawn_on is distinct from old.withdrawn_on
      and access.today() > old.opens_on + 13 then
      raise insufficient_privilege using message = 'what is closed is told';
    end if;
    return new;
  end if;
  if cardinality(new.choices) not between 2 and 5
    or cardinality(coalesce(new.choices_en, new.choices)) <> cardinality(new.choices)
    or array_position(new.choices, null) is not null
    or array_position(new.choices_en, null) is not null
    or exists (select from unnest(texts) as text
      where length(text) not between 1 and 200 or not access.is_plain_name(text))
    or exists (select from unnest(new.choices || coalesce(new.choices_en, '{}')) as text
      where length(text) > 80)
    or (select count(distinct text) from unnest(new.choices) as text) <> cardinality(new.choices)
  then
    raise check_violation using message = 'two to five choices in plain words',
      constraint = 'polls_texts';
  end if;
  if access.is_person() and (new.opens_on <= access.today() or new.withdrawn_on is not null) then
    raise insufficient_privilege using message = 'what is asked is read before it opens';
  end if;
  return new;
end
$$;
revoke execute on function public.guard_poll from public;
create trigger guard before insert or update on public.polls
  for each row execute function public.guard_poll();

-- Whoever reads the journal reads what was asked, by whom, and what was withdrawn.
create function public.journal_poll() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  about public.polls := coalesce(new, old);
begin
  if tg_op = 'UPDATE' and new.withdrawn_on is not distinct from old.withdrawn_on then
    return null;
  end if;
  if exists (select from public.companies where id = about.company_id) then
    insert into public.company_journal (company_id, actor, action, subject_id, details)
      values (about.company_id, auth.uid(),
        case tg_op when 'INSERT' then 'poll-written' else 'poll-withdrawn' end, about.id,
        jsonb_build_object('wording', about.wording, 'choices', to_jsonb(about.choices)));
  end if;
  return null;
end
$$;
revoke execute on function public.journal_poll from public;
create trigger journal after insert or update or delete on public.polls
  for each row execute function public.journal_poll();

alter table public.polls enable row level security;
alter table public.polls force row level security;
alter table public.released_polls enable row level security;
alter table public.released_polls force row level security;
grant select, insert, update, delete on public.polls to service_role;
grant select, insert on public.released_polls to service_role;
grant select on public.polls, public.released_polls to authenticated;
grant insert, update, delete on public.polls to function_caller;

create policy "Members read them before they open" on public.polls for select to authenticated
  using (company_id in (select access.companies_as('owner', 'hr', 'prevention', 'cse')));
create policy "People read what they are asked" on public.polls for select to authenticated
  using (opens_on <= access.today() and company_id in (select access.companies_as('employee')));
create policy "Owners, HR and works council ask" on public.polls for insert to authenticated
  with check (company_id in (select access.companies_kept_as('owner', 'hr', 'cse')));
create policy "They withdraw what is open" on public.polls for update to authenticated
  using (company_id in (select access.companies_kept_as('owner', 'hr', 'cse')));
create policy "They take back what is not" on public.polls for delete to authenticated
  using (opens_on > access.today()
    and company_id in (select access.companies_kept_as('owner', 'hr', 'cse')));
create policy "Who may read what is told" on public.released_polls for select to authenticated
  using (company_id in (select access.companies_told()));
