/**
 * The rule: a list of gifts is read as it was written, line by line: who (a number, an address or a
 * name), which day, which value, what and for which event. What is wrong with a line is said by its
 * column; nothing is taken of a file while a line is wrong, unless who imports sets it aside.
 */
import { isParisDay, type ParisDay } from '#basics/dates.ts';
import { type Cents, parseEuros } from '#basics/money.ts';
import { cleanLine, textProblem } from '#basics/plain-text.ts';
import type { FieldProblem } from '#basics/refusal.ts';
import { unguarded } from '#imports/rules/csv.ts';
import { splitFullName } from '#imports/rules/full-name.ts';
import {
  guessColumns,
  type HeadingCount,
  nameOrderOf,
  plainHeading,
} from '#imports/rules/import-columns.ts';
import { GIFT_EVENTS, type GiftEvent } from './gift-events.ts';
import { FIRST_GIFT_DAY } from './gift-forms.ts';

export const GIFT_COLUMNS = [
  'employeeNumber',
  'email',
  'lastName',
  'firstName',
  'fullName',
  'givenOn',
  'value',
  'what',
  'event',
] as const;

export type GiftColumn = (typeof GIFT_COLUMNS)[number];

/** One entry a column of the file; undefined for columns that are left out. */
export type GiftMapping = readonly (GiftColumn | undefined)[];

/** A line of the file that is good; null where it does not say. */
export interface ImportedGift {
  /** As a spreadsheet numbers it, from 1. */
  readonly line: number;
  readonly employeeNumber: string | null;
  readonly email: string | null;
  readonly lastName: string | null;
  readonly firstName: string | null;
  readonly givenOn: ParisDay;
  readonly valueCents: Cents;
  readonly what: string;
  readonly event: GiftEvent | null;
}

/** A line with what was typed in it, before it is judged. */
export interface TypedGift {
  readonly line: number;
  readonly values: Readonly<Partial<Record<GiftColumn, string>>>;
}

export interface GiftLineProblem extends FieldProblem {
  readonly line: number;
}

const HEADINGS: readonly (readonly [GiftColumn, RegExp])[] = [
  [
    'givenOn',
    /^(date|jour|remis le|donne le|date (de |d )?(remise|attribution|cadeau)|day|given on|date given)$/,
  ],
  [
    'value',
    /^(valeur|montant|prix|valeur ttc|montant ttc|valeur unitaire|value|amount|price)( en)?( euros?| eur)?$/,
  ],
  ['event', /^(evenement|occasion|motif|event|reason)$/],
  ['what', /^(cadeau|libelle|designation|description|nature|objet|quoi|article|gift|label|what)$/],
];

function guess(heading: string): GiftColumn | undefined {
  const plain = plainHeading(heading);
  const own = HEADINGS.find(([, pattern]) => pattern.test(plain))?.[0];
  if (own) return own;
  const [person] = guessColumns([heading]);
  return GIFT_COLUMNS.find((column) => column === person);
}

/** What each column holds by its heading; a kind is given to the first column that has it. */
export function guessGiftColumns(headings: readonly string[]): GiftMapping {
  const guesses = headings.map(guess);
  return guesses.map((column, at) => (guesses.indexOf(column) === at ? column : undefined));
}

/** How many cells of a row are headings of a list of gifts. */
export const knownGiftHeadings: HeadingCount = (row) =>
  guessGiftColumns(row).filter((column) => column !== undefined).length;

export type GiftMappingProblem = 'column-twice' | 'no-person' | 'no-day' | 'no-value';

/** What keeps a file from being read with these columns, if anything. */
export function giftMappingProblem(mapping: GiftMapping): GiftMappingProblem | undefined {
  const columns = mapping.filter((column) => column !== undefined);
  if (new Set(columns).size < columns.length) return 'column-twice';
  const has = (...wanted: GiftColumn[]) => wanted.every((column) => columns.includes(column));
  const hasPerson =
    has('employeeNumber') || has('email') || has('fullName') || has('lastName', 'firstName');
  if (!hasPerson) return 'no-person';
  if (!has('givenOn')) return 'no-day';
  return has('value') ? undefined : 'no-value';
}

/** The lines below the headings that hold anything. */
export function typedGifts(
  rows: readonly (readonly string[])[],
  mapping: GiftMapping,
  headingAt: number | undefined,
): TypedGift[] {
  const first = headingAt === undefined ? 0 : headingAt + 1;
  const headings = headingAt === undefined ? [] : (rows[headingAt] ?? []);
  return rows.slice(first).flatMap((cells, at) => {
    if (cells.every((cell) => cell.trim() === '')) return [];
    return [{ line: first + at + 1, values: valuesOf(cells, mapping, headings) }];
  });
}

function valuesOf(
  cells: readonly string[],
  mapping: GiftMapping,
  headings: readonly string[],
): TypedGift['values'] {
  const values: Partial<Record<GiftColumn, string>> = {};
  for (const [at, column] of mapping.entries()) {
    const cell = cleanLine(unguarded(cells[at] ?? ''));
    if (column === undefined) continue;
    if (column === 'fullName') {
      Object.assign(values, splitFullName(cell, nameOrderOf(headings[at] ?? '')));
    } else values[column] = cell;
  }
  return values;
}

/** What is wrong with one line by itself. */
export function giftProblems({ line, values }: TypedGift): GiftLineProblem[] {
  const problems: GiftLineProblem[] = [];
  const tell = (path: GiftColumn, problem: string | undefined) => {
    if (problem) problems.push({ line, path, problem });
  };
  const { employeeNumber = '', email = '', lastName = '', firstName = '' } = values;
  const isNamed = employeeNumber !== '' || email !== '' || (lastName !== '' && firstName !== '');
  if (!isNamed) tell(personColumn(values), 'person-missing');
  for (const path of ['employeeNumber', 'email', 'lastName', 'firstName', 'what'] as const) {
    tell(path, textProblem(values[path] ?? '', { max: 200, isRequired: false }));
  }
  tell('givenOn', dayProblem(values.givenOn ?? ''));
  const cents = parseEuros(values.value ?? '');
  if (cents === undefined || cents < 1 || cents > MOST_CENTS) tell('value', 'amount-invalid');
  if (values.event && eventOf(values.event) === undefined) tell('event', 'event-unknown');
  return problems;
}

const MOST_CENTS = 10_000_000;

/** The column in which somebody would be told. */
function personColumn(values: TypedGift['values']): GiftColumn {
  const told = (['employeeNumber', 'email', 'lastName'] as const).find(
    (column) => values[column] !== undefined,
  );
  return told ?? 'lastName';
}

function dayProblem(typed: string): string | undefined {
  if (typed === '') return 'required';
  const day = dayOf(typed);
  return day === undefined || day < FIRST_GIFT_DAY ? 'day-invalid' : undefined;
}

/** Expects a line without problems; `fallback` is what a gift is called that the file does not name. */
export function importedGift({ line, values }: TypedGift, fallback: string): ImportedGift {
  return {
    line,
    employeeNumber: values.employeeNumber || null,
    email: values.email?.toLowerCase() || null,
    lastName: values.lastName || null,
    firstName: values.firstName || null,
    givenOn: dayOf(values.givenOn ?? '') ?? '',
    valueCents: parseEuros(values.value ?? '') ?? 0,
    what: values.what || fallback,
    event: eventOf(values.event ?? '') ?? null,
  };
}

/** A day as lists write it: `2026-12-25`, `25/12/2026`, `25.12.26`. */
function dayOf(typed: string): ParisDay | undefined {
  const [, date = '', month = '', year = ''] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2}|\d{4})$/.exec(typed) ?? [];
  const day = year
    ? `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
    : typed.slice(0, 10);
  return isParisDay(day) ? day : undefined;
}

const WORDS: readonly (readonly [GiftEvent, RegExp])[] = [
  ['birth', /^(naissance|birth)/],
  ['adoption', /^adoption/],
  ['marriage', /^(mariage|marriage|wedding)/],
  ['civil-partnership', /^(pacs|civil partnership)/],
  ['retirement', /^(depart a la |depart en )?(retraite|retirement)/],
  ['mothers-day', /^(fete des )?meres|^mother/],
  ['fathers-day', /^(fete des )?peres|^father/],
  ['saint-catherine', /^(sainte? )?catherine/],
  ['saint-nicholas', /^(saint )?nicholas|^(saint )?nicolas/],
  ['child-christmas', /^(noel (des |d )?enfants?|noel enfant|(children s|child) christmas)/],
  ['employee-christmas', /^(noel|christmas)/],
  ['school-start', /^(rentree|school start|back to school)/],
];

/** The event that a cell names, in either language; undefined for none, and for what is no event. */
function eventOf(typed: string): GiftEvent | undefined {
  const plain = plainHeading(typed);
  const known = GIFT_EVENTS.find((event) => plainHeading(event) === plain);
  return known ?? WORDS.find(([, pattern]) => pattern.test(plain))?.[0];
}
