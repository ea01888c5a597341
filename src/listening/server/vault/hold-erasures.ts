import { sql } from 'kysely';
import type { ParisDay } from '#basics/dates.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { enqueueJob } from '#platform/jobs/enqueue-job.ts';
import type { Vault, VaultTx } from '#platform/vault/vault.ts';
import { countLosing, findAgedPeople } from './aged.queries.ts';
import { findSealedPeople } from './open-sealed.ts';
import type { Tombstones } from './tombstones.ts';
import type { KeeperDeps } from './vault-deps.ts';
import { asBytes, asWord } from './words.ts';

/** So many people, and so great a part of them all, are not erased in one night before a person has looked. */
const MOST_PEOPLE = 20;
const MOST_SHARE = 0.05;

/** People of whom something is kept, and what the night would do to them. */
export type Losses = {
  /** By their own act, with their company, or by age. */
  readonly erased: number;
  /** Whose answers should be sealed, and whose key is not there: an older database, or a fault. */
  readonly unclaimed: number;
};

/** How many people the tombstones would erase by now, and whether that is too many to do unseen. */
export async function countErased(
  { database, vault }: Pick<KeeperDeps, 'database' | 'vault'>,
  tombstones: Tombstones,
): Promise<{ readonly erased: number; readonly isMany: boolean }> {
  const erased = await vault.transaction((tx) => countKept(vault, tx, tombstones));
  return { erased, isMany: await areMany({ database }, erased) };
}

/** How many people would lose by age more than a night takes, and whether that is too many to do unseen. */
export async function countAged(
  { database, vault }: Pick<KeeperDeps, 'database' | 'vault'>,
  until: ParisDay,
): Promise<{ readonly aged: number; readonly isMany: boolean }> {
  const aged = await vault.transaction(async (tx) =>
    countLosing(tx, await findAged(vault, tx, until), until),
  );
  return { aged, isMany: await areMany({ database }, aged) };
}

/** Whose number is to be forgotten: they answered last until this week, and have said nothing since. */
export async function findAged(
  vault: Pick<Vault, 'derive'>,
  tx: VaultTx,
  until: ParisDay,
): Promise<Buffer[]> {
  const aged = await findAgedPeople(tx, until);
  const again = await findSealedPeople(vault, tx, aged);
  return aged.filter((pseudonym) => !again.has(asWord(pseudonym)));
}

async function areMany({ database }: Pick<KeeperDeps, 'database'>, people: number) {
  if (people <= MOST_PEOPLE) return false;
  // A job is no caller: the service counts who has a key.
  const { all } = await database.asService((tx) =>
    tx
      .selectFrom('listening_keys')
      .select(({ fn }) => fn.countAll<number>().as('all'))
      .executeTakeFirstOrThrow(),
  );
  return people > MOST_SHARE * Number(all);
}

async function countKept(
  vault: Pick<Vault, 'derive'>,
  tx: VaultTx,
  { pseudonyms, companyIds }: Tombstones,
): Promise<number> {
  const ids = sql.val([...companyIds]);
  const sealed = await findSealedPeople(vault, tx, pseudonyms, companyIds);
  const { rows } = await sql<{ people: number }>`
    select count(*)::int as people from (
      select pseudonym from unnest(${sql.val([...pseudonyms])}::bytea[]) as gone (pseudonym)
        where exists (select from answers where answers.pseudonym = gone.pseudonym)
          or exists (select from histories where histories.pseudonym = gone.pseudonym)
          or exists (select from people where people.pseudonym = gone.pseudonym)
      union select unnest(${sql.val([...sealed].map(asBytes))}::bytea[])
      union select pseudonym from answers where company_id = any(${ids}::uuid[])
      union select pseudonym from histories where company_id = any(${ids}::uuid[])
      union select pseudonym from people where company_id = any(${ids}::uuid[])) as kept`.execute(
    tx,
  );
  return rows[0]?.people ?? 0;
}

/**
 * Whether a person has agreed to lose so many; else notes that they are asked. Where there is nothing to
 * agree to, an earlier question is forgotten.
 */
export async function areConfirmed(
  { database, clock }: Pick<KeeperDeps, 'database' | 'clock'>,
  { erased, unclaimed }: Losses,
): Promise<boolean> {
  // A job is no caller: the service asks, and a person answers by a command.
  return database.asService(async (tx) => {
    const { rows } = await sql<Losses>`delete from public.held_erasures
      where ${erased + unclaimed} = 0 or (confirmed_at is not null
        and erased >= ${erased} and unclaimed >= ${unclaimed})
      returning erased, unclaimed`.execute(tx);
    if (rows.length > 0 || erased + unclaimed === 0) return true;
    await sql`insert into public.held_erasures (erased, unclaimed, held_at)
      values (${erased}, ${unclaimed}, ${clock.now()})
      on conflict (is_one) do update set erased = excluded.erased, unclaimed = excluded.unclaimed,
        held_at = excluded.held_at, confirmed_at = null`.execute(tx);
    return false;
  });
}

/** Agrees to what was asked, and lets the job of the night run now; what was agreed to, if anything was asked. */
export async function confirmErasures({
  database,
}: Pick<KeeperDeps, 'database'>): Promise<Losses | undefined> {
  // Only who runs commands on the machine comes here.
  return database.asService(async (tx: Tx) => {
    const { rows } = await sql<Losses>`update public.held_erasures set confirmed_at = access.now()
      returning erased, unclaimed`.execute(tx);
    if (rows[0])
      await enqueueJob(tx, { task: 'forget-answers', payload: {}, key: 'forget-answers' });
    return rows[0];
  });
}
