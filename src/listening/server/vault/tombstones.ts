import { timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { type ParisDay, parisDayOf } from '#basics/dates.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { Vault } from '#platform/vault/vault.ts';
import { openText, SEAL_BYTES, sealText } from './gcm.ts';
import { accountMark, pseudonymOf } from './tenant-keys.ts';
import type { KeeperDeps } from './vault-deps.ts';

// What must be gone from the vault, and stay gone when an older copy of it comes back, is written in the first
// database in the transaction of the act that erases it. That it opens under the vault's key is the proof that the
// product wrote it; who acted is not in it, for it would name whom a pseudonym was, and the pseudonym itself is
// sealed, for the same transaction gives whoever erases another key.

type Marking = { readonly vault: Pick<Vault, 'derive'>; readonly clock: Clock };

const MARK_BYTES = 32;

function markOf({ derive }: Pick<Vault, 'derive'>, what: string, subject: string, day: ParisDay) {
  return derive('tombstone', what, subject, day).subarray(0, MARK_BYTES);
}

/** Somebody erases what they said under this pseudonym, with the service's rights. */
export async function noteErasure(
  { vault, clock }: Marking,
  tx: Tx,
  pseudonym: Buffer,
): Promise<void> {
  await insertErasure(vault, tx, pseudonym, parisDayOf(clock.now()));
}

async function insertErasure(
  vault: Pick<Vault, 'derive'>,
  tx: Tx,
  pseudonym: Buffer,
  day: ParisDay,
): Promise<void> {
  const word = pseudonym.toString('hex');
  const mark = vault.derive('erasure', word).subarray(0, MARK_BYTES);
  await tx
    .insertInto('erasures')
    .values({ mark, erased_on: day, sealed: sealText(keyOf(vault), boundTo(mark, day), word) })
    .onConflict((same) => same.doNothing())
    .execute();
}

const keyOf = ({ derive }: Pick<Vault, 'derive'>) => derive('erasure seal').subarray(0, SEAL_BYTES);

const boundTo = (mark: Buffer, day: ParisDay) => Buffer.concat([mark, Buffer.from(day)]);

type Erasure = { readonly mark: Buffer; readonly erased_on: ParisDay; readonly sealed: Buffer };

/** Nothing of what nobody of this product wrote. */
function erasedName(vault: Pick<Vault, 'derive'>, { mark, erased_on: day, sealed }: Erasure) {
  try {
    return Buffer.from(openText(keyOf(vault), boundTo(mark, day), sealed), 'hex');
  } catch {
    return undefined;
  }
}

async function noteErasedCompanies(
  { vault, clock }: Marking,
  tx: Tx,
  companyIds: readonly string[],
): Promise<void> {
  const day = parisDayOf(clock.now());
  for (const id of companyIds) {
    const mac = markOf(vault, 'company', id, day);
    await tx
      .insertInto('erased_companies')
      .values({ company_id: id, erased_on: day, mac })
      .onConflict((same) => same.doNothing())
      .execute();
  }
}

/**
 * Marks what was deleted without us: accounts and companies by the operator's own means, of which a trigger left
 * a word (`unmarked_erasures`).
 */
export async function markDeleted({ database, vault, clock }: KeeperDeps): Promise<void> {
  await database.asService(async (tx) => {
    const rows = await tx.deleteFrom('unmarked_erasures').returningAll().execute();
    for (const { company_id: companyId, employee_id, user_id: userId, key } of rows) {
      if (!employee_id || !userId || !key) continue;
      const pseudonym = pseudonymOf(vault, companyId, { employee_id, key });
      await noteErasure({ vault, clock }, tx, pseudonym);
      await noteErasure({ vault, clock }, tx, accountMark(vault, userId));
    }
    const companies = rows.filter(({ user_id: userId }) => !userId);
    await noteErasedCompanies(
      { vault, clock },
      tx,
      companies.map(({ company_id: id }) => id),
    );
  });
}

export type Tombstones = {
  readonly pseudonyms: readonly Buffer[];
  readonly companyIds: readonly string[];
  /** How many nobody of this product wrote: nothing is erased by them. */
  readonly forged: number;
};

/** All that was ever erased, as often as an older copy of the answers may come back. */
export async function findTombstones({ database, vault }: KeeperDeps): Promise<Tombstones> {
  // What was erased is nobody's to read; the service erases it again.
  const { people, companies, left } = await database.asService(async (tx) => {
    const left = await sealEarlier(vault, tx);
    const people = await tx.selectFrom('erasures').selectAll().execute();
    const companies = await tx
      .selectFrom('erased_companies')
      .select(['company_id', 'erased_on', 'mac'])
      .execute();
    return { people, companies, left };
  });
  const pseudonyms = people.flatMap((row) => erasedName(vault, row) ?? []);
  const erased = companies.filter(({ company_id: id, erased_on: day, mac }) =>
    isOurs(mac, markOf(vault, 'company', id, day)),
  );
  return {
    pseudonyms,
    companyIds: erased.map(({ company_id: id }) => id),
    forged: left + people.length - pseudonyms.length + companies.length - erased.length,
  };
}

const isOurs = (mac: Buffer | null, mark: Buffer) => mac !== null && timingSafeEqual(mac, mark);

/** Notes of earlier releases are sealed as the others: how many are not the product's, and stay. */
async function sealEarlier(vault: Pick<Vault, 'derive'>, tx: Tx): Promise<number> {
  const rows = await tx.selectFrom('erased_pseudonyms').selectAll().execute();
  const ours = rows.filter(({ pseudonym, erased_on: day, mac }) =>
    isOurs(mac, markOf(vault, 'pseudonym', pseudonym.toString('hex'), day)),
  );
  for (const { pseudonym, erased_on: day } of ours) {
    await insertErasure(vault, tx, pseudonym, day);
    await tx.deleteFrom('erased_pseudonyms').where('pseudonym', '=', pseudonym).execute();
  }
  return rows.length - ours.length;
}

/** Once, before the two databases are joined: what was noted before there were marks is the product's own. */
export async function markEarlierErasures({ database, vault }: KeeperDeps): Promise<void> {
  await database.asService(async (tx) => {
    const rows = await tx
      .selectFrom('erased_pseudonyms')
      .select(['pseudonym', 'erased_on'])
      .where('mac', 'is', null)
      .execute();
    for (const { pseudonym, erased_on: day } of rows) {
      const mac = markOf(vault, 'pseudonym', pseudonym.toString('hex'), day);
      await sql`update public.erased_pseudonyms set mac = ${mac} where pseudonym = ${pseudonym}`.execute(
        tx,
      );
    }
  });
}
