import { describe, expect, test } from 'vitest';
import { companyOf, companyProblems } from './company-form.ts';

const GOOD = {
  legalName: 'Atelier Lumière',
  siren: '732829320',
  kind: 'employer',
  headcount: '60',
};

describe('a company that opens its space', () => {
  test('is taken as it is written in France', () => {
    const form = {
      ...GOOD,
      legalName: '  Atelier Lumière ',
      siren: '732 829 320',
      headcount: '1 200',
    };
    expect(companyProblems(form)).toEqual([]);
    expect(companyOf(form)).toEqual({
      legalName: 'Atelier Lumière',
      siren: '732829320',
      kind: 'employer',
      headcount: 1_200,
    });
  });

  test.each([
    ['legalName', '', 'required'],
    ['legalName', 'a'.repeat(201), 'too-long'],
    ['legalName', 'Atelier\u202eLumière', 'control-characters'],
    ['legalName', 'Gagnez tout sur https://x.example', 'link-in-name'],
    ['siren', '', 'required'],
    ['siren', '732829321', 'siren-invalid'],
    ['siren', '000000000', 'siren-invalid'],
    ['siren', '73282932000074', 'siret-given'],
    ['kind', 'association', 'required'],
    ['headcount', '', 'required'],
    ['headcount', '0', 'headcount-invalid'],
    ['headcount', '-3', 'headcount-invalid'],
    ['headcount', 'soixante', 'headcount-invalid'],
    ['headcount', '99999999', 'headcount-invalid'],
  ])('%s %j: %s', (path, typed, problem) => {
    expect(companyProblems({ ...GOOD, [path]: typed })).toEqual([{ path, problem }]);
  });

  test('says everything that is missing at once', () => {
    expect(companyProblems({}).map(({ path }) => path)).toEqual([
      'legalName',
      'siren',
      'kind',
      'headcount',
    ]);
  });
});
