import { expect, test } from 'vitest';
import { licenceState, trialFrom } from './licence.ts';

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
