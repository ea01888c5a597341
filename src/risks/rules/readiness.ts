/**
 * The rule: before a version is issued it is said what it lacks. Without a work unit, a risk, or
 * somebody who answers for it, it is no risk document and is not issued; all else is said, and a
 * person decides.
 */
import type { RecordedAction, RecordedRisk, RecordedUnit } from './duerp-record.ts';
import type { Duties } from './duties.ts';
import { bandOf, type Method } from './evaluation.ts';

export const FINDINGS = [
  'no-unit',
  'no-risk',
  'no-responsible',
  'unit-without-risk',
  'unit-without-psychosocial',
  'unit-without-people',
  'proposal-not-reviewed',
  'risk-not-evaluated',
  'risk-of-other-method',
  'high-without-action',
  'action-without-principle',
  'action-without-owner',
  'action-without-day',
  'action-without-programme',
  'exposure-not-said',
] as const;
export type FindingCode = (typeof FINDINGS)[number];

export interface Finding {
  readonly code: FindingCode;
  readonly isBlocking: boolean;
  /** How many of its kind. */
  readonly count: number;
  /** The first work units concerned. */
  readonly unitIds: readonly string[];
}

const BLOCKING: readonly FindingCode[] = ['no-unit', 'no-risk', 'no-responsible'];
const UNITS_NAMED = 5;

/** What is looked at of a risk document. */
export interface Examined {
  readonly method: Method;
  readonly responsible: string | null;
  readonly units: readonly Pick<RecordedUnit, 'id' | 'women' | 'men'>[];
  readonly risks: readonly Pick<
    RecordedRisk,
    'id' | 'unitId' | 'family' | 'evaluation' | 'isProposal'
  >[];
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
}

export function findingsOf(document: Examined, duties: Duties): readonly Finding[] {
  const { units, risks, actions, exposures } = document;
  const risksIn = Map.groupBy(risks, ({ unitId }) => unitId);
  const unitOfRisk = new Map(risks.map(({ id, unitId }) => [id, unitId]));
  const open = actions.filter(({ state }) => state === 'planned' || state === 'started');
  const acted = new Set(
    actions.filter(({ state }) => state !== 'dropped').map((each) => each.riskId),
  );
  const exposed = new Set(exposures.map(({ unitId }) => unitId));
  const unitsOf = (of: readonly { readonly riskId: string }[]) =>
    of.map(({ riskId }) => unitOfRisk.get(riskId) ?? '');
  const of = (code: FindingCode, unitIds: readonly string[], count = unitIds.length): Finding[] =>
    count === 0
      ? []
      : [
          {
            code,
            isBlocking: BLOCKING.includes(code),
            count,
            unitIds: [...new Set(unitIds)].slice(0, UNITS_NAMED),
          },
        ];
  const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
  return [
    ...of('no-unit', [], units.length === 0 ? 1 : 0),
    ...of('no-risk', [], units.length > 0 && risks.length === 0 ? 1 : 0),
    ...of('no-responsible', [], document.responsible === null ? 1 : 0),
    ...(risks.length === 0
      ? []
      : of('unit-without-risk', ids(units.filter(({ id }) => !risksIn.has(id))))),
    ...of(
      'unit-without-psychosocial',
      ids(
        units.filter(({ id }) => {
          const here = risksIn.get(id) ?? [];
          return here.length > 0 && !here.some(({ family }) => family === 'psychosocial');
        }),
      ),
    ),
    ...of(
      'unit-without-people',
      ids(units.filter(({ women, men }) => women === null && men === null)),
    ),
    ...of(
      'proposal-not-reviewed',
      risks.filter(({ isProposal }) => isProposal).map(({ unitId }) => unitId),
    ),
    ...of(
      'risk-not-evaluated',
      risks.filter(({ evaluation }) => evaluation === null).map(({ unitId }) => unitId),
    ),
    ...of(
      'risk-of-other-method',
      risks
        .filter(({ evaluation }) => evaluation !== null && evaluation.method !== document.method)
        .map(({ unitId }) => unitId),
    ),
    ...of(
      'high-without-action',
      risks
        .filter(
          ({ id, evaluation }) => evaluation && bandOf(evaluation) === 'high' && !acted.has(id),
        )
        .map(({ unitId }) => unitId),
    ),
    ...of('action-without-principle', unitsOf(open.filter(({ principle }) => principle === null))),
    ...of('action-without-owner', unitsOf(open.filter(({ responsible }) => responsible === null))),
    ...of('action-without-day', unitsOf(open.filter(({ dueOn }) => dueOn === null))),
    ...(duties.plan === 'papripact'
      ? of(
          'action-without-programme',
          unitsOf(
            open.filter(
              ({ costCents, conditions, indicator }) =>
                costCents === null || conditions === null || indicator === null,
            ),
          ),
        )
      : []),
    ...of('exposure-not-said', ids(units.filter(({ id }) => !exposed.has(id)))),
  ];
}
