/**
 * The rule: a field that is kept in a column of its own is called alike, `netQuantity` in a form and `net_quantity` in
 * its table. A column that a table requires and the form lacks, or the reverse, is an error of types.
 */
import type { z } from 'zod/mini';

type Snake<Name extends string> = Name extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${Snake<Tail>}`
  : Name;

type Columns<Shape extends z.core.$ZodShape> = {
  [Name in keyof Shape & string as Snake<Name>]: z.output<Shape[Name]>;
};

/** What a form says, by the columns of its table. */
export function toColumns<Shape extends z.core.$ZodShape>(
  { _zod }: z.core.$ZodObject<Shape>,
  values: { readonly [Name in keyof Shape]: z.output<Shape[Name]> },
): Columns<Shape> {
  const columns = Object.keys(_zod.def.shape).map((name) => [columnOf(name), values[name]]);
  return Object.fromEntries(columns) as Columns<Shape>;
}

/** What a row says, by the fields of its form; other columns are left out. */
export function fromColumns<Shape extends z.core.$ZodShape>(
  { _zod }: z.core.$ZodObject<Shape>,
  row: Readonly<Columns<Shape>>,
): { [Name in keyof Shape]: z.output<Shape[Name]> } {
  const columns: Readonly<Record<string, unknown>> = row;
  const values = Object.keys(_zod.def.shape).map((name) => [name, columns[columnOf(name)]]);
  return Object.fromEntries(values) as { [Name in keyof Shape]: z.output<Shape[Name]> };
}

export function columnOf(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

export function fieldOf(column: string): string {
  return column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
