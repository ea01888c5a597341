import { sql } from 'kysely';
import type { ParisDay } from '#basics/dates.ts';
import type { Cents } from '#basics/money.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { CreditState, LineState } from '../rules/credit.ts';

export type CreditLineRow = {
  /** Of its company when it was decided. */
  readonly siren: string;
  readonly state: LineState;
  readonly limit_cents: Cents | null;
  readonly days: number | null;
  readonly reason: string;
  readonly decided_at: Date;
};

/** What was decided for a company, held until the transaction ends; undefined where nothing was. */
export async function lockCreditLine(
  tx: Tx,
  companyId: string,
): Promise<CreditLineRow | undefined> {
  const { rows } = await sql<CreditLineRow>`
    select siren, state, limit_cents, days, reason, decided_at from public.credit_lines
    where company_id = ${companyId} for update`.execute(tx);
  return rows[0];
}

/** What a company owes for orders it was granted credit for, and how much of that is overdue. */
export async function findOwed(
  tx: Tx,
  companyId: string,
  today: ParisDay,
): Promise<{ readonly owedCents: Cents; readonly isOverdue: boolean }> {
  const { rows } = await sql<{ owedCents: Cents; isOverdue: boolean }>`
    select access.owed_on_credit(${companyId}) as "owedCents",
      exists (select from public.orders where company_id = ${companyId} and credit = 'granted'
        and state <> 'cancelled' and payment_due_on < ${today}
        and gross_cents > (select coalesce(sum(captured_cents), 0) from public.payments
          where order_id = orders.id)) as "isOverdue"`.execute(tx);
  return rows[0] ?? { owedCents: 0, isOverdue: false };
}

/** The guard of the table refuses what the company was not granted. */
export async function decideOrderCredit(
  tx: Tx,
  orderId: string,
  credit: Exclude<CreditState, 'requested'>,
  days: number | null,
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ credit, payment_terms_days: days })
    .where('id', '=', orderId)
    .execute();
}

export type CreditCompany = {
  readonly siren: string;
  readonly legalName: string;
  readonly kind: 'employer' | 'cse';
};

export async function findCompany(tx: Tx, companyId: string): Promise<CreditCompany | undefined> {
  const { rows } = await sql<CreditCompany>`select siren, legal_name as "legalName", kind
    from public.companies where id = ${companyId}`.execute(tx);
  return rows[0];
}

/** Whether this person binds the company whose credit it is; only for the service. */
export async function maySpendCredit(
  tx: Tx,
  companyId: string,
  userId: string | undefined,
): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select access.may_spend_credit(${companyId}, ${userId ?? null}) as may`.execute(tx);
  return rows[0]?.may ?? false;
}

/**
 * Whether it is a verified company of that SIREN, which nobody changes until the transaction ends; only
 * for the service.
 */
export async function mayHaveCredit(tx: Tx, companyId: string, siren: string): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select public.may_have_credit(${companyId}, ${siren}) as may`.execute(tx);
  return rows[0]?.may ?? false;
}
