import type { Relationship } from './relationships.ts';
import { rowOf, type Source } from './source.ts';
import { qualified, quoted } from './statement.ts';

/** Where rows of a relationship are read from. */
export function tableOf(
  { target, routine, junction }: Relationship,
  source: Source,
  alias: string,
): string {
  if (routine) {
    return `${qualified(routine)}(${rowOf(source)}) as ${quoted(alias)}`;
  }
  const table = `${qualified(target)} as ${quoted(alias)}`;
  return junction
    ? `${table}, ${qualified(junction.relation)} as ${quoted(`${alias}_join`)}`
    : table;
}

/** What ties them to the rows that they belong to. */
export function joinConditions(
  { pairs, junction, routine }: Relationship,
  source: Source,
  alias: string,
): string[] {
  if (routine) return [];
  const same = (left: string, one: string, right: string, other: string) =>
    `${quoted(left)}.${quoted(one)} = ${quoted(right)}.${quoted(other)}`;
  if (!junction) return pairs.map(([own, theirs]) => same(source.alias, own, alias, theirs));
  const between = `${alias}_join`;
  return [
    ...junction.sourcePairs.map(([own, theirs]) => same(source.alias, own, between, theirs)),
    ...junction.targetPairs.map(([own, theirs]) => same(between, own, alias, theirs)),
  ];
}
