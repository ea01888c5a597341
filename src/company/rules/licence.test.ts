import { expect, test } from 'vitest';
import { licenceOf, licenceProblems, licenceState, trialFrom } from './licence.ts';

test('a trial lasts thirty days, the first and the last included', () => {
  expect(trialFrom('2026-11-23', 60)).toEqual({
    kind: 'trial',
    seats: 60,
    startsOn: '2026-11-23',
    endsOn: '2026-12-22',
  });
});

test.each([
  ['2026-12-08', 'running'],
  ['2026-12-09', 'ending'],
  ['2026-12-22', 'ending'],
  ['2026-12-23', 'over'],
  ['2027-12-23', 'over'],
])('on %s a licence until 22 December is %s', (today, state) => {
  expect(licenceState({ endsOn: '2026-12-22' }, today)).toBe(state);
});

const GOOD = { kind: 'paid', seats: '1 200', endsOn: '2027-11-22' };

test('staff set a licence as it is typed in France', () => {
  expect(licenceProblems(GOOD, '2026-11-23')).toEqual([]);
  expect(licenceOf(GOOD)).toEqual({ kind: 'paid', seats: 1_200, endsOn: '2027-11-22' });
});

test.each([
  ['kind', 'free', 'required'],
  ['seats', '0', 'seats-invalid'],
  ['seats', 'many', 'seats-invalid'],
  ['endsOn', '2027-02-30', 'day-invalid'],
  ['endsOn', '2026-11-22', 'before-start'],
])('%s %j: %s', (path, typed, problem) => {
  expect(licenceProblems({ ...GOOD, [path]: typed }, '2026-11-23')).toEqual([{ path, problem }]);
});
