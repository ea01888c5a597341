import type { Column, Relation, Routine, Schema } from './schema.ts';
import { qualified, quoted, type Statement } from './statement.ts';

/** Something rows are read from: an exposed relation, or what a function or a write returns. */
export type Source = {
  readonly relation: Relation | undefined;
  readonly columns: ReadonlyMap<string, Column>;
  readonly schema: string;
  /** Its name for the people who read errors, and in the statement. */
  readonly alias: string;
  /** Its place in the statement's `from`. */
  readonly from: string;
  /** It has more columns than those: `*` means those. */
  readonly hasMore?: boolean;
};

export type Context = {
  readonly schema: Schema;
  readonly statement: Statement;
  readonly mostRows: number;
};

/** Where rows of a relation are read from, under its own name. */
export function sourceOf(relation: Relation): Source {
  return {
    relation,
    columns: relation.columns,
    schema: relation.schema,
    alias: relation.name,
    from: `${qualified(relation)} as ${quoted(relation.name)}`,
  };
}

/** Where rows that a function returns are read from. */
export function sourceOfRoutine(routine: Routine, call: string): Source {
  return {
    relation: routine.relation,
    columns: routine.relation?.columns ?? routine.columns,
    schema: routine.schema,
    alias: routine.name,
    from: `${call} as ${quoted(routine.name)}`,
  };
}

/** A row as its relation's own type, for a function that takes one. */
export function rowOf(source: Source): string {
  const { relation, alias } = source;
  return relation ? `row(${listOf(source)})::${qualified(relation)}` : quoted(alias);
}

export function listOf({ alias, columns }: Source): string {
  return [...columns.keys()].map((name) => `${quoted(alias)}.${quoted(name)}`).join(', ');
}
