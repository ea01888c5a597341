/**
 * The rule: of a bank statement only what came in is read, line by line: its day, its amount and its
 * label. French banks write one column of signed amounts, or one for debits and one for credits, with a
 * decimal comma; a column is known by its heading, and chosen by a person where it is not.
 */
import { isParisDay, type ParisDay } from '#basics/dates.ts';
import type { Cents } from '#basics/money.ts';
import { cleanLine } from '#basics/plain-text.ts';
import { plainHeading } from '#imports/rules/import-columns.ts';

export const STATEMENT_COLUMNS = ['day', 'label', 'credit', 'amount'] as const;
export type StatementColumn = (typeof STATEMENT_COLUMNS)[number];

/** One entry a column of the file, in its order. A label may stand in several. */
export type StatementMapping = readonly (StatementColumn | undefined)[];

export interface Credit {
  readonly bookedOn: ParisDay;
  readonly amountCents: Cents;
  readonly label: string;
}

export const LABEL_CHARACTERS = 1_000;
/** What one import takes: months of a busy account. */
export const MOST_CREDITS = 2_000;

const HEADINGS: Readonly<Record<StatementColumn, RegExp>> = {
  // The day of value is another one: the first that says when it was booked is taken.
  day: /^(date|date operation|date de l operation|date d operation|date comptable|date de comptabilisation|date comptabilisation|booking date|transaction date)$/,
  label:
    /^(libelle|libelle operation|libelle de l operation|libelle complet|libelle simplifie|libelle detaille|detail|details|informations complementaires|reference|description|communication|label|motif|nature)$/,
  credit: /^(credit|credits|credit euros|credit eur|montant credit|credit en euros)$/,
  amount:
    /^(montant|montant euros|montant eur|montant en euros|montant de l operation|montant operation|amount)$/,
};

/** What each column holds, by its heading. */
export function guessStatementColumns(headings: readonly string[]): StatementMapping {
  const taken = new Set<StatementColumn>();
  return headings.map((heading) => {
    const plain = plainHeading(heading);
    const kind = STATEMENT_COLUMNS.find((each) => HEADINGS[each].test(plain));
    if (kind === undefined || (kind !== 'label' && taken.has(kind))) return undefined;
    // Credits alone say what came in; a column of amounts beside them would say it again.
    if (kind === 'amount' && taken.has('credit')) return undefined;
    taken.add(kind);
    return kind;
  });
}

/** How many cells of a row are headings of a statement. */
export function knownStatementHeadings(row: readonly string[]): number {
  return guessStatementColumns(row).filter((kind) => kind !== undefined).length;
}

export type StatementProblem = 'no-day' | 'no-label' | 'no-amount' | 'amount-twice' | 'day-twice';

/** What keeps a statement from being read with these columns, if anything. */
export function statementProblem(mapping: StatementMapping): StatementProblem | undefined {
  const count = (kind: StatementColumn) => mapping.filter((each) => each === kind).length;
  if (count('day') === 0) return 'no-day';
  if (count('day') > 1) return 'day-twice';
  if (count('label') === 0) return 'no-label';
  const amounts = count('amount') + count('credit');
  if (amounts === 0) return 'no-amount';
  return amounts > 1 ? 'amount-twice' : undefined;
}

export interface ReadStatement {
  readonly credits: readonly Credit[];
  /** Lines of the file, counted from 1, that say neither what came in nor what went out. */
  readonly unread: readonly number[];
}

/** The credits of a file whose headings stand at `headingAt`; debits and empty lines are passed over. */
export function readStatement(
  rows: readonly (readonly string[])[],
  mapping: StatementMapping,
  headingAt: number | undefined,
): ReadStatement {
  const credits: Credit[] = [];
  const unread: number[] = [];
  const cell = (row: readonly string[], kind: StatementColumn) =>
    row[mapping.indexOf(kind)]?.trim() ?? '';
  for (const [index, row] of rows.entries()) {
    if (headingAt !== undefined && index <= headingAt) continue;
    if (row.every((text) => text.trim() === '')) continue;
    const written = mapping.includes('credit') ? cell(row, 'credit') : cell(row, 'amount');
    // Of a column of credits, an empty cell is a debit.
    if (written === '' && mapping.includes('credit')) continue;
    const amountCents = readAmount(written);
    const bookedOn = readStatementDay(cell(row, 'day'));
    if (amountCents === undefined || bookedOn === undefined) unread.push(index + 1);
    else if (amountCents > 0) credits.push({ bookedOn, amountCents, label: labelOf(row, mapping) });
  }
  return { credits, unread };
}

function labelOf(row: readonly string[], mapping: StatementMapping): string {
  const said = row.filter((_, column) => mapping[column] === 'label');
  return cleanLabel(said.join(' '));
}

/** One line without what cannot be seen, as it is kept and compared. */
export function cleanLabel(label: string): string {
  const seen = label.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ');
  return [...cleanLine(seen)].slice(0, LABEL_CHARACTERS).join('');
}

/** `1 234,56`, `+1234,56 €`, `-12.5`: in cents, with its sign; undefined for anything else. */
export function readAmount(text: string): Cents | undefined {
  const plain = text.replace(/[\s€'’]|EUR/g, '').replace(/^[\u2212\u2013]/, '-');
  const [, sign = '', whole = '', cents = ''] =
    /^([+-]?)(\d[\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(plain) ?? [];
  const groups = whole.split(/[.,]/);
  const digits = groups.join('');
  const isGrouped = groups.slice(1).every((group) => group.length === 3);
  if (digits === '' || !isGrouped || digits.length > 11) return undefined;
  const size = Number(digits) * 100 + Number(cents.padEnd(2, '0'));
  return sign === '-' && size !== 0 ? -size : size;
}

/** `22/11/2026`, `22-11-26`, `2026-11-22`. */
export function readStatementDay(text: string): ParisDay | undefined {
  const french = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(text);
  const [, day = '', month = '', year = ''] = french ?? [];
  const written = french
    ? `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    : text.slice(0, 10);
  return isParisDay(written) ? written : undefined;
}
