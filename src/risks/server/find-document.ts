import type { Tx } from '#platform/database/transaction.ts';
import type {
  ActionState,
  EventKind,
  RecordedAction,
  RecordedRisk,
  RiskDocument,
} from '../rules/duerp-record.ts';
import type { Priority } from '../rules/evaluation.ts';
import { uncoveredPlaces } from '../rules/readiness.ts';
import {
  findActions,
  findCompany,
  findEstablishments,
  findExposures,
  findPlaces,
  findRisks,
  findSettings,
  findUnits,
} from './document.queries.ts';
import { findEvents } from './events.queries.ts';
import { familyOfRisk, hazardName } from './hazard-of-risk.ts';
import { readIndicators } from './indicators.ts';
import { findCombined } from './registers/registers.queries.ts';

/** The whole risk document as it is being kept, with what is published of its units now. */
export async function findDocument(tx: Tx, companyId: string): Promise<RiskDocument> {
  const frame = await documentFrame(tx, companyId);
  const risks = await findRisks(tx, companyId);
  const actions = await findActions(tx, companyId);
  return { ...frame, risks: risks.map(recordedRisk), actions: actions.map(recordedAction) };
}

/** The same without its risks and their actions, which may be many. */
export async function documentFrame(
  tx: Tx,
  companyId: string,
): Promise<Omit<RiskDocument, 'risks' | 'actions'>> {
  const company = await findCompany(tx, companyId);
  const { method, responsible, healthService } = await findSettings(tx, companyId);
  const establishments = await findEstablishments(tx, companyId);
  const units = await findUnits(tx, companyId);
  const exposures = await findExposures(tx, companyId);
  const combined = await findCombined(tx, companyId);
  const events = await findEvents(tx, companyId);
  const uncovered = uncoveredPlaces(
    (await findPlaces(tx, companyId)).map(({ site_id: siteId, ...place }) => ({
      ...place,
      siteId,
    })),
    units.map(({ place_id: placeId }) => placeId),
  );
  const indicators = await readIndicators(
    tx,
    companyId,
    units.flatMap(({ place_id: id }) => id ?? []),
  );
  return {
    company: {
      legalName: company.legal_name,
      siren: company.siren,
      headcount: company.headcount,
    },
    method,
    responsible,
    healthService,
    establishments: establishments.map(({ id, name, siret }) => ({ id, name, siret })),
    units: units.map((unit) => ({
      id: unit.id,
      establishmentId: unit.establishment_id,
      name: unit.name,
      activities: unit.activities,
      women: unit.women,
      men: unit.men,
      indicator: indicators.get(unit.place_id ?? '') ?? null,
    })),
    exposures: exposures.map(({ unit_id: unitId, factor, women, men, note }) => ({
      unitId,
      factor,
      women,
      men,
      note,
    })),
    events: events.map(({ kind, happened_on: happenedOn, what }) => ({
      kind: kind as EventKind,
      happenedOn,
      what,
    })),
    ...(combined.length > 0 && {
      combined: combined.map(({ unit_id: unitId, ...each }) => ({ ...each, unitId })),
    }),
    ...(uncovered.length > 0 && { uncoveredPlaces: uncovered }),
  };
}

type ActionRow = Awaited<ReturnType<typeof findActions>>[number];

export function recordedAction(
  row: Omit<ActionRow, 'unit_id' | 'hazard' | 'own_hazard_id' | 'evaluation'>,
): RecordedAction {
  return {
    id: row.id,
    riskId: row.risk_id,
    what: row.what,
    principle: row.principle,
    responsible: row.responsible,
    costCents: row.cost_cents,
    dueOn: row.due_on,
    conditions: row.conditions,
    indicator: row.indicator,
    state: row.state as ActionState,
    doneOn: row.done_on,
    before: row.evaluation_before,
    after: row.evaluation_after,
  };
}

type RiskRow = Awaited<ReturnType<typeof findRisks>>[number];

export function recordedRisk(row: RiskRow): RecordedRisk {
  return {
    id: row.id,
    unitId: row.unit_id,
    family: familyOfRisk(row),
    hazard: row.hazard,
    hazardName: hazardName(row),
    situation: row.situation,
    harm: row.harm,
    measures: row.measures,
    sexDifference: row.sex_difference,
    women: row.women,
    men: row.men,
    evaluation: row.evaluation,
    priority: row.priority as Priority | null,
    ...(row.is_proposal && { isProposal: true }),
  };
}
