import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { parisDayOf } from '#basics/dates.ts';
import { readForm } from '#basics/form-reader.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { enqueueJob } from '#platform/jobs/enqueue-job.ts';
import type {
  AcknowledgeAlert,
  AssignAlert,
  CloseAlert,
  ConfirmAlert,
  SetSensitivity,
} from '../contract.ts';
import { confirmationProblems, readAssignment, readClosing } from '../rules/alert-life.ts';
import {
  type AlertChanges,
  findPeople,
  lockAlert,
  updateAlert,
  updateSensitivity,
} from './alerts.queries.ts';
import { findUnits } from './document.queries.ts';
import { asWriter } from './keep-document.ts';
import { openEvent } from './keep-events.ts';
import type { RisksDeps } from './risks-deps.ts';
import { lockWatch } from './watches.queries.ts';

export async function acknowledgeAlert(
  deps: RisksDeps,
  call: Call,
  input: ParsedInputOf<AcknowledgeAlert>,
): Promise<OutputOf<AcknowledgeAlert>> {
  await sayOfAlert(deps, call, input, async (alert) => acknowledged(deps, call, alert));
  return {};
}

export async function assignAlert(
  deps: RisksDeps,
  call: Call,
  { ownerId, form, ...key }: ParsedInputOf<AssignAlert>,
): Promise<OutputOf<AssignAlert>> {
  const { problems, values } = readAssignment(form, parisDayOf(deps.clock.now()));
  refuseProblems(problems);
  await sayOfAlert(deps, call, key, async (alert, tx) => {
    if (alert.closed_at) throw new Refusal('conflict');
    if (ownerId !== null) {
      // Who has which role is for the service to read.
      const people = await withServiceRights(tx, (service) => findPeople(service, key.companyId));
      if (!people.some(({ id }) => id === ownerId)) {
        throw new Refusal('invalid-input', {
          problems: [{ path: 'owner', problem: 'choice-invalid' }],
        });
      }
    }
    return { owner_id: ownerId, due_on: values.dueOn };
  });
  return {};
}

/** Opens the dated entry that new information asks for, in the unit of that place if there is one. */
export async function confirmAlert(
  deps: RisksDeps,
  call: Call,
  { eventId, form, ...key }: ParsedInputOf<ConfirmAlert>,
): Promise<OutputOf<ConfirmAlert>> {
  refuseProblems(confirmationProblems(form));
  const today = parisDayOf(deps.clock.now());
  await sayOfAlert(deps, call, key, async (alert, tx) => {
    if (alert.event_id === eventId) return {};
    if (alert.event_id !== null) throw new Refusal('already-done');
    const units = await findUnits(tx, key.companyId);
    const isOpened = await openEvent(
      tx,
      {
        id: eventId,
        company_id: key.companyId,
        kind: 'information',
        happened_on: today,
        what: readForm(form).prose('what') ?? '',
        unit_id: units.find(({ place_id: place }) => place === alert.place_id)?.id ?? null,
        noted_by: signedInCaller(call).claims.sub,
      },
      today,
    );
    // An entry that is there already speaks of something else.
    if (!isOpened) throw new Refusal('conflict');
    return { event_id: eventId, ...acknowledged(deps, call, alert) };
  });
  return {};
}

export async function closeAlert(
  deps: RisksDeps,
  call: Call,
  { form, ...key }: ParsedInputOf<CloseAlert>,
): Promise<OutputOf<CloseAlert>> {
  const { problems, values } = readClosing(form);
  refuseProblems(problems);
  await sayOfAlert(deps, call, key, async (alert, tx) => {
    if (alert.closed_at) return {};
    const isLearnedAnew = values.reason === 'explained' && alert.ended_on === null;
    if (isLearnedAnew) await watchAgain(tx, key.companyId);
    return {
      closed_at: deps.clock.now(),
      closed_by: signedInCaller(call).claims.sub,
      closing_reason: values.reason,
      closing_note: values.note,
      ...acknowledged(deps, call, alert),
      // What was signalled is what is usual now: else a second fall could not be seen.
      ...(isLearnedAnew && { learned_from: alert.last_monday }),
    };
  });
  return {};
}

type AlertRow = NonNullable<Awaited<ReturnType<typeof lockAlert>>>;

/** Whoever acts on a signal has read it. */
function acknowledged(deps: RisksDeps, call: Call, alert: AlertRow): AlertChanges {
  if (alert.acknowledged_at) return {};
  return {
    acknowledged_at: deps.clock.now(),
    acknowledged_by: signedInCaller(call).claims.sub,
  };
}

/**
 * What somebody says of a signal. Nobody writes signals by hand, or they could say it in another’s name:
 * once the caller was let in, the service does.
 */
function sayOfAlert(
  deps: RisksDeps,
  call: Call,
  { companyId, alertId }: { readonly companyId: string; readonly alertId: string },
  said: (alert: AlertRow, tx: Tx) => Promise<AlertChanges>,
): Promise<void> {
  return asWriter(deps, call, companyId, async (tx) => {
    const alert = await withServiceRights(tx, async (service) => {
      // Not while signals are being worked out, else they would not know what was said.
      await lockWatch(service, companyId);
      return lockAlert(service, companyId, alertId);
    });
    if (!alert) throw new Refusal('not-found');
    const changes = await said(alert, tx);
    if (Object.keys(changes).length === 0) return;
    await withServiceRights(tx, (service) => updateAlert(service, companyId, alertId, changes));
  });
}

/** Jobs are the service’s to write. */
function watchAgain(tx: Tx, companyId: string): Promise<void> {
  return withServiceRights(tx, (service) =>
    enqueueJob(service, {
      task: 'watch-places',
      payload: { companyId },
      key: `watch-places:${companyId}`,
    }),
  );
}

/** Every place is watched anew by the new limits; what is signalled goes on. */
export async function setSensitivity(
  deps: RisksDeps,
  call: Call,
  { companyId, sensitivity }: ParsedInputOf<SetSensitivity>,
): Promise<OutputOf<SetSensitivity>> {
  await asWriter(deps, call, companyId, async (tx) => {
    await updateSensitivity(tx, companyId, sensitivity);
    await watchAgain(tx, companyId);
  });
  return {};
}
