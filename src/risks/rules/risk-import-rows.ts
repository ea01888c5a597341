/**
 * The rule: every line below the headings that holds anything is a risk, with its number in the file.
 * What merged cells leave empty is that of the line above: the establishment, the unit, and within it
 * the family and the hazard of a situation. Another establishment begins without a unit.
 */
import { cleanText } from '#basics/plain-text.ts';
import { unguarded } from '#imports/rules/csv.ts';
import { plainHeading } from '#imports/rules/import-columns.ts';
import {
  isWholeRating,
  type RiskColumn,
  type RiskMapping,
  SPREAD_COLUMNS,
} from './risk-import-columns.ts';

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
      const heading = oneLine(headings[at] ?? '');
      const isNamed = hasSeveralRatings || !isWholeRating(heading);
      const named = isNamed ? `${heading} ${text}`.trim() : text;
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

/** What a line has from those above it, where it does not say otherwise. */
const CARRIED = ['establishment', 'unit', 'family', 'hazard'] as const;
type Carried = Partial<Record<(typeof CARRIED)[number], string | undefined>>;

function carriedDown(rows: readonly TypedRisk[], everyUnit: string): TypedRisk[] {
  const start: Carried = { ...(everyUnit !== '' && { unit: everyUnit }) };
  let above = start;
  return rows.map(({ line, values }) => {
    const isNamed = !isSame(values.establishment ?? above.establishment, above.establishment);
    const establishment = isNamed ? values.establishment : above.establishment;
    // What stood before the first one that is named belongs to no other.
    const isElsewhere = isNamed && above.establishment !== undefined;
    const { unit = isElsewhere ? start.unit : above.unit } = values;
    const isSameUnit = !isElsewhere && isSame(unit, above.unit);
    const family = values.family ?? (isSameUnit ? above.family : undefined);
    const isSameFamily = isSameUnit && family === above.family;
    const hazard = values.hazard ?? (isSameFamily ? above.hazard : undefined);
    above = { establishment, unit, family, hazard };
    // A line without a situation is none of the hazard above: it may be a remark, or unfinished.
    const here = values.situation === undefined ? { establishment, unit } : above;
    return { line, values: { ...values, ...definedIn(here) } };
  });
}

function isSame(name: string | undefined, other: string | undefined): boolean {
  return name?.toLowerCase() === other?.toLowerCase();
}

function definedIn(values: Carried): Carried {
  return Object.fromEntries(Object.entries(values).filter(([, text]) => text !== undefined));
}

/** Of another scale, they travel in one column. */
const RATED: ReadonlySet<RiskColumn | undefined> = new Set<RiskColumn | undefined>([
  'frequency',
  'severity',
  'mastery',
  'priority',
  'rating',
]);

type Added = {
  readonly wrong: string;
  /** By which a line is known again once it is corrected. */
  readonly mark: string;
};

/**
 * These lines as they stand in the file, below its headings, for whoever corrects them there: what
 * they had from the line above is written out, and what is wrong is said beside it.
 * @param names of the columns that are added; `rating` where the file is rated on another scale: few
 *   lines alone may look as if they were of ours
 */
export function linesAside(
  rows: Rows,
  { mapping, headingAt }: RiskReading,
  aside: readonly (TypedRisk & Added)[],
  names: Added & { readonly rating?: string | undefined; readonly line: string },
): string[][] {
  const isOtherScale = names.rating !== undefined;
  const columns = mapping.flatMap((column, at) =>
    isOtherScale && RATED.has(column) ? [] : [{ column, at }],
  );
  const headings = headingAt === undefined ? [] : (rows[headingAt] ?? []);
  return [
    [
      ...columns.map(({ at }) => headings[at] ?? ''),
      ...(isOtherScale ? [names.rating] : []),
      names.line,
      names.wrong,
      names.mark,
    ],
    ...aside.map(({ line, values, wrong, mark }) => [
      ...columns.map(({ column, at }) => {
        const cell = rows[line - 1]?.[at] ?? '';
        const isCarried = CARRIED.some((each) => each === column);
        return (isCarried && column && values[column]) || cell;
      }),
      ...(isOtherScale ? [values.rating ?? ''] : []),
      String(line),
      wrong,
      mark,
    ]),
  ];
}
