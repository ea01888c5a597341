#!/bin/sh
# The user of DATABASE_URL, who is no superuser, and its database: once, where the server is made.
set -eu
psql --username "$POSTGRES_USER" --set password="$(cat "$POSTGRES_PASSWORD_FILE")" <<'SQL'
create role prevenance login createrole createdb bypassrls password :'password';
create database prevenance owner prevenance;
SQL
