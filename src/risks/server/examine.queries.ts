import { sql } from 'kysely';
import type { Tx } from '#platform/database/transaction.ts';
import type { ActionState } from '../rules/duerp-record.ts';
import type { Evaluation, Priority } from '../rules/evaluation.ts';

/** Of every risk what tells how far it is, without its texts. */
export async function findRiskStates(tx: Tx, companyId: string) {
  const { rows } = await sql<{
    id: string;
    unit_id: string;
    hazard: string | null;
    own_family: string | null;
    women: number | null;
    men: number | null;
    evaluation: Evaluation | null;
    priority: Priority | null;
    is_proposal: boolean;
  }>`
    select risks.id, unit_id, hazard, family as own_family, women, men, evaluation, priority,
      is_proposal
    from public.assessed_risks as risks
      left join public.company_hazards on company_hazards.id = own_hazard_id
    where risks.company_id = ${companyId}`.execute(tx);
  return rows;
}

/** Of every action what tells how far it is; texts only as whether they are there. */
export async function findActionStates(tx: Tx, companyId: string) {
  const { rows } = await sql<{
    risk_id: string;
    state: ActionState;
    principle: number | null;
    responsible: string | null;
    due_on: string | null;
    cost_cents: number | null;
    conditions: string | null;
    indicator: string | null;
  }>`
    select risk_id, state, principle, responsible, due_on, cost_cents, left(conditions, 1) as conditions,
      left(indicator, 1) as indicator
    from public.prevention_actions where company_id = ${companyId}`.execute(tx);
  return rows;
}

/** What the risk was evaluated as when the action was done; else as it is evaluated now. */
export async function findEvaluationBefore(
  tx: Tx,
  companyId: string,
  riskId: string,
  actionId: string,
): Promise<Evaluation | null> {
  const { rows } = await sql<{ evaluation: Evaluation | null }>`
    select coalesce((select evaluation_before from public.prevention_actions
      where id = ${actionId} and company_id = ${companyId}), evaluation) as evaluation
    from public.assessed_risks where id = ${riskId} and company_id = ${companyId}`.execute(tx);
  return rows[0]?.evaluation ?? null;
}

type Key = { readonly companyId: string; readonly id: string };

/** Of a risk; null where there is none yet. */
export async function findKeptEvaluation(tx: Tx, { companyId, id }: Key) {
  const { rows } = await sql<{ evaluation: Evaluation | null }>`select evaluation
    from public.assessed_risks where id = ${id} and company_id = ${companyId}`.execute(tx);
  return rows[0]?.evaluation ?? null;
}

/** Of the risk of an action, once it is done; null where there is none yet. */
export async function findExpectedEvaluation(tx: Tx, { companyId, id }: Key) {
  const { rows } = await sql<{ evaluation: Evaluation | null }>`
    select evaluation_after as evaluation from public.prevention_actions
    where id = ${id} and company_id = ${companyId}`.execute(tx);
  return rows[0]?.evaluation ?? null;
}
