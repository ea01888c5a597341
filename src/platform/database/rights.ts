import { createHash } from 'node:crypto';
import type pg from 'pg';

// What the roles may do, and the policies of rows, as statements that say it anew. Copies of a database lose both
// where the roles are not on the server yet: PostgreSQL refuses each grant to nobody, and what it had taken from
// everybody with it. What is lost is read off a database that the migrations have just made.

/** Everybody, and the roles that the product speaks as; what an operator gave to others is theirs. */
const HOLDERS = [
  'public',
  'anon',
  'authenticated',
  'service_role',
  'authenticator',
  'function_caller',
  'vault_keeper',
];

/** A right on an object, or the object alone. */
type Row = {
  readonly object: string;
  readonly give: string | null;
  /** Of everybody only: a copy gives back what is everybody's by default, and adds nothing else. */
  readonly take: string | null;
};

const RIGHTS = `
with ours as (
  select oid, nspname from pg_namespace
  where nspname !~ '^pg_' and nspname not in ('information_schema', 'graphile_worker', 'migrations')
),
new_kinds (type, kind) as (values ('r', 'tables'), ('S', 'sequences'), ('f', 'functions')),
objects (kind, name, acl, owner) as (
  select 'schema', quote_ident(nspname),
    coalesce(nspacl, acldefault('n', nspowner)), nspowner
  from pg_namespace where oid in (select oid from ours)
  union all
  select case relkind when 'S' then 'sequence' else 'table' end, pg_class.oid::regclass::text,
    coalesce(relacl, acldefault(case relkind when 'S' then 's' else 'r' end::"char", relowner)), relowner
  from pg_class where relnamespace in (select oid from ours) and relkind in ('r', 'p', 'v', 'm', 'S')
  union all
  select 'routine', pg_proc.oid::regprocedure::text, coalesce(proacl, acldefault('f', proowner)), proowner
  from pg_proc where pronamespace in (select oid from ours)
),
held (object, privilege, place, grantee, words) as (
  select kind || ' ' || name, privilege_type, ' on ' || kind || ' ' || name, grantee, ''
  from objects, aclexplode(acl) where grantee <> owner
  union all
  select 'table ' || attrelid::regclass::text, format('%s (%I)', privilege_type, attname),
    ' on table ' || attrelid::regclass::text, grantee, ''
  from pg_attribute join pg_class on pg_class.oid = attrelid, aclexplode(attacl)
  where relnamespace in (select oid from ours) and grantee <> relowner
  union all
  select 'new ' || kind, privilege_type, ' on ' || kind, grantee, 'alter default privileges '
  from new_kinds
    left join pg_default_acl on defaclobjtype = type::"char" and defaclnamespace = 0
      and defaclrole = current_user::regrole,
    aclexplode(coalesce(defaclacl, acldefault(lower(type)::"char", current_user::regrole)))
  where grantee <> current_user::regrole
),
granted as (
  select held.*, case grantee when 0 then 'public' else grantee::regrole::text end as holder from held
)
select object, words || 'grant ' || privilege || place || ' to ' || holder as give,
  case holder when 'public' then words || 'revoke ' || privilege || place || ' from public' end as take
from granted where holder = any($1)
union all
select kind || ' ' || name, null, null from objects
union all
select 'new ' || kind, null, null from new_kinds
union all
select 'table ' || format('%I.%I', schemaname, tablename)::regclass::text,
  format('create policy %I on %I.%I as %s for %s to %s%s%s', policyname, schemaname, tablename, permissive, cmd,
    (select string_agg(case role when 'public' then role::text else quote_ident(role) end, ', ' order by role)
      from unnest(roles) as role),
    ' using (' || qual || ')', ' with check (' || with_check || ')'),
  null
from pg_policies where schemaname in (select nspname from ours)
order by 2, 1`;

/** All rights of a database, each in words that mean the same in another one. */
export async function readRights(client: pg.ClientBase): Promise<readonly Row[]> {
  // Names are written whole only where no schema is taken for granted.
  await client.query("set search_path = ''");
  const { rows } = await client.query<Row>(RIGHTS, [HOLDERS]);
  await client.query('reset search_path');
  return rows;
}

/** The same for the same rights: kept, it tells at the next start whether any were lost. */
export function digestOf(rights: readonly Row[]): Buffer {
  const hash = createHash('sha256');
  for (const { give } of rights) if (give !== null) hash.update(give).update('\0');
  return hash.digest();
}

/** The statements that bring `held` to what is wanted, of every object that is there in both. */
export function mendingOf(held: readonly Row[], wanted: readonly Row[]): readonly string[] {
  const [heldNow, wantedNow] = [held, wanted].map((rows) => ({
    objects: new Set(rows.map(({ object }) => object)),
    gives: new Set(rows.map(({ give }) => give)),
  }));
  const taken = held.filter(
    (row) => wantedNow?.objects.has(row.object) && !wantedNow.gives.has(row.give),
  );
  const given = wanted.filter(
    (row) => heldNow?.objects.has(row.object) && !heldNow.gives.has(row.give),
  );
  return [...taken.map(({ take }) => take), ...given.map(({ give }) => give)].filter(
    (statement) => statement !== null,
  );
}
