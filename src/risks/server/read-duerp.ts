import { findKeptRoles, requireAct } from '#access/require-act.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { type ParisDay, parisDayOf } from '#basics/dates.ts';
import { may } from '#basics/roles.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { Duerp, ReadDuerp, WorkUnit } from '../contract.ts';
import { type Duties, dutiesOf, nextUpdate } from '../rules/duties.ts';
import { bandOf } from '../rules/evaluation.ts';
import { findingsOf, uncoveredPlaces } from '../rules/readiness.ts';
import {
  findCompany,
  findEstablishments,
  findExposures,
  findPlaces,
  findSettings,
  findUnits,
} from './document.queries.ts';
import { findEvents, findTasks } from './events.queries.ts';
import { findActionStates, findRiskStates } from './examine.queries.ts';
import { familyOfRisk } from './hazard-of-risk.ts';
import { readIndicators } from './indicators.ts';
import {
  countOpenAccidents,
  findCombined,
  findListedUnits,
} from './registers/registers.queries.ts';
import type { RisksDeps } from './risks-deps.ts';
import { findLastIssued } from './versions.queries.ts';
import { listVersions } from './versions.ts';

/** The frame of the risk document: everything but the texts of its risks. */
export function readDuerp(
  deps: RisksDeps,
  call: Call,
  { companyId }: ParsedInputOf<ReadDuerp>,
): Promise<OutputOf<ReadDuerp>> {
  const today = parisDayOf(deps.clock.now());
  return deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireAct(tx, companyId, 'read-risks');
    const { headcount } = await findCompany(tx, companyId);
    const settings = await findSettings(tx, companyId);
    const units = await findUnits(tx, companyId);
    const actions = (await findActionStates(tx, companyId)).map((action) => ({
      riskId: action.risk_id,
      state: action.state,
      principle: action.principle,
      responsible: action.responsible,
      dueOn: action.due_on,
      costCents: action.cost_cents,
      conditions: action.conditions,
      indicator: action.indicator,
    }));
    const open = Map.groupBy(
      actions.filter(({ state }) => state === 'planned' || state === 'started'),
      ({ riskId }) => riskId,
    );
    const risks = (await findRiskStates(tx, companyId)).map((risk) => ({
      id: risk.id,
      hazard: risk.hazard,
      unitId: risk.unit_id,
      family: familyOfRisk(risk),
      women: risk.women,
      men: risk.men,
      evaluation: risk.evaluation,
      priority: risk.priority,
      isProposal: risk.is_proposal,
      openActions: open.get(risk.id)?.length ?? 0,
    }));
    const risksIn = Map.groupBy(risks, ({ unitId }) => unitId);
    const exposures = await findExposures(tx, companyId);
    const indicators = await readIndicators(
      tx,
      companyId,
      units.flatMap(({ place_id: id }) => id ?? []),
    );
    const places = (await findPlaces(tx, companyId)).map(({ id, site_id: siteId, kind, name }) => ({
      id,
      siteId,
      kind,
      name,
    }));
    const versions = await listVersions(tx, companyId, deps.timestamps !== undefined);
    const events = await findEvents(tx, companyId);
    const roles = await findKeptRoles(tx, companyId);
    const duties = dutiesOf(headcount);
    return {
      headcount,
      settings,
      establishments: await findEstablishments(tx, companyId),
      units: units.map((unit) => ({
        id: unit.id,
        establishmentId: unit.establishment_id,
        name: unit.name,
        activities: unit.activities,
        women: unit.women,
        men: unit.men,
        placeId: unit.place_id,
        revision: unit.revision,
        indicator: indicators.get(unit.place_id ?? '') ?? null,
        counts: countsOf(risksIn.get(unit.id) ?? []),
      })),
      places,
      events: shownEvents(events, await findTasks(tx, companyId)),
      versions,
      update: await updateOf(tx, companyId, { duties, events, today }),
      findings: findingsOf(
        {
          company: { headcount },
          uncoveredPlaces: uncoveredPlaces(
            places,
            units.map(({ place_id: placeId }) => placeId),
          ),
          method: settings.method,
          responsible: settings.responsible,
          units,
          risks,
          actions,
          exposures: exposures.map(({ unit_id: unitId }) => ({ unitId })),
          registers: await examineRegisters(tx, companyId),
        },
        duties,
      ).map((finding) => ({ ...finding, unitIds: [...finding.unitIds] })),
      mayWrite: may(roles, 'keep-risks'),
      mayIssue: may(roles, 'issue-risks'),
    };
  });
}

type Known = {
  readonly duties: Duties;
  readonly events: Awaited<ReturnType<typeof findEvents>>;
  readonly today: ParisDay;
};

async function updateOf(
  tx: Tx,
  companyId: string,
  { duties, events, today }: Known,
): Promise<Duerp['update']> {
  const last = await findLastIssued(tx, companyId);
  const { dueOn = null, because = null } = nextUpdate(
    duties,
    last?.issued_on ? { issuedOn: last.issued_on, frozenAt: last.frozen_at } : undefined,
    events.map(({ happened_on: happenedOn, noted_at: notedAt }) => ({ happenedOn, notedAt })),
    today,
  );
  return { dueOn, because };
}

/** By when the next version is due, alone. */
export async function readUpdate(
  tx: Tx,
  companyId: string,
  today: ParisDay,
): Promise<Duerp['update']> {
  await requireAct(tx, companyId, 'read-risks');
  const { headcount } = await findCompany(tx, companyId);
  const events = await findEvents(tx, companyId);
  return updateOf(tx, companyId, { duties: dutiesOf(headcount), events, today });
}

/** What findings look at of the registers; of the CMR list no more than in which units it has lines. */
async function examineRegisters(tx: Tx, companyId: string) {
  const combined = await findCombined(tx, companyId);
  return {
    combinedUnitIds: combined.map(({ unit_id: unitId }) => unitId),
    listedUnitIds: await findListedUnits(tx, companyId),
    openAccidents: await countOpenAccidents(tx, companyId),
  };
}

const MOST_DONE_SHOWN = 200;

/** Whatever is left to do, however old; of what is done, the newest. */
function shownEvents(
  events: Awaited<ReturnType<typeof findEvents>>,
  tasks: Awaited<ReturnType<typeof findTasks>>,
): Duerp['events'] {
  const tasksOf = Map.groupBy(tasks, ({ event_id: eventId }) => eventId);
  let done = 0;
  return events
    .map((event) => ({
      id: event.id,
      kind: event.kind as Duerp['events'][number]['kind'],
      happenedOn: event.happened_on,
      what: event.what,
      unitId: event.unit_id,
      tasks: (tasksOf.get(event.id) ?? []).map(({ kind, due_on: dueOn, done_on: doneOn }) => ({
        kind: kind as Duerp['events'][number]['tasks'][number]['kind'],
        dueOn,
        doneOn,
      })),
    }))
    .filter(({ tasks: ofIt }) => {
      if (ofIt.some(({ doneOn }) => doneOn === null)) return true;
      done += 1;
      return done <= MOST_DONE_SHOWN;
    });
}

type RiskState = Awaited<ReturnType<typeof findRiskStates>>[number];
type Rated = Pick<RiskState, 'evaluation'> & { readonly openActions: number };

function countsOf(risks: readonly Rated[]): WorkUnit['counts'] {
  const bands = risks.map(({ evaluation }) => evaluation && bandOf(evaluation));
  const inBand = (band: string | null) => bands.filter((each) => each === band).length;
  return {
    risks: risks.length,
    high: inBand('high'),
    medium: inBand('medium'),
    low: inBand('low'),
    notEvaluated: inBand(null),
    openActions: risks.reduce((sum, { openActions }) => sum + openActions, 0),
  };
}
