/**
 * The rule: a file of employees is taken as a whole or not at all. Each line is a person; what is
 * wrong with it, and which earlier line says the same, is said by line and column; a line is set
 * aside only by who imports.
 */
import { nameProblem } from '#basics/plain-name.ts';
import { cleanLine } from '#basics/plain-text.ts';
import type { FieldProblem } from '#basics/refusal.ts';
import { splitFullName } from '#imports/rules/full-name.ts';
import { type ColumnKind, type ColumnMapping, nameOrderOf } from '#imports/rules/import-columns.ts';
import { problemAt } from './company-form.ts';
import { employeeOf, employeeProblems } from './employee-form.ts';

/** A line of the file as it is kept; null where the file does not say. */
export interface ImportedRow {
  /** As a spreadsheet numbers it, from 1. */
  readonly line: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly employeeNumber: string | null;
  readonly site: string | null;
  readonly team: string | null;
}

/** A line with what was typed in it, before it is judged. */
export interface TypedRow {
  readonly line: number;
  readonly values: Readonly<Partial<Record<ColumnKind, string>>>;
}

/** What is wrong with a line: its column, a code, and the earlier line for a repetition. */
export interface LineProblem extends FieldProblem {
  readonly line: number;
  readonly otherLine?: number;
}

/** The lines below the headings that hold anything, with the columns that were chosen. */
export function typedRows(
  rows: readonly (readonly string[])[],
  mapping: ColumnMapping,
  headingAt: number | undefined,
): TypedRow[] {
  const first = headingAt === undefined ? 0 : headingAt + 1;
  const headings = headingAt === undefined ? [] : (rows[headingAt] ?? []);
  const typed: TypedRow[] = [];
  for (let index = first; index < rows.length; index += 1) {
    const cells = rows[index] ?? [];
    if (cells.every((cell) => cell.trim() === '')) continue;
    typed.push({ line: index + 1, values: valuesOf(cells, mapping, headings) });
  }
  return typed;
}

function valuesOf(
  cells: readonly string[],
  mapping: ColumnMapping,
  headings: readonly string[],
): TypedRow['values'] {
  const values: Partial<Record<ColumnKind, string>> = {};
  for (const [column, kind] of mapping.entries()) {
    const cell = cellText(cells[column] ?? '');
    if (kind === undefined) continue;
    if (kind === 'fullName')
      Object.assign(values, splitFullName(cell, nameOrderOf(headings[column] ?? '')));
    else values[kind] = cell;
  }
  return values;
}

/** Our own exports put an apostrophe before what a spreadsheet would compute. */
function cellText(cell: string): string {
  return cleanLine(cell.replace(/^'(?=[=+\-@\t\r])/, ''));
}

/** What is wrong with one line by itself. */
export function rowProblems({ line, values }: TypedRow): LineProblem[] {
  const places = (['site', 'team'] as const).flatMap((path) => {
    return problemAt(path, nameProblem(values[path], { isRequired: false }));
  });
  return [...employeeProblems(values), ...places].map((found) => ({ line, ...found }));
}

/** Expects a line without problems. */
export function importedRow({ line, values }: TypedRow): ImportedRow {
  return {
    line,
    ...employeeOf(values),
    site: cleanLine(values.site ?? '') || null,
    team: cleanLine(values.team ?? '') || null,
  };
}

/** Lines that say again what an earlier one says: the same address, number, or bare name. */
export function repetitions(rows: readonly TypedRow[]): LineProblem[] {
  const seen = new Map<string, number>();
  const found: LineProblem[] = [];
  for (const typed of rows) {
    const row = importedRow(typed);
    for (const [path, key] of identitiesOf(row)) {
      const otherLine = seen.get(key);
      if (otherLine === undefined) seen.set(key, row.line);
      else found.push({ line: row.line, path, problem: 'repeated', otherLine });
    }
  }
  return found;
}

/** By what a person is known: the address and the number, else the name alone. */
function identitiesOf(row: ImportedRow): [path: ColumnKind, key: string][] {
  const known: [ColumnKind, string][] = [];
  if (row.email) known.push(['email', `email ${row.email}`]);
  if (row.employeeNumber)
    known.push(['employeeNumber', `number ${row.employeeNumber.toLowerCase()}`]);
  if (known.length > 0) return known;
  return [['lastName', `name ${row.lastName.toLowerCase()} / ${row.firstName.toLowerCase()}`]];
}
