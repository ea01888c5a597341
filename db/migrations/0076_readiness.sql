-- Whether the schema is current is asked with the login that serves pages: a process whose owner's
-- password is being changed still serves, and says so.
grant usage on schema migrations to service_role;
grant select on migrations.kysely_migration to service_role;
