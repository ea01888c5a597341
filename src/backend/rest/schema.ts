export type Column = {
  readonly name: string;
  /** As PostgreSQL writes it: `character varying(20)`, `public.status`. */
  readonly type: string;
  /** The expression of its default, from the catalogue; null when there is none. */
  readonly fallback: string | null;
};

export type Relation = {
  readonly schema: string;
  readonly name: string;
  /** pg_class.relkind: r, p (table), v (view), m (materialised), f (foreign). */
  readonly kind: string;
  readonly columns: ReadonlyMap<string, Column>;
  readonly primaryKey: readonly string[];
};

export type ForeignKey = {
  readonly name: string;
  readonly from: Relation;
  readonly fromColumns: readonly string[];
  readonly to: Relation;
  readonly toColumns: readonly string[];
  /** No two rows have the same key. */
  readonly isUnique: boolean;
};

type Argument = { readonly name: string; readonly type: string; readonly isRequired: boolean };

export type Routine = {
  readonly schema: string;
  readonly name: string;
  readonly arguments: readonly Argument[];
  readonly isVariadic: boolean;
  readonly isSet: boolean;
  /** Where the planner expects one row, a set is a single one. */
  readonly isSingleRow: boolean;
  readonly returns: 'void' | 'scalar' | 'rows';
  /** The relation whose rows it returns, if it is an exposed one. */
  readonly relation: Relation | undefined;
  /** Columns of rows that belong to no exposed relation. */
  readonly columns: ReadonlyMap<string, Column>;
  /** The relation whose row is its only argument: a computed field or relationship. */
  readonly of: Relation | undefined;
};

/** What the exposed schemas hold: all that a request can name. */
export type Schema = {
  readonly relations: ReadonlyMap<string, Relation>;
  readonly foreignKeys: readonly ForeignKey[];
  readonly routines: ReadonlyMap<string, readonly Routine[]>;
  /** Names of types that a cast may ask for. */
  readonly types: ReadonlySet<string>;
};

export function relationKey(schema: string, name: string): string {
  return `${schema}\0${name}`;
}
