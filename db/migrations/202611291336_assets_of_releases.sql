-- A page that is open across a release still asks for files of the release that it came from, and of any process.

create sequence platform.release_starts;
grant usage on sequence platform.release_starts to service_role;

create table platform.releases (
  build text primary key,
  last_start bigint not null unique
);
comment on table platform.releases is
  'Releases that answered visitors, by when each last started. Kept by the product.';
alter table platform.releases enable row level security;
alter table platform.releases force row level security;
grant select, insert, update, delete on platform.releases to service_role;

create table platform.release_assets (
  name text primary key,
  build text not null references platform.releases on delete cascade,
  content bytea not null
);
comment on table platform.release_assets is
  'Files that pages of a release load later. A name carries the hash of its content, so releases share what is the same: it is the last one''s to start.';
create index on platform.release_assets (build);
alter table platform.release_assets enable row level security;
alter table platform.release_assets force row level security;
grant select, insert, update, delete on platform.release_assets to service_role;
