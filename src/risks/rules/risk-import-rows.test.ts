import { describe, expect, test } from 'vitest';
import type { RiskMapping } from './risk-import-columns.ts';
import { linesAside, typedRisks } from './risk-import-rows.ts';

const MAPPING: RiskMapping = ['establishment', 'unit', 'situation', undefined];
const HEADINGS = ['Site', 'Unité', 'Situation', 'N°'];
const typed = (rows: string[][], everyUnit = '', mapping = MAPPING) =>
  typedRisks([HEADINGS, ...rows], { mapping, headingAt: 0, everyUnit });
const places = (rows: string[][], everyUnit?: string) =>
  typed(rows, everyUnit).map(({ line, values }) => [line, values.establishment, values.unit]);

describe('merged cells', () => {
  test('an empty establishment or unit is that of the line above; lines keep their number', () => {
    expect(
      places([
        ['Nantes', 'Atelier', 'a', ''],
        ['', '', 'b', ''],
        ['', '', '', ''],
        ['', 'Bureau', 'c', ''],
        ['NANTES', '', 'd', ''],
      ]),
    ).toEqual([
      [2, 'Nantes', 'Atelier'],
      [3, 'Nantes', 'Atelier'],
      [5, 'Nantes', 'Bureau'],
      [6, 'Nantes', 'Bureau'],
    ]);
  });

  test('another establishment begins without a unit', () => {
    expect(
      places([
        ['Nantes', 'Atelier', 'a', ''],
        ['Rezé', '', 'b', ''],
      ]),
    ).toEqual([
      [2, 'Nantes', 'Atelier'],
      [3, 'Rezé', undefined],
    ]);
  });

  test('a line that only names a unit gives it to those below', () => {
    expect(
      places([
        ['', 'Atelier', '', ''],
        ['', '', 'a', ''],
      ]),
    ).toEqual([
      [2, undefined, 'Atelier'],
      [3, undefined, 'Atelier'],
    ]);
  });

  test('a file without such a column has one unit', () => {
    expect(
      places(
        [
          ['Nantes', '', 'a', ''],
          ['Rezé', '', 'b', ''],
        ],
        'Magasins',
      ),
    ).toEqual([
      [2, 'Nantes', 'Magasins'],
      [3, 'Rezé', 'Magasins'],
    ]);
  });
});

describe('merged cells of a family and a hazard', () => {
  const mapping: RiskMapping = ['unit', 'family', 'hazard', 'situation'];
  const named = (rows: string[][]) =>
    typed(rows, '', mapping).map(({ values: { family, hazard } }) => [family, hazard]);

  test('are those of every situation below them, until another is named', () => {
    expect(
      named([
        ['Atelier', 'Machines', 'Scie', 'a'],
        ['', '', '', 'b'],
        ['', '', 'Toupie', 'c'],
        ['', 'Bruit', '', 'd'],
      ]),
    ).toEqual([
      ['Machines', 'Scie'],
      ['Machines', 'Scie'],
      ['Machines', 'Toupie'],
      ['Bruit', undefined],
    ]);
  });

  test('end with their unit, and are no risk without a situation', () => {
    expect(
      named([
        ['Atelier', 'Machines', 'Scie', 'a'],
        ['', '', '', ''],
        ['Atelier', '', '', ''],
        ['Bureau', '', '', 'b'],
      ]),
    ).toEqual([
      ['Machines', 'Scie'],
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });
});

describe('cells', () => {
  test('names are on one line, texts keep theirs; a dash is nothing; formulas are texts again', () => {
    const mapping: RiskMapping = ['hazard', 'women', 'situation', 'measures'];
    expect(
      typed([[' Bruit\r\nélevé ', '–', "'-5 °C", 'a\r\nb']], 'Atelier', mapping)[0]?.values,
    ).toEqual({ unit: 'Atelier', hazard: 'Bruit élevé', situation: '-5 °C', measures: 'a\nb' });
  });

  test('several columns of one text are all kept, ratings with their headings', () => {
    const rows = [
      ['Danger', 'Mesures', 'EPI', 'Risque brut', 'Risque résiduel'],
      ['Bruit', 'Capot', 'Bouchons', '12', '4'],
      ['Chute', '', 'Harnais', '', 'Non évalué'],
    ];
    const mapping: RiskMapping = ['hazard', 'measures', 'measures', 'rating', 'rating'];
    expect(
      typedRisks(rows, { mapping, headingAt: 0, everyUnit: '' }).map(({ values }) => values),
    ).toEqual([
      { hazard: 'Bruit', measures: 'Capot\nBouchons', rating: 'Risque brut 12, Risque résiduel 4' },
      { hazard: 'Chute', measures: 'Harnais' },
    ]);
  });

  test('what a rating is of is kept with it, unless it is the rating and nothing else', () => {
    const rated = (heading: string) =>
      typedRisks(
        [
          ['Danger', heading],
          ['Bruit', '4'],
        ],
        {
          mapping: ['hazard', 'rating'],
          headingAt: 0,
          everyUnit: '',
        },
      )[0]?.values.rating;
    expect(['Criticité F×G', 'Niveau de risque', 'Score'].map(rated)).toEqual(['4', '4', '4']);
    expect(rated('Fréquence résiduelle')).toBe('Fréquence résiduelle 4');
  });
});

test('lines set aside are as in the file, with what they had from above and what is wrong', () => {
  const rows = [HEADINGS, ['Nantes', 'Atelier', 'a', '1'], ['', '', '', '2', 'au bord']];
  const reading = { mapping: MAPPING, headingAt: 0, everyUnit: '' };
  const aside = typedRisks(rows, reading)
    .slice(1)
    .map((row) => ({ ...row, wrong: 'rien', mark: '{1}' }));
  expect(
    linesAside(rows, reading, aside, { line: 'Ligne', wrong: 'À revoir', mark: 'Repère' }),
  ).toEqual([
    [...HEADINGS, 'Ligne', 'À revoir', 'Repère'],
    ['Nantes', 'Atelier', '', '2', '3', 'rien', '{1}'],
  ]);
});
