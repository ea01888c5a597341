import { sql } from 'kysely';
import type { ParisDay } from '#basics/dates.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { refuseUnlessOwn } from './rows.queries.ts';

/** As far as the caller may read them, the oldest first. */
export function findSendings(tx: Tx, companyId: string) {
  return tx
    .selectFrom('duerp_sendings')
    .select(['id', 'version_id', 'recipient', 'email', 'last_day', 'asked_at', 'delivered_at'])
    .select(['refused_at', 'refused_because', 'received_at', 'received_by', 'revoked_at'])
    .where('company_id', '=', companyId)
    .orderBy('asked_at')
    .orderBy('id')
    .execute();
}

/** One sending with its version and company. */
export function findSending(tx: Tx, id: string) {
  return tx
    .selectFrom('duerp_sendings as sending')
    .innerJoin('duerp_versions as version', 'version.id', 'sending.version_id')
    .innerJoin('companies as company', 'company.id', 'sending.company_id')
    .select(['sending.id', 'sending.company_id', 'sending.version_id', 'sending.recipient'])
    .select(['sending.email', 'sending.last_day', 'sending.asked_at', 'sending.delivered_at'])
    .select(['sending.refused_at', 'sending.received_at', 'sending.received_by'])
    .select(['sending.revoked_at', 'version.number', 'version.issued_on', 'version.hash'])
    .select(['company.legal_name', 'company.siren'])
    .where('sending.id', '=', id)
    .executeTakeFirst();
}

type NewSending = {
  readonly id: string;
  readonly company_id: string;
  readonly version_id: string;
  readonly recipient: string;
  readonly email: string;
  readonly last_day: ParisDay;
  readonly asked_by: string;
};

/** False when it is there already. @throws Refusal not-found when it is another company’s */
export async function insertSending(tx: Tx, sending: NewSending): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('duerp_sendings')
    .values(sending)
    .onConflict((same) => same.column('id').doNothing())
    .executeTakeFirst();
  await refuseUnlessOwn(tx, 'duerp_sendings', sending.company_id, sending.id);
  return numInsertedOrUpdatedRows === 1n;
}

export type Proof = {
  readonly delivered_at?: Date;
  readonly refused_at?: Date;
  readonly refused_because?: string;
  readonly received_at?: Date;
  readonly received_by?: string;
  readonly revoked_at?: Date;
};

/** Notes what became of it, once. False when that was noted before. */
export async function noteProof(
  tx: Tx,
  id: string,
  kind: 'delivered_at' | 'refused_at' | 'received_at' | 'revoked_at',
  proof: Proof,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('duerp_sendings')
    .set(proof)
    .where('id', '=', id)
    .where(kind, 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whether staff have seen that this space is that of its company; for the service. */
export async function isVerified(tx: Tx, companyId: string): Promise<boolean> {
  const { rows } = await sql<{
    is: boolean;
  }>`select access.is_verified(${companyId}) as is`.execute(tx);
  return rows[0]?.is === true;
}
