/**
 * The rule: before a version is issued it is said what it lacks. Without a work unit, a risk, or somebody who
 * answers for it, it is no risk document and is not issued. Where it has not been reviewed in what the law
 * asks of every document (who is exposed, everybody covered, each risk evaluated, something done about the
 * gravest), it is issued only if somebody signs for that apart, and the version says so. All else is said, and
 * a person decides.
 *
 * Source: Code du travail, art. L4121-3, L4121-3-1, R4121-1; of registers R4412-7, R4412-93-1.
 */
import type { RecordedAction, RecordedRisk, RecordedUnit, RiskDocument } from './duerp-record.ts';
import type { Duties } from './duties.ts';
import { type Method, priorityOf } from './evaluation.ts';
import type { HazardCode } from './hazards.ts';

export const FINDINGS = [
  'no-unit',
  'no-risk',
  'no-responsible',
  'unit-without-risk',
  'unit-without-psychosocial',
  'unit-without-people',
  'place-not-covered',
  'people-not-covered',
  'proposal-not-reviewed',
  'risk-not-evaluated',
  'risk-without-people',
  'risk-of-other-method',
  'priority-without-action',
  'action-without-principle',
  'action-without-owner',
  'action-without-day',
  'action-without-programme',
  'exposure-not-said',
  'combined-not-said',
  'cmr-without-list',
  'accident-not-examined',
] as const;
export type FindingCode = (typeof FINDINGS)[number];

export interface Finding {
  readonly code: FindingCode;
  readonly isBlocking: boolean;
  /** Whether somebody must sign apart for a version to be issued in spite of it. */
  readonly isReserved: boolean;
  /** How many of its kind. */
  readonly count: number;
  /** The first work units concerned. */
  readonly unitIds: readonly string[];
}

const BLOCKING: readonly FindingCode[] = ['no-unit', 'no-risk', 'no-responsible'];
const RESERVED: readonly FindingCode[] = [
  'unit-without-risk',
  'unit-without-people',
  'place-not-covered',
  'people-not-covered',
  'proposal-not-reviewed',
  'risk-not-evaluated',
  'risk-without-people',
  'priority-without-action',
];
const UNITS_NAMED = 5;
const CMR_HAZARD: HazardCode = 'carcinogens';

/** What is looked at of a risk document. */
export interface Examined extends Pick<RiskDocument, 'method' | 'responsible' | 'uncoveredPlaces'> {
  readonly method: Method;
  readonly company: Pick<RiskDocument['company'], 'headcount'>;
  readonly units: readonly Pick<RecordedUnit, 'id' | 'women' | 'men'>[];
  readonly risks: readonly (Pick<
    RecordedRisk,
    'id' | 'unitId' | 'family' | 'women' | 'men' | 'evaluation' | 'priority' | 'isProposal'
  > &
    Partial<Pick<RecordedRisk, 'hazard'>>)[];
  readonly actions: readonly Pick<
    RecordedAction,
    | 'riskId'
    | 'state'
    | 'principle'
    | 'responsible'
    | 'dueOn'
    | 'costCents'
    | 'conditions'
    | 'indicator'
  >[];
  readonly exposures: readonly { readonly unitId: string }[];
  /** As they are now, beside the document: of what is frozen nothing is said of them. */
  readonly registers?: {
    readonly combinedUnitIds: readonly string[];
    readonly listedUnitIds: readonly string[];
    readonly openAccidents: number;
  };
}

export function findingsOf(document: Examined, duties: Duties): readonly Finding[] {
  const found = [...ofFrame(document), ...ofUnits(document), ...ofRisks(document)];
  const all = [
    ...found,
    ...ofActions(document, duties),
    ...ofExposures(document),
    ...ofRegisters(document),
  ];
  return all
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => FINDINGS.indexOf(a.code) - FINDINGS.indexOf(b.code))
    .map(({ code, count, unitIds }) => ({
      code,
      isBlocking: BLOCKING.includes(code),
      isReserved: RESERVED.includes(code),
      count,
      unitIds: [...new Set(unitIds)].slice(0, UNITS_NAMED),
    }));
}

interface Found {
  readonly code: FindingCode;
  readonly count: number;
  readonly unitIds: readonly string[];
}

function counted(code: FindingCode, count: number): Found {
  return { code, count, unitIds: [] };
}

function inUnits(code: FindingCode, unitIds: readonly string[]): Found {
  return { code, count: unitIds.length, unitIds };
}

function ofFrame({ company, units, risks, responsible, uncoveredPlaces }: Examined): Found[] {
  const people = units.reduce((sum, { women, men }) => sum + (women ?? 0) + (men ?? 0), 0);
  const isKnown = units.length > 0 && !units.some(isUncounted);
  return [
    counted('no-unit', Number(units.length === 0)),
    counted('no-risk', Number(units.length > 0 && risks.length === 0)),
    counted('no-responsible', Number(responsible === null)),
    counted('place-not-covered', uncoveredPlaces?.length ?? 0),
    // Where a unit is not counted, that is said, and who is in none cannot be known.
    counted('people-not-covered', isKnown ? Math.max(0, company.headcount - people) : 0),
  ];
}

function ofUnits({ units, risks }: Examined): Found[] {
  const risksIn = Map.groupBy(risks, ({ unitId }) => unitId);
  const psychosocial = new Set(
    risks.filter(({ family }) => family === 'psychosocial').map(({ unitId }) => unitId),
  );
  const idsOf = (some: Examined['units']) => some.map(({ id }) => id);
  const withRisks = units.filter(({ id }) => risksIn.has(id));
  const without = risks.length === 0 ? [] : units.filter(({ id }) => !risksIn.has(id));
  return [
    inUnits('unit-without-risk', idsOf(without)),
    inUnits(
      'unit-without-psychosocial',
      idsOf(withRisks.filter(({ id }) => !psychosocial.has(id))),
    ),
    inUnits('unit-without-people', idsOf(units.filter(isUncounted))),
  ];
}

/** Of women and of men: the law asks for both, since they are not exposed alike. */
function isUncounted({ women, men }: Pick<RecordedUnit, 'women' | 'men'>): boolean {
  return women === null || men === null;
}

function ofRisks({ method, risks, actions }: Examined): Found[] {
  const acted = new Set(
    actions.filter(({ state }) => state !== 'dropped').map(({ riskId }) => riskId),
  );
  const isFirst = ({ evaluation, priority }: Examined['risks'][number]) =>
    priorityOf({ evaluation: evaluation ?? undefined, priority: priority ?? undefined }) === 1;
  const where = (code: FindingCode, is: (risk: Examined['risks'][number]) => boolean) =>
    inUnits(
      code,
      risks.filter(is).map(({ unitId }) => unitId),
    );
  return [
    where('proposal-not-reviewed', ({ isProposal }) => isProposal === true),
    where('risk-not-evaluated', ({ evaluation }) => evaluation === null),
    where('risk-without-people', isUncounted),
    where(
      'risk-of-other-method',
      ({ evaluation }) => evaluation !== null && evaluation.method !== method,
    ),
    where('priority-without-action', (risk) => isFirst(risk) && !acted.has(risk.id)),
  ];
}

function ofActions({ risks, actions }: Examined, duties: Duties): Found[] {
  const unitOfRisk = new Map(risks.map(({ id, unitId }) => [id, unitId]));
  const open = actions.filter(({ state }) => state === 'planned' || state === 'started');
  const where = (code: FindingCode, is: (action: Examined['actions'][number]) => boolean) =>
    inUnits(
      code,
      open.filter(is).map(({ riskId }) => unitOfRisk.get(riskId) ?? ''),
    );
  return [
    where('action-without-principle', ({ principle }) => principle === null),
    where('action-without-owner', ({ responsible }) => responsible === null),
    where('action-without-day', ({ dueOn }) => dueOn === null),
    where(
      'action-without-programme',
      ({ costCents, conditions, indicator }) =>
        duties.plan === 'papripact' &&
        (costCents === null || conditions === null || indicator === null),
    ),
  ];
}

function ofExposures({ units, exposures }: Examined): Found[] {
  const said = new Set(exposures.map(({ unitId }) => unitId));
  const missing = units.filter(({ id }) => !said.has(id));
  return [
    inUnits(
      'exposure-not-said',
      missing.map(({ id }) => id),
    ),
  ];
}

/** A unit where several chemical agents meet, or with a CMR agent; accidents that nobody has thought over. */
function ofRegisters({ units, risks, registers }: Examined): Found[] {
  if (!registers) return [];
  const chemicals = Map.groupBy(
    risks.filter(({ family }) => family === 'chemicals'),
    ({ unitId }) => unitId,
  );
  const isMixed = (id: string) =>
    (chemicals.get(id)?.length ?? 0) > 1 && !registers.combinedUnitIds.includes(id);
  const isUnlisted = (id: string) =>
    (chemicals.get(id) ?? []).some(({ hazard }) => hazard === CMR_HAZARD) &&
    !registers.listedUnitIds.includes(id);
  const idsWhere = (is: (id: string) => boolean) => units.map(({ id }) => id).filter(is);
  return [
    inUnits('combined-not-said', idsWhere(isMixed)),
    inUnits('cmr-without-list', idsWhere(isUnlisted)),
    counted('accident-not-examined', registers.openAccidents),
  ];
}

/** A place of the company as its tree has it. */
export interface CompanyPlace {
  readonly id: string;
  readonly siteId: string | null;
  readonly kind: 'company' | 'site' | 'team';
  readonly name: string;
}

/** The names of the teams, and of the sites without teams, that are the place of no unit, nor lie in one that is. */
export function uncoveredPlaces(
  places: readonly CompanyPlace[],
  unitPlaces: readonly (string | null)[],
): readonly string[] {
  const covered = new Set(unitPlaces);
  if (places.some(({ id, kind }) => kind === 'company' && covered.has(id))) return [];
  const withTeams = new Set(places.flatMap(({ kind, siteId }) => (kind === 'team' ? siteId : [])));
  return places
    .filter(({ id, kind }) => kind === 'team' || (kind === 'site' && !withTeams.has(id)))
    .filter(({ id, siteId }) => !covered.has(id) && !covered.has(siteId))
    .map(({ name }) => name);
}
