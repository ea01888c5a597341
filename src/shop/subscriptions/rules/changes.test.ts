import { describe, expect, test } from 'vitest';
import {
  actsOf,
  lastMonths,
  readChange,
  type Standing,
  type SubscriptionAct,
  sumShown,
} from './changes.ts';

const STANDING: Standing = {
  state: 'active',
  pausedFor: null,
  commitmentMonths: 12,
  grantedUnitNetCents: 2_900,
  uncommittedUnitNetCents: 3_500,
  headcount: 60,
  startsOn: '2027-01-31',
  nextOn: '2027-04-30',
  taken: 3,
  takenUntil: '2027-04-29',
  cancelledAfter: null,
  endsAfter: null,
  isUnpaid: false,
};
const ENDING = { state: 'ending', cancelledAfter: 3, endsAfter: 5 } as const;
const CONTESTED = { state: 'paused', pausedFor: 'dispute' } as const;
const PAUSED = { state: 'paused', pausedFor: 'wish', nextOn: '2027-07-31' } as const;

const read = (
  act: SubscriptionAct,
  form: Record<string, string>,
  change: Partial<Standing> = {},
  today = '2027-04-10',
  needsReason = false,
) => readChange({ ...STANDING, ...change }, act, form, { today, needsReason });

describe('what may be done', () => {
  test.each([
    ['while it runs', {}, ['headcount', 'pause', 'cancel']],
    ['while a payment is awaited', { state: 'past-due', isUnpaid: true }, ['headcount', 'cancel']],
    ['during a pause', PAUSED, ['headcount', 'resume', 'cancel']],
    [
      'stopped, and not paid',
      { state: 'paused', pausedFor: 'payment', isUnpaid: true },
      ['headcount', 'cancel'],
    ],
    ['cancelled, with months to come', ENDING, ['headcount', 'undo']],
    ['in its last month', { ...ENDING, endsAfter: 3 }, ['undo']],
    ['once it has ended', { state: 'ended' }, []],
  ] as const)('%s', (_name, change, acts) => {
    expect(actsOf({ ...STANDING, ...change }, 'buyer')).toEqual(acts);
    expect(actsOf({ ...STANDING, ...change }, 'staff')).toEqual(acts);
  });

  test.each([
    ['until then', CONTESTED, ['cancel'], ['resume', 'cancel']],
    ['with a month to be paid', { ...CONTESTED, isUnpaid: true }, ['cancel'], ['cancel']],
    ['cancelled', { ...ENDING, ...CONTESTED }, ['undo'], ['resume', 'undo']],
  ] as const)(
    'where a payment is contested only staff let it go on, %s',
    (_name, change, own, staff) => {
      expect(actsOf({ ...STANDING, ...change }, 'buyer')).toEqual(own);
      expect(actsOf({ ...STANDING, ...change }, 'staff')).toEqual(staff);
      expect(lastMonths({ ...STANDING, ...change })).toEqual([3]);
    },
  );

  test.each([
    [3, 12, 3, 15],
    [1, 12, 1, 13],
    [20, 6, 20, 32],
  ] as const)('after %i months of %i, the last month is %i to %i', (taken, months, from, to) => {
    const numbers = lastMonths({ ...STANDING, taken, commitmentMonths: months });
    expect([numbers[0], numbers.at(-1)]).toEqual([from, to]);
  });
});

describe('a change', () => {
  test('of the headcount counts from the next month on', () => {
    const { change, problems } = read('headcount', { headcount: '75' });
    expect(problems).toEqual([]);
    expect(change.next).toEqual({ headcount: 75 });
    expect(sumShown(STANDING, 'headcount', change, 550)).toBe(229_463);
  });

  test('to a pause keeps the days of the months, and comes back by itself', () => {
    expect(read('pause', { months: '2' }).change.next).toEqual({
      state: 'paused',
      pausedFor: 'wish',
      nextOn: '2027-06-30',
    });
  });

  test.each([
    ['while the month that was taken lasts', '2027-04-10', '2027-04-30'],
    ['on the day on which a month begins', '2027-05-31', '2027-05-31'],
    ['in the middle of a month', '2027-06-01', '2027-06-30'],
  ])('back from a pause, %s', (_name, today, nextOn) => {
    expect(read('resume', {}, PAUSED, today).change.next.nextOn).toBe(nextOn);
  });

  test.each([
    ['with months to come', '5', {}, '2027-04-10', { state: 'ending', endsAfter: 5 }],
    ['at the end of this month', '3', {}, '2027-04-10', { state: 'ending', endsAfter: 3 }],
    ['at once, where nothing runs', '3', PAUSED, '2027-05-02', { state: 'ended', endsAfter: 3 }],
    [
      'out of a pause, with a month to come',
      '4',
      PAUSED,
      '2027-05-02',
      { state: 'ending', endsAfter: 4, nextOn: '2027-05-31' },
    ],
  ] as const)('to the end, %s', (_name, lastMonth, before, today, after) => {
    const { change } = read('cancel', { lastMonth }, before, today);
    expect(change.next).toEqual({ pausedFor: null, cancelledAfter: 3, ...after });
  });

  test('to the end and back again does not lift what holds it while a payment is contested', () => {
    const { next } = read('cancel', { lastMonth: '3' }, CONTESTED).change;
    expect(next).toEqual({ cancelledAfter: 3, endsAfter: 3 });
    expect(read('undo', {}, { ...CONTESTED, ...next }).change.next).toEqual({
      cancelledAfter: null,
      endsAfter: null,
    });
    expect(read('resume', {}, { ...CONTESTED, ...next }).change.next.state).toBe('ending');
    expect(read('cancel', { lastMonth: '3' }, CONTESTED, '2027-05-02').change.next.state).toBe(
      'ended',
    );
  });

  test('that takes a cancellation back leaves no trace of it', () => {
    expect(read('undo', {}, ENDING).change.next).toEqual({
      state: 'active',
      cancelledAfter: null,
      endsAfter: null,
    });
    expect(read('undo', {}, { ...ENDING, state: 'past-due' }).change.next.state).toBeUndefined();
  });

  test.each([
    ['headcount', { headcount: '' }, 'headcount', 'required'],
    ['headcount', { headcount: '0' }, 'headcount', 'number-out-of-range'],
    ['headcount', { headcount: '100001' }, 'headcount', 'number-out-of-range'],
    ['headcount', { headcount: '60' }, 'headcount', 'headcount-unchanged'],
    ['headcount', { headcount: 'soixante' }, 'headcount', 'number-invalid'],
    ['pause', { months: '7' }, 'months', 'number-out-of-range'],
    ['pause', { months: '0' }, 'months', 'number-out-of-range'],
    ['cancel', { lastMonth: '2' }, 'lastMonth', 'number-out-of-range'],
    ['cancel', { lastMonth: '16' }, 'lastMonth', 'number-out-of-range'],
  ] as const)('%s: %o is refused beside its field', (act, form, path, problem) => {
    expect(read(act, form).problems).toEqual([{ path, problem }]);
  });

  test('by staff has a reason', () => {
    const [problem] = read('pause', { months: '1' }, {}, '2027-04-10', true).problems;
    expect(problem).toEqual({ path: 'reason', problem: 'required' });
  });
});
