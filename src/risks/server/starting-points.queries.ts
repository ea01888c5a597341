import type { Insertable } from 'kysely';
import type { AssessedRisks, PreventionActions, WorkUnits } from '#platform/database/schema.gen.ts';
import type { Tx } from '#platform/database/transaction.ts';

/** The ids of those that are new: a unit of the same name is left as it is. */
export async function insertUnits(
  tx: Tx,
  units: readonly Insertable<WorkUnits>[],
): Promise<ReadonlySet<string>> {
  if (units.length === 0) return new Set();
  const rows = await tx
    .insertInto('work_units')
    .values([...units])
    .onConflict((same) => same.doNothing())
    .returning('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function insertRisks(
  tx: Tx,
  risks: readonly Insertable<AssessedRisks>[],
): Promise<void> {
  if (risks.length === 0) return;
  await tx
    .insertInto('assessed_risks')
    .values([...risks])
    .execute();
}

export async function insertActions(
  tx: Tx,
  actions: readonly Insertable<PreventionActions>[],
): Promise<void> {
  if (actions.length === 0) return;
  await tx
    .insertInto('prevention_actions')
    .values([...actions])
    .execute();
}
