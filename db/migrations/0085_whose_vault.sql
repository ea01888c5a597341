-- One installation has two databases, and both say so. What goes from the second one goes by a word that
-- somebody's own act left here, under a mark that only the holder of the vault's key can make; that somebody
-- is absent here erases nothing.

create table public.installation (
  is_one boolean primary key default true check (is_one),
  id uuid not null default gen_random_uuid(),
  joined_at timestamptz
);
comment on table public.installation is 'Whose databases these are; the vault holds the same id.';
comment on column public.installation.joined_at is 'When the vault was given the id; null while it is being.';

alter table public.erased_pseudonyms
  add column mac bytea check (length(mac) = 32);
comment on column public.erased_pseudonyms.mac is
  'Made with the key of the vault; without, nothing is erased. Of rows from before it is added at the next start.';

create table public.erased_companies (
  company_id uuid primary key,
  erased_on date not null,
  mac bytea not null check (length(mac) = 32)
);
comment on table public.erased_companies is
  'Companies that went with their last owner or after their time: nothing of them stays among the answers.';

create table public.held_erasures (
  is_one boolean primary key default true check (is_one),
  erased integer not null check (erased >= 0),
  unclaimed integer not null check (unclaimed >= 0),
  held_at timestamptz not null,
  confirmed_at timestamptz
);
comment on table public.held_erasures is
  'What is too much to be erased unseen, in people; a person confirms it (`npm run vault`).';
comment on column public.held_erasures.unclaimed is 'Whose answers should be sealed, and who have no key here.';

do $$
declare
  named text;
begin
  foreach named in array array['installation', 'erased_companies', 'held_erasures']
  loop
    execute format('alter table public.%I enable row level security', named);
    execute format('alter table public.%I force row level security', named);
    execute format('grant select, insert, update, delete on public.%I to service_role', named);
  end loop;
end
$$;
