import { sql } from 'kysely';
import type { Vault, VaultTx } from '#platform/vault/vault.ts';
import { addedBy, SCORE } from '../../rules/leaf-constants.ts';
import { erasePseudonyms } from './answers.queries.ts';
import { namesOf } from './open-sealed.ts';
import { deleteSealed } from './sealed-answers.queries.ts';
import { drawOf } from './tenant-keys.ts';
import { asWord } from './words.ts';

/**
 * Erases all that is kept under these pseudonyms. Where they count in a list, what they added to the sum of
 * their leaf stays in it without a name until the list ends, so that nothing that is told moves.
 */
export async function eraseAnswers(
  vault: Pick<Vault, 'derive'>,
  tx: VaultTx,
  pseudonyms: readonly Buffer[],
): Promise<void> {
  if (pseudonyms.length === 0) return;
  for (const row of await countedAmong(tx, pseudonyms)) {
    const numbers = await numbersOf(tx, row.pseudonym);
    const termKey = asWord(row.term_key);
    for (const [subject, grains] of addedBy({ termKey }, numbers, drawOf(vault))) {
      await sql`
        insert into list_constants (company_id, since, place_id, subject, grains)
        values (${row.company_id}, ${row.since}, ${row.place_id}, ${subject}, ${grains})
        on conflict (company_id, since, place_id, subject)
        do update set grains = list_constants.grains + excluded.grains`.execute(tx);
    }
  }
  await erasePseudonyms(tx, pseudonyms);
  await deleteSealed(tx, await namesOf(vault, tx, pseudonyms));
}

async function countedAmong(tx: VaultTx, pseudonyms: readonly Buffer[]) {
  return tx
    .selectFrom('list_counted')
    .selectAll()
    .where('pseudonym', 'in', [...pseudonyms])
    .execute();
}

/** The numbers of somebody: of the score, and of each factor that they said something about. */
async function numbersOf(tx: VaultTx, pseudonym: Buffer): Promise<ReadonlyMap<string, number>> {
  const person = await tx
    .selectFrom('people')
    .select('number')
    .where('pseudonym', '=', pseudonym)
    .executeTakeFirst();
  const factors = await tx
    .selectFrom('people_factors')
    .select(['factor', 'number'])
    .where('pseudonym', '=', pseudonym)
    .execute();
  return new Map([
    ...(person ? [[SCORE, person.number] as const] : []),
    ...factors.map(({ factor, number }) => [factor as string, number] as const),
  ]);
}
