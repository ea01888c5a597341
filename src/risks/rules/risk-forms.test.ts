import { describe, expect, test } from 'vitest';
import { readForm } from '#basics/form-reader.ts';
import { alertDueOn, readAssignment, readClosing } from './alert-life.ts';
import {
  readAction,
  readEstablishment,
  readOpinion,
  readRisk,
  readSettings,
} from './risk-forms.ts';
import { readTransmission } from './version-forms.ts';

const TODAY = '2026-11-23';
const OPINION_DAYS = { frozenOn: '2026-11-20', today: TODAY };
const problemsOf = ({ problems }: { problems: readonly { path: string; problem: string }[] }) =>
  problems.map(({ path, problem }) => `${path} ${problem}`);

describe('a field as it is typed', () => {
  test('is nothing when it is empty, and a problem once at most', () => {
    const read = readForm({ name: '  ', women: ' 1 200 ', men: '-3', cost: '12,5' });
    expect(read.line('name')).toBeNull();
    expect(read.people('women')).toBe(1_200);
    expect(read.people('men')).toBeNull();
    expect(read.cents('cost')).toBe(1_250);
    read.line('name', { isRequired: true });
    read.addIssue('name', 'taken');
    expect(problemsOf(read)).toEqual(['men number-invalid', 'name required']);
  });

  test('keeps its lines where it has several, and hides nothing', () => {
    const read = readForm({ text: 'un\r\ndeux', hidden: 'a\u202eb' });
    expect(read.prose('text')).toBe('un\ndeux');
    read.prose('hidden');
    expect(problemsOf(read)).toEqual(['hidden control-characters']);
  });
});

test.each([
  [{ method: 'kinney' }, ['method choice-invalid']],
  [{ method: 'four-by-four', healthServiceEmail: 'nobody' }, ['healthServiceEmail email-invalid']],
  [{ method: 'four-by-four' }, []],
])('settings %j', (form, problems) => {
  expect(problemsOf(readSettings(form))).toEqual(problems);
});

test.each([
  ['732 829 320 00074', []],
  ['732 829 320 00075', ['siret siret-invalid']],
  ['732829320', ['siret siret-invalid']],
  ['', []],
])('an establishment with the SIRET %s', (siret, problems) => {
  expect(problemsOf(readEstablishment({ name: 'Nantes', siret }))).toEqual(problems);
});

describe('an evaluation', () => {
  const risk = { hazard: 'disturbingNoise', situation: 'Presses.' };
  test.each([
    ['frequency-severity', {}, null],
    [
      'frequency-severity',
      { frequency: '9', severity: '5', mastery: '1' },
      { frequency: 9, severity: 5 },
    ],
    ['four-by-four', { frequency: '4', severity: '2', mastery: '1' }, { frequency: 4, mastery: 1 }],
  ] as const)('by %s of %j', (method, steps, evaluation) => {
    const { values, problems } = readRisk({ ...risk, ...steps }, method);
    expect(problems).toEqual([]);
    if (evaluation === null) expect(values.evaluation).toBeNull();
    else expect(values.evaluation).toMatchObject({ method, ...evaluation });
  });

  test.each([
    ['four-by-four', { frequency: '4' }, ['severity required', 'mastery required']],
    ['four-by-four', { frequency: '9', severity: '1', mastery: '1' }, ['frequency choice-invalid']],
    ['frequency-severity', { severity: 'haute' }, ['severity choice-invalid']],
  ] as const)('by %s of %j is refused', (method, steps, problems) => {
    expect(problemsOf(readRisk({ ...risk, ...steps }, method))).toEqual(problems);
  });
});

describe('an action', () => {
  const form = { what: 'Capoter', principle: '8' };
  test.each([
    [{}, { state: 'planned', doneOn: null, costCents: null }],
    [{ state: 'done' }, { state: 'done', doneOn: TODAY }],
    [{ state: 'done', doneOn: '2026-11-01' }, { doneOn: '2026-11-01' }],
    [{ state: 'planned', doneOn: '2026-11-01' }, { doneOn: null }],
  ])('with %j', (change, values) => {
    const read = readAction({ ...form, ...change }, 'frequency-severity', TODAY);
    expect(read.problems).toEqual([]);
    expect(read.values).toMatchObject(values);
  });

  test.each([
    [{ principle: '10' }, ['principle choice-invalid']],
    [{ dueOn: '2026-02-30' }, ['dueOn day-invalid']],
    [{ state: 'done', doneOn: '2026-11-24' }, ['doneOn day-to-come']],
    [{ cost: 'cher' }, ['cost amount-invalid']],
    [{ afterFrequency: '9' }, ['afterSeverity required']],
  ])('with %j is refused', (change, problems) => {
    expect(problemsOf(readAction({ ...form, ...change }, 'frequency-severity', TODAY))).toEqual(
      problems,
    );
  });
});

test.each([
  [{ kind: 'favourable' }, ['on required']],
  [{ kind: 'favourable', on: '2026-11-24' }, ['on day-to-come']],
  [{ kind: 'favourable', on: '2026-11-19' }, ['on before-freeze']],
  [{ kind: 'favourable', on: '2026-11-20' }, []],
  [{ kind: 'no-council', on: '2026-11-19' }, []],
  [{ kind: 'unfavourable', on: TODAY }, ['text required']],
  [{ kind: 'no-council' }, []],
  [{ kind: 'informed', on: TODAY, name1: 'Ada' }, ['as1 required']],
  [{ kind: 'informed', on: TODAY, as2: 'Secrétaire' }, ['name2 required']],
])('an opinion %j', (form, problems) => {
  expect(problemsOf(readOpinion(form, OPINION_DAYS))).toEqual(problems);
});

test('signatories keep their order, and those who are not named are not there', () => {
  const form = { kind: 'informed', on: TODAY, name3: 'Zoé', as3: 'CSE', name1: 'Ada', as1: 'PDG' };
  expect(readOpinion(form, OPINION_DAYS).values.signatories).toEqual([
    { name: 'Ada', as: 'PDG' },
    { name: 'Zoé', as: 'CSE' },
  ]);
});

test('what was sent was sent by today', () => {
  const form = { sentOn: '2026-11-24', recipient: 'SPST', means: 'email' };
  expect(problemsOf(readTransmission(form, TODAY))).toEqual(['sentOn day-to-come']);
});

describe('the life of a signal', () => {
  test('growing graver never gives more time', () => {
    expect(alertDueOn('information', TODAY)).toBe('2026-12-23');
    expect(alertDueOn('vigilance', TODAY)).toBe('2026-12-07');
    expect(alertDueOn('alert', TODAY, '2026-11-25')).toBe('2026-11-25');
    expect(alertDueOn('alert', TODAY, '2026-12-07')).toBe('2026-11-30');
  });

  test.each([
    [{}, ['reason required']],
    [{ reason: 'explained' }, ['note required']],
    [{ reason: 'explained', note: 'Voulu.' }, []],
    [{ reason: 'measures' }, []],
    [{ reason: 'bored' }, ['reason choice-invalid']],
  ])('closed with %j', (form, problems) => {
    expect(problemsOf(readClosing(form))).toEqual(problems);
  });

  test('it is seen to by a day to come', () => {
    expect(problemsOf(readAssignment({ dueOn: '2026-11-22' }, TODAY))).toEqual(['dueOn day-over']);
  });
});
