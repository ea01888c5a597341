-- Whoever may see the overview is written what it shows, once a week. The row is the mark that a week was seen to,
-- however often a job runs or in how many processes.
create table public.overview_mails (
  company_id uuid primary key references public.companies on delete cascade,
  monday date not null check (extract(isodow from monday) = 1)
);
comment on table public.overview_mails is
  'Of each company the Monday of the last week whose mails were queued.';
alter table public.overview_mails enable row level security;
alter table public.overview_mails force row level security;
grant select, insert, update on public.overview_mails to service_role;

alter table public.mail_preferences drop constraint mail_preferences_subject_check,
  add constraint mail_preferences_subject_check check (subject in ('licence', 'roles',
    'invitations', 'check-ins', 'results', 'alerts', 'risk-document', 'polls', 'overview'));

-- Who is written to by their role, in one place: a role, a licence that runs, an
-- account that is neither closed nor barred, an address that is proven, and no word against such mails.
create function public.members_to_write(company uuid, roles text[], about text)
  returns table (user_id uuid, email text, language text, company_name text, held text[])
  language sql stable set search_path = ''
begin atomic
  select users.id, users.email, users.language, companies.legal_name,
      array_agg(members.role order by members.role)
    from public.company_members as members
      join public.companies on companies.id = members.company_id
      join public.licences on licences.company_id = companies.id and ends_on >= access.today()
      join auth.users on users.id = members.user_id
    where members.company_id = company and members.role = any(roles)
      and users.email is not null and users.email_confirmed_at is not null
      and users.deleted_at is null and (banned_until is null or banned_until <= access.now())
      and not exists (select from public.mail_preferences as wishes
        where wishes.user_id = users.id and wishes.subject = about and not is_wanted)
    group by users.id, companies.id
    order by users.id;
end;
comment on function public.members_to_write is
  'Who has one of these roles in a company and is to be written to, with those of them that they hold.';
revoke execute on function public.members_to_write from public;
grant execute on function public.members_to_write to service_role;
