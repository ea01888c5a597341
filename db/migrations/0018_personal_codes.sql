-- Codes on paper, for people without an e-mail address at work: each leads one person to their place
-- in the list, once. They come in with an address of their own, which their company never sees.

create table public.personal_codes (
  employee_id uuid primary key,
  company_id uuid not null,
  round integer not null default 1,
  code_hash text not null unique,
  printed_by uuid references auth.users on delete set null,
  printed_at timestamptz not null default access.now(),
  expires_at timestamptz not null,
  entered_at timestamptz,
  foreign key (company_id, employee_id) references public.employees (company_id, id)
    on delete cascade
);
comment on table public.personal_codes is 'The last code of each person; written by the service only.';
comment on column public.personal_codes.round is
  'Part of what the code is derived from: printed anew once it is used or over, it is another one.';
comment on column public.personal_codes.code_hash is
  'A keyed hash: whoever reads the table enters nothing.';
create index personal_codes_company on public.personal_codes (company_id);
create index personal_codes_printer on public.personal_codes (printed_by);

create function public.journal_personal_code() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' or new.round is distinct from old.round then
    insert into public.company_journal (company_id, actor, action, subject_id)
      values (new.company_id, auth.uid(), 'code-printed', new.employee_id);
  end if;
  return null;
end
$$;
revoke execute on function public.journal_personal_code from public;
create trigger journal after insert or update on public.personal_codes
  for each row execute function public.journal_personal_code();

alter table public.personal_codes enable row level security;
alter table public.personal_codes force row level security;
grant select, insert, update, delete on public.personal_codes to service_role;
grant select on public.personal_codes to authenticated;
create policy "Owners and HR see who has a code" on public.personal_codes for select to authenticated
  using (company_id in (select access.companies_as('owner', 'hr')));
