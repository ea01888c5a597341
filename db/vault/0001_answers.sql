-- What people answer, in a database of its own. One role may log in here, and only what collects
-- answers and what closes weeks does. Nothing here names anybody: a pseudonym is a keyed hash whose
-- key is in no database. No time is finer than a day, and nothing counts upwards.

do $$
begin
  if not exists (select from pg_roles where rolname = 'vault_keeper') then
    create role vault_keeper login noinherit;
  end if;
exception
  -- Another process makes the same role at this moment.
  when duplicate_object or unique_violation then null;
  when insufficient_privilege then
    raise insufficient_privilege using
      message = format('the user %s may not create the role vault_keeper', current_user),
      hint = 'give it CREATEROLE, or create the role beforehand';
end
$$;

do $$
begin
  execute format('revoke all on database %I from public', current_database());
  execute format('grant connect on database %I to vault_keeper', current_database());
end
$$;
revoke all on schema public from public;
grant usage on schema public to vault_keeper;

create table answers (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  pseudonym bytea not null check (length(pseudonym) = 32),
  monday date not null check (extract(isodow from monday) = 1),
  day date not null check (day between monday and monday + 6),
  mood smallint check (mood between 1 and 5),
  energy smallint check (energy between 1 and 5),
  factor text not null check (factor in
    ('intensity', 'emotions', 'autonomy', 'relations', 'values', 'security')),
  factor_tap smallint check (factor_tap between 1 and 5),
  check (num_nonnulls(mood, energy, factor_tap) > 0)
);
comment on table answers is
  'One row a person and day, written anew in random order when its week is closed.';
comment on column answers.factor is 'The factor that the third question of that day was about.';
create unique index answers_day on answers (pseudonym, day);
create index answers_week on answers (company_id, monday);

create table people (
  pseudonym bytea primary key check (length(pseudonym) = 32),
  company_id uuid not null,
  weeks_answered smallint not null default 0 check (weeks_answered between 0 and 2),
  place_id uuid
);
comment on column people.weeks_answered is 'Closed weeks with an answer; 2 stands for more too.';
comment on column people.place_id is
  'The team, or site, where the person is counted this week; null while they are not.';
create index people_company on people (company_id);

create table rosters (
  company_id uuid not null,
  place_id uuid not null,
  version integer not null check (version > 0),
  changed_on date not null,
  quiet_until date,
  primary key (company_id, place_id)
);
comment on table rosters is 'Since when each place has the people it has.';

create table closings (
  company_id uuid primary key,
  through date not null check (extract(isodow from through) = 1)
);
comment on column closings.through is
  'The Monday of the last week after which it was settled who is counted where.';

create table histories (
  pseudonym bytea not null check (length(pseudonym) = 32),
  company_id uuid not null,
  monday date not null check (extract(isodow from monday) = 1),
  sealed bytea not null,
  primary key (pseudonym, monday)
);
comment on table histories is
  'What remains of a week for its author alone, sealed with a key that is not here.';
create index histories_company on histories (company_id);

create table key_marks (mark bytea primary key);
comment on table key_marks is
  'A hash under the key that pseudonyms are made with, so that another key is noticed.';

grant select, insert, update, delete on answers, people, rosters, closings, histories, key_marks
  to vault_keeper;
grant maintain on answers to vault_keeper;
