-- What people answer to the yearly questionnaire. It goes with the release that tells of it: nothing is kept of it,
-- not even for its author.
create function is_questionnaire(answers smallint[]) returns boolean
  language sql immutable
as $$
  select cardinality(answers) = 18
    and not exists (select from unnest(answers) as answer where answer not between 0 and 5)
$$;
create table questionnaire_answers (
  questionnaire_id uuid not null,
  pseudonym bytea not null check (length(pseudonym) = 32),
  company_id uuid not null,
  answers smallint[] not null check (is_questionnaire(answers)),
  closes_on date not null,
  primary key (questionnaire_id, pseudonym)
);
comment on table questionnaire_answers is
  'One row a person while a questionnaire is open, written anew in random order every hour.';
comment on column questionnaire_answers.answers is
  'By statement, in their fixed order: 1 to 5, 0 where somebody passed, null where they have not been.';
create index questionnaire_answers_pseudonym on questionnaire_answers (pseudonym);
create index questionnaire_answers_company on questionnaire_answers (company_id, closes_on);
grant select, insert, update, delete, maintain on questionnaire_answers to vault_keeper;
comment on table list_constants is
  'What silent people and erased ones have in the sums of their leaf, and of the questionnaire the terms of all, without names, until the list ends.';
