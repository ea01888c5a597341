import allProviders from 'email-providers/all.json' with { type: 'json' };
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { FRENCH_PROVIDERS, RESERVED_DOMAINS } from '../rules/mail-providers.ts';

/** Writes the list of public mail providers of this release where the database knows another one. */
export async function keepMailProviders(database: Pick<Database, 'asService'>): Promise<void> {
  const known = new Set([...allProviders, ...FRENCH_PROVIDERS].map((each) => each.toLowerCase()));
  for (const domain of RESERVED_DOMAINS) known.delete(domain);
  const domains = [...known];
  // Nobody's rows: the product keeps them as it starts. Two processes at once wait for each other.
  await database.asService(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('mail-providers', 0))`.execute(tx);
    await sql`delete from platform.mail_providers where domain <> all(${domains})`.execute(tx);
    await sql`insert into platform.mail_providers select unnest(${domains}::text[])
      on conflict do nothing`.execute(tx);
  });
}
