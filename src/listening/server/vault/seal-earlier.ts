import { sql } from 'kysely';
import type { ParisDay } from '#basics/dates.ts';
import { insertSealed } from './sealed-answers.queries.ts';
import { type Kind, type Said, sealedAnswer } from './sealed-answers.ts';
import type { VaultDeps } from './vault-deps.ts';

type Unsealed = {
  readonly pseudonym: Buffer;
  readonly company_id: string;
  readonly kind: Kind;
  readonly day: ParisDay;
  readonly said: string;
};

/** Once, at the first start with seals: what was said before, of weeks that are not closed and of what is asked. */
export async function sealEarlierAnswers({ vault }: Pick<VaultDeps, 'vault'>): Promise<void> {
  const isDone = await vault.once(async (db) => {
    const { rows } = await sql`select from unsealed_answers limit 1`.execute(db);
    return rows.length === 0;
  });
  if (isDone) return;
  await vault.transaction(async (tx) => {
    // Of two processes that start at once, the second one finds nothing left.
    await sql`lock table unsealed_answers in access exclusive mode`.execute(tx);
    const { rows } = await sql<Unsealed>`select * from unsealed_answers`.execute(tx);
    await insertSealed(
      tx,
      rows.map(({ pseudonym, company_id: companyId, kind, day, said }) =>
        sealedAnswer(
          vault,
          { companyId, pseudonym },
          { kind, day },
          JSON.parse(said) as Said[Kind],
        ),
      ),
    );
    // Emptied as a file, so that nothing of it stays on the disk.
    await sql`truncate unsealed_answers`.execute(tx);
  });
}
