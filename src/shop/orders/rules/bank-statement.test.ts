import { describe, expect, test } from 'vitest';
import {
  cleanLabel,
  guessStatementColumns,
  readAmount,
  readStatement,
  readStatementDay,
  statementProblem,
} from './bank-statement.ts';

test.each([
  ['Date;Libellé;Débit euros;Crédit euros;', ['day', 'label', undefined, 'credit', undefined]],
  [
    'Date de comptabilisation;Libelle simplifie;Reference;Informations complementaires;Montant;Date de valeur',
    ['day', 'label', 'label', 'label', 'amount', undefined],
  ],
  ['Date opération;Date valeur;libellé;Montant en euros', ['day', undefined, 'label', 'amount']],
  ['Date;Libellé;Crédit;Montant', ['day', 'label', 'credit', undefined]],
  ['a;b;c', [undefined, undefined, undefined]],
])('the columns of “%s” are known', (headings, columns) => {
  expect(guessStatementColumns(headings.split(';'))).toEqual(columns);
});

test.each([
  [['day', 'label', 'amount'], undefined],
  [['day', 'label', 'label', 'credit'], undefined],
  [['label', 'amount'], 'no-day'],
  [['day', 'amount'], 'no-label'],
  [['day', 'label'], 'no-amount'],
  [['day', 'label', 'credit', 'amount'], 'amount-twice'],
  [['day', 'day', 'label', 'amount'], 'day-twice'],
] as const)('columns %j: %s', (mapping, problem) => {
  expect(statementProblem(mapping)).toBe(problem);
});

test.each([
  ['1 234,56', 123_456],
  ['1\u202f234,56\u00a0€', 123_456],
  ['+12,5', 1_250],
  ['-12,50', -1_250],
  ['\u221212,50', -1_250],
  ['1.234,56', 123_456],
  ['1,234.56', 123_456],
  ['1234', 123_400],
  ['0,00', 0],
  ['-0,00', 0],
  ['12,345', 1_234_500],
  ['1.23.456', undefined],
  ['douze', undefined],
  ['', undefined],
])('the amount “%s” is %s cents', (text, cents) => {
  expect(readAmount(text)).toBe(cents);
});

test.each([
  ['20/11/2026', '2026-11-20'],
  ['1/2/26', '2026-02-01'],
  ['20-11-2026', '2026-11-20'],
  ['2026-11-20', '2026-11-20'],
  ['2026-11-20T00:00:00', '2026-11-20'],
  ['31/02/2026', undefined],
  ['hier', undefined],
])('the day “%s” is %s', (text, day) => {
  expect(readStatementDay(text)).toBe(day);
});

describe('a statement', () => {
  test('tells what came in; debits and empty lines are passed over, and what is unreadable is said', () => {
    const rows = [
      ['Compte 123', '', '', ''],
      ['Date', 'Libellé', 'Débit', 'Crédit'],
      ['20/11/2026', 'VIR  SEPA\nRF18', '', '84,19'],
      ['20/11/2026', 'PRLV EDF', '-50,00', ''],
      ['', '', '', ''],
      ['21/11/2026', 'Autre', '', 'beaucoup'],
    ];
    const mapping = ['day', 'label', undefined, 'credit'] as const;
    expect(readStatement(rows, mapping, 1)).toEqual({
      credits: [{ bookedOn: '2026-11-20', amountCents: 8_419, label: 'VIR SEPA RF18' }],
      unread: [6],
    });
  });

  test('with signed amounts, and its label in several columns', () => {
    const rows = [
      ['20/11/2026', 'VIR', 'RF18 PV', '10,00'],
      ['20/11/2026', 'PRLV', '', '-10,00'],
    ];
    const mapping = ['day', 'label', 'label', 'amount'] as const;
    expect(readStatement(rows, mapping, undefined).credits.map(({ label }) => label)).toEqual([
      'VIR RF18 PV',
    ]);
  });
});

test('a label holds nothing that cannot be seen, and has an end', () => {
  expect(cleanLabel(' a\u0000\u202e b\t\tc ')).toBe('a b c');
  expect(cleanLabel('x'.repeat(2_000))).toHaveLength(1_000);
});
