import { expect, test } from 'vitest';
import { addDays, isoWeekdayOf, parisDayOf } from '#basics/dates.ts';
import { isWorkingDay } from '#basics/working-days.ts';
import { DEFAULT_PLAN, isReminderDue } from './reminder-time.ts';

const at = (text: string) => new Date(text);

test.each([
  ['on Monday at ten', '2026-11-23T10:00:00+01:00', true],
  ['not before', '2026-11-23T09:59:00+01:00', false],
  ['later that day, if the machine slept', '2026-11-23T15:30:00+01:00', true],
  ['not in the evening', '2026-11-23T18:00:00+01:00', false],
  ['not at night', '2026-11-23T23:00:00+01:00', false],
  ['not on another day', '2026-11-24T10:00:00+01:00', false],
  ['in summer too', '2026-07-06T10:00:00+02:00', true],
  ['not on Easter Monday', '2026-04-06T10:00:00+02:00', false],
  ['but the day after', '2026-04-07T10:00:00+02:00', true],
  ['and not again on the Wednesday', '2026-04-08T10:00:00+02:00', false],
])('%s', (_name, now, expected) => {
  expect(isReminderDue(at(now), DEFAULT_PLAN, [])).toBe(expected);
});

test('a site that is closed is left alone, and reminded once it opens in that week', () => {
  const closed = [{ firstDay: '2026-11-23', lastDay: '2026-11-24' }];
  expect(isReminderDue(at('2026-11-23T10:00:00+01:00'), DEFAULT_PLAN, closed)).toBe(false);
  expect(isReminderDue(at('2026-11-25T10:00:00+01:00'), DEFAULT_PLAN, closed)).toBe(true);
  const allWeek = [{ firstDay: '2026-11-20', lastDay: '2026-12-01' }];
  for (let day = '2026-11-23'; day <= '2026-11-29'; day = addDays(day, 1)) {
    expect(isReminderDue(at(`${day}T10:00:00+01:00`), DEFAULT_PLAN, allWeek)).toBe(false);
  }
});

test('in three years no reminder falls on a weekend, a holiday, or out of working time', () => {
  const plan = { weekdays: [1, 3, 5], hour: 8 };
  let due = 0;
  for (
    let hour = Date.parse('2026-01-01T00:00:00Z');
    hour < Date.parse('2029-01-01');
    hour += 3_600_000
  ) {
    const now = new Date(hour);
    if (!isReminderDue(now, plan, [])) continue;
    due += 1;
    const day = parisDayOf(now);
    expect(isWorkingDay(day)).toBe(true);
    expect(isoWeekdayOf(day)).toBeLessThan(6);
    const paris = Number(
      now.toLocaleString('en-GB', { timeZone: 'Europe/Paris', hour: '2-digit', hourCycle: 'h23' }),
    );
    expect(paris).toBeGreaterThanOrEqual(8);
    expect(paris).toBeLessThan(18);
  }
  expect(due).toBeGreaterThan(3 * 52 * 3 * 9);
});

test('without a weekday nobody is reminded', () => {
  const never = { weekdays: [], hour: 10 };
  expect(isReminderDue(at('2026-11-23T10:00:00+01:00'), never, [])).toBe(false);
});
