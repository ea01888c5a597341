import { requireAct } from '#access/require-act.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { parisDayOf } from '#basics/dates.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { isViolationOf } from '#platform/database/violations.ts';
import type {
  ConfirmRisks,
  SaveEstablishment,
  SaveOwnHazard,
  SavePreventionAction,
  SaveRisk,
  SaveWorkUnit,
  SetDuerpSettings,
  SetExposure,
} from '../contract.ts';
import {
  readAction,
  readEstablishment,
  readExposure,
  readOwnHazard,
  readRisk,
  readSettings,
  readUnit,
} from '../rules/risk-forms.ts';
import { findPeopleOf, findSettings, upsertExposure, upsertSettings } from './document.queries.ts';
import {
  findEvaluationBefore,
  findExpectedEvaluation,
  findKeptEvaluation,
} from './examine.queries.ts';
import type { RisksDeps } from './risks-deps.ts';
import { confirmProposals, saveRow } from './rows.queries.ts';

export async function setDuerpSettings(
  deps: RisksDeps,
  call: Call,
  { companyId, form }: ParsedInputOf<SetDuerpSettings>,
): Promise<OutputOf<SetDuerpSettings>> {
  const { problems, values } = readSettings(form);
  refuseProblems(problems);
  await asWriter(deps, call, companyId, (tx) =>
    upsertSettings(tx, companyId, {
      method: values.method,
      responsible: values.responsible,
      health_service: values.healthService,
      health_service_email: values.healthServiceEmail,
      reading_place: values.readingPlace,
    }),
  );
  return {};
}

export async function saveEstablishment(
  deps: RisksDeps,
  call: Call,
  { form, ...key }: ParsedInputOf<SaveEstablishment>,
): Promise<OutputOf<SaveEstablishment>> {
  const { problems, values } = readEstablishment(form);
  refuseProblems(problems);
  return asWriter(deps, call, key.companyId, async (tx) => ({
    revision: await saveRow(tx, 'establishments', key, { ...values }),
  }));
}

export async function saveWorkUnit(
  deps: RisksDeps,
  call: Call,
  { form, establishmentId, placeId, ...key }: ParsedInputOf<SaveWorkUnit>,
): Promise<OutputOf<SaveWorkUnit>> {
  const { problems, values } = readUnit(form);
  refuseProblems(problems);
  return asWriter(deps, call, key.companyId, async (tx) => ({
    revision: await saveRow(tx, 'work_units', key, {
      ...values,
      establishment_id: establishmentId,
      place_id: placeId,
    }),
  }));
}

export async function saveOwnHazard(
  deps: RisksDeps,
  call: Call,
  { form, ...key }: ParsedInputOf<SaveOwnHazard>,
): Promise<OutputOf<SaveOwnHazard>> {
  const { problems, values } = readOwnHazard(form);
  refuseProblems(problems);
  return asWriter(deps, call, key.companyId, async (tx) => ({
    revision: await saveRow(tx, 'company_hazards', key, { ...values }),
  }));
}

export function saveRisk(
  deps: RisksDeps,
  call: Call,
  { form, unitId, ...key }: ParsedInputOf<SaveRisk>,
): Promise<OutputOf<SaveRisk>> {
  return asWriter(deps, call, key.companyId, async (tx) => {
    const { method } = await findSettings(tx, key.companyId);
    const kept = await findKeptEvaluation(tx, key);
    const { problems, values } = readRisk(form, method, kept);
    refuseProblems(problems);
    const { ownHazardId, sexDifference, ...columns } = values;
    return {
      revision: await saveRow(tx, 'assessed_risks', key, {
        ...columns,
        unit_id: unitId,
        own_hazard_id: ownHazardId,
        sex_difference: sexDifference,
        // Whoever saves it has read it.
        is_proposal: false,
      }),
    };
  });
}

export async function confirmRisks(
  deps: RisksDeps,
  call: Call,
  { companyId, riskIds }: ParsedInputOf<ConfirmRisks>,
): Promise<OutputOf<ConfirmRisks>> {
  await asWriter(deps, call, companyId, (tx) => confirmProposals(tx, companyId, riskIds));
  return {};
}

export function savePreventionAction(
  deps: RisksDeps,
  call: Call,
  { form, riskId, ...key }: ParsedInputOf<SavePreventionAction>,
): Promise<OutputOf<SavePreventionAction>> {
  const today = parisDayOf(deps.clock.now());
  return asWriter(deps, call, key.companyId, async (tx) => {
    const { method } = await findSettings(tx, key.companyId);
    const kept = await findExpectedEvaluation(tx, key);
    const { problems, values } = readAction(form, method, today, kept);
    refuseProblems(problems);
    const { costCents, dueOn, doneOn, after, ...columns } = values;
    return {
      revision: await saveRow(tx, 'prevention_actions', key, {
        ...columns,
        risk_id: riskId,
        cost_cents: costCents,
        due_on: dueOn,
        done_on: doneOn,
        evaluation_after: after,
        // What the risk was when this was done stays, whatever becomes of it.
        evaluation_before:
          doneOn === null ? null : await findEvaluationBefore(tx, key.companyId, riskId, key.id),
      }),
    };
  });
}

export async function setExposure(
  deps: RisksDeps,
  call: Call,
  { companyId, unitId, form }: ParsedInputOf<SetExposure>,
): Promise<OutputOf<SetExposure>> {
  await asWriter(deps, call, companyId, async (tx) => {
    const unit = await findPeopleOf(tx, companyId, unitId);
    if (!unit) throw new Refusal('not-found');
    const { problems, values } = readExposure(form, unit);
    refuseProblems(problems);
    await upsertExposure(tx, { company_id: companyId, unit_id: unitId, ...values });
  });
  return {};
}

/** What the database says against a row, as a refusal beside its field. */
const NAMES_TAKEN = ['establishments_name', 'work_units_name', 'company_hazards_name'];
const GONE = [
  'work_units_company_id_establishment_id_fkey',
  'work_units_place',
  'assessed_risks_company_id_unit_id_fkey',
  'assessed_risks_company_id_own_hazard_id_fkey',
  'prevention_actions_company_id_risk_id_fkey',
  'exposures_company_id_unit_id_fkey',
  'risk_events_company_id_unit_id_fkey',
  'risk_alerts_company_id_event_id_fkey',
];

/** Works with the rights of whoever keeps the document. */
export function asWriter<T>(
  deps: RisksDeps,
  call: Call,
  companyId: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return deps.database
    .asCaller(signedInCaller(call), async (tx) => {
      await requireAct(tx, companyId, 'keep-risks');
      return work(tx);
    })
    .catch((error: unknown) => {
      if (NAMES_TAKEN.some((index) => isViolationOf(error, index))) {
        throw new Refusal('invalid-input', { problems: [{ path: 'name', problem: 'taken' }] });
      }
      throw GONE.some((key) => isViolationOf(error, key)) ? new Refusal('not-found') : error;
    });
}
