-- The operator's key seals the secret that everything here is derived from: the key can be changed without
-- any pseudonym or secret term becoming another one.
alter table key_marks add column secret bytea;
comment on column key_marks.secret is 'Sealed with the key that is in no database.';
