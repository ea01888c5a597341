-- Whose answers these are: the installation that the first database names too. A vault of somebody else,
-- or an empty one, is then noticed before anything in it is read or erased.
alter table key_marks add column installation uuid;
comment on column key_marks.installation is 'The id that `public.installation` of the first database has.';
