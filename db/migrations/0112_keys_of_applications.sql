-- Keys of applications as this ecosystem writes them today (`sb_publishable_…`, `sb_secret_…`) are derived
-- from this; a new value makes new keys, and the former ones open nothing any more.

insert into auth.secrets (name, value)
  select 'application-keys', decode(string_agg(replace(gen_random_uuid()::text, '-', ''), ''), 'hex')
  from generate_series(1, 2);
