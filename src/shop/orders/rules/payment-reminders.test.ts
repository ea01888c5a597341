import { describe, expect, test } from 'vitest';
import { addDays } from '#basics/dates.ts';
import { dueReminder, nextReminder, readHoldForm, remindedCents } from './payment-reminders.ts';

const DUE = '2026-11-20';
const on = (late: number) => addDays(DUE, late);

test.each([
  [-4, null, undefined],
  [-3, null, -3],
  [0, null, -3],
  [1, null, undefined],
  [6, null, undefined],
  [7, null, 7],
  [7, -3, 7],
  [14, 7, undefined],
  // Of the former steps: the eighth day stands for the seventh.
  [9, 8, undefined],
  [15, 7, 15],
  [29, 15, undefined],
  // A server asleep from before the due day on sends one step, not three.
  [16, null, 15],
  [400, null, 30],
  [400, 30, undefined],
])('%i days after the due day, with %s sent, %s is to be sent', (late, sentDays, step) => {
  expect(dueReminder({ dueOn: DUE, sentDays }, on(late))).toBe(step);
});

test.each([
  [-10, null, -3, -3],
  [-3, null, -3, -3],
  [-3, -3, 7, 7],
  [1, null, 7, 7],
  [16, 15, 30, 30],
  [16, null, 15, 16],
  [40, 30, undefined, undefined],
])('%i days after, with %s sent, the next is %s on day %s', (late, sentDays, step, day) => {
  const next = nextReminder({ dueOn: DUE, sentDays }, on(late));
  expect(next?.step).toBe(step);
  expect(next?.on).toBe(day === undefined ? undefined : on(day));
});

test('what is contested is not asked for, nor anything that is held whole', () => {
  const reason = 'Litige';
  expect(remindedCents(1000, null)).toBe(1000);
  expect(remindedCents(1000, { reason, contestedCents: 400 })).toBe(600);
  expect(remindedCents(300, { reason, contestedCents: 400 })).toBe(0);
  expect(remindedCents(1000, { reason, contestedCents: null })).toBe(0);
  expect(remindedCents(-5, null)).toBe(0);
});

describe('holding reminders', () => {
  test('asks why, and may keep to a part', () => {
    expect(readHoldForm({ reason: 'Litige', contested: '' }, 1000)).toEqual({
      problems: [],
      hold: { reason: 'Litige', contestedCents: null },
    });
    expect(readHoldForm({ reason: 'Litige', contested: '4' }, 1000).hold.contestedCents).toBe(400);
  });
  test.each([
    [{ reason: '' }, 'reason', 'required'],
    [{ contested: '10' }, 'contested', 'contested-too-much'],
    [{ contested: '0' }, 'contested', 'contested-too-much'],
  ])('%o is told beside its field', (change, path, problem) => {
    const form = { reason: 'Litige', contested: '', ...change };
    expect(readHoldForm(form, 1000).problems).toEqual([{ path, problem }]);
  });
});
