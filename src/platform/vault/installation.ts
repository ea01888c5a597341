import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Vault } from './vault.ts';

// The first database and the vault belong together: each holds the id of the installation. Another's vault, an
// emptied one, or one beside a first database that began anew, is noticed before anything is read or erased.

type Databases = { readonly database: Database; readonly vault: Vault };

const ADVICE = `Nothing was changed. Look at VAULT_DATABASE_URL and DATABASE_URL, or at what was restored last; \
if these two databases do belong together, say so: npm run vault -- adopt`;

/**
 * Joins the two at their first start, once `beforeJoining` is done.
 * @throws Error fit for the operator where they are not of one installation
 */
export async function joinVault(
  { database, vault }: Databases,
  beforeJoining: () => Promise<void>,
): Promise<void> {
  const ours = await readInstallation(database);
  const theirs = await installationOf(vault);
  if (ours?.isJoined && ours.id === theirs) return;
  if (ours?.isJoined || (theirs !== null && theirs !== ours?.id)) throw new Error(mismatch(theirs));
  if (!ours && (await isEmptyBesidePublished({ database, vault })))
    throw new Error(
      `The vault is empty, beside a database that has told of its answers. ${ADVICE}`,
    );
  await beforeJoining();
  await adoptVault({ database, vault });
}

/** Makes them one installation, whatever they said before: only for who is certain of it. */
export async function adoptVault({ database, vault }: Databases): Promise<void> {
  // Nobody may write it; the service does, at the word of who starts or runs the product.
  await database.asService((tx) =>
    sql`insert into public.installation (id) values (${randomUUID()}) on conflict do nothing`.execute(
      tx,
    ),
  );
  const { id } = (await readInstallation(database)) ?? {};
  if (id === undefined) throw new Error('The installation was not written');
  await vault.once((db) => db.updateTable('key_marks').set({ installation: id }).execute());
  await database.asService((tx) =>
    sql`update public.installation set joined_at = access.now()`.execute(tx),
  );
}

/** Before anything is erased. @throws Error fit for the operator where they are not of one installation */
export async function refuseForeignVault({ database, vault }: Databases): Promise<void> {
  const ours = await readInstallation(database);
  const theirs = await installationOf(vault);
  if ((ours?.id ?? null) !== theirs) throw new Error(mismatch(theirs));
}

const mismatch = (theirs: string | null) =>
  theirs === null
    ? `The vault is not the one that this installation began with: it names none. ${ADVICE}`
    : `The vault belongs to another installation than the database. ${ADVICE}`;

async function readInstallation(
  database: Database,
): Promise<{ readonly id: string; readonly isJoined: boolean } | undefined> {
  const { rows } = await database.asService((tx) =>
    sql<{ id: string; isJoined: boolean }>`
      select id, joined_at is not null as "isJoined" from public.installation`.execute(tx),
  );
  return rows[0];
}

async function installationOf(vault: Vault): Promise<string | null> {
  const [mark] = await vault.once((db) =>
    db.selectFrom('key_marks').select('installation').execute(),
  );
  return mark?.installation ?? null;
}

/** Whatever was told of a week was in the vault, and something of it stays there. */
async function isEmptyBesidePublished({ database, vault }: Databases): Promise<boolean> {
  const [told, kept] = await Promise.all([
    database.asService((tx) => tx.selectFrom('releases').select('company_id').limit(1).execute()),
    vault.once((db) => db.selectFrom('closings').select('company_id').limit(1).execute()),
  ]);
  return told.length > 0 && kept.length === 0;
}
