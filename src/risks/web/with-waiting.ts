import type { OutputOf } from '#basics/contract.ts';
import type { AssessedRisk, PreventionAction, ReadWorkUnit } from '../contract.ts';
import type { Method } from '../rules/evaluation.ts';
import { familyOf } from '../rules/hazards.ts';
import { readAction, readRisk } from '../rules/risk-forms.ts';
import type { QueuedSave } from './mutation-queue.ts';

type Unit = OutputOf<ReadWorkUnit>;

/** A work unit as it will be once what waits on this device has left. */
export function withWaiting(
  unit: Unit,
  unitId: string,
  waiting: readonly QueuedSave[],
  method: Method,
  today: string,
): Unit {
  let risks = [...unit.risks];
  for (const save of waiting) {
    if (save.name === 'save-risk' && save.input.unitId === unitId) {
      const known = risks.find(({ id }) => id === save.input.id);
      const risk = waitingRisk(save, method, known);
      risks = known ? risks.map((each) => (each === known ? risk : each)) : [risk, ...risks];
    }
    if (save.name === 'save-prevention-action') {
      risks = risks.map((risk) =>
        risk.id === save.input.riskId ? withAction(risk, save, method, today) : risk,
      );
    }
  }
  return { ...unit, risks };
}

function waitingRisk(
  { input }: QueuedSave<'save-risk'>,
  method: Method,
  known: AssessedRisk | undefined,
): AssessedRisk {
  const { values } = readRisk(input.form, method, known?.evaluation);
  return {
    ...values,
    id: input.id,
    unitId: input.unitId,
    family: values.hazard ? familyOf(values.hazard) : (known?.family ?? 'organisation'),
    isProposal: false,
    revision: input.revision ?? 1,
    actions: known?.actions ?? [],
  };
}

function withAction(
  risk: AssessedRisk,
  { input }: QueuedSave<'save-prevention-action'>,
  method: Method,
  today: string,
): AssessedRisk {
  const known = risk.actions.find(({ id }) => id === input.id);
  const action: PreventionAction = {
    ...readAction(input.form, method, today, known?.after).values,
    id: input.id,
    riskId: risk.id,
    before: known?.before ?? null,
    revision: input.revision ?? 1,
  };
  return {
    ...risk,
    actions: known
      ? risk.actions.map((each) => (each === known ? action : each))
      : [...risk.actions, action],
  };
}
