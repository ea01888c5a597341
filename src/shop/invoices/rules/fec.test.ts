import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FecDocument, type FecMoney, fecOf } from './fec.ts';
import { type FecFault, fecFaults } from './fec-checks.ts';

const PARTY = { siren: '732829320', name: 'Atelier Lumière' };
const INVOICE: FecDocument = {
  type: 'invoice',
  day: '2026-11-03',
  number: 'F2026-00001',
  party: PARTY,
  operation: 'goods',
  vatGroups: [
    { rateBasisPoints: 550, netCents: 10_000, vatCents: 550 },
    { rateBasisPoints: 2000, netCents: 5_000, vatCents: 1_000 },
  ],
};
const RECEIPT: FecMoney = {
  type: 'receipt',
  day: '2026-11-03',
  number: 'cs_1',
  party: PARTY,
  orderNumber: 'PV-2026-000001',
  amountCents: 16_550,
  isTransfer: false,
};
const EVENTS = [
  INVOICE,
  RECEIPT,
  { ...RECEIPT, type: 'refund', day: '2026-11-30', number: 'VIR 7', isTransfer: true } as const,
  { ...INVOICE, type: 'credit-note', day: '2026-11-30', number: 'A2026-00001' } as const,
];
const FILE = fecOf('2026-11', EVENTS, '2026-12-01');
const cells = FILE.split('\r\n').map((line) => line.split('\t'));

describe('entries of a month', () => {
  test('a sale owes its total and says each rate apart; what came in takes it off', () => {
    expect(
      cells.slice(1, 8).map((row) => [row[0], row[2], row[4], row[6], row[11], row[12]]),
    ).toEqual([
      ['VE', '202611000001', '411000', '732829320', '165,50', '0,00'],
      ['VE', '202611000001', '707000', '', '0,00', '100,00'],
      ['VE', '202611000001', '445710550', '', '0,00', '5,50'],
      ['VE', '202611000001', '707000', '', '0,00', '50,00'],
      ['VE', '202611000001', '445712000', '', '0,00', '10,00'],
      ['PP', '202611000002', '467000', '', '165,50', '0,00'],
      ['PP', '202611000002', '411000', '732829320', '0,00', '165,50'],
    ]);
  });

  test('what is credited and given back is the same on the other side', () => {
    expect(cells.slice(8, 11).map((row) => [row[0], row[3], row[4], row[11], row[12]])).toEqual([
      ['BQ', '20261130', '512000', '0,00', '165,50'],
      ['BQ', '20261130', '411000', '165,50', '0,00'],
      ['VE', '20261130', '411000', '0,00', '165,50'],
    ]);
  });

  test('a month without any has the names of the fields', () => {
    expect(fecFaults(fecOf('2026-10', [], '2026-11-01'))).toEqual([]);
  });

  test('whatever was sold and typed, the file may be handed out', () => {
    const group = fc.record({
      rateBasisPoints: fc.constantFrom(0, 210, 550, 2000),
      netCents: fc.integer({ min: 1, max: 1e9 }),
      vatCents: fc.nat(1e9),
    });
    const document = fc.record({
      type: fc.constantFrom('invoice' as const, 'credit-note' as const),
      day: fc.integer({ min: 10, max: 30 }).map((day) => `2026-11-${day}`),
      number: fc.constant('F2026-00001'),
      party: fc.record({
        siren: fc.constant('732829320'),
        name: fc.string({ unit: 'binary' }).map((name) => `a${name}`),
      }),
      operation: fc.constantFrom('goods' as const, 'services' as const, 'mixed' as const),
      vatGroups: fc.array(group, { minLength: 1, maxLength: 3 }),
    });
    fc.assert(
      fc.property(fc.array(document), (documents) => {
        expect(fecFaults(fecOf('2026-11', documents, '2026-12-01'))).toEqual([]);
      }),
    );
  });
});

describe('a broken file is not handed out', () => {
  test('this one is whole', () => expect(fecFaults(FILE)).toEqual([]));

  /** That field of that line, changed. */
  const broken = (line: number, field: number, text: string) =>
    cells.map((row, at) => (at === line ? row.with(field, text) : row).join('\t')).join('\r\n');
  const without = (line: number) =>
    cells
      .toSpliced(line, 1)
      .map((row) => row.join('\t'))
      .join('\r\n');

  test.each<[FecFault, string]>([
    ['fields', FILE.replace('Debit\tCredit', 'Credit\tDebit')],
    ['fields', FILE.replaceAll('\t', ';')],
    ['fields', FILE.replaceAll('\r\n', '\n')],
    ['fields', `\ufeff${FILE}`],
    ['fields', ''],
    ['end', FILE.trimEnd()],
    ['field-count', broken(2, 10, 'Facture\tF2026')],
    ['field-count', FILE.replace('\tVentes', '')],
    ...[0, 1, 2, 4, 5, 8, 10].map((field): [FecFault, string] => [
      'missing',
      broken(1, field, ' '),
    ]),
    ...['', '2026-11-03', '03112026', '20261131', '20261301', '2026110'].flatMap((day) =>
      [3, 9, 15].map((field): [FecFault, string] => ['day', broken(1, field, day)]),
    ),
    ...['', '165.50', '165,5', '-165,50', '165', '1 165,50', 'x'].flatMap((amount) =>
      [11, 12].map((field): [FecFault, string] => ['amount', broken(1, field, amount)]),
    ),
    ['two-sides', broken(1, 12, '165,50')],
    ['two-sides', broken(1, 11, '0,00')],
    ['account', broken(1, 4, '4')],
    ['account', broken(1, 4, '911000')],
    ['account', broken(1, 4, 'CLIENT')],
    ['party', broken(1, 6, '')],
    ['party', broken(1, 7, '')],
    ['number', broken(6, 2, '202611000009').replace('202611000002', '202611000009')],
    ['number', FILE.replaceAll('202611000004', '202611000003x')],
    ['order', FILE.replaceAll('20261130', '20261101')],
    ['entry-day', broken(2, 3, '20261104')],
    ['validated-before', broken(1, 15, '20261101')],
    ['balance', broken(1, 11, '165,51')],
    ['balance', without(2)],
    ['balance', without(cells.length - 2)],
  ])('%s (%#)', (fault, file) => {
    expect(fecFaults(file).map((found) => found.fault)).toContain(fault);
  });
});
