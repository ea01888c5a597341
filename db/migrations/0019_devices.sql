-- People tell their sessions apart by the browser and the system that started each.

alter table auth.sessions add column device text check (length(device) between 1 and 80);
comment on column auth.sessions.device is
  'The names of browser and system, as the browser said; not its version, nor anything finer.';
