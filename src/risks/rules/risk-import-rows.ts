/**
 * The rule: every line below the headings that holds anything is a risk, with its number in the file.
 * An empty establishment or unit is that of the line above, as merged cells leave it; another
 * establishment begins without a unit.
 */

import { cleanText } from '#basics/plain-text.ts';
import { unguarded } from '#company/rules/csv.ts';
import { plainHeading } from '#company/rules/import-columns.ts';
import { type RiskColumn, type RiskMapping, SPREAD_COLUMNS } from './risk-import-columns.ts';

type Rows = readonly (readonly string[])[];

/** A line with what was typed in it, before it is judged. */
export interface TypedRisk {
  /** As a spreadsheet numbers it, from 1. */
  readonly line: number;
  readonly values: Readonly<Partial<Record<RiskColumn, string | undefined>>>;
}

/** How a file is to be read. */
export interface RiskReading {
  readonly mapping: RiskMapping;
  readonly headingAt: number | undefined;
  /** The work unit of lines that have none, where the file has no column for it. */
  readonly everyUnit: string;
}

export function typedRisks(rows: Rows, reading: RiskReading): TypedRisk[] {
  const { mapping, headingAt } = reading;
  const headings = headingAt === undefined ? [] : (rows[headingAt] ?? []);
  const typed: TypedRisk[] = [];
  for (let at = headingAt === undefined ? 0 : headingAt + 1; at < rows.length; at += 1) {
    const cells = rows[at] ?? [];
    if (cells.every((cell) => cell.trim() === '')) continue;
    typed.push({ line: at + 1, values: valuesOf(cells, mapping, headings) });
  }
  return carriedDown(typed, reading.everyUnit);
}

function valuesOf(
  cells: readonly string[],
  mapping: RiskMapping,
  headings: readonly string[],
): TypedRisk['values'] {
  const values: Partial<Record<RiskColumn, string>> = {};
  const hasSeveralRatings = mapping.filter((column) => column === 'rating').length > 1;
  for (const [at, column] of mapping.entries()) {
    const text = column === undefined ? '' : cellText(cells[at] ?? '', column);
    if (column === undefined || text === '') continue;
    const before = values[column];
    if (column === 'rating') {
      const named = hasSeveralRatings ? `${oneLine(headings[at] ?? '')} ${text}`.trim() : text;
      values.rating = before === undefined ? named : `${before}, ${named}`;
    } else values[column] = before === undefined ? text : `${before}\n${text}`;
  }
  return values;
}

/** Names are on one line, however narrow their column was. */
function cellText(cell: string, column: RiskColumn): string {
  const text = cleanText(unguarded(cell));
  if (column !== 'rating' && SPREAD_COLUMNS.has(column)) return text;
  return saysNothing(text, column) ? '' : oneLine(text);
}

/** A dash in place of a name or number; and what our own lists say of a risk without a rating. */
function saysNothing(text: string, column: RiskColumn): boolean {
  const plain = plainHeading(text);
  return plain === '' || (column === 'rating' && /^(non evalue|not evaluated)$/.test(plain));
}

function oneLine(text: string): string {
  return text.trim().replace(/\s*[\r\n\t]+\s*/g, ' ');
}

function carriedDown(rows: readonly TypedRisk[], everyUnit: string): TypedRisk[] {
  let establishment = '';
  let unit = everyUnit;
  return rows.map(({ line, values }) => {
    const named = values.establishment ?? '';
    if (named !== '' && named.toLowerCase() !== establishment.toLowerCase()) {
      // What stood before the first one that is named belongs to no other.
      if (establishment !== '') unit = everyUnit;
      establishment = named;
    }
    unit = values.unit ?? unit;
    return {
      line,
      values: {
        ...values,
        ...(establishment !== '' && { establishment }),
        ...(unit !== '' && { unit }),
      },
    };
  });
}

/**
 * These lines as they stand in the file, below its headings, for whoever corrects them there: what
 * they had from the line above is written out, and what is wrong is said in a last column.
 */
export function linesAside(
  rows: Rows,
  { mapping, headingAt }: RiskReading,
  aside: readonly (TypedRisk & { readonly wrong: string })[],
  names: { readonly line: string; readonly wrong: string },
): string[][] {
  const cellsOf = (at: number) => mapping.map((_, column) => rows[at]?.[column] ?? '');
  const headings = headingAt === undefined ? mapping.map(() => '') : cellsOf(headingAt);
  return [
    [...headings, names.line, names.wrong],
    ...aside.map(({ line, values, wrong }) => [
      ...cellsOf(line - 1).map((cell, at) => {
        const column = mapping[at];
        const isCarried = column === 'establishment' || column === 'unit';
        return isCarried ? (values[column] ?? cell) : cell;
      }),
      String(line),
      wrong,
    ]),
  ];
}
