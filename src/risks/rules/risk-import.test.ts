import { describe, expect, test } from 'vitest';
import { readImportedRisk } from './risk-import.ts';
import type { TypedRisk } from './risk-import-rows.ts';

const FRENCH = { method: 'frequency-severity', language: 'fr' } as const;
const FOUR = { method: 'four-by-four', language: 'fr' } as const;
const LINE: TypedRisk['values'] = { unit: 'Atelier', hazard: 'Bruit', situation: 'Meulage' };
const read = (values: TypedRisk['values'], how: Parameters<typeof readImportedRisk>[1] = FRENCH) =>
  readImportedRisk({ line: 7, values: { ...LINE, ...values } }, how);
const taken = (values: TypedRisk['values'], how?: Parameters<typeof readImportedRisk>[1]) => {
  const { problems, values: risk } = read(values, how);
  expect(problems).toEqual([]);
  return risk;
};

describe('what is wrong with a line is said beside its column', () => {
  test.each<[TypedRisk['values'], string, string]>([
    [{ situation: '', hazard: '' }, 'situation', 'required'],
    [{ unit: '' }, 'unit', 'required'],
    [{ women: 'quatre' }, 'women', 'number-invalid'],
    [{ men: '-1' }, 'men', 'number-invalid'],
    [{ unit: 'x'.repeat(201) }, 'unit', 'too-long'],
    [{ hazard: 'x'.repeat(201) }, 'hazard', 'too-long'],
    [{ situation: 'x'.repeat(4_001) }, 'situation', 'too-long'],
    [{ measures: 'x'.repeat(3_990), rating: 'inacceptable' }, 'measures', 'too-long'],
    [{ harm: 'un\u0007e' }, 'harm', 'control-characters'],
    [{ establishment: 'Nan\u202etes' }, 'establishment', 'control-characters'],
    [{ rating: 'un\u0000e' }, 'measures', 'control-characters'],
    [{ action: `Former\nPoser\u0000` }, 'action', 'control-characters'],
    [{ action: 'Former\n'.repeat(31) }, 'action', 'too-many'],
    [{ dueOn: 'T1 2026' }, 'dueOn', 'day-invalid'],
    [{ dueOn: '31/02/2026' }, 'dueOn', 'day-invalid'],
    [{ dueOn: '01/01/0000' }, 'dueOn', 'day-invalid'],
  ])('%j', (values, path, problem) => {
    expect(read(values).problems).toContainEqual({ path, problem });
  });

  test('a situation without a hazard, or a hazard without a situation, is a risk', () => {
    expect(taken({ hazard: '' })).toMatchObject({ hazard: null, situation: 'Meulage' });
    expect(taken({ situation: '' })).toMatchObject({ hazard: 'Bruit', situation: 'Bruit' });
  });
});

describe('a rating is taken where it is on the scales of the method', () => {
  test.each([
    [
      { frequency: '9', severity: '7', rating: '63 (élevé)' },
      FRENCH,
      { frequency: 9, severity: 7 },
    ],
    [
      { frequency: '4', severity: '3', mastery: '2', rating: '6' },
      FOUR,
      { frequency: 4, severity: 3, mastery: 2 },
    ],
  ])('%j', (values, how, steps) => {
    expect(taken(values, how)).toMatchObject({
      evaluation: { method: how.method, ...steps },
      measures: null,
    });
  });

  test.each<[TypedRisk['values'], Parameters<typeof readImportedRisk>[1], string]>([
    [{ frequency: '4', severity: '3' }, FRENCH, 'Cotation d’origine\u00a0: F 4, G 3'],
    [{ frequency: '9' }, FRENCH, 'Cotation d’origine\u00a0: F 9'],
    [
      { frequency: 'Fréquent', severity: '7', rating: 'élevé', priority: 'A' },
      FRENCH,
      'Cotation d’origine\u00a0: F Fréquent, G 7, élevé, priorité A',
    ],
    [{ frequency: '4', severity: '3' }, FOUR, 'Cotation d’origine\u00a0: F 4, G 3'],
    [
      { frequency: '4', severity: '3', mastery: '0,5' },
      { ...FOUR, language: 'en' },
      'Original rating: F 4, S 3, C 0,5',
    ],
  ])('else it is kept as it was: %j', (values, how, sentence) => {
    expect(taken(values, how)).toMatchObject({ evaluation: null, measures: sentence });
    expect(taken({ ...values, measures: 'Bouchons' }, how).measures).toBe(`Bouchons\n${sentence}`);
  });

  test.each([
    ['63', null],
    ['63 (élevé)', null],
    ['Cotation 63, Niveau de risque Élevée', null],
    ['Risque brut 63, Fréquence résiduelle 1', 'Fréquence résiduelle 1'],
    ['Élevé, Risque résiduel 5 acceptable', 'Risque résiduel 5 acceptable'],
    ['Risque résiduel 63', 'Risque résiduel 63'],
    ['12 (moyen)', '12 (moyen)'],
    ['163', '163'],
    ['non élevé', 'non élevé'],
  ])('of a rating beside it only what it says itself is left out: %s', (rating, left) => {
    expect(taken({ frequency: '9', severity: '7', rating }).measures).toBe(
      left && `Cotation d’origine\u00a0: ${left}`,
    );
  });

  test('what the method has no place for is kept beside the evaluation', () => {
    expect(taken({ frequency: '9', severity: '7', mastery: '2', priority: '4' })).toMatchObject({
      evaluation: { frequency: 9, severity: 7 },
      measures: 'Cotation d’origine\u00a0: M 2, priorité 4',
    });
  });

  test('a priority is a person’s decision where it is another than the evaluation proposes', () => {
    const rated = { frequency: '9', severity: '7' };
    expect(taken({ ...rated, priority: '1' }).priority).toBeNull();
    expect(taken({ ...rated, priority: '3' }).priority).toBe(3);
    expect(taken({ priority: '2' })).toMatchObject({ priority: 2, measures: null });
  });
});

test.each([
  ['Divers atelier', 'Bouchons\nFamille d’origine\u00a0: Divers atelier'],
  ['Risque chimique', 'Bouchons'],
  ['', 'Bouchons'],
])('a family in words that we do not know is kept beside its hazard: %s', (family, measures) => {
  expect(taken({ family, measures: 'Bouchons' }).measures).toBe(measures);
});

describe('actions', () => {
  test.each(['2026-12-15', '15/12/2026', '15.12.2026'])('one a line, each for %s', (dueOn) => {
    const action = '- Poser un carter\n\n• Former les nouveaux';
    expect(taken({ action, responsible: 'Karim', dueOn }).actions).toEqual([
      { what: 'Poser un carter', responsible: 'Karim', dueOn: '2026-12-15' },
      { what: 'Former les nouveaux', responsible: 'Karim', dueOn: '2026-12-15' },
    ]);
  });

  test('who and when without what is kept with the measures', () => {
    expect(taken({ responsible: 'Karim', dueOn: '5/1/2026' })).toMatchObject({
      actions: [],
      measures: 'Responsable\u00a0: Karim\nÉchéance\u00a0: 5/1/2026',
    });
  });
});
