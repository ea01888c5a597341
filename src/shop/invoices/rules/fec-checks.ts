/**
 * The rule: what the tax office’s own test of a file of accounting entries refuses, found before it is
 * handed out: fields, days, amounts, the order and the numbers of entries, and their balance.
 *
 * Source: LPF, art. A47 A-1, VII and VIII.
 */
import { FEC_FIELDS } from './fec.ts';

export type FecFault =
  | 'fields'
  | 'field-count'
  | 'missing'
  | 'day'
  | 'amount'
  | 'two-sides'
  | 'account'
  | 'party'
  | 'number'
  | 'order'
  | 'entry-day'
  | 'validated-before'
  | 'balance'
  | 'end';

type Fault = { readonly line: number; readonly fault: FecFault };
type Row = Readonly<Record<(typeof FEC_FIELDS)[number], string>>;

const REQUIRED = [
  'JournalCode',
  'JournalLib',
  'EcritureNum',
  'CompteNum',
  'CompteLib',
  'PieceRef',
  'EcritureLib',
] as const;
const DAYS = ['EcritureDate', 'PieceDate', 'ValidDate'] as const;

/** Nothing where the file may be handed out. Lines are counted from 1, which is the one of the names. */
export function fecFaults(file: string): readonly Fault[] {
  const [head, ...lines] = file.split('\r\n');
  if (head !== FEC_FIELDS.join('\t')) return [{ line: 1, fault: 'fields' }];
  if (lines.pop() !== '') return [{ line: lines.length + 2, fault: 'end' }];
  const rows = lines.map((line) => line.split('\t'));
  const short = rows.findIndex((fields) => fields.length !== FEC_FIELDS.length);
  if (short >= 0) return [{ line: short + 2, fault: 'field-count' }];
  const named = rows.map(
    (fields) => Object.fromEntries(FEC_FIELDS.map((name, at) => [name, fields[at] ?? ''])) as Row,
  );
  return [
    ...named.flatMap((row, index) => rowFaults(row).map((fault) => ({ line: index + 2, fault }))),
    ...entryFaults(named),
  ];
}

function rowFaults(row: Row): FecFault[] {
  const amounts = [row.Debit, row.Credit];
  const isAmount = amounts.every((amount) => /^\d+,\d\d$/.test(amount));
  const faults: [FecFault, boolean][] = [
    ['missing', REQUIRED.some((name) => row[name].trim() === '')],
    ['day', DAYS.some((name) => !isDay(row[name]))],
    ['amount', !isAmount],
    ['two-sides', isAmount && amounts.filter((amount) => amount !== '0,00').length !== 1],
    ['account', !/^[1-7]\d{2}/.test(row.CompteNum)],
    ['party', (row.CompAuxNum === '') !== (row.CompAuxLib === '')],
    ['validated-before', row.ValidDate < row.EcritureDate],
  ];
  return faults.flatMap(([fault, isThere]) => (isThere ? [fault] : []));
}

function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? [];
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day);
}

function entryFaults(rows: readonly Row[]): Fault[] {
  let before: Row | undefined;
  let sum = 0;
  const faults = rows.flatMap((row, index): Fault[] => {
    const found: Fault[] = [];
    if (before?.EcritureNum === row.EcritureNum) {
      if (before.EcritureDate !== row.EcritureDate)
        found.push({ line: index + 2, fault: 'entry-day' });
    } else if (before) {
      if (sum !== 0) found.push({ line: index + 1, fault: 'balance' });
      if (Number(row.EcritureNum) !== Number(before.EcritureNum) + 1)
        found.push({ line: index + 2, fault: 'number' });
      if (row.EcritureDate < before.EcritureDate) found.push({ line: index + 2, fault: 'order' });
      sum = 0;
    }
    sum += cents(row.Debit) - cents(row.Credit);
    before = row;
    return found;
  });
  return sum === 0 ? faults : [...faults, { line: rows.length + 1, fault: 'balance' }];
}

const cents = (amount: string) => Number(amount.replace(',', ''));
