import { escapeIdentifier } from 'pg';

/** A statement as it grows: its text holds names of the schema only, its values what was sent. */
export class Statement {
  readonly values: unknown[] = [];

  /** The place of a value in the text. */
  value(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

/** A name of the schema, or one made here, as PostgreSQL reads it. */
export const quoted = (name: string) => escapeIdentifier(name);

export const qualified = ({ schema, name }: { schema: string; name: string }) =>
  `${quoted(schema)}.${quoted(name)}`;

/** `{"a","b"}`: a list as one text value. */
export function arrayLiteral(values: readonly string[]): string {
  return `{${values.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
}
