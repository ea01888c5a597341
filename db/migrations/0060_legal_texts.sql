-- Legal texts as they were shown: what staff and settings said of them, in both languages, from the moment
-- it was in force. Everybody reads every version; nobody changes or removes one.

create table public.legal_text_versions (
  page text not null check (page in ('legal-notice', 'privacy', 'terms')),
  number integer not null check (number > 0),
  in_force_from timestamptz not null default access.now(),
  content jsonb not null
    check (jsonb_typeof(content) = 'object' and length(content::text) <= 1000000),
  changes jsonb not null check (jsonb_typeof(changes) = 'array'),
  primary key (page, number)
);
comment on table public.legal_text_versions is
  'Each version of a legal text with what filled it, as pages and papers show it. Never altered.';
comment on column public.legal_text_versions.number is 'Counted by page, from 1.';
comment on column public.legal_text_versions.content is
  'By language, the document of site/rules/legal-document.ts.';
comment on column public.legal_text_versions.changes is
  'Which parts are new, changed or gone since the version before, with their titles by language.';
alter table public.legal_text_versions enable row level security;
alter table public.legal_text_versions force row level security;
grant select on public.legal_text_versions to anon, authenticated;
grant select, insert on public.legal_text_versions to service_role;
create policy "Everybody reads" on public.legal_text_versions for select using (true);
create trigger content_changed after insert on public.legal_text_versions
  for each statement execute function public.raise_content_version();

create function public.refuse_change_of_legal_text() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  raise insufficient_privilege using message = 'what a legal text said is never altered';
end
$$;
revoke execute on function public.refuse_change_of_legal_text from public;
create trigger never_altered before update or delete on public.legal_text_versions
  for each row execute function public.refuse_change_of_legal_text();
create trigger never_emptied before truncate on public.legal_text_versions
  for each statement execute function public.refuse_change_of_legal_text();

-- An order names the terms that it was placed under.
alter table public.orders add column terms_version integer check (terms_version > 0);
comment on column public.orders.terms_version is
  'The version of the terms of sale it was placed under: the one in force, or, of a later month of a
subscription, that of its first order; null before versions were kept.';

create function public.note_terms_of_order() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.terms_version := case when new.renewal_of is null
    then (select max(number) from public.legal_text_versions where page = 'terms')
    else (select terms_version from public.orders where id = new.renewal_of) end;
  return new;
end
$$;
revoke execute on function public.note_terms_of_order from public;
create trigger note_terms before insert on public.orders
  for each row execute function public.note_terms_of_order();

-- Who answers about personal data, and who carries mail: the privacy policy names both.
alter table public.organisation
  add column data_protection_email text not null default 'donnees@prevenance.example',
  add column mail_provider text not null
    default 'Service d’envoi de démonstration, 3 rue de l’Exemple, 75000 Paris, France';
alter table public.organisation
  alter column data_protection_email drop default,
  alter column mail_provider drop default;
