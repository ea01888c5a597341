/**
 * The rule: a statement that a bank writes for programs tells each line by itself: its day, its amount in
 * its currency, whether it came in, and an id of the bank where it gives one. What is no transfer that came
 * in is passed over and said; what cannot be read is said with its line, and loses no other.
 */
import type { ParisDay } from '#basics/dates.ts';
import type { Cents } from '#basics/money.ts';

export const STATEMENT_FORMATS = ['camt.053', 'mt940'] as const;
export type StatementFormat = (typeof STATEMENT_FORMATS)[number];

/** Of a file: two thousand transfers, with what banks say of each. */
export const STATEMENT_CHARACTERS = 4_000_000;

/** Why a line is not booked as a transfer; `repeated` stands in a statement that the file has twice. */
export const PASSED_OVER = [
  'debit',
  'reversal',
  'not-booked',
  'other-currency',
  'nothing',
  'repeated',
] as const;
export type PassedOver = (typeof PASSED_OVER)[number];

/** What is wrong with a file as a whole, then with one of its lines, then with what its lines add up to. */
export const FILE_PROBLEMS = [
  'too-large',
  'unknown-format',
  'malformed',
  'doctype',
  'other-message',
  'no-account',
  'amount',
  'currency',
  'day',
  'direction',
  'status',
  'line',
  'batch',
  'balance',
  'cut-off',
] as const;
export type FileProblemKind = (typeof FILE_PROBLEMS)[number];

export interface FileProblem {
  readonly problem: FileProblemKind;
  /** In the file, from 1. */
  readonly line: number | null;
  /** The element, the field or the name that is meant. */
  readonly element: string | null;
}

export interface StatementEntry {
  /** In the file, from 1. */
  readonly line: number;
  readonly bookedOn: ParisDay;
  /** Hundredths of its currency. */
  readonly amountCents: Cents;
  readonly currency: string;
  readonly isIn: boolean;
  readonly label: string;
  /** What the bank calls it, where it gives more than a placeholder. */
  readonly bankId: string | undefined;
  readonly passedOver: PassedOver | undefined;
}

export interface BankStatement {
  readonly account: string;
  /** Its own name and number. */
  readonly id: string;
  readonly line: number;
  readonly entries: readonly StatementEntry[];
  /** Before and after all that is booked; undefined where it does not say both. */
  readonly balances: Balances | undefined;
}

export interface Balances {
  readonly currency: string;
  readonly opening: Cents;
  readonly closing: Cents;
}

export interface StatementFile {
  readonly statements: readonly BankStatement[];
  readonly problems: readonly FileProblem[];
}

/** What an import takes of an amount. */
const MOST_CENTS = 100_000_000_000;

/** `84.19`, `84,19`, `84,`, `84.19000`: exact; undefined where anything lies below a cent. */
export function exactCents(text: string): Cents | undefined {
  const [, whole = '', part = ''] = /^\+?(\d{0,15})(?:[.,](\d{0,15}))?$/.exec(text.trim()) ?? [];
  if (whole + part === '' || /[1-9]/.test(part.slice(2))) return undefined;
  const cents = Number(whole) * 100 + Number(part.slice(0, 2).padEnd(2, '0'));
  return cents <= MOST_CENTS ? cents : undefined;
}

/** Why a line is no transfer to us, by what it says of itself. */
export function passedOverAs(line: {
  readonly isBooked: boolean;
  readonly isReversal: boolean;
  readonly isIn: boolean;
  readonly currency: string;
  readonly amountCents: Cents;
}): PassedOver | undefined {
  if (!line.isBooked) return 'not-booked';
  if (line.isReversal) return 'reversal';
  if (!line.isIn) return 'debit';
  if (line.currency !== 'EUR') return 'other-currency';
  return line.amountCents === 0 ? 'nothing' : undefined;
}

/** A reference that tells something: banks fill the field where there is none. */
export function toldReference(text: string | undefined): string | undefined {
  const told = text?.trim() ?? '';
  const plain = told.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const isPlaceholder = /^(0*|NOTPROVIDED|NONREF|NOREF|KREF|NONE|NA|NULL|UNKNOWN)$/.test(plain);
  return isPlaceholder ? undefined : told;
}

/** Which of the formats for programs a file is in; undefined for a table. */
export function statementFormatOf(text: string): StatementFormat | undefined {
  if (/^[\ufeff\s]*</.test(text)) return 'camt.053';
  return /^:20:/m.test(text) && /^:(25P?|60[FM]|61):/m.test(text) ? 'mt940' : undefined;
}
