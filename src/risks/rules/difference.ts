/**
 * The rule: two states of the risk document differ in what was added, changed or removed, thing by
 * thing and field by field. A thing is the same while its id is. Published numbers, which differ every
 * week by themselves, are not a change of the document.
 */
import { canonicalText, type RiskDocument } from './duerp-record.ts';

export type Kind =
  | 'settings'
  | 'establishment'
  | 'unit'
  | 'risk'
  | 'action'
  | 'exposure'
  | 'combined'
  | 'event';

export interface Difference {
  readonly kind: Kind;
  readonly act: 'added' | 'changed' | 'removed';
  /** As it is in the later state, or was before it was removed. */
  readonly thing: Thing;
  readonly unitId: string | undefined;
  /** Of a change: the fields that differ, as they were and as they are. */
  readonly fields: readonly {
    readonly name: string;
    readonly before: unknown;
    readonly after: unknown;
  }[];
}

export type Thing = Readonly<Record<string, unknown>>;

/** Which thing it is, or told by another field: the hazard by its name. */
const HIDDEN = new Set(['id', 'hazard', 'family', 'riskId']);

export function differencesOf(before: RiskDocument, after: RiskDocument): readonly Difference[] {
  const unitOf = new Map(
    [...before.risks, ...after.risks].map(({ id, unitId }) => [id, unitId] as const),
  );
  const collections: readonly [Kind, (document: RiskDocument) => ReadonlyMap<string, Thing>][] = [
    ['settings', settingsIn],
    ['establishment', ({ establishments }) => byId(establishments)],
    ['unit', ({ units }) => byId(units.map(({ indicator: _, ...unit }) => unit))],
    ['risk', ({ risks }) => byId(risks)],
    ['action', ({ actions }) => byId(actions)],
    ['exposure', ({ exposures }) => keyed(exposures, (each) => `${each.unitId} ${each.factor}`)],
    ['combined', ({ combined = [] }) => byId(combined)],
    [
      'event',
      ({ events }) => keyed(events, (each) => `${each.kind} ${each.happenedOn} ${each.what}`),
    ],
  ];
  return collections.flatMap(([kind, thingsIn]) =>
    compared(thingsIn(before), thingsIn(after)).map((difference) => ({
      ...difference,
      kind,
      unitId: unitIdOf(difference.thing, unitOf),
    })),
  );
}

function settingsIn({ company, method, responsible, healthService }: RiskDocument) {
  return new Map([['', { ...company, method, responsible, healthService }]]);
}

function byId<T extends { readonly id: string }>(things: readonly T[]): ReadonlyMap<string, Thing> {
  return keyed(things, ({ id }) => id);
}

function keyed<T extends object>(
  things: readonly T[],
  keyOf: (thing: T) => string,
): ReadonlyMap<string, Thing> {
  return new Map(things.map((thing) => [keyOf(thing), thing as Thing]));
}

function unitIdOf(thing: Thing, unitOf: ReadonlyMap<string, string>): string | undefined {
  if (typeof thing.unitId === 'string') return thing.unitId;
  return typeof thing.riskId === 'string' ? unitOf.get(thing.riskId) : undefined;
}

function compared(
  before: ReadonlyMap<string, Thing>,
  after: ReadonlyMap<string, Thing>,
): Omit<Difference, 'kind' | 'unitId'>[] {
  const removed = [...before]
    .filter(([key]) => !after.has(key))
    .map(
      ([, thing]): Omit<Difference, 'kind' | 'unitId'> => ({ act: 'removed', thing, fields: [] }),
    );
  const others = [...after].flatMap(([key, thing]): Omit<Difference, 'kind' | 'unitId'>[] => {
    const was = before.get(key);
    if (!was) return [{ act: 'added' as const, thing, fields: [] }];
    const fields = changedFields(was, thing);
    return fields.length === 0 ? [] : [{ act: 'changed' as const, thing, fields }];
  });
  return [...others, ...removed];
}

function changedFields(before: Thing, after: Thing): Difference['fields'] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .filter((name) => !HIDDEN.has(name))
    .filter((name) => textOf(before[name]) !== textOf(after[name]))
    .map((name) => ({ name, before: before[name] ?? null, after: after[name] ?? null }));
}

/** The same for the same value, whatever the order in which it was built. */
function textOf(value: unknown): string {
  return canonicalText(value ?? null);
}
