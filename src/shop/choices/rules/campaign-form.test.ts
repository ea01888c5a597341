import { describe, expect, test } from 'vitest';
import { isOver, readCampaign, readMovedDeadline } from './campaign-form.ts';

const TODAY = '2026-11-23';
const FORM = {
  title: 'Noël',
  deadline: '2026-12-04',
  delivery: 'site',
  fallback: 'box',
  defaultProduct: 'food',
  association: '',
};

describe('a campaign', () => {
  test.each([
    ['title', '', 'required'],
    ['deadline', '2026-11-24', 'too-soon'],
    ['deadline', '2026-11-25', undefined],
    ['deadline', '2027-01-22', undefined],
    ['deadline', '2027-01-23', 'too-late'],
    ['deadline', '2026-02-30', 'day-invalid'],
    ['delivery', 'moon', 'choice-invalid'],
    ['defaultProduct', 'care', 'choice-invalid'],
    ['fallback', '', 'required'],
  ])('%s %j: %s', (path, typed, problem) => {
    const { problems } = readCampaign(
      { ...FORM, [path]: typed },
      { today: TODAY, productIds: ['food'] },
    );
    expect(problems).toEqual(problem ? [{ path, problem }] : []);
  });

  test('that gives boxes away names to whom', () => {
    const read = (association: string) =>
      readCampaign(
        { ...FORM, fallback: 'donation', association },
        { today: TODAY, productIds: ['food'] },
      ).problems;
    expect(read('')).toEqual([{ path: 'association', problem: 'required' }]);
    expect(read('Les Restos du cœur')).toEqual([]);
  });
});

test.each([
  ['2026-12-04', 'not-later'],
  ['2026-12-05', undefined],
  ['2027-03-01', 'too-late'],
])('its last day moves to %s: %s', (deadline, problem) => {
  const moved = readMovedDeadline({ deadline }, { today: TODAY, deadline: '2026-12-04' });
  expect(moved.problems).toEqual(problem ? [{ path: 'deadline', problem }] : []);
});

test('on the last day one may still choose', () => {
  expect([isOver('2026-12-04', '2026-12-04'), isOver('2026-12-04', '2026-12-05')]).toEqual([
    false,
    true,
  ]);
});
