/**
 * The rule: MT940 of SWIFT is lines of text. A field begins with its tag (`:61:`), goes on until the next, and
 * each movement may have its text behind it (`:86:`, `mt940-text.ts`). `RC` takes a credit back and `RD`
 * a debit: neither is a transfer to us.
 */
import { daysBetween, isParisDay, type ParisDay } from '#basics/dates.ts';
import type { Cents } from '#basics/money.ts';
import { cleanLabel } from './bank-statement.ts';
import { movementText } from './mt940-text.ts';
import {
  type BankStatement,
  exactCents,
  type FileProblem,
  passedOverAs,
  type StatementEntry,
  type StatementFile,
  toldReference,
} from './statement-entry.ts';

type Field = { readonly tag: string; readonly lines: string[]; readonly line: number };

const TAG = /^:(\d{2}[A-Z]?):(.*)$/;
const MOVEMENT =
  /^(\d{6})(\d{4})?(RC|RD|C|D)([A-Z])?(\d[\d.,]*)([A-Z][A-Z0-9]{3})(.*?)(?:\/\/(.*))?$/;
const BALANCE = /^([CD])(\d{6})([A-Z]{3})(\d[\d.,]*)$/;

export function readMt940(text: string): StatementFile {
  const read = messagesOf(text).map(readMessage);
  return {
    statements: read.flatMap(({ statement }) => statement ?? []),
    problems: read.flatMap(({ problems }) => problems),
  };
}

/** The fields of each message; what banks write around them is passed over. */
function messagesOf(text: string): Field[][] {
  const messages: Field[][] = [];
  let fields: Field[] | undefined;
  for (const [index, written] of text.split(/\r\n|\r|\n/).entries()) {
    const [, tag, rest = ''] = TAG.exec(written) ?? [];
    if (/^-\}?\s*$/.test(written) || written.startsWith('{')) {
      fields = undefined;
    } else if (tag !== undefined) {
      if (fields === undefined || tag === '20') {
        fields = [];
        messages.push(fields);
      }
      fields.push({ tag, lines: [rest], line: index + 1 });
    } else {
      fields?.at(-1)?.lines.push(written);
    }
  }
  return messages;
}

function readMessage(fields: readonly Field[]): {
  readonly statement?: BankStatement;
  readonly problems: readonly FileProblem[];
} {
  const of = (tag: RegExp) => fields.find((field) => tag.test(field.tag));
  const line = fields[0]?.line ?? 1;
  const account = of(/^25P?$/)?.lines[0]?.replace(/\s/g, '') ?? '';
  if (account === '') return { problems: [{ problem: 'no-account', line, element: ':25:' }] };
  const [opening, closing] = [/^60[FM]$/, /^62[FM]$/].map((tag) => balanceOf(of(tag)));
  if (!opening) {
    const element = of(/^60[FM]$/) ? ':60F:' : ':60:';
    return { problems: [{ problem: 'currency', line: of(/^60/)?.line ?? line, element }] };
  }
  const read = fields.flatMap((field, index) => {
    if (field.tag !== '61') return [];
    const next = fields[index + 1];
    return readMovement(field, next?.tag === '86' ? next.lines : [], opening.currency);
  });
  const isCut = !of(/^62[FM]$/);
  return {
    statement: {
      account,
      id: [/^20$/, /^28C?$/]
        .map((tag) => of(tag)?.lines[0] ?? '')
        .join(' ')
        .trim(),
      line,
      entries: read.filter((each) => 'bookedOn' in each),
      balances: closing && {
        currency: opening.currency,
        opening: opening.cents,
        closing: closing.cents,
      },
    },
    problems: [
      ...read.filter((each) => 'problem' in each),
      ...(isCut
        ? [{ problem: 'cut-off' as const, line: fields.at(-1)?.line ?? line, element: ':62F:' }]
        : []),
    ],
  };
}

function balanceOf(
  field: Field | undefined,
): { readonly currency: string; readonly cents: Cents } | undefined {
  const [, sign, , currency = '', amount = ''] = BALANCE.exec(field?.lines[0]?.trim() ?? '') ?? [];
  const cents = exactCents(amount);
  if (cents === undefined) return undefined;
  return { currency, cents: sign === 'D' ? -cents : cents };
}

function readMovement(
  { lines, line }: Field,
  text: readonly string[],
  currency: string,
): [StatementEntry | FileProblem] {
  const wrong = (problem: FileProblem['problem']): [FileProblem] => [
    { problem, line, element: ':61:' },
  ];
  const found = MOVEMENT.exec(lines[0]?.trim() ?? '');
  if (!found) return wrong('line');
  const [, valued = '', booked, mark = '', , amount = '', , customer, bank] = found;
  const amountCents = exactCents(amount);
  if (amountCents === undefined) return wrong('amount');
  const bookedOn = bookingDay(valued, booked);
  if (bookedOn === undefined) return wrong('day');
  const isIn = mark === 'C' || mark === 'RD';
  const isReversal = mark.startsWith('R');
  const said = [movementText(text), toldReference(customer), ...lines.slice(1)];
  return [
    {
      line,
      bookedOn,
      amountCents,
      currency,
      isIn,
      label: cleanLabel(said.filter((part) => part !== undefined).join(' ')),
      bankId: toldReference(bank),
      passedOver: passedOverAs({ isBooked: true, isReversal, isIn, currency, amountCents }),
    },
  ];
}

/** The day of booking has no year: the one that is nearest to the day of value. */
function bookingDay(valued: string, booked: string | undefined): ParisDay | undefined {
  const [, year = '', month = '', day = ''] = /^(..)(..)(..)$/.exec(valued) ?? [];
  const value = `20${year}-${month}-${day}`;
  if (!isParisDay(value)) return undefined;
  if (booked === undefined) return value;
  const written = `${booked.slice(0, 2)}-${booked.slice(2)}`;
  const days = [-1, 0, 1]
    .map((offset) => `${Number(value.slice(0, 4)) + offset}-${written}`)
    .filter(isParisDay);
  const nearest = (a: ParisDay, b: ParisDay) =>
    Math.abs(daysBetween(value, a)) - Math.abs(daysBetween(value, b));
  return days.toSorted(nearest)[0];
}
