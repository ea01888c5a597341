-- What people chose of a question that everybody is asked. It goes with the release that tells of it: nothing
-- is kept of it, not even for its author.
create table poll_answers (
  poll_id uuid not null,
  pseudonym bytea not null check (length(pseudonym) = 32),
  company_id uuid not null,
  choice smallint check (choice between 1 and 5),
  closes_on date not null,
  primary key (poll_id, pseudonym)
);
comment on table poll_answers is 'One row a person while a question is open, written anew in random order every hour.';
comment on column poll_answers.choice is 'Null where somebody passed: they are not asked again, and counted nowhere.';
create index poll_answers_pseudonym on poll_answers (pseudonym);
create index poll_answers_company on poll_answers (company_id, closes_on);
grant select, insert, update, delete, maintain on poll_answers to vault_keeper;
