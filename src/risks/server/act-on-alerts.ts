import type { Transaction } from 'kysely';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { parisDayOf } from '#basics/dates.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import type { DB } from '#platform/database/schema.gen.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import { enqueueJob } from '#platform/jobs/enqueue-job.ts';
import type {
  AcknowledgeAlert,
  AssignAlert,
  CloseAlert,
  ConfirmAlert,
  SetSensitivity,
} from '../contract.ts';
import { confirmationProblems, readAssignment, readClosing } from '../rules/alert-life.ts';
import { readForm } from '../rules/form-reader.ts';
import { learnedAnew } from '../rules/watch.ts';
import { findPeople, lockAlert, updateAlert, updateSensitivity } from './alerts.queries.ts';
import { findUnits } from './document.queries.ts';
import { asWriter } from './keep-document.ts';
import { openEvent } from './keep-events.ts';
import type { RisksDeps } from './risks-deps.ts';
import { findSensitivity, findWatches, lockWatch, updateWatch } from './watches.queries.ts';

export async function runAcknowledgeAlert(
  deps: RisksDeps,
  call: Call,
  { companyId, alertId }: ParsedInputOf<AcknowledgeAlert>,
): Promise<OutputOf<AcknowledgeAlert>> {
  await asWriter(deps, call, companyId, async (tx) => {
    const alert = await lockAlert(tx, companyId, alertId);
    if (!alert) throw new Refusal('not-found');
    if (alert.acknowledged_at) return;
    await updateAlert(tx, companyId, alertId, {
      acknowledged_at: deps.clock.now(),
      acknowledged_by: signedInCaller(call).claims.sub,
    });
  });
  return {};
}

export async function runAssignAlert(
  deps: RisksDeps,
  call: Call,
  { companyId, alertId, ownerId, form }: ParsedInputOf<AssignAlert>,
): Promise<OutputOf<AssignAlert>> {
  const { problems, values } = readAssignment(form, parisDayOf(deps.clock.now()));
  refuseProblems(problems);
  await asWriter(deps, call, companyId, async (tx) => {
    if (ownerId !== null) {
      // Who has which role is for the service to read.
      const people = await withServiceRights(tx, (service) => findPeople(service, companyId));
      if (!people.some(({ id }) => id === ownerId)) {
        throw new Refusal('invalid-input', {
          problems: [{ path: 'owner', problem: 'choice-invalid' }],
        });
      }
    }
    const isThere = await updateAlert(tx, companyId, alertId, {
      owner_id: ownerId,
      due_on: values.dueOn,
    });
    if (!isThere) throw new Refusal('not-found');
  });
  return {};
}

/** Opens the dated entry that new information asks for, in the unit of that place if there is one. */
export async function runConfirmAlert(
  deps: RisksDeps,
  call: Call,
  { companyId, alertId, eventId, form }: ParsedInputOf<ConfirmAlert>,
): Promise<OutputOf<ConfirmAlert>> {
  refuseProblems(confirmationProblems(form));
  const now = deps.clock.now();
  const today = parisDayOf(now);
  const caller = signedInCaller(call).claims.sub;
  await asWriter(deps, call, companyId, async (tx) => {
    const alert = await lockAlert(tx, companyId, alertId);
    if (!alert) throw new Refusal('not-found');
    if (alert.event_id === eventId) return;
    if (alert.event_id !== null) throw new Refusal('already-done');
    const units = await findUnits(tx, companyId);
    await openEvent(
      tx,
      {
        id: eventId,
        company_id: companyId,
        kind: 'information',
        happened_on: today,
        what: readForm(form).prose('what') ?? '',
        unit_id: units.find(({ place_id: place }) => place === alert.place_id)?.id ?? null,
        noted_by: caller,
      },
      today,
    );
    await updateAlert(tx, companyId, alertId, {
      event_id: eventId,
      ...(!alert.acknowledged_at && { acknowledged_at: now, acknowledged_by: caller }),
    });
  });
  return {};
}

export async function runCloseAlert(
  deps: RisksDeps,
  call: Call,
  { companyId, alertId, form }: ParsedInputOf<CloseAlert>,
): Promise<OutputOf<CloseAlert>> {
  const { problems, values } = readClosing(form);
  refuseProblems(problems);
  const now = deps.clock.now();
  const caller = signedInCaller(call).claims.sub;
  await asWriter(deps, call, companyId, async (tx) => {
    const alert = await lockAlert(tx, companyId, alertId);
    if (!alert) throw new Refusal('not-found');
    if (alert.closed_at) return;
    await updateAlert(tx, companyId, alertId, {
      closed_at: now,
      closed_by: caller,
      closing_reason: values.reason,
      closing_note: values.note,
      ...(!alert.acknowledged_at && { acknowledged_at: now, acknowledged_by: caller }),
    });
    if (values.reason !== 'explained') return;
    // What is remembered of a place is the service's to write.
    await withServiceRights(tx, (service) => learnAnew(service, companyId, alert.place_id));
  });
  return {};
}

/** What was signalled is what is usual now: else a second fall could not be seen. */
async function learnAnew(tx: Transaction<DB>, companyId: string, placeId: string): Promise<void> {
  await lockWatch(tx, companyId);
  const sensitivity = await findSensitivity(tx, companyId);
  const watch = (await findWatches(tx, companyId, sensitivity)).get(placeId);
  if (watch) await updateWatch(tx, companyId, placeId, learnedAnew(watch));
}

/** Every place is watched anew, from its first week, by the new limits. */
export async function runSetSensitivity(
  deps: RisksDeps,
  call: Call,
  { companyId, sensitivity }: ParsedInputOf<SetSensitivity>,
): Promise<OutputOf<SetSensitivity>> {
  await asWriter(deps, call, companyId, async (tx) => {
    await updateSensitivity(tx, companyId, sensitivity);
    await withServiceRights(tx, (service) =>
      enqueueJob(service, {
        task: 'watch-places',
        payload: { companyId },
        key: `watch-places:${companyId}`,
      }),
    );
  });
  return {};
}
