-- Who erases what they said gets another key, in the transaction that notes what is gone. The note was the name itself
-- under which it had been kept: whoever had this database and an older copy of the answers found by that transaction
-- whose name it had been. Now the name is sealed with the key of the vault.

create table public.erasures (
  mark bytea primary key check (length(mark) = 32),
  erased_on date not null,
  sealed bytea not null check (length(sealed) = 92)
);
comment on table public.erasures is
  'What must be gone from the vault, and stay gone when an older copy of it comes back.';
comment on column public.erasures.mark is
  'A keyed hash of the name: the same name is noted once, and nothing else anywhere bears the hash.';
comment on column public.erasures.sealed is
  'The name, under the key of the vault and bound to the mark and the day: what does not open erases nothing.';
alter table public.erasures enable row level security;
alter table public.erasures force row level security;
grant select, insert, update, delete on public.erasures to service_role;

comment on table public.erased_pseudonyms is
  'Notes of earlier releases, in clear: each night takes those that bear the mark of the vault into erasures.';
