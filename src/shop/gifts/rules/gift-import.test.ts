import { describe, expect, test } from 'vitest';
import {
  type GiftColumn,
  giftMappingProblem,
  giftProblems,
  guessGiftColumns,
  importedGift,
  typedGifts,
} from './gift-import.ts';

const SHEET = [
  ['Cartes cadeaux 2026', '', '', ''],
  ['Matricule', 'Nom prénom', 'Date', 'Montant TTC', 'Occasion', 'Cadeau'],
  ['A12', 'DUPONT Jeanne', '25/12/2026', '50,00 €', 'Noël', 'Carte cadeau'],
  [],
  ['', 'Martin Léo', '2026-05-31', '30', 'Fête des mères', ''],
];

test('a list is read with its own headings, and a line keeps the number that a spreadsheet shows', () => {
  const mapping = guessGiftColumns(SHEET[1] ?? []);
  expect(mapping).toEqual(['employeeNumber', 'fullName', 'givenOn', 'value', 'event', 'what']);
  const typed = typedGifts(SHEET, mapping, 1);
  expect(typed.flatMap(giftProblems)).toEqual([]);
  expect(typed.map((row) => importedGift(row, 'Cadeau'))).toEqual([
    {
      line: 3,
      employeeNumber: 'A12',
      email: null,
      lastName: 'DUPONT',
      firstName: 'Jeanne',
      givenOn: '2026-12-25',
      valueCents: 5_000,
      what: 'Carte cadeau',
      event: 'employee-christmas',
    },
    expect.objectContaining({ line: 5, valueCents: 3_000, what: 'Cadeau', event: 'mothers-day' }),
  ]);
});

const GOOD = { employeeNumber: 'A12', givenOn: '01/03/2026', value: '12,50' };

describe('what is wrong is told by its column', () => {
  test.each<[Partial<Record<GiftColumn, string>>, string, string]>([
    [{ employeeNumber: '' }, 'employeeNumber', 'person-missing'],
    [{ employeeNumber: '', lastName: 'Martin' }, 'employeeNumber', 'person-missing'],
    [{ givenOn: '' }, 'givenOn', 'required'],
    [{ givenOn: '31/02/2026' }, 'givenOn', 'day-invalid'],
    [{ givenOn: '2019-12-31' }, 'givenOn', 'day-invalid'],
    [{ value: 'trente' }, 'value', 'amount-invalid'],
    [{ value: '0' }, 'value', 'amount-invalid'],
    [{ value: '-5' }, 'value', 'amount-invalid'],
    [{ event: 'anniversaire' }, 'event', 'event-unknown'],
    [{ what: 'x'.repeat(201) }, 'what', 'too-long'],
  ])('%o', (change, path, problem) => {
    expect(giftProblems({ line: 7, values: { ...GOOD, ...change } })).toEqual([
      { line: 7, path, problem },
    ]);
  });
});

test.each([
  ['Noël des enfants', 'child-christmas'],
  ['Noël', 'employee-christmas'],
  ['PACS', 'civil-partnership'],
  ['Départ à la retraite', 'retirement'],
  ['Rentrée scolaire', 'school-start'],
  ['Sainte-Catherine', 'saint-catherine'],
  ['saint nicolas', 'saint-nicholas'],
  ['Fête des pères', 'fathers-day'],
  ['mothers-day', 'mothers-day'],
  ['', null],
])('"%s" is the event %s', (event, expected) => {
  const values = { ...GOOD, event };
  expect(giftProblems({ line: 1, values })).toEqual([]);
  expect(importedGift({ line: 1, values }, 'Cadeau').event).toBe(expected);
});

test.each<[(GiftColumn | undefined)[], string | undefined]>([
  [['email', 'givenOn', 'value'], undefined],
  [['lastName', 'firstName', 'givenOn', 'value'], undefined],
  [['lastName', 'givenOn', 'value'], 'no-person'],
  [['email', 'value'], 'no-day'],
  [['email', 'givenOn', undefined], 'no-value'],
  [['email', 'email', 'givenOn', 'value'], 'column-twice'],
])('columns %o: %s', (mapping, problem) => {
  expect(giftMappingProblem(mapping)).toBe(problem);
});
