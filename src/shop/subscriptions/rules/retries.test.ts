import { expect, test } from 'vitest';
import { afterRefusal } from './retries.ts';

test('a payment is tried again on the third, fifth and seventh day, and then no more', () => {
  let refusals = { refusals: 0, firstRefusedOn: null as string | null };
  const days: (string | null)[] = [];
  let today = '2027-02-27';
  for (;;) {
    const { retryOn, ...after } = afterRefusal(refusals, today);
    days.push(retryOn);
    refusals = after;
    if (retryOn === null) break;
    today = retryOn;
  }
  expect(days).toEqual(['2027-03-02', '2027-03-04', '2027-03-06', null]);
  expect(refusals).toEqual({ refusals: 4, firstRefusedOn: '2027-02-27' });
});

test('a debit that is refused late is tried again the day after, never on a day that has passed', () => {
  const late = afterRefusal({ refusals: 1, firstRefusedOn: '2027-02-01' }, '2027-02-14');
  expect(late.retryOn).toBe('2027-02-15');
});
