import { CompiledQuery } from 'kysely';
import { closesTransaction } from '#platform/database/pipelined-driver.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { Asked, RestDeps } from './asked.ts';
import { requestSettings } from './request-settings.ts';
import { quoted, type Statement } from './statement.ts';

/** What a statement answers: how many rows, how many there would be, and all of them as one text. */
export type Outcome = {
  readonly page: number;
  readonly total: number | null;
  readonly body: string | null;
  readonly inserted?: number;
  readonly status?: string | null;
  readonly headers?: string | null;
};

class RolledBack extends Error {
  readonly outcome: Outcome;

  constructor(outcome: Outcome) {
    super('rolled back, as was asked for');
    this.outcome = outcome;
  }
}

/** Runs one transaction for a request, with what SQL may know of it. */
export async function transact(
  { database }: RestDeps,
  { http, caller, schemaName, preferences }: Asked,
  { isReadOnly }: { isReadOnly: boolean },
  work: (tx: Tx) => Promise<Outcome>,
): Promise<Outcome> {
  const settings = {
    search_path: [...new Set([quoted(schemaName), quoted('public'), 'extensions'])].join(', '),
    ...requestSettings(http.req.raw),
    ...(isReadOnly && { transaction_read_only: 'on' }),
  };
  try {
    return await database.asCaller(
      caller,
      async (tx) => {
        const outcome = await work(tx);
        if (preferences.rollsBack) throw new RolledBack(outcome);
        return outcome;
      },
      settings,
    );
  } catch (error) {
    if (error instanceof RolledBack) return error.outcome;
    throw error;
  }
}

/** @param isLast whether nothing may call the transaction off once it is answered */
export async function run(
  tx: Tx,
  text: string,
  statement: Statement,
  isLast: boolean,
): Promise<Outcome> {
  const query = CompiledQuery.raw(text, statement.values);
  if (isLast) closesTransaction(query);
  const { rows } = await tx.executeQuery<Outcome>(query);
  return rows[0] ?? { page: 0, total: null, body: null };
}

/** Whether what was done stays, whatever it turns out to be. */
export function isSettled({ preferences, media }: Asked): boolean {
  const isSingle = media.kind === 'json' && media.isSingle;
  return !preferences.rollsBack && preferences.maxAffected === undefined && !isSingle;
}

/** The plan of a statement instead of its rows. */
export async function explain(
  tx: Tx,
  { options, format }: { kind: 'plan'; options: string; format: 'json' | 'text' },
  text: string,
  { values }: Statement,
): Promise<Outcome> {
  const settings = [`format ${format}`, ...(options ? [options] : [])].join(', ');
  const { rows } = await tx.executeQuery<{ 'QUERY PLAN': unknown }>(
    CompiledQuery.raw(`explain (${settings}) ${text}`, values),
  );
  const plan = rows.map((row) => row['QUERY PLAN']);
  const body = format === 'json' ? JSON.stringify(plan[0]) : plan.join('\n');
  return { page: 0, total: null, body };
}
