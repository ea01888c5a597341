import { requireAct } from '#access/require-act.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { Refusal } from '#basics/refusal.ts';
import type {
  AssessedRisk,
  ListPreventionActions,
  PreventionAction,
  ReadWorkUnit,
} from '../contract.ts';
import { byPriority } from '../rules/evaluation.ts';
import type { ExposureFactor } from '../rules/exposure-factors.ts';
import { findActions, findExposures, findPeopleOf, findRisks } from './document.queries.ts';
import { recordedAction } from './find-document.ts';
import { familyOfRisk } from './hazard-of-risk.ts';
import type { RisksDeps } from './risks-deps.ts';

/** What is kept of one work unit, the most pressing risks first. */
export function readWorkUnit(
  deps: RisksDeps,
  call: Call,
  { companyId, unitId }: ParsedInputOf<ReadWorkUnit>,
): Promise<OutputOf<ReadWorkUnit>> {
  return deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireAct(tx, companyId, 'read-risks');
    if (!(await findPeopleOf(tx, companyId, unitId))) throw new Refusal('not-found');
    const actions = (await findActions(tx, companyId, unitId)).map(shownAction);
    const actionsOf = Map.groupBy(actions, ({ riskId }) => riskId);
    const risks = (await findRisks(tx, companyId, unitId)).map((row) => ({
      id: row.id,
      unitId: row.unit_id,
      hazard: row.hazard,
      ownHazardId: row.own_hazard_id,
      family: familyOfRisk(row),
      situation: row.situation,
      harm: row.harm,
      measures: row.measures,
      sexDifference: row.sex_difference,
      women: row.women,
      men: row.men,
      evaluation: row.evaluation,
      priority: row.priority as AssessedRisk['priority'],
      isProposal: row.is_proposal,
      revision: row.revision,
      actions: actionsOf.get(row.id) ?? [],
    }));
    const rated = risks.map((risk) => ({
      risk,
      evaluation: risk.evaluation ?? undefined,
      priority: risk.priority ?? undefined,
    }));
    return {
      risks: rated.toSorted(byPriority).map(({ risk }) => risk),
      exposures: (await findExposures(tx, companyId, unitId)).map((row) => ({
        factor: row.factor as ExposureFactor,
        women: row.women,
        men: row.men,
        note: row.note,
      })),
    };
  });
}

/** Every action: what is open by its day, then what is done or dropped. */
export function listPreventionActions(
  deps: RisksDeps,
  call: Call,
  { companyId }: ParsedInputOf<ListPreventionActions>,
): Promise<OutputOf<ListPreventionActions>> {
  return deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireAct(tx, companyId, 'read-risks');
    const actions = (await findActions(tx, companyId)).map((row) => ({
      ...shownAction(row),
      unitId: row.unit_id,
      hazard: row.hazard,
      ownHazardId: row.own_hazard_id,
      evaluation: row.evaluation,
    }));
    const rank = ({ state, dueOn }: PreventionAction) =>
      `${state === 'planned' || state === 'started' ? 0 : 1}${dueOn ?? '9999'}`;
    return { actions: actions.toSorted((a, b) => rank(a).localeCompare(rank(b))) };
  });
}

type ActionRow = Awaited<ReturnType<typeof findActions>>[number];

function shownAction(row: ActionRow): PreventionAction {
  return { ...recordedAction(row), revision: row.revision };
}
