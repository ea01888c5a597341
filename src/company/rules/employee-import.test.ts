import { describe, expect, test } from 'vitest';
import { guessColumns } from '#imports/rules/import-columns.ts';
import { importedRow, repetitions, rowProblems, typedRows } from './employee-import.ts';

const ROWS = [
  ['Export paie'],
  ['Matricule', 'Nom', 'Prénom', 'E-mail', 'Site', 'Service'],
  ['0012', 'MOREAU', 'Claire', ' Claire.Moreau@Atelier.FR ', 'Nantes', 'Atelier'],
  ['', '', '', '', '', ''],
  ['0013', 'BENALI', '', 'karim(at)atelier.fr', 'Nantes', ''],
];

describe('a file of employees', () => {
  const rows = typedRows(ROWS, guessColumns(ROWS[1] ?? []), 1);

  test('is read below its headings, without its empty lines, with the lines of the spreadsheet', () => {
    expect(rows.map(({ line }) => line)).toEqual([3, 5]);
    expect(rows[0] && importedRow(rows[0])).toEqual({
      line: 3,
      firstName: 'Claire',
      lastName: 'MOREAU',
      email: 'claire.moreau@atelier.fr',
      employeeNumber: '0012',
      site: 'Nantes',
      team: 'Atelier',
    });
  });

  test('says what is wrong by line and column', () => {
    expect(rows.flatMap(rowProblems)).toEqual([
      { line: 5, path: 'firstName', problem: 'required' },
      { line: 5, path: 'email', problem: 'email-invalid' },
    ]);
  });

  test('takes names apart that stand in one cell', () => {
    const full = typedRows([['Salarié'], ['LE GALL Anne-Sophie'], ['DUPONT']], ['fullName'], 0);
    expect(full[0]?.values).toEqual({ lastName: 'LE GALL', firstName: 'Anne-Sophie' });
    expect(full.flatMap(rowProblems)).toEqual([
      { line: 3, path: 'firstName', problem: 'required' },
    ]);
  });

  test('gives back what our own exports had to guard', () => {
    const [row] = typedRows([["'=Léa", 'O’Neil']], ['firstName', 'lastName'], undefined);
    expect(row?.values).toEqual({ firstName: '=Léa', lastName: 'O’Neil' });
  });
});

test('a person named twice is said with both lines', () => {
  const mapping = ['lastName', 'firstName', 'email', 'employeeNumber'] as const;
  const rows = [
    ['Moreau', 'Claire', 'claire@a.fr', '1'],
    ['Moreau', 'Clara', 'CLAIRE@a.fr', '2'],
    ['Benali', 'Karim', '', 'A7'],
    ['Benali', 'Karime', 'karim@a.fr', 'a7'],
    ['Fontaine', 'Léa', '', ''],
    ['FONTAINE', 'léa', '', ''],
    ['Fontaine', 'Léa', '', '9'],
  ];
  expect(repetitions(typedRows(rows, mapping, undefined))).toEqual([
    { line: 2, path: 'email', problem: 'repeated', otherLine: 1 },
    { line: 4, path: 'employeeNumber', problem: 'repeated', otherLine: 3 },
    { line: 6, path: 'lastName', problem: 'repeated', otherLine: 5 },
  ]);
});
