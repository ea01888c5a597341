import { describe, expect, test } from 'vitest';
import { guessColumns, headingRow, mappingProblem, nameOrderOf } from './import-columns.ts';

describe('columns are known by their headings', () => {
  test.each([
    [
      ['Matricule', 'NOM', 'Prénom', 'E-mail professionnel', 'Établissement', 'Service'],
      ['employeeNumber', 'lastName', 'firstName', 'email', 'site', 'team'],
    ],
    [
      ['N° salarié', 'Nom & Prénom', 'Adresse mail', 'Date d’entrée'],
      ['employeeNumber', 'fullName', 'email', undefined],
    ],
    [
      ['Nom et prénom', 'Courriel'],
      ['fullName', 'email'],
    ],
    [
      ['First name', 'Last name', 'Work e-mail', 'Team'],
      ['firstName', 'lastName', undefined, 'team'],
    ],
    [
      ['Nom', 'Nom', 'Prénom'],
      ['lastName', undefined, 'firstName'],
    ],
  ])('%j', (headings, kinds) => {
    expect(guessColumns(headings)).toEqual(kinds);
  });

  test('headings may follow a title and empty lines, or be missing', () => {
    expect(
      headingRow([
        ['Export du 20/11/2026'],
        [''],
        ['Nom', 'Prénom', 'Mail'],
        ['Moreau', 'Claire', ''],
      ]),
    ).toBe(2);
    expect(headingRow([['Moreau', 'Claire', 'claire@a.fr']])).toBeUndefined();
  });

  test('a heading tells the order of two names in one cell', () => {
    expect(nameOrderOf('Prénom NOM')).toBe('first-last');
    expect(nameOrderOf('Nom - Prénom')).toBe('last-first');
    expect(nameOrderOf('Salarié')).toBe('last-first');
  });
});

test.each([
  [['lastName', 'firstName'], undefined],
  [['fullName', undefined], undefined],
  [['lastName', 'email'], 'no-name'],
  [['fullName', 'lastName'], 'name-twice'],
  [['lastName', 'lastName', 'firstName'], 'kind-twice'],
] as const)('%j: %s', (mapping, problem) => {
  expect(mappingProblem(mapping)).toBe(problem);
});
