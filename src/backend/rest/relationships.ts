import { meantBy } from './hints.ts';
import { RestError } from './rest-error.ts';
import {
  type ForeignKey,
  type Relation,
  type Routine,
  relationKey,
  type Schema,
} from './schema.ts';
import type { Embed } from './select-tree.ts';

type Pair = readonly [sourceColumn: string, targetColumn: string];

/** How rows of one relation belong to rows of another. */
export type Relationship = {
  readonly name: string;
  readonly cardinality: 'many-to-one' | 'one-to-many' | 'one-to-one' | 'many-to-many';
  readonly source: Relation;
  readonly target: Relation;
  readonly pairs: readonly Pair[];
  /** The table between the two, of a many-to-many relationship. */
  readonly junction?: {
    readonly relation: Relation;
    readonly sourcePairs: readonly Pair[];
    readonly targetPairs: readonly Pair[];
    readonly keyNames: readonly [string, string];
  };
  /** The function that tells them, of a computed relationship. */
  readonly routine?: Routine;
};

export function isToOne({ cardinality }: Relationship): boolean {
  return cardinality === 'many-to-one' || cardinality === 'one-to-one';
}

/**
 * The relationship that an embed means.
 * @throws RestError 400 when there is none, 300 when there are several
 */
export function findRelationship(schema: Schema, source: Relation, embed: Embed): Relationship {
  const computed = findComputed(schema, source, embed);
  if (computed) return computed;
  const all = relationshipsOf(schema, source);
  const byTarget = all.filter(
    ({ target }) => target.schema === source.schema && target.name === embed.target,
  );
  const found = (byTarget.length > 0 ? byTarget : byKey(all, embed.target)).filter(
    (relationship) => embed.hint === undefined || isHinted(relationship, embed.hint),
  );
  // A table that refers to itself is embedded downward by its name, upward by its column.
  const unambiguous =
    found.length === 2 && byTarget.length > 0 && embed.target === source.name
      ? found.filter(({ cardinality }) => cardinality === 'one-to-many')
      : found;
  const [only, ...others] = unambiguous;
  if (!only) throw noRelationship(source, embed, all);
  if (others.length > 0) throw ambiguous(source, embed, unambiguous);
  return only;
}

function findComputed(schema: Schema, source: Relation, embed: Embed): Relationship | undefined {
  const routine = schema.routines
    .get(relationKey(source.schema, embed.target))
    ?.find((each) => each.of === source && each.relation !== undefined);
  if (!routine?.relation) return undefined;
  const isOne = !routine.isSet || routine.isSingleRow;
  return {
    name: routine.name,
    cardinality: isOne ? 'many-to-one' : 'one-to-many',
    source,
    target: routine.relation,
    pairs: [],
    routine,
  };
}

const known = new WeakMap<Schema, Map<Relation, Relationship[]>>();

function relationshipsOf(schema: Schema, source: Relation): Relationship[] {
  const bySource = known.get(schema) ?? new Map<Relation, Relationship[]>();
  known.set(schema, bySource);
  const there = bySource.get(source);
  if (there) return there;
  const direct = schema.foreignKeys.flatMap((key) => [
    ...(key.from === source ? [upward(key)] : []),
    ...(key.to === source ? [downward(key)] : []),
  ]);
  const found = [...direct, ...acrossJunctions(schema, source)];
  bySource.set(source, found);
  return found;
}

const pairsOf = (from: readonly string[], to: readonly string[]): Pair[] =>
  from.map((column, index) => [column, to[index] ?? '']);

function upward(key: ForeignKey): Relationship {
  return {
    name: key.name,
    cardinality: key.isUnique ? 'one-to-one' : 'many-to-one',
    source: key.from,
    target: key.to,
    pairs: pairsOf(key.fromColumns, key.toColumns),
  };
}

function downward(key: ForeignKey): Relationship {
  return {
    name: key.name,
    cardinality: key.isUnique ? 'one-to-one' : 'one-to-many',
    source: key.to,
    target: key.from,
    pairs: pairsOf(key.toColumns, key.fromColumns),
  };
}

/** A table whose primary key is made of keys to two others joins them. */
function acrossJunctions(schema: Schema, source: Relation): Relationship[] {
  const isPartOfKey = ({ from, fromColumns }: ForeignKey) =>
    from.primaryKey.length > 0 && fromColumns.every((column) => from.primaryKey.includes(column));
  const ways = schema.foreignKeys.filter((key) => key.to === source && isPartOfKey(key));
  return ways.flatMap((way) =>
    schema.foreignKeys
      .filter((other) => other !== way && other.from === way.from && isPartOfKey(other))
      .map((other) => ({
        name: way.from.name,
        cardinality: 'many-to-many' as const,
        source,
        target: other.to,
        pairs: [],
        junction: {
          relation: way.from,
          sourcePairs: pairsOf(way.toColumns, way.fromColumns),
          targetPairs: pairsOf(other.fromColumns, other.toColumns),
          keyNames: [way.name, other.name] as const,
        },
      })),
  );
}

/** An embed may be named by its foreign key, or by the key's only column; a view only by its name. */
function byKey(all: readonly Relationship[], name: string): Relationship[] {
  return all.filter(
    ({ cardinality, name: key, target, pairs, junction }) =>
      !junction &&
      !/^[vm]$/.test(target.kind) &&
      (key === name ||
        (cardinality !== 'one-to-many' && pairs.length === 1 && pairs[0]?.[0] === name)),
  );
}

function isHinted({ name, pairs, junction }: Relationship, hint: string): boolean {
  if (junction) return junction.relation.name === hint || junction.keyNames.includes(hint);
  return (
    name === hint || (pairs.length === 1 && (pairs[0]?.[0] === hint || pairs[0]?.[1] === hint))
  );
}

function noRelationship(
  source: Relation,
  { target, hint }: Embed,
  all: readonly Relationship[],
): RestError {
  const names = new Set(all.map((each) => each.target.name));
  // Where the target is right it is the hint that is not.
  const meant = names.has(target) ? undefined : meantBy(target, names);
  const using = hint ? ` using the hint '${hint}'` : '';
  return new RestError(
    400,
    'PGRST200',
    `Could not find a relationship between '${source.name}' and '${target}' in the schema cache`,
    {
      details: `Searched for a foreign key relationship between '${source.name}' and '${target}'${using} in the schema '${source.schema}', but no matches were found.`,
      hint: meant === undefined ? null : `Perhaps you meant '${meant}' instead of '${target}'.`,
    },
  );
}

function ambiguous(source: Relation, { target }: Embed, found: readonly Relationship[]): RestError {
  const hints = found.map((each) => `'${each.target.name}!${each.name}'`).join(', ');
  return new RestError(
    300,
    'PGRST201',
    `Could not embed because more than one relationship was found for '${source.name}' and '${target}'`,
    {
      details: found.map((relationship) => ({
        cardinality: relationship.cardinality,
        embedding: `${source.name} with ${relationship.target.name}`,
        relationship: described(relationship),
      })),
      hint: `Try changing '${target}' to one of the following: ${hints}. Find the desired relationship in the 'details' key.`,
    },
  );
}

function described({ name, source, target, pairs, junction }: Relationship): string {
  if (junction) {
    const [one, other] = junction.keyNames;
    const columns = (side: readonly Pair[], index: 0 | 1) =>
      side.map((pair) => pair[index]).join(', ');
    return `${junction.relation.name} using ${one}(${columns(junction.sourcePairs, 1)}) and ${other}(${columns(junction.targetPairs, 0)})`;
  }
  const list = (index: 0 | 1) => pairs.map((pair) => pair[index]).join(', ');
  return `${name} using ${source.name}(${list(0)}) and ${target.name}(${list(1)})`;
}
