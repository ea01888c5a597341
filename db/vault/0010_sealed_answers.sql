-- What people say is sealed under the key of the installation from the moment they say it, under a name that is made
-- with that key too, another one for each answer. So whoever copies this database, its files or its log sees that
-- somebody answered at some moment, and neither who, nor what, nor with which other answers it belongs. Check-ins are
-- opened all together when their week is closed; what is answered to a question or to the questionnaire is opened when
-- it is told.
create table sealed_answers (
  author bytea primary key check (length(author) = 32),
  company_id uuid not null,
  kind text not null check (kind in ('check-in', 'poll', 'questionnaire')),
  day date not null,
  sealed bytea not null check (length(sealed) = 220)
);
comment on column sealed_answers.author is
  'A keyed hash of the pseudonym, the kind and the day: nothing else bears it, not even another answer of theirs.';
comment on column sealed_answers.day is
  'Of a check-in; of a question or questionnaire, of which one is open in a company, the last one.';
comment on column sealed_answers.sealed is 'The pseudonym and what was said, always of the same length.';
create index sealed_answers_company on sealed_answers (company_id, kind, day);
grant select, insert, update, delete, maintain on sealed_answers to vault_keeper;

-- What was said before there were seals, until the product that holds the key has started and sealed it.
create table unsealed_answers (
  pseudonym bytea not null,
  company_id uuid not null,
  kind text not null,
  day date not null,
  said text not null
);
comment on table unsealed_answers is 'Empty since the first start with seals.';
comment on column unsealed_answers.said is 'JSON.';
grant select, truncate on unsealed_answers to vault_keeper;

-- Of weeks that are not closed; of those that are, all rows anew, late ones too.
with taken as (delete from answers returning *), closed as (
  insert into answers select taken.* from taken
    where exists (select from closings where closings.company_id = taken.company_id and through >= monday)
    order by gen_random_uuid()
)
insert into unsealed_answers (pseudonym, company_id, kind, day, said)
  select pseudonym, company_id, 'check-in', day,
    json_build_object('mood', mood, 'energy', energy, 'factorTap', factor_tap, 'factor', factor)::text
    from taken
    where not exists (select from closings where closings.company_id = taken.company_id and through >= monday)
  union all select pseudonym, company_id, 'poll', closes_on, coalesce(to_json(choice)::text, 'null')
    from poll_answers
  union all select pseudonym, company_id, 'questionnaire', closes_on, to_json(answers)::text
    from questionnaire_answers;
drop table poll_answers;
drop table questionnaire_answers;
drop function is_questionnaire;

comment on table answers is
  'One row a person and day of weeks that are closed, written all together and in random order.';
drop index answers_since;
