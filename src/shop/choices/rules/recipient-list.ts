/**
 * The rule: a list of people is taken as a whole or not at all. Each line is a person: their name, their
 * address, and the site where their box is handed to them, or that it goes to their home. Headings are
 * known in both languages; without them the columns come in that order. What is wrong is said by line.
 */
import { isEmail, normalizeEmail } from '#basics/contact-details.ts';
import { NAME_MAX, nameProblem } from '#basics/plain-name.ts';
import { cleanLine, textProblem } from '#basics/plain-text.ts';
import { type ColumnMapping, guessColumns, plainHeading } from '#imports/rules/import-columns.ts';

export const MOST_LINES = 5_000;

export interface ListedPerson {
  /** As an editor numbers it, from 1. */
  readonly line: number;
  readonly name: string;
  readonly email: string | null;
  readonly site: string | null;
  /** Null where the list does not say. */
  readonly goesHome: boolean | null;
}

export type LineProblemCode =
  | 'required'
  | 'too-long'
  | 'control-characters'
  | 'link-in-name'
  | 'number-in-name'
  | 'email-invalid'
  | 'repeated'
  | 'too-many-lines';

export interface ListProblem {
  readonly line: number;
  readonly column: Column;
  readonly problem: LineProblemCode;
}

export type Column = 'name' | 'email' | 'site';

const WITHOUT_HEADINGS: ColumnMapping = ['fullName', 'email', 'site'];
const HOME = new Set(['domicile', 'a domicile', 'maison', 'home', 'at home']);

export function readRecipientList(text: string): {
  readonly people: readonly ListedPerson[];
  readonly problems: readonly ListProblem[];
} {
  const rows = rowsOf(text);
  const first = rows[0];
  const headed = first && headingsIn(first.cells);
  const people: ListedPerson[] = [];
  const problems: ListProblem[] = [];
  const seen = new Set<string>();
  const body = headed ? rows.slice(1) : rows;
  if (body.length > MOST_LINES) {
    const line = body[MOST_LINES]?.line ?? 1;
    return { people, problems: [{ line, column: 'name', problem: 'too-many-lines' }] };
  }
  for (const { line, cells } of body) {
    const person = personOf(line, cells, headed ?? WITHOUT_HEADINGS);
    const wrong = problemsOf(person);
    const key =
      person.email ?? `${person.name.toLowerCase()} / ${person.site?.toLowerCase() ?? ''}`;
    if (wrong.length === 0 && seen.has(key)) {
      wrong.push({ line, column: person.email ? 'email' : 'name', problem: 'repeated' });
    }
    seen.add(key);
    if (wrong.length > 0) problems.push(...wrong);
    else people.push(person);
  }
  return { people, problems };
}

function personOf(line: number, cells: readonly string[], columns: ColumnMapping): ListedPerson {
  const cellOf = (kind: ColumnMapping[number]) => cleanLine(cells[columns.indexOf(kind)] ?? '');
  const place = cellOf('site');
  const goesHome = HOME.has(plainHeading(place));
  return {
    line,
    name: cellOf('fullName') || cleanLine(`${cellOf('firstName')} ${cellOf('lastName')}`),
    email: normalizeEmail(cellOf('email')) || null,
    site: goesHome ? null : place || null,
    goesHome: place === '' ? null : goesHome,
  };
}

function problemsOf({ line, name, email, site }: ListedPerson): ListProblem[] {
  const found: readonly [Column, LineProblemCode | undefined][] = [
    // It stands in the mail to whom the list names.
    ['name', nameProblem(name)],
    ['email', email === null || isEmail(email) ? undefined : 'email-invalid'],
    ['site', textProblem(site ?? '', { max: NAME_MAX, isRequired: false })],
  ];
  return found.flatMap(([column, problem]) => (problem ? [{ line, column, problem }] : []));
}

/** What each column holds, where the first line says so; undefined where it is a person already. */
function headingsIn(cells: readonly string[]): ColumnMapping | undefined {
  const columns = guessColumns(cells);
  return columns.includes('lastName') || columns.includes('fullName') ? columns : undefined;
}

/** Lines that hold anything; cells may be quoted, and are parted by what parts most of them. */
function rowsOf(text: string): { line: number; cells: string[] }[] {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
  const sample = lines.find((line) => line.trim() !== '') ?? '';
  const separator = [';', '\t', ','].find((each) => sample.includes(each)) ?? ';';
  return lines.flatMap((line, index) =>
    line.trim() === '' ? [] : [{ line: index + 1, cells: cellsOf(line, separator) }],
  );
}

function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at] ?? '';
    if (isQuoted && sign === '"' && line[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"' && (isQuoted || cell.trim() === '')) {
      isQuoted = !isQuoted;
    } else if (sign === separator && !isQuoted) {
      cells.push(cell);
      cell = '';
    } else {
      cell += sign;
    }
  }
  return [...cells, cell];
}

/** The rows of a sheet as such a list, to be corrected by hand: empty rows keep their place. */
export function listText(rows: readonly (readonly string[])[]): string {
  return rows
    .map((row) => row.map((cell) => quoted(cell.replace(/\s+/g, ' ').trim())).join(';'))
    .join('\n');
}

function quoted(cell: string): string {
  return /[;"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
