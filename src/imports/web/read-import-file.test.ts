import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  importedRow,
  repetitions,
  rowProblems,
  typedRows,
} from '#company/rules/employee-import.ts';
import { guessColumns, headingRow } from '../rules/import-columns.ts';
import { readImportFile } from './read-import-file.ts';

const FIXTURES = join(import.meta.dirname, '../../../tests/fixtures');

async function read(name: string) {
  const sheet = await readImportFile(new Blob([await readFile(join(FIXTURES, name))]));
  const at = headingRow(sheet);
  const rows = typedRows(sheet, guessColumns(sheet[at ?? 0] ?? []), at);
  const problems = [...rows.flatMap(rowProblems), ...repetitions(rows)];
  const wrong = new Set(problems.map(({ line }) => line));
  return { problems, people: rows.filter(({ line }) => !wrong.has(line)).map(importedRow) };
}

describe('files as HR has them', () => {
  test('the export of a payroll program: Windows-1252, a title above, both names in one cell', async () => {
    const { people, problems } = await read('export-paie.csv');
    expect(problems).toEqual([
      { line: 12, path: 'email', problem: 'email-invalid' },
      { line: 13, path: 'firstName', problem: 'required' },
      { line: 14, path: 'employeeNumber', problem: 'repeated', otherLine: 4 },
    ]);
    expect(people).toHaveLength(9);
    expect(people[3]).toEqual({
      line: 7,
      firstName: 'Anne-Sophie',
      lastName: 'LE GALL',
      email: 'as.legall@atelier-lumiere.example',
      employeeNumber: '00021',
      site: 'Nantes',
      team: 'Vente',
    });
    expect(people[4]).toMatchObject({
      lastName: 'DE LA TOUR',
      firstName: 'Jean-Marc',
      email: null,
    });
    expect(people[6]).toMatchObject({ lastName: 'ŒUVRARD', firstName: 'Noël' });
    expect(people[7]).toMatchObject({ lastName: 'D’ALMEIDA', site: 'Rezé' });
    expect(people[8]).toMatchObject({ lastName: 'GARCIA', team: 'Atelier; nuit' });
  });

  test('a register as a workbook: the sheet with the people, numbers as numbers, an empty line', async () => {
    const { people, problems } = await read('registre-personnel.xlsx');
    expect(problems).toEqual([]);
    expect(people.map(({ line, employeeNumber }) => [line, employeeNumber])).toEqual([
      [2, '12'],
      [3, '15'],
      [5, '16'],
      [6, '40'],
    ]);
    expect(people[0]).toMatchObject({ email: 'claire.moreau@atelier-lumiere.example' });
    expect(people[3]).toMatchObject({ lastName: 'Ångström', firstName: 'Søren', team: null });
  });

  test('"Unicode text" of Excel: UTF-16, tabs, first names first', async () => {
    const { people, problems } = await read('annuaire-unicode.txt');
    expect(problems).toEqual([]);
    expect(people.map(({ lastName, firstName }) => `${lastName}, ${firstName}`)).toEqual([
      'Moreau, Claire',
      'Benali, Karim',
      'de la Tour, Jeanne',
      'Lefèvre, Zoé',
    ]);
  });

  test.each([
    ['an empty file', new Uint8Array(), 'empty'],
    ['empty lines alone', new TextEncoder().encode('\r\n;;\r\n'), 'empty'],
    ['a workbook of before 2007', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0), 'old-excel'],
    ['a zip that is no workbook', Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 1, 2, 3), 'unreadable'],
  ])('%s is refused in words', async (_name, bytes, problem) => {
    await expect(readImportFile(new Blob([bytes]))).rejects.toMatchObject({ problem });
  });
});
