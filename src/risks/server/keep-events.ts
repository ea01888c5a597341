import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { type ParisDay, parisDayOf } from '#basics/dates.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { MarkRiskTask, NoteRiskEvent } from '../contract.ts';
import { dutiesOf } from '../rules/duties.ts';
import { tasksOf } from '../rules/event-tasks.ts';
import { readEvent } from '../rules/risk-forms.ts';
import { findCompany } from './document.queries.ts';
import { insertEvent, insertTasks, type NewEvent, updateTask } from './events.queries.ts';
import { asWriter } from './keep-document.ts';
import type { RisksDeps } from './risks-deps.ts';

/** Opens a dated entry, with what it asks for. */
export async function noteRiskEvent(
  deps: RisksDeps,
  call: Call,
  { companyId, id, unitId, form }: ParsedInputOf<NoteRiskEvent>,
): Promise<OutputOf<NoteRiskEvent>> {
  const today = parisDayOf(deps.clock.now());
  const { problems, values } = readEvent(form, today);
  refuseProblems(problems);
  await asWriter(deps, call, companyId, (tx) =>
    openEvent(
      tx,
      {
        id,
        company_id: companyId,
        kind: values.kind,
        happened_on: values.happenedOn,
        what: values.what,
        unit_id: unitId,
        noted_by: signedInCaller(call).claims.sub,
      },
      today,
    ),
  );
  return {};
}

/** An entry with its tasks; false where it is there already, and stays as it is. */
export async function openEvent(tx: Tx, event: NewEvent, today: ParisDay): Promise<boolean> {
  if (!(await insertEvent(tx, event))) return false;
  const { headcount } = await findCompany(tx, event.company_id);
  await insertTasks(
    tx,
    tasksOf(dutiesOf(headcount), today).map(({ kind, dueOn }) => ({
      company_id: event.company_id,
      event_id: event.id,
      kind,
      due_on: dueOn,
    })),
  );
  return true;
}

export async function markRiskTask(
  deps: RisksDeps,
  call: Call,
  { companyId, eventId, kind, isDone }: ParsedInputOf<MarkRiskTask>,
): Promise<OutputOf<MarkRiskTask>> {
  const doneOn = isDone ? parisDayOf(deps.clock.now()) : null;
  const isMarked = await asWriter(deps, call, companyId, (tx) =>
    updateTask(tx, companyId, { eventId, kind }, doneOn),
  );
  if (!isMarked) throw new Refusal('not-found');
  return {};
}
