-- Who is counted where is written down once a quarter and holds until the next list. Each person who ever
-- answered has one number, which a week moves a little; an absence moves nothing.
drop table rosters;
drop table people;

create table people (
  pseudonym bytea primary key check (length(pseudonym) = 32),
  company_id uuid not null,
  number integer not null,
  weeks date[] not null default '{}'
);
comment on column people.number is 'In grains, 5,040 to a point.';
comment on column people.weeks is 'The Mondays of the last twelve weeks with an answer.';
create index people_company on people (company_id);

create table people_factors (
  pseudonym bytea not null references people on delete cascade,
  factor text not null check (factor in
    ('intensity', 'emotions', 'autonomy', 'relations', 'values', 'security')),
  number integer not null,
  primary key (pseudonym, factor)
);

create table lists (
  company_id uuid not null,
  since date not null check (extract(isodow from since) = 1),
  threshold smallint not null check (threshold >= 5),
  rate smallint check (rate between 10 and 20),
  primary key (company_id, since)
);
comment on table lists is 'The list that holds, and until its first week is closed the one before.';
comment on column lists.rate is 'Twentieths of the listed who count; null while the company is silent.';

create table list_places (
  company_id uuid not null,
  since date not null,
  place_id uuid not null,
  parent_id uuid,
  listed integer not null check (listed >= 0),
  told integer check (told > 0),
  thread_offset double precision,
  thread double precision,
  week_terms double precision,
  primary key (company_id, since, place_id),
  foreign key (company_id, since) references lists on delete cascade
);
comment on column list_places.listed is 'In this very place, not in one inside it.';
comment on column list_places.told is 'How many are listed in it and inside it; null where nothing is told.';

create table list_members (
  company_id uuid not null,
  since date not null,
  member bytea not null check (length(member) = 32),
  place_id uuid not null,
  primary key (company_id, since, member),
  foreign key (company_id, since) references lists on delete cascade
);
comment on table list_members is 'The employer''s list, by keyed hashes; no answer hangs on it.';

create table list_counted (
  company_id uuid not null,
  since date not null,
  pseudonym bytea not null check (length(pseudonym) = 32),
  term_key bytea not null check (length(term_key) = 32),
  place_id uuid not null,
  primary key (company_id, since, pseudonym),
  foreign key (company_id, since) references lists on delete cascade
);
create index list_counted_pseudonym on list_counted (pseudonym);

create table list_constants (
  company_id uuid not null,
  since date not null,
  place_id uuid not null,
  subject text not null,
  grains bigint not null,
  primary key (company_id, since, place_id, subject),
  foreign key (company_id, since) references lists on delete cascade
);
comment on table list_constants is 'What was of people who were erased, without their names, until the list ends.';

create table term_keys (
  account bytea primary key check (length(account) = 32),
  term_key bytea not null check (length(term_key) = 32)
);
comment on table term_keys is
  'What the secret terms of an account are drawn from: its first mail address, hashed under the key.';

-- What is sealed opens with the person's key and the one of this installation together: copies of both
-- databases open nothing. Weeks that were sealed with the person's key alone are sealed anew by night.
alter table histories add column is_keyed boolean not null default false;
alter table histories alter column is_keyed drop default;
comment on column histories.is_keyed is 'Sealed under the key of the installation too.';
create index histories_unkeyed on histories (company_id) where not is_keyed;

-- Answers of the last days are written anew every hour, all together.
create index answers_since on answers (day);

grant select, insert, update, delete on people, people_factors, lists, list_places, list_members,
  list_counted, list_constants, term_keys to vault_keeper;
