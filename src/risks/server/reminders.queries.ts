import { sql } from 'kysely';
import type { Tx } from '#platform/database/transaction.ts';

const TO_KEEPERS = sql`array['owner', 'hr', 'prevention']`;
/** Who may no longer write is not asked to. */
const IS_KEPT = sql`company_id in
  (select company_id from public.licences where ends_on >= access.today())`;

/**
 * A month and a week before the yearly update is due, and once it is late; each once, even where a day
 * was missed. From eleven people on (rules/duties).
 */
export async function notifyOfDueUpdates(tx: Tx, yearlyFrom: number): Promise<void> {
  await sql`select public.notify_members(company_id, ${TO_KEEPERS},
      case when step < 0 then 'duerp-late' else 'duerp-due' end,
      jsonb_build_object('due_on', due_on), due_on || ' ' || step)
    from (
      select company_id, due_on,
        case when days_left < 0 then -1 when days_left <= 7 then 7 else 30 end as step
      from (
        select company_id, (issued_on + interval '1 year')::date as due_on,
          (issued_on + interval '1 year')::date - access.today() as days_left
        from public.duerp_versions join public.companies on companies.id = company_id
        where state = 'issued' and superseded_on is null and headcount >= ${yearlyFrom}
          and ${IS_KEPT}
      ) as counted where days_left between -30 and 30
    ) as due`.execute(tx);
}

/** A week before a task of an event is due, and once it is late. */
export async function notifyOfDueTasks(tx: Tx): Promise<void> {
  await sql`select public.notify_members(company_id, ${TO_KEEPERS},
      case when due_on < access.today() then 'risk-task-late' else 'risk-task-due' end,
      jsonb_build_object('task', kind, 'due_on', due_on),
      event_id || ' ' || kind || case when due_on < access.today() then ' late' else '' end)
    from public.risk_tasks
    where done_on is null and ${IS_KEPT} and due_on between access.today() - 30 and access.today() + 7`.execute(
    tx,
  );
}

/** On Mondays, how many actions are late. */
export async function notifyOfLateActions(tx: Tx): Promise<void> {
  await sql`select public.notify_members(company_id, ${TO_KEEPERS}, 'risk-actions-late',
      jsonb_build_object('count', count(*)), access.today()::text)
    from public.prevention_actions
    where state in ('planned', 'started') and due_on < access.today()
      and extract(isodow from access.today()) = 1 and ${IS_KEPT}
    group by company_id`.execute(tx);
}

/** Of a signal that is still open after its day: once for each day, and each time it is graver. */
export async function notifyOfForgottenAlerts(tx: Tx): Promise<void> {
  await sql`select public.notify_members(company_id, ${TO_KEEPERS}, 'risk-signal-forgotten',
      jsonb_build_object('place', place_name, 'due_on', due_on), concat_ws(' ', id, stage, due_on))
    from public.risk_alerts
    where closed_at is null and event_id is null and ${IS_KEPT}
      and due_on between access.today() - 30 and access.today() - 1`.execute(tx);
}
