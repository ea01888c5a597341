-- A question that everybody will be asked is told to the other side as it is written, so that it is read before it
-- opens: to the works council where the employer asks, to owners and HR where the works council does.
alter table public.mail_preferences drop constraint mail_preferences_subject_check,
  add constraint mail_preferences_subject_check check (subject in ('licence', 'roles',
    'invitations', 'check-ins', 'results', 'alerts', 'risk-document', 'polls'));

create function public.tell_poll() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  is_employer boolean := exists (select from public.company_members
    where company_id = new.company_id and user_id = new.author and role in ('owner', 'hr'));
begin
  -- Not what one wrote oneself, whatever roles one has.
  insert into public.notifications (user_id, company_id, kind, details, occasion)
    select distinct members.user_id, new.company_id, 'poll-asked',
      jsonb_build_object('company', companies.legal_name, 'opens_on', new.opens_on,
        'by', case when is_employer then 'employer' else 'council' end),
      new.id::text
    from public.company_members as members
      join public.companies on companies.id = members.company_id
    where members.company_id = new.company_id and members.user_id <> new.author
      and members.role = any(case when is_employer then array['cse'] else array['owner', 'hr'] end)
    on conflict do nothing;
  return null;
end
$$;
revoke execute on function public.tell_poll from public;
create trigger tell after insert on public.polls
  for each row when (new.author is not null) execute function public.tell_poll();
